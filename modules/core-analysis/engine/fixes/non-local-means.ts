import type { Plane } from '../measure/plane.ts';

const PATCH = 2;
const SIDE = 2 * PATCH + 1;
/** How far alike patches are looked for; less on large pictures, where time counts. */
const SEARCH = { normal: 4, large: 3, largeFrom: 5_000_000 };
/** Weights by distance over the strength squared, in equal steps up to where they count nothing. */
const FARTHEST = 6.2;
const STEPS = 2048;
const WEIGHTS = Float32Array.from({ length: STEPS }, (_, step) => Math.exp(-((step + 0.5) / STEPS) * FARTHEST));

/** A plane with its edges repeated outwards, and what is gathered for each of its pixels. */
interface Work {
  readonly across: number;
  readonly margin: number;
  readonly data: Float32Array;
  readonly sums: Float32Array;
  readonly weights: Float32Array;
  readonly largest: Float32Array;
}

/**
 * Non-local means after Buades, Coll, Morel (2005): each pixel becomes the mean
 * of pixels whose surroundings (5 x 5) look alike, with what noise alone makes
 * them differ taken off. `sigma` is the noise, `strength` how fast the weight
 * of less alike patches falls, both in levels. Two pixels are as unlike one way
 * as the other, so each pair is compared once and serves both.
 */
export function nonLocalMeans(plane: Plane, options: { sigma: number; strength: number }): Plane {
  const { width, height, data } = plane;
  const reach = width * height > SEARCH.largeFrom ? SEARCH.large : SEARCH.normal;
  const work = withMargin(plane, reach + PATCH);
  for (let dy = 0; dy <= reach; dy += 1) {
    for (let dx = dy === 0 ? 1 : -reach; dx <= reach; dx += 1) comparePairs(work, { width, height }, dx, dy, options);
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    let at = (y + work.margin) * work.across + work.margin;
    for (let x = 0; x < width; x += 1, at += 1) {
      // The pixel itself counts as much as its best match; one without a match stays.
      const own = (work.largest[at] as number) || 1;
      const value = work.data[at] as number;
      out[y * width + x] = ((work.sums[at] as number) + own * value) / ((work.weights[at] as number) + own);
    }
  }
  return { width, height, data: out };
}

function withMargin({ width, height, data }: Plane, margin: number): Work {
  const across = width + 2 * margin;
  const size = across * (height + 2 * margin);
  const padded = new Float32Array(size);
  for (let y = -margin; y < height + margin; y += 1) {
    const from = Math.min(height - 1, Math.max(0, y)) * width;
    const to = (y + margin) * across;
    padded.fill(data[from] as number, to, to + margin);
    padded.set(data.subarray(from, from + width), to + margin);
    padded.fill(data[from + width - 1] as number, to + margin + width, to + across);
  }
  const gathered = () => new Float32Array(size);
  return { across, margin, data: padded, sums: gathered(), weights: gathered(), largest: gathered() };
}

/** Compares every pixel with the one `dx`, `dy` from it, where one of the two lies in the picture, and gives each the other's value. */
function comparePairs(
  { across, margin, data, sums, weights, largest }: Work,
  { width, height }: { width: number; height: number },
  dx: number,
  dy: number,
  { sigma, strength }: { sigma: number; strength: number },
): void {
  const area = SIDE * SIDE;
  const noise = 2 * sigma * sigma * area;
  const scale = STEPS / (FARTHEST * strength * strength * area);
  const shift = dy * across + dx;
  const left = Math.min(0, -dx);
  const count = width + Math.abs(dx);
  const spread = count + 2 * PATCH;
  const columns = new Float64Array(spread);
  // The squares of the rows under the patch, the oldest written over by the newest.
  const ring = new Float32Array(SIDE * spread);
  const firstRow = -dy - PATCH;
  for (let row = firstRow; row < height + PATCH; row += 1) {
    const place = ((row - firstRow) % SIDE) * spread;
    const here = (row + margin) * across + margin + left - PATCH;
    for (let x = 0; x < spread; x += 1) {
      const difference = (data[here + x] as number) - (data[here + x + shift] as number);
      const square = difference * difference;
      columns[x] = (columns[x] as number) + square - (ring[place + x] as number);
      ring[place + x] = square;
    }
    const y = row - PATCH;
    if (y < -dy) continue;
    let patch = 0;
    for (let x = 0; x < SIDE - 1; x += 1) patch += columns[x] as number;
    for (let x = 0, one = (y + margin) * across + margin + left; x < count; x += 1, one += 1) {
      patch += columns[x + SIDE - 1] as number;
      const step = ((patch - noise) * scale) | 0;
      patch -= columns[x] as number;
      if (step >= STEPS) continue;
      const weight = step > 0 ? (WEIGHTS[step] as number) : 1;
      const other = one + shift;
      sums[one] = (sums[one] as number) + weight * (data[other] as number);
      weights[one] = (weights[one] as number) + weight;
      if (weight > (largest[one] as number)) largest[one] = weight;
      sums[other] = (sums[other] as number) + weight * (data[one] as number);
      weights[other] = (weights[other] as number) + weight;
      if (weight > (largest[other] as number)) largest[other] = weight;
    }
  }
}
