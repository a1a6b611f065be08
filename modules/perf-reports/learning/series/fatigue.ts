import { dot } from '#platform/numeric/matrix.ts';
import {
  expit,
  mixtureDeviation,
  mixtureMean,
  mixtureQuantile,
  normalisedWeights,
} from '#platform/numeric/summaries.ts';
import { withoutCommon } from './common-movement.ts';
import { type DayCounts, type DayNoise, dailyLogits, fitDays } from './daily.ts';

/** Below so many days, or where exposure hardly grows, nothing can be said. */
const FEWEST_DAYS = 10;
const SMALLEST_GROWTH = 0.2;
/** For forecasts: what is believed of λ before an account has shown its own. */
const PRIOR = { mean: 0.15, sd: 0.2 };
const FEWEST_CREATIVES = 5;

/** What exposure is counted in; λ is per one more of it. */
export type ExposureBasis = 'frequency' | 'impressions per person reached' | 'weeks';

export interface FatigueOptions {
  /** People in the audience: exposure is cumulative impressions ÷ reach where no frequency is reported. */
  readonly reach?: number;
  /** The account's other creatives: their common movement is subtracted first. */
  readonly others?: readonly (readonly DayCounts[])[];
  /** Mean and sd of λ in this account (`accountFatigue`), for the forecast. */
  readonly prior?: { readonly mean: number; readonly sd: number };
  readonly noises?: readonly DayNoise[];
}

export type Fatigue =
  | { readonly enough: false; readonly needs: number; readonly why: 'too few days' | 'exposure hardly grew' }
  | {
      readonly enough: true;
      readonly basis: ExposureBasis;
      /** λ: fall of log-odds per unit of exposure, from this creative's data alone; 80 % and 90 % intervals. */
      readonly lambda: {
        readonly mean: number;
        readonly sd: number;
        readonly low80: number;
        readonly high80: number;
        readonly low90: number;
        readonly high90: number;
      };
      /** The lower 80 % bound is above 0. Audience and budget move with exposure: association, not proof. */
      readonly claimed: boolean;
      /** For forecasts only: with what is known of the account. */
      readonly forecast: { readonly mean: number; readonly sd: number };
      readonly days: number;
    };

/** Exposure per day from 1 on, by the best of what was reported. */
const exposureOf = (counts: readonly DayCounts[], reach?: number): { exposure: Float64Array; basis: ExposureBasis } => {
  if (counts.every(({ frequency }) => typeof frequency === 'number')) {
    return { exposure: Float64Array.from(counts, ({ frequency }) => frequency ?? 1), basis: 'frequency' };
  }
  const first = counts[0]?.day ?? 0;
  if (reach === undefined)
    return { exposure: Float64Array.from(counts, ({ day }) => 1 + (day - first) / 7), basis: 'weeks' };
  let shown = 0;
  const exposure = Float64Array.from(counts, ({ impressions }) => {
    shown += impressions;
    return Math.max(1, shown / reach);
  });
  return { exposure, basis: 'impressions per person reached' };
};

type Fitted = ReturnType<typeof fitDays> & {
  readonly days: Int32Array;
  readonly exposure: Float64Array;
  readonly basis: ExposureBasis;
};

function fitted(counts: readonly DayCounts[], options: FatigueOptions): Fitted | Extract<Fatigue, { enough: false }> {
  const own = dailyLogits(counts);
  const n = own.days.length;
  if (n < FEWEST_DAYS) return { enough: false, needs: FEWEST_DAYS - n, why: 'too few days' };
  const days = new Set(own.days);
  const used = counts.filter(({ day }) => days.has(day)).sort((a, b) => a.day - b.day);
  const { exposure, basis } = exposureOf(used, options.reach);
  const growth = Math.max(...exposure) - Math.min(...exposure);
  if (growth < SMALLEST_GROWTH) return { enough: false, needs: 0, why: 'exposure hardly grew' };
  const series = options.others ? withoutCommon(own, options.others) : own;
  const columns = [new Float64Array(n).fill(1), exposure.map((f) => 1 - f)];
  return { ...fitDays(series, columns, options.noises), days: own.days, exposure, basis };
}

