import { transform } from '../fft.ts';
import { quantile } from '../plane.ts';

/** Bins of the spectrum: four and more for each that a picture of long side 2048 has. */
const BINS = 8192;
/** Pitches looked for, in pixels: blocks of 8 made smaller to less than half and larger to two and a half times. */
const PITCHES = [3.5, 20] as const;
/** Pixels to either side whose median is the ground a line stands out from. */
const GROUND = 10;
/** Lines stronger than all but this share are held to it: the edge of a panel is no grid. */
const HELD = 0.95;
/** Peaks that are followed up: harmonics of a grid, and the beat that resampling leaves, can be stronger than its own. */
const MOST = 6;
/** Periods over the shorter side by which two pitches part at least to be two. */
const SIDES = 6;
/** Strength, in medians of the spectrum, from which a peak is followed up. Noise reaches 3 in one picture of a thousand. */
export const LEAST_STRENGTH = 3;

export interface Grid {
  /** Pixels from line to line. */
  readonly pitch: number;
  /** Place of a line on each axis, in pixels. */
  readonly across: number;
  readonly down: number;
}

interface FoundGrid extends Grid {
  /** Strength of its peak on the weaker axis, in medians of the spectrum. */
  readonly strength: number;
}

/**
 * Grids of one pitch on both axes that the lone steps of a picture lie on, by the peaks of their spectrum. Text, stripes and
 * shelves repeat on one axis alone.
 */
export function findGrids(across: Float64Array, down: Float64Array): FoundGrid[] {
  const [x, y] = [spectrumOf(across), spectrumOf(down)];
  const [least, most] = [Math.floor(BINS / PITCHES[1]), Math.ceil(BINS / PITCHES[0])];
  const strengths = new Float64Array(most + 1);
  for (let bin = least; bin <= most; bin += 1) strengths[bin] = Math.min(x.strength(bin), y.strength(bin));
  const peaks: number[] = [];
  for (let bin = least + 1; bin < most; bin += 1) {
    const own = strengths[bin] as number;
    const isPeak = own > (strengths[bin - 1] as number) && own >= (strengths[bin + 1] as number);
    if (isPeak && own >= LEAST_STRENGTH) peaks.push(bin);
  }
  peaks.sort((one, other) => (strengths[other] as number) - (strengths[one] as number));
  // A peak has lesser ones at its sides, which say nothing of their own.
  const apart = (SIDES * BINS) / Math.min(across.length, down.length);
  const found: number[] = [];
  for (const bin of peaks) if (found.every((stronger) => Math.abs(stronger - bin) > apart)) found.push(bin);
  return found.slice(0, MOST).map((bin) => ({
    pitch: BINS / bin,
    across: x.place(bin),
    down: y.place(bin),
    strength: strengths[bin] as number,
  }));
}

interface Spectrum {
  /** In medians over the pitches looked for. */
  strength(bin: number): number;
  /** Where near the middle of the picture a wave of this bin has a crest, in pixels. */
  place(bin: number): number;
}

function spectrumOf(lines: Float64Array): Spectrum {
  const re = new Float64Array(BINS);
  const im = new Float64Array(BINS);
  const length = Math.min(BINS, lines.length);
  const raised = lines.map((value, at) => value - groundOf(lines, at));
  const held = quantile(raised.map(Math.abs).sort(), HELD);
  // The outermost lines have no neighbours to stand out from.
  for (let at = 2; at < length - 2; at += 1) re[at] = Math.max(-held, Math.min(held, raised[at] as number));
  transform(re, im);
  const amplitude = (bin: number) => Math.hypot(re[bin] as number, im[bin] as number);
  const looked = Float64Array.from({ length: Math.ceil(BINS / PITCHES[0] - BINS / PITCHES[1]) }, (_, at) =>
    amplitude(Math.floor(BINS / PITCHES[1]) + at),
  );
  const median = quantile(looked.sort(), 0.5);
  return {
    strength: (bin) => (median > 0 ? amplitude(bin) / median : 0),
    place(bin) {
      // Read at the middle, where the phase does not depend on where between two bins the peak lies.
      const middle = length / 2;
      const turn = Math.atan2(im[bin] as number, re[bin] as number) / (2 * Math.PI) + (bin * middle) / BINS;
      return middle - (turn - Math.round(turn)) * (BINS / bin);
    },
  };
}

function groundOf(lines: Float64Array, at: number): number {
  return quantile(lines.slice(Math.max(1, at - GROUND), at + GROUND + 1).sort(), 0.5);
}
