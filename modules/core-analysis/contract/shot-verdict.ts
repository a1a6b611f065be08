/** A shot's verdict without its own number and time, which stand beside it already. */
export function shotVerdict(verdict: string): string {
  const said = verdict.replace(/^Shot \d+, [^:]*: /, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
