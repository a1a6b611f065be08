/** The environment a client token reads from: tokens are `project:environment.secret`. Null for a token of another form. */
export function environmentOf(token: string): string | null {
  return /^[^:]+:([^.:]+)\./.exec(token)?.[1] ?? null;
}
