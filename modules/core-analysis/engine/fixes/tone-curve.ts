import { encodedLight, lightnessOf, luminanceOf, SRGB_TO_LINEAR } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { ramp } from '../response.ts';

/** Steps per unit of L* in histograms and curves. */
const PER_UNIT = 8;
export const CURVE_STEPS = 100 * PER_UNIT;
/** Most a curve may lift neighbouring tones apart: more would only show noise and bands. */
const STEEPEST = 5;
/** Aims inside the rules' ranges, so that encoding does not push the result out again. */
const MEAN = { low: 43, high: 73 };
const RMS = { low: 0.22, high: 0.3 };
const LEAST_RANGE = 72;
/** The lightest hundredth should get near white: paper that stays grey looks dirty. */
const LIGHT = 92;
const DARKEST_WHITE = 96;
const BRIGHTEST_BLACK = 4;

/** Shares of pixels by L*, `CURVE_STEPS + 1` of them, summing to one. */
export type LightnessHistogram = Float64Array;

/** @param marks 1 for each pixel that counts; all do where none are given */
export function lightnessHistogram({ rgb }: Frame, marks?: Uint8Array): LightnessHistogram {
  const counts = new Float64Array(CURVE_STEPS + 1);
  let pixels = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    if (marks && marks[at / 3] !== 1) continue;
    pixels += 1;
    const y =
      0.2126 * (SRGB_TO_LINEAR[rgb[at] as number] as number) +
      0.7152 * (SRGB_TO_LINEAR[rgb[at + 1] as number] as number) +
      0.0722 * (SRGB_TO_LINEAR[rgb[at + 2] as number] as number);
    const step = Math.round(lightnessOf(y) * PER_UNIT);
    counts[step] = (counts[step] as number) + 1;
  }
  return counts.map((count) => count / pixels);
}

/** Curve values 0..100 for each step of L*. */
export type ToneCurve = Float64Array;

interface Shape {
  /** 0..1: how far the ends are pulled to black and white. */
  stretch: number;
  gamma: number;
  /** Over 0 steepens the middle, under 0 flattens it. */
  contrast: number;
}

/**
 * The gentlest monotone curve that brings mean lightness, RMS contrast and
 * tonal range into the rules' ranges, or as near as it gets. Nothing between
 * the half-percent ends is clipped. Taken from greys: colours make the measured contrast differ by little.
 *
 * @param frame all of it: its range, its whites
 * @param picture without flat ground and text: the mean and the contrast the rules ask for are its own
 */
export function findToneCurve(frame: LightnessHistogram, picture: LightnessHistogram): ToneCurve {
  const low = quantileStep(frame, 0.005) / PER_UNIT;
  const high = Math.max(low + 1, quantileStep(frame, 0.995) / PER_UNIT);
  let best: { cost: number; curve: ToneCurve } | null = null;
  for (const shape of shapes()) {
    const curve = curveOf(shape, low, high);
    const cost = costOf(curve, frame, picture);
    if (!best || cost < best.cost - 1e-9) best = { cost, curve };
  }
  return best?.curve ?? curveOf({ stretch: 0, gamma: 1, contrast: 0 }, low, high);
}

function* shapes(): Generator<Shape> {
  for (const stretch of [0, 0.25, 0.5, 0.75, 1]) {
    for (let gamma = 0.4; gamma <= 1.81; gamma += 0.1) {
      for (let contrast = -0.5; contrast <= 0.61; contrast += 0.1) yield { stretch, gamma, contrast };
    }
  }
}

function curveOf({ stretch, gamma, contrast }: Shape, low: number, high: number): ToneCurve {
  const toLow = low + stretch * (Math.min(low, BRIGHTEST_BLACK) - low);
  const toHigh = high + stretch * (Math.max(high, DARKEST_WHITE) - high);
  return Float64Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const l = step / PER_UNIT;
    // Outside the ends the curve runs on to 0 and 100, so that nothing clips.
    if (l <= low) return low > 0 ? (l / low) * toLow : toLow;
    if (l >= high) return high < 100 ? toHigh + ((l - high) / (100 - high)) * (100 - toHigh) : toHigh;
    const bent = ((l - low) / (high - low)) ** gamma;
    const steeper = bent - (contrast * Math.sin(2 * Math.PI * bent)) / (2 * Math.PI);
    return toLow + (toHigh - toLow) * steeper;
  });
}

/** What is missed of each aim, plus a little for every change: of curves that reach the aims the gentlest wins. */
function costOf(curve: ToneCurve, frame: LightnessHistogram, picture: LightnessHistogram): number {
  const own = spreadOf(curve, picture);
  const whole = frame === picture ? own : spreadOf(curve, frame);
  const light = valueAt(curve, frame, 0.99);
  const range = light - valueAt(curve, frame, 0.01);
  return (
    2 * missOf(own.mean, MEAN, 20) +
    2 * missOf(own.rms, RMS, 0.1) +
    ramp(0, 1)((LEAST_RANGE - range) / 40) +
    1.5 * ramp(0, 1)((LIGHT - light) / 40) +
    Math.max(0, whole.steepest - STEEPEST) * 0.2 +
    whole.moved / 300
  );
}

/** Tones after a curve: mean lightness, RMS contrast of their greys, how far they moved on average and the steepest step met. */
function spreadOf(curve: ToneCurve, histogram: LightnessHistogram) {
  let [mean, moved, luma, squares, steepest] = [0, 0, 0, 0, 0];
  for (let step = 0; step <= CURVE_STEPS; step += 1) {
    const share = histogram[step] as number;
    if (share === 0) continue;
    const to = curve[step] as number;
    if (step > 0) steepest = Math.max(steepest, (to - (curve[step - 1] as number)) * PER_UNIT);
    const grey = greyOf(to);
    mean += share * to;
    moved += share * Math.abs(to - step / PER_UNIT);
    luma += share * grey;
    squares += share * grey * grey;
  }
  return { mean, moved, steepest, rms: Math.sqrt(Math.max(0, squares - luma * luma)) };
}

/** Distance from a range in units of `scale`. */
function missOf(value: number, { low, high }: { low: number; high: number }, scale: number): number {
  return Math.max(0, low - value, value - high) / scale;
}

/** sRGB value 0..1 of the grey of that L*. */
export function greyOf(lightness: number): number {
  return encodedLight(luminanceOf(Math.min(100, Math.max(0, lightness))));
}

function quantileStep(histogram: LightnessHistogram, share: number): number {
  let seen = 0;
  for (let step = 0; step <= CURVE_STEPS; step += 1) {
    seen += histogram[step] as number;
    if (seen >= share) return step;
  }
  return CURVE_STEPS;
}

function valueAt(curve: ToneCurve, histogram: LightnessHistogram, share: number): number {
  return curve[quantileStep(histogram, share)] as number;
}
