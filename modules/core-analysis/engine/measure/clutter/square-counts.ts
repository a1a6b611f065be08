/** How many marked pixels lie in the square around a pixel, cut at the frame, and how many pixels it has. */
export interface SquareCounts {
  marked(x: number, y: number): number;
  pixels(x: number, y: number): number;
}

/** Counts in squares that reach so many pixels each way, by sums over rectangles: a count takes four reads. */
export function countInSquares(
  { width, height }: { width: number; height: number },
  reach: number,
  isMarked: (at: number, x: number, y: number) => boolean,
): SquareCounts {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      if (isMarked(y * width + x, x, y)) row += 1;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  const from = (place: number) => Math.max(0, place - reach);
  const to = (place: number, end: number) => Math.min(end, place + reach + 1);
  return {
    marked(x, y) {
      const [top, bottom] = [from(y) * stride, to(y, height) * stride];
      const [left, right] = [from(x), to(x, width)];
      return (
        (sums[bottom + right] as number) -
        (sums[top + right] as number) -
        (sums[bottom + left] as number) +
        (sums[top + left] as number)
      );
    },
    pixels: (x, y) => (to(y, height) - from(y)) * (to(x, width) - from(x)),
  };
}
