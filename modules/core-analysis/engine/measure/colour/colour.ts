import { hueOf } from '../../colour-science.ts';
import type { Frames } from '../../frame.ts';
import type { ColourMeasures } from '../../measurements.ts';
import { type LabPlanes, meanAndDeviation } from '../plane.ts';
import type { PreparedPlanes } from '../prepare-planes.ts';
import { measureHarmony } from './harmony.ts';
import { measurePalette } from './palette.ts';

/** HSV saturation and value from which a pixel counts as coloured. */
const COLOURED_SATURATION = 0.15;
const COLOURED_VALUE = 0.12;
/** Under this share of coloured pixels hue says nothing. */
const LEAST_COLOURED_SHARE = 0.01;
const LAB_BINS = 8;
const LAB_AXIS_LIMIT = 96;

/** Colour over the whole frame, at long side 512. */
export function measureColour(frames: Frames, planes: PreparedPlanes): ColourMeasures {
  const { rgb } = frames.long512;
  const hues = new Float64Array(360);
  let rgSum = 0;
  let rgSquares = 0;
  let ybSum = 0;
  let ybSquares = 0;
  let coloured = 0;
  let warm = 0;
  const pixels = rgb.length / 3;
  for (let at = 0; at < rgb.length; at += 3) {
    const r = rgb[at] as number;
    const g = rgb[at + 1] as number;
    const b = rgb[at + 2] as number;
    const rg = r - g;
    const yb = (r + g) / 2 - b;
    rgSum += rg;
    rgSquares += rg * rg;
    ybSum += yb;
    ybSquares += yb * yb;
    const max = Math.max(r, g, b);
    const min = Math.min(r, g, b);
    const range = max - min;
    if (max < COLOURED_VALUE * 255 || range < COLOURED_SATURATION * max) continue;
    const hue = hueOf(r, g, b, max, range);
    coloured += 1;
    if (hue >= 330 || hue < 90) warm += 1;
    const bin = Math.round(hue) % 360;
    // Weighted by chroma, so that a vivid spot counts for more than a tinted ground.
    hues[bin] = (hues[bin] as number) + range;
  }
  const hasHue = coloured >= LEAST_COLOURED_SHARE * pixels;
  return {
    colourfulness: colourfulnessOfSums(pixels, rgSum, rgSquares, ybSum, ybSquares),
    rmsContrast: meanAndDeviation(planes.luma512.data).deviation / 255,
    colourEntropy: labEntropy(planes.lab512),
    warmShare: hasHue ? warm / coloured : null,
    palette: measurePalette(frames.long320),
    harmonyDistance: hasHue ? measureHarmony(hues) : null,
  };
}

/** Hasler & Süsstrunk 2003: sigma + 0.3 mu of the two opponent axes, from sums and sums of squares over so many pixels. */
export function colourfulnessOfSums(
  pixels: number,
  rg: number,
  rgSquares: number,
  yb: number,
  ybSquares: number,
): number {
  const rgMean = rg / pixels;
  const ybMean = yb / pixels;
  const variance = rgSquares / pixels - rgMean * rgMean + (ybSquares / pixels - ybMean * ybMean);
  return Math.sqrt(Math.max(0, variance)) + 0.3 * Math.hypot(rgMean, ybMean);
}

function labEntropy({ l, a, b }: LabPlanes): number {
  const histogram = new Uint32Array(LAB_BINS ** 3);
  const axisBin = (value: number) =>
    Math.min(LAB_BINS - 1, Math.max(0, Math.floor(((value + LAB_AXIS_LIMIT) / (2 * LAB_AXIS_LIMIT)) * LAB_BINS)));
  // A quarter of a bin off, so that neutral grey is not on the border of two bins.
  const shift = LAB_AXIS_LIMIT / LAB_BINS / 2;
  for (let at = 0; at < l.data.length; at += 1) {
    const lBin = Math.min(LAB_BINS - 1, Math.floor(((l.data[at] as number) / 100) * LAB_BINS));
    const aBin = axisBin((a.data[at] as number) + shift);
    const bBin = axisBin((b.data[at] as number) + shift);
    const bin = (Math.max(0, lBin) * LAB_BINS + aBin) * LAB_BINS + bBin;
    histogram[bin] = (histogram[bin] as number) + 1;
  }
  return entropyOfCounts(histogram, l.data.length);
}

/** Shannon entropy in bits of a histogram with `total` entries. */
export function entropyOfCounts(histogram: Uint32Array, total: number): number {
  let bits = 0;
  for (let bin = 0; bin < histogram.length; bin += 1) {
    const share = (histogram[bin] as number) / total;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits;
}
