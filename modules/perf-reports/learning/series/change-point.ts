import { logSumExp, normalisedWeights } from '#platform/numeric/summaries.ts';
import { withoutCommon } from './common-movement.ts';
import { type DayCounts, type DayNoise, dailyLogits, fitDays } from './daily.ts';

/** A jump is N(0, 0.4²) on log-odds, at any of the days but the first and last four. */
const JUMP_VARIANCE = 0.16;
const EDGE = 4;
const FEWEST_DAYS = 14;
const ALARM = 10;
const POSSIBLE = 3;

export type ChangePoint =
  | { readonly enough: false; readonly needs: number }
  | {
      readonly enough: true;
      /** 'change': Bayes factor over 10; 'possible': over 3. */
      readonly verdict: 'change' | 'possible' | 'none';
      /** "Trend and one jump" against "trend only". */
      readonly bayesFactor: number;
      /** The most likely first day after the jump, and how likely that day is if there was one. */
      readonly day: number;
      readonly dayProbability: number;
      /** The jump on log-odds, if it was on that day: −0.5 is about 40 % fewer. */
      readonly jump: { readonly mean: number; readonly sd: number };
    };

/** Did the rate jump on some day? A steady decline is not a jump, and neither is what all creatives of the account did. */
export const changePoint = (
  counts: readonly DayCounts[],
  options: {
    readonly others?: readonly (readonly DayCounts[])[];
    readonly noises?: readonly DayNoise[];
    /** False only for the naive twin. */
    readonly trend?: boolean;
  } = {},
): ChangePoint => {
  const own = dailyLogits(counts);
  const n = own.days.length;
  if (n < FEWEST_DAYS) return { enough: false, needs: FEWEST_DAYS - n };
  const series = options.others ? withoutCommon(own, options.others) : own;
  const first = series.days[0] as number;
  const trend = Float64Array.from(series.days, (day) => (day - first) / 7);
  const columns = [new Float64Array(n).fill(1), ...(options.trend === false ? [] : [trend])];
  const { fits, weights } = fitDays(series, columns, options.noises);
  const places = Array.from({ length: n - 2 * EDGE }, (_, i) => i + EDGE);
  const steps = places.map((place) => Float64Array.from({ length: n }, (_, i) => (i >= place ? 1 : 0)));
  const logs = new Float64Array(places.length);
  const means = new Float64Array(places.length);
  const variances = new Float64Array(places.length);
  steps.forEach((step, s) => {
    const perNoise = fits.map(({ further }, k) => {
      const { square, cross } = further(step);
      const inside = 1 + JUMP_VARIANCE * square;
      return {
        log: Math.log(weights[k] as number) + 0.5 * ((JUMP_VARIANCE * cross * cross) / inside - Math.log(inside)),
        mean: (JUMP_VARIANCE * cross) / inside,
        variance: JUMP_VARIANCE / inside,
      };
    });
    const within = normalisedWeights(perNoise.map(({ log }) => log));
    logs[s] = logSumExp(perNoise.map(({ log }) => log));
    const mean = perNoise.reduce((sum, fit, k) => sum + (within[k] as number) * fit.mean, 0);
    means[s] = mean;
    variances[s] = perNoise.reduce(
      (sum, fit, k) => sum + (within[k] as number) * (fit.variance + (fit.mean - mean) * (fit.mean - mean)),
      0,
    );
  });
  const bayesFactor = Math.exp(logSumExp(logs)) / places.length;
  const days = normalisedWeights(logs);
  const best = days.indexOf(Math.max(...days));
  return {
    enough: true,
    verdict: bayesFactor > ALARM ? 'change' : bayesFactor > POSSIBLE ? 'possible' : 'none',
    bayesFactor,
    day: series.days[places[best] as number] as number,
    dayProbability: days[best] as number,
    jump: { mean: means[best] as number, sd: Math.sqrt(variances[best] as number) },
  };
};
