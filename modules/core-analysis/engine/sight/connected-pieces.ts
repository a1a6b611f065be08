/** Pixels that touch, corners too. `right` and `bottom` are exclusive. */
export interface Piece {
  readonly pixels: Uint32Array;
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The connected pieces of what is marked (1), in the order of their first pixel. */
export function connectedPieces(width: number, height: number, marks: Uint8Array): Piece[] {
  const open = Uint8Array.from(marks);
  const queue = new Uint32Array(open.length);
  const pieces: Piece[] = [];
  // The pixels of all pieces lie one after the other in the queue.
  let end = 0;
  for (let start = 0; start < open.length; start += 1) {
    if (open[start] !== 1) continue;
    const first = end;
    open[start] = 0;
    queue[end++] = start;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let next = first; next < end; next += 1) {
      const at = queue[next] as number;
      const y = (at / width) | 0;
      const x = at - y * width;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      const lastRow = y + 1 < height ? y + 1 : y;
      const lastColumn = x + 1 < width ? x + 1 : x;
      for (let row = y > 0 ? y - 1 : 0; row <= lastRow; row += 1) {
        for (let column = x > 0 ? x - 1 : 0; column <= lastColumn; column += 1) {
          const beside = row * width + column;
          if (open[beside] !== 1) continue;
          open[beside] = 0;
          queue[end++] = beside;
        }
      }
    }
    pieces.push({ pixels: queue.subarray(first, end), count: end - first, left, top, right, bottom });
  }
  return pieces;
}
