/**
 * A copy of a text that is kept. A cell is a view into the piece of the file it was cut from, and would keep all of that in
 * memory as long as it lives.
 */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
