import type { Plane } from '../plane.ts';

const TILE = 16;
const BLOCK = 4;
/** Tiles looked at; more would not change the median. */
const MAX_TILES = 2000;
/** Fewest flat tiles for an answer. */
const MIN_FLAT_TILES = 6;
/** Tiles quieter than this many levels are drawn fills, not camera or film. */
const FILL_SIGMA = 0.15;
const BINS_PER_LEVEL = 20;
const HISTOGRAM_BINS = 64 * BINS_PER_LEVEL;
/** Median absolute deviation to standard deviation of a Gaussian. */
const MAD_TO_SIGMA = 1.4826;

/**
 * Noise sigma of luma in 8-bit levels: median absolute response of the mask of
 * Immerkær (1996), which no plane or straight gradient excites, over tiles
 * whose 4-pixel means hardly differ. Drawn fills are left out where other flat
 * ground exists. Null where no ground is flat enough to tell noise from detail.
 */
export function measureNoise(luma: Plane): number | null {
  const columns = Math.floor((luma.width - 2) / TILE);
  const rows = Math.floor((luma.height - 2) / TILE);
  const step = Math.max(1, Math.ceil(Math.sqrt((columns * rows) / MAX_TILES)));
  const fills = { tiles: 0, histogram: new Uint32Array(HISTOGRAM_BINS) };
  const grain = { tiles: 0, histogram: new Uint32Array(HISTOGRAM_BINS) };
  const scratch = new Float32Array(TILE * TILE);
  for (let row = 0; row < rows; row += step) {
    for (let column = 0; column < columns; column += step) {
      const level = tileNoise(luma, 1 + column * TILE, 1 + row * TILE, scratch);
      if (level === null) continue;
      const kind = level < FILL_SIGMA ? fills : grain;
      kind.tiles += 1;
      for (let at = 0; at < scratch.length; at += 1) {
        const bin = Math.min(HISTOGRAM_BINS - 1, Math.round((scratch[at] as number) * BINS_PER_LEVEL));
        kind.histogram[bin] = (kind.histogram[bin] as number) + 1;
      }
    }
  }
  const chosen = grain.tiles >= MIN_FLAT_TILES ? grain : fills;
  return chosen.tiles < MIN_FLAT_TILES ? null : medianOf(chosen.histogram) * MAD_TO_SIGMA;
}

/** Fills `scratch` with the scaled residuals of one tile; their mean level as sigma, or null where the tile is not flat or is clipped. */
function tileNoise({ width, data }: Plane, x0: number, y0: number, scratch: Float32Array): number | null {
  let residuals = 0;
  let blockSum = 0;
  let blockSquares = 0;
  let slopeX = 0;
  let slopeY = 0;
  for (let by = 0; by < TILE; by += BLOCK) {
    for (let bx = 0; bx < TILE; bx += BLOCK) {
      let block = 0;
      for (let y = by; y < by + BLOCK; y += 1) {
        for (let x = bx; x < bx + BLOCK; x += 1) {
          const at = (y0 + y) * width + x0 + x;
          const up = at - width;
          const down = at + width;
          const centre = data[at] as number;
          const corners =
            (data[up - 1] as number) +
            (data[up + 1] as number) +
            (data[down - 1] as number) +
            (data[down + 1] as number);
          const sides =
            (data[up] as number) + (data[down] as number) + (data[at - 1] as number) + (data[at + 1] as number);
          const residual = Math.abs(corners - 2 * sides + 4 * centre) / 6;
          scratch[y * TILE + x] = residual;
          residuals += residual;
          block += centre;
        }
      }
      const mean = block / (BLOCK * BLOCK);
      blockSum += mean;
      blockSquares += mean * mean;
      slopeX += (bx / BLOCK - 1.5) * mean;
      slopeY += (by / BLOCK - 1.5) * mean;
    }
  }
  const blocks = (TILE / BLOCK) ** 2;
  const mean = blockSum / blocks;
  const sigma = (residuals / (TILE * TILE)) * Math.sqrt(Math.PI / 2);
  // Near the ends of the scale half the noise is cut off.
  if (mean < 2 * sigma + 1 || mean > 254 - 2 * sigma) return sigma < FILL_SIGMA ? sigma : null;
  // What a straight gradient explains is no detail; the squared places of the blocks add up to 20.
  const explained = (slopeX * slopeX + slopeY * slopeY) / 20;
  const blockDeviation = Math.sqrt(Math.max(0, (blockSquares - explained) / blocks - mean * mean));
  // White noise leaves a quarter of its sigma in means of sixteen; detail leaves more.
  return blockDeviation <= 0.8 + 0.33 * sigma ? sigma : null;
}

function medianOf(histogram: Uint32Array): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let bin = 0; bin < histogram.length; bin += 1) {
    const count = histogram[bin] as number;
    // Linear inside the bin, so that the answer is not stuck to the bin width.
    if (seen + count >= total / 2) return bin === 0 ? 0 : (bin - 0.5 + (total / 2 - seen) / count) / BINS_PER_LEVEL;
    seen += count;
  }
  return 0;
}
