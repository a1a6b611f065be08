/** Pixels that touch, corners too. `right` and `bottom` are exclusive. */
export interface Piece {
  readonly pixels: readonly number[];
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The connected pieces of what `isOn` marks, in the order of their first pixel. */
export function connectedPieces(width: number, height: number, isOn: (at: number) => boolean): Piece[] {
  const seen = new Uint8Array(width * height);
  const pieces: Piece[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || !isOn(start)) continue;
    seen[start] = 1;
    const pixels = [start];
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let next = 0; next < pixels.length; next += 1) {
      const at = pixels[next] as number;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const beside = row * width + column;
          if (seen[beside] === 1 || !isOn(beside)) continue;
          seen[beside] = 1;
          pixels.push(beside);
        }
      }
    }
    pieces.push({ pixels, count: pixels.length, left, top, right, bottom });
  }
  return pieces;
}
