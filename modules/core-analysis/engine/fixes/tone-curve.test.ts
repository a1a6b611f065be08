import { expect, it } from 'vitest';
import { CURVE_STEPS, findToneCurve, type LightnessHistogram, type ToneCurve } from './tone-curve.ts';

/** Equal shares of every L* in a range, as steps of the histogram. */
function evenly(low: number, high: number): LightnessHistogram {
  const counts = new Float64Array(CURVE_STEPS + 1);
  const [from, to] = [low, high].map((l) => (l * CURVE_STEPS) / 100) as [number, number];
  return counts.fill(1 / (to - from + 1), from, to + 1);
}

const meanAfter = (curve: ToneCurve, histogram: LightnessHistogram) =>
  histogram.reduce((sum, share, step) => sum + share * (curve[step] as number), 0);

it('brings the mean of a pale picture between 40 and 75, whatever flat background lies around it', () => {
  const picture = evenly(62, 86);
  for (const ground of [60, 90]) {
    const around = evenly(ground, ground + 1);
    const frame = picture.map((share, step) => 0.3 * share + 0.7 * (around[step] as number));
    const mean = meanAfter(findToneCurve(frame, picture), picture);
    expect(mean).toBeGreaterThan(40);
    expect(mean).toBeLessThan(75);
  }
});

it('would darken it under that where it was fitted to the frame', () => {
  const picture = evenly(62, 86);
  const around = evenly(90, 91);
  const frame = picture.map((share, step) => 0.3 * share + 0.7 * (around[step] as number));
  expect(meanAfter(findToneCurve(frame, frame), picture)).toBeLessThan(40);
});
