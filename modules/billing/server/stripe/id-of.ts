/** Id of something Stripe names by its id alone, or whole where it was expanded. */
export function idOf(ref: string | { id: string } | null | undefined): string | null {
  return ref === null || ref === undefined ? null : typeof ref === 'string' ? ref : ref.id;
}
