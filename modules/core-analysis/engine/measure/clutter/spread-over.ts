/** What more a spreading may be told. */
export interface SpreadOptions {
  /** 1 where an earlier spreading has been: not entered again, and marked on. */
  readonly seen?: Uint8Array;
  /** Asked of each cell as it is left; false ends the spreading there. */
  readonly goesOn?: (x: number, y: number) => boolean;
}

/**
 * Indices of the cells of a grid that hang together with the start, side by side over whatever may be crossed: the start itself, then
 * the nearest first. The start is not asked.
 */
export function spreadOver(
  start: readonly number[],
  crosses: (at: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
  { seen = new Uint8Array(width * height), goesOn }: SpreadOptions = {},
): number[] {
  const cells: number[] = [];
  for (const at of start) {
    seen[at] = 1;
    cells.push(at);
  }
  const look = (at: number) => {
    if (seen[at] || !crosses(at)) return;
    seen[at] = 1;
    cells.push(at);
  };
  for (let next = 0; next < cells.length; next += 1) {
    const at = cells[next] as number;
    const x = at % width;
    const y = (at - x) / width;
    if (goesOn && !goesOn(x, y)) break;
    if (x > 0) look(at - 1);
    if (x < width - 1) look(at + 1);
    if (y > 0) look(at - width);
    if (y < height - 1) look(at + width);
  }
  return cells;
}
