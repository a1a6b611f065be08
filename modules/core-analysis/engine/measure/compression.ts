import type { Frame } from '../frame.ts';
import { type Plane, quantile } from './plane.ts';

const GRID = 8;
/** Steps above this are edges of the picture, not of blocks. */
const EDGE_STEP = 24;
/** Steps of less than one level are not seen; this keeps the ratio near 1 where nothing varies. */
const FLOOR = 1;

/**
 * Step across the lines of the 8-pixel grid divided by the step elsewhere,
 * mean of both directions; 1 is none. Any phase of the grid is found, because
 * a compressed picture may have been cropped. Needs the file's own pixels.
 */
export function measureBlockiness({ width, height, data }: Plane): number {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 1; y < height; y += 1) {
    let rowSum = 0;
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x;
      const value = data[at] as number;
      const across = Math.abs(value - (data[at - 1] as number));
      const down = Math.abs(value - (data[at - width] as number));
      if (across < EDGE_STEP) columns[x] = (columns[x] as number) + across;
      if (down < EDGE_STEP) rowSum += down;
    }
    rows[y] = rowSum / width;
  }
  return (gridRatio(columns.map((sum) => sum / height)) + gridRatio(rows)) / 2;
}

/** The strongest of the eight phases against the median of the others; medians over lines, so that single edges do not count. */
function gridRatio(lines: Float64Array): number {
  const phases = Array.from({ length: GRID }, (_, phase) => {
    const own = lines.filter((_value, at) => at > 0 && at % GRID === phase);
    return quantile(own.sort(), 0.5);
  });
  const strongest = Math.max(...phases);
  const others = [...phases];
  others.splice(phases.indexOf(strongest), 1);
  return (
    (strongest + FLOOR) /
    (quantile(
      others.sort((one, other) => one - other),
      0.5,
    ) +
      FLOOR)
  );
}

/** Every which row and column is walked for bands. */
const SAMPLE = 4;
const LONG_RUN = 10;
/** A run longer than this is a plain area. */
const PLAIN_RUN = 160;
const SMALL_STEP = 8;
/** Fewest runs that rise or fall together to be a gradient. */
const GRADIENT_RUNS = 4;
/** Under this share of gradient pixels there is nothing that could show bands. */
const LEAST_GRADIENT_SHARE = 0.02;

/**
 * Share of smooth-gradient pixels that sit in runs of at least ten equal
 * pixels between small steps, 0..1, along sampled rows and columns of the
 * green channel. Grain or dithering breaks such runs. 0 where no gradient is.
 */
export function measureBanding({ width, height, rgb }: Frame): number {
  const tally = { walked: 0, gradient: 0, banded: 0 };
  for (let y = 0; y < height; y += SAMPLE) walk(rgb, y * width * 3 + 1, 3, width, tally);
  for (let x = 0; x < width; x += SAMPLE) walk(rgb, x * 3 + 1, width * 3, height, tally);
  if (tally.gradient < LEAST_GRADIENT_SHARE * tally.walked) return 0;
  return tally.banded / tally.gradient;
}

interface Tally {
  walked: number;
  gradient: number;
  banded: number;
}

function walk(rgb: Uint8Array, offset: number, stride: number, length: number, tally: Tally): void {
  let runStart = 0;
  let level = rgb[offset] as number;
  let direction = 0;
  let runs = 0;
  let pixels = 0;
  let inLongRuns = 0;
  const close = () => {
    if (runs >= GRADIENT_RUNS) {
      tally.gradient += pixels;
      tally.banded += inLongRuns;
    }
    runs = 0;
    pixels = 0;
    inLongRuns = 0;
  };
  for (let at = 1; at <= length; at += 1) {
    const next = at < length ? (rgb[offset + at * stride] as number) : -1;
    if (next === level) continue;
    const run = at - runStart;
    const step = next - level;
    const small = next >= 0 && Math.abs(step) <= SMALL_STEP;
    if (run <= PLAIN_RUN && direction !== 0) {
      runs += 1;
      pixels += run;
      if (run >= LONG_RUN) inLongRuns += run;
    }
    if (!small || run > PLAIN_RUN || Math.sign(step) !== direction) close();
    direction = small ? Math.sign(step) : 0;
    runStart = at;
    level = next;
  }
  tally.walked += length;
}
