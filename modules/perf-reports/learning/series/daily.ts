import { backSolve, choleskyInPlace, dot, forwardSolve, logDeterminant } from '#platform/numeric/matrix.ts';
import { normalisedWeights } from '#platform/numeric/summaries.ts';
import { empiricalLogit } from '../model/observations.ts';

/** One day of one creative; `day` counts days from any origin, 0 a Monday if weekdays matter to the caller's words. */
export interface DayCounts {
  readonly day: number;
  readonly impressions: number;
  readonly clicks: number;
  /** Mean times a person has seen it, from 1, as the platform reports it up to that day; null: not reported. */
  readonly frequency?: number | null;
}

/** Daily log-odds with their counting variance, in the order of days; days without impressions are left out. */
export interface DailyLogits {
  readonly days: Int32Array;
  readonly y: Float64Array;
  readonly v: Float64Array;
}

export const dailyLogits = (counts: readonly DayCounts[]): DailyLogits => {
  const used = counts
    .filter(({ impressions, clicks }) => impressions > 0 && clicks <= impressions)
    .sort((a, b) => a.day - b.day);
  const logits = used.map(({ impressions, clicks }) => empiricalLogit(clicks, impressions));
  return {
    days: Int32Array.from(used, ({ day }) => day),
    y: Float64Array.from(logits, ({ y }) => y),
    v: Float64Array.from(logits, ({ v }) => v),
  };
};

/** Day-to-day noise that is averaged over: sd on log-odds, and how much of it stays to the next day. */
export interface DayNoise {
  readonly sd: number;
  readonly carry: number;
}

const NOISE_SDS = [0.02, 0.05, 0.08, 0.12, 0.18, 0.3];
const CARRIES = [0, 0.3, 0.6, 0.8];
export const DAY_NOISES: readonly DayNoise[] = NOISE_SDS.flatMap((sd) => CARRIES.map((carry) => ({ sd, carry })));
const WEEKDAY_VARIANCE = 0.01;

/** The factor of diag(v) + AR(1) noise + a level per weekday. */
const noiseFactor = ({ days, v }: DailyLogits, { sd, carry }: DayNoise): Float64Array => {
  const n = days.length;
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      const apart = (days[i] as number) - (days[j] as number);
      // An integer power by multiplying: the same on every engine.
      let kept = 1;
      for (let step = 0; step < apart && kept > 0; step++) kept *= carry;
      matrix[i * n + j] = sd * sd * kept + (apart % 7 === 0 ? WEEKDAY_VARIANCE : 0) + (i === j ? (v[i] as number) : 0);
    }
  }
  return choleskyInPlace(matrix, n);
};

/** A regression on the days with one noise: what is left after whitening. */
export interface WhitenedFit {
  /** ln of the marginal likelihood with flat coefficients (REML), up to a constant. */
  readonly log: number;
  readonly means: Float64Array;
  /** Variance of the last coefficient. */
  readonly lastVariance: number;
  /** Variance of Σ row · coefficients. */
  readonly varianceOf: (row: Float64Array) => number;
  /** h ↦ hᵀPh and hᵀPy for a further column h, P the precision with the columns projected out. */
  readonly further: (column: Float64Array) => { readonly square: number; readonly cross: number };
}

const whitened = (series: DailyLogits, columns: readonly Float64Array[], noise: DayNoise): WhitenedFit => {
  const n = series.days.length;
  const k = columns.length;
  const l = noiseFactor(series, noise);
  const y = forwardSolve(l, n, series.y.slice());
  const x = columns.map((column) => forwardSolve(l, n, column.slice()));
  const gram = new Float64Array(k * k);
  for (let i = 0; i < k; i++)
    for (let j = 0; j <= i; j++) gram[i * k + j] = dot(x[i] as Float64Array, x[j] as Float64Array, n);
  choleskyInPlace(gram, k);
  const onto = (column: Float64Array) =>
    forwardSolve(
      gram,
      k,
      Float64Array.from(x, (own) => dot(own, column, n)),
    );
  const projection = onto(y);
  const log = -0.5 * (logDeterminant(l, n) + logDeterminant(gram, k) + dot(y, y, n) - dot(projection, projection, k));
  const last = gram[k * k - 1] as number;
  return {
    log,
    means: backSolve(gram, k, projection.slice()),
    lastVariance: 1 / (last * last),
    varianceOf: (row) => {
      const half = forwardSolve(gram, k, row.slice());
      return dot(half, half, k);
    },
    further: (column) => {
      const white = forwardSolve(l, n, column.slice());
      const own = onto(white);
      return {
        square: dot(white, white, n) - dot(own, own, k),
        cross: dot(white, y, n) - dot(own, projection, k),
      };
    },
  };
};

/** The regression under each noise, and the weight of each. `noises`: other than the usual grid for tests of naive twins. */
export const fitDays = (
  series: DailyLogits,
  columns: readonly Float64Array[],
  noises: readonly DayNoise[] = DAY_NOISES,
): { readonly fits: readonly WhitenedFit[]; readonly weights: Float64Array } => {
  const fits = noises.map((noise) => whitened(series, columns, noise));
  return { fits, weights: normalisedWeights(fits.map(({ log }) => log)) };
};
