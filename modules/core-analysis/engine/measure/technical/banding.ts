import type { Frame } from '../../frame.ts';

/** Every which row and column is walked for bands. */
const SAMPLE = 4;
const LONG_RUN = 10;
/** A run longer than this is a plain area. */
const PLAIN_RUN = 160;
const SMALL_STEP = 8;
/** A step of one level is the finest that eight bits have: no file shows a smoother gradient, and a flat field has some by its noise. */
const SEEN_STEP = 2;
/** Fewest runs that rise or fall together to be a gradient. */
const GRADIENT_RUNS = 4;
/** Under this share of gradient pixels there is nothing that could show bands. */
const LEAST_GRADIENT_SHARE = 0.02;

/**
 * Share of smooth-gradient pixels that sit in runs of at least ten equal
 * pixels before small steps of two levels and more, 0..1, along sampled rows and columns of the
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
      if (run >= LONG_RUN && small && Math.abs(step) >= SEEN_STEP) inLongRuns += run;
    }
    if (!small || run > PLAIN_RUN || Math.sign(step) !== direction) close();
    direction = small ? Math.sign(step) : 0;
    runStart = at;
    level = next;
  }
  tally.walked += length;
}
