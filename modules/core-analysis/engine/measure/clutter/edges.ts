import { BINOMIAL_5, convolve, emptyPlane, type Plane } from '../plane.ts';

/** Gradient in levels a pixel from which an edge may start, and down to which it goes on. */
const STRONG = 10;
const WEAK = 5;

/** Sobel gradient in levels a pixel. The outermost pixels are 0. */
export function gradient(source: Plane): { x: Plane; y: Plane; magnitude: Plane } {
  const { width, height, data } = source;
  const gx = emptyPlane(width, height);
  const gy = emptyPlane(width, height);
  const magnitude = emptyPlane(width, height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const nw = data[at - width - 1] as number;
      const n = data[at - width] as number;
      const ne = data[at - width + 1] as number;
      const w = data[at - 1] as number;
      const e = data[at + 1] as number;
      const sw = data[at + width - 1] as number;
      const s = data[at + width] as number;
      const se = data[at + width + 1] as number;
      const dx = (ne + 2 * e + se - nw - 2 * w - sw) / 8;
      const dy = (sw + 2 * s + se - nw - 2 * n - ne) / 8;
      gx.data[at] = dx;
      gy.data[at] = dy;
      magnitude.data[at] = Math.sqrt(dx * dx + dy * dy);
    }
  }
  return { x: gx, y: gy, magnitude };
}

/** Share of pixels on Canny edges (smoothing 1-4-6-4-1, thin, strong 10 and weak 5 levels a pixel), 0..1. */
export function measureEdgeDensity(luma: Plane): number {
  const { x, y, magnitude } = gradient(convolve(luma, BINOMIAL_5));
  const { width, height } = luma;
  /** 0 none, 1 weak, 2 edge. */
  const state = new Uint8Array(width * height);
  const stack: number[] = [];
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column;
      const value = magnitude.data[at] as number;
      if (value < WEAK) continue;
      const step = stepAcross(x.data[at] as number, y.data[at] as number, width);
      // Strict on both sides would lose an edge that falls between two pixels, so it is strict on one.
      if (value < (magnitude.data[at - step] as number) || value <= (magnitude.data[at + step] as number)) continue;
      if (value < STRONG) {
        state[at] = 1;
      } else {
        state[at] = 2;
        stack.push(at);
      }
    }
  }
  let edges = stack.length;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    for (let dy = -width; dy <= width; dy += width) {
      for (let next = at + dy - 1; next <= at + dy + 1; next += 1) {
        if (state[next] !== 1) continue;
        state[next] = 2;
        edges += 1;
        stack.push(next);
      }
    }
  }
  return edges / state.length;
}

/** Offset to the neighbour across the edge: along the gradient, to the nearest of eight directions. */
function stepAcross(dx: number, dy: number, width: number): number {
  const flat = 0.4142135623730951;
  if (Math.abs(dy) <= flat * Math.abs(dx)) return 1;
  if (Math.abs(dx) <= flat * Math.abs(dy)) return width;
  return dx * dy > 0 ? width + 1 : width - 1;
}