/** Does this creative wear out, and how fast? Works on one creative in one group, day by day. */
export const fatigue = (counts: readonly DayCounts[], options: FatigueOptions = {}): Fatigue => {
  const found = fitted(counts, options);
  if ('enough' in found) return found;
  const { fits, weights, basis } = found;
  const mixture = {
    weights,
    means: fits.map(({ means }) => means[1] as number),
    deviations: fits.map(({ lastVariance }) => Math.sqrt(lastVariance)),
  };
  const mean = mixtureMean(mixture);
  const sd = mixtureDeviation(mixture);
  const low80 = mixtureQuantile(mixture, 0.1);
  const prior = options.prior ?? PRIOR;
  const precision = 1 / (sd * sd) + 1 / (prior.sd * prior.sd);
  return {
    enough: true,
    basis,
    lambda: {
      mean,
      sd,
      low80,
      high80: mixtureQuantile(mixture, 0.9),
      low90: mixtureQuantile(mixture, 0.05),
      high90: mixtureQuantile(mixture, 0.95),
    },
    claimed: low80 > 0,
    forecast: {
      mean: (mean / (sd * sd) + prior.mean / (prior.sd * prior.sd)) / precision,
      sd: Math.sqrt(1 / precision),
    },
    days: found.days.length,
  };
};

/** A rate on one day, 0..1, with its 90 % interval. */
export interface TrendPoint {
  readonly day: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The line that `fatigue` reads its λ from, day by day: the rate on an average weekday without the noise of days and without what the
 * other creatives did. Empty where nothing can be said of fatigue.
 */
export const fatigueTrend = (counts: readonly DayCounts[], options: FatigueOptions = {}): readonly TrendPoint[] => {
  const found = fitted(counts, options);
  if ('enough' in found) return [];
  const { fits, weights, days, exposure } = found;
  return Array.from(days, (day, at) => {
    const row = Float64Array.of(1, 1 - (exposure[at] as number));
    const mixture = {
      weights,
      means: fits.map(({ means }) => dot(row, means, row.length)),
      deviations: fits.map(({ varianceOf }) => Math.sqrt(varianceOf(row))),
    };
    return {
      day,
      rate: expit(mixtureMean(mixture)),
      low: expit(mixtureQuantile(mixture, 0.05)),
      high: expit(mixtureQuantile(mixture, 0.95)),
    };
  });
};

export type AccountFatigue =
  | { readonly enough: false; readonly needs: number }
  | {
      readonly enough: true;
      /** Mean λ of the account's creatives and its sd. */
      readonly mean: number;
      readonly meanSd: number;
      /** Mean and sd of the λ of a next creative: the prior for its forecast. */
      readonly next: { readonly mean: number; readonly sd: number };
    };

const BETWEEN = Float64Array.from({ length: 20 }, (_, i) => 0.02 * (i + 1));

/** What the creatives of an account have in common; all λ in the same basis. Random effects, averaged over their sd. */
export const accountFatigue = (lambdas: readonly { readonly mean: number; readonly sd: number }[]): AccountFatigue => {
  if (lambdas.length < FEWEST_CREATIVES) return { enough: false, needs: FEWEST_CREATIVES - lambdas.length };
  const means: number[] = [];
  const variances: number[] = [];
  const logs = BETWEEN.map((between) => {
    let precision = 1 / (PRIOR.sd * PRIOR.sd);
    let sum = PRIOR.mean * precision;
    let log = 0;
    let square = PRIOR.mean * sum;
    for (const { mean, sd } of lambdas) {
      const weight = 1 / (sd * sd + between * between);
      precision += weight;
      sum += weight * mean;
      square += weight * mean * mean;
      log += Math.log(weight);
    }
    means.push(sum / precision);
    variances.push(1 / precision);
    return 0.5 * (log - Math.log(precision) - square + (sum * sum) / precision) - (0.5 * between * between) / 0.04;
  });
  const weights = normalisedWeights(logs);
  const mixture = { weights, means, deviations: variances.map(Math.sqrt) };
  const wide = {
    weights,
    means,
    deviations: variances.map((variance, i) => Math.sqrt(variance + (BETWEEN[i] as number) * (BETWEEN[i] as number))),
  };
  const mean = mixtureMean(mixture);
  return { enough: true, mean, meanSd: mixtureDeviation(mixture), next: { mean, sd: mixtureDeviation(wide) } };
};
