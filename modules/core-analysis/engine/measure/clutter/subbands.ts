import { entropyOfCounts } from '../colour/colour.ts';
import { emptyPlane, type LabPlanes, type Plane } from '../plane.ts';

const LEVELS = 4;
/** Share of each colour axis against lightness, as in Rosenholtz et al. 2007. */
const COLOUR_WEIGHT = 0.0625;
/** Coefficients are counted in steps of one Lab unit. */
const BINS = 256;

/**
 * Subband entropy: mean Shannon entropy in bits of the coefficients of an
 * orthonormal Haar transform of L*, a* and b*, counted in whole Lab units, so
 * that what cannot be seen costs nothing. The mean is over the bands, lightness
 * counting 16 times a colour axis.
 */
export function measureSubbandEntropy({ l, a, b }: LabPlanes): number {
  return (entropyOf(l) + COLOUR_WEIGHT * (entropyOf(a) + entropyOf(b))) / (1 + 2 * COLOUR_WEIGHT);
}

function entropyOf(plane: Plane): number {
  let current = plane;
  let sum = 0;
  let bands = 0;
  for (let level = 0; level < LEVELS && Math.min(current.width, current.height) >= 16; level += 1) {
    const histograms = [new Uint32Array(2 * BINS), new Uint32Array(2 * BINS), new Uint32Array(2 * BINS)] as const;
    current = splitBands(current, histograms);
    for (const histogram of histograms) {
      sum += entropyOfCounts(histogram, current.data.length);
      bands += 1;
    }
  }
  return bands === 0 ? 0 : sum / bands;
}

/** Counts the three detail bands and gives the smooth one, scaled so that it stays in Lab units. */
function splitBands(source: Plane, histograms: readonly [Uint32Array, Uint32Array, Uint32Array]): Plane {
  const w = source.width >> 1;
  const h = source.height >> 1;
  const out = emptyPlane(w, h);
  const { data, width } = source;
  const [across, down, diagonal] = histograms;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = 2 * y * width + 2 * x;
      const nw = data[at] as number;
      const ne = data[at + 1] as number;
      const sw = data[at + width] as number;
      const se = data[at + width + 1] as number;
      out.data[y * w + x] = (nw + ne + sw + se) / 4;
      count(across, (nw - ne + sw - se) / 2);
      count(down, (nw + ne - sw - se) / 2);
      count(diagonal, (nw - ne - sw + se) / 2);
    }
  }
  return out;
}

function count(histogram: Uint32Array, value: number): void {
  const bin = BINS + (value < 0 ? -Math.round(-value) : Math.round(value));
  histogram[bin] = (histogram[bin] as number) + 1;
}
