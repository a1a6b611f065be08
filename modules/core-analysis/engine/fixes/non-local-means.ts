import type { Plane } from '../measure/plane.ts';

const PATCH = 2;
/** How far alike patches are looked for; less on large pictures, where time counts. */
const SEARCH = { normal: 4, large: 3, largeFrom: 5_000_000 };
/** Rows worked on at once, so that scratch memory does not grow with the picture. */
const BAND = 128;

/**
 * Non-local means after Buades, Coll, Morel (2005): each pixel becomes the mean
 * of pixels whose surroundings (5 x 5) look alike, with what noise alone makes
 * them differ taken off. `sigma` is the noise, `strength` how fast the weight
 * of less alike patches falls, both in levels.
 */
export function nonLocalMeans(plane: Plane, options: { sigma: number; strength: number }): Plane {
  const { width, height } = plane;
  const reach = width * height > SEARCH.largeFrom ? SEARCH.large : SEARCH.normal;
  const out = new Float32Array(plane.data.length);
  for (let from = 0; from < height; from += BAND) {
    const to = Math.min(height, from + BAND);
    cleanBand(plane, out, { from, to }, reach, options);
  }
  return { width, height, data: out };
}

function cleanBand(
  { width, height, data }: Plane,
  out: Float32Array,
  band: { from: number; to: number },
  reach: number,
  { sigma, strength }: { sigma: number; strength: number },
): void {
  const rows = band.to - band.from;
  const sums = new Float32Array(rows * width);
  const weights = new Float32Array(rows * width);
  const largest = new Float32Array(rows * width);
  const columns = new Float32Array(width + 2 * PATCH);
  const squares = new Float32Array((rows + 2 * PATCH) * (width + 2 * PATCH));
  const side = 2 * PATCH + 1;
  const noise = 2 * sigma * sigma;
  const fall = 1 / (strength * strength);
  const clampX = (x: number) => (x < 0 ? 0 : x >= width ? width - 1 : x);
  const clampY = (y: number) => (y < 0 ? 0 : y >= height ? height - 1 : y);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (dx === 0 && dy === 0) continue;
      squaredDifferences();
      for (let y = 0; y < rows; y += 1) {
        sumColumns(y);
        let patch = 0;
        for (let x = 0; x < side - 1; x += 1) patch += columns[x] as number;
        const line = clampY(band.from + y + dy) * width;
        for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
          patch += columns[x + side - 1] as number;
          const distance = patch / (side * side) - noise;
          const weight = distance > 0 ? Math.exp(-distance * fall) : 1;
          patch -= columns[x] as number;
          if (weight < 0.002) continue;
          sums[at] = (sums[at] as number) + weight * (data[line + clampX(x + dx)] as number);
          weights[at] = (weights[at] as number) + weight;
          if (weight > (largest[at] as number)) largest[at] = weight;
        }
      }

      function squaredDifferences(): void {
        const across = width + 2 * PATCH;
        for (let y = -PATCH; y < rows + PATCH; y += 1) {
          const here = clampY(band.from + y) * width;
          const there = clampY(band.from + y + dy) * width;
          const row = (y + PATCH) * across + PATCH;
          for (let x = -PATCH; x < width + PATCH; x += 1) {
            const difference = (data[here + clampX(x)] as number) - (data[there + clampX(x + dx)] as number);
            squares[row + x] = difference * difference;
          }
        }
      }
    }
  }
  for (let i = 0; i < sums.length; i += 1) {
    // The pixel itself counts as much as its best match; one without a match stays.
    const own = (largest[i] as number) || 1;
    const at = band.from * width + i;
    out[at] = ((sums[i] as number) + own * (data[at] as number)) / ((weights[i] as number) + own);
  }

  /** Sum over the patch's height for each column, sliding down from row to row. */
  function sumColumns(y: number): void {
    const across = width + 2 * PATCH;
    if (y === 0) {
      columns.fill(0);
      for (let row = 0; row < side; row += 1) {
        for (let x = 0; x < across; x += 1) columns[x] = (columns[x] as number) + (squares[row * across + x] as number);
      }
      return;
    }
    const gone = (y - 1) * across;
    const come = (y + side - 1) * across;
    for (let x = 0; x < across; x += 1) {
      columns[x] = (columns[x] as number) + (squares[come + x] as number) - (squares[gone + x] as number);
    }
  }
}
