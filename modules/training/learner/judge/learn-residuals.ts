import { normalLogDensity } from '#platform/numeric/distributions.ts';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import type { Interval, ResidualCorrection } from '../types.ts';

const FEWEST = 20;
const FOLDS = 10;
/** One-sided 5 %. */
const GATE = 1.645;
/** Priors of the bias (around 0) and the slope (around 1): a correction starts from none. */
const BIAS_SD = 0.5;
const SLOPE_SD = 0.5;

/** A prediction that was made, and what came out since. Both on one scale without bounds, such as the log-odds of a click. */
export interface EarlierPrediction {
  readonly id: string;
  readonly owner: string;
  readonly predicted: number;
  readonly observed: number;
  /** Variance of the observation by its counts alone. */
  readonly variance: number;
  /** The 90 % interval that was shown; absent: none was. */
  readonly shown?: { readonly low: number; readonly high: number };
}

/** observed = bias + predicted + (slope − 1) (predicted − mean of predicted). */
export interface ResidualReport {
  readonly predictions: number;
  readonly owners: number;
  /** On the scale of the predictions. */
  readonly bias: Interval;
  /** 1 is right; below 1 predictions differ more than what comes out. */
  readonly slope: Interval;
  /** Share of outcomes inside the shown 90 % intervals; null: none was shown. */
  readonly inside: number | null;
  /** Mean gain of log score per prediction that the correction brings out of sample, in standard errors. */
  readonly z: number;
  /** Null: it does not foretell better, so nothing is corrected. */
  readonly correction: ResidualCorrection | null;
  /** Predictions with an outcome that are missing before anything is learned; 0: enough. */
  readonly needs: number;
}

interface Line {
  readonly bias: number;
  readonly slope: number;
  readonly biasError: number;
  readonly slopeError: number;
  /** Variance between creatives beyond counts. */
  readonly spread: number;
}

/** Weighted least squares with the priors; the spread between creatives by moments, twice. */
const fitLine = (rows: readonly EarlierPrediction[], center: number): Line => {
  let spread = 0.1;
  let line: Line = { bias: 0, slope: 1, biasError: BIAS_SD, slopeError: SLOPE_SD, spread };
  for (let round = 0; round < 3; round++) {
    let a = 1 / (BIAS_SD * BIAS_SD);
    let b = 0;
    let c = 1 / (SLOPE_SD * SLOPE_SD);
    let one = 0;
    let two = 0;
    for (const { predicted, observed, variance } of rows) {
      const weight = 1 / (variance + spread);
      const x = predicted - center;
      a += weight;
      b += weight * x;
      c += weight * x * x;
      one += weight * (observed - predicted);
      two += weight * x * (observed - predicted);
    }
    const determinant = a * c - b * b;
    const bias = (c * one - b * two) / determinant;
    const tilt = (a * two - b * one) / determinant;
    line = {
      bias,
      slope: 1 + tilt,
      biasError: Math.sqrt(c / determinant),
      slopeError: Math.sqrt(a / determinant),
      spread,
    };
    let squares = 0;
    for (const { predicted, observed, variance } of rows) {
      const off = observed - predicted - bias - tilt * (predicted - center);
      squares += off * off - variance;
    }
    spread = Math.max(0.001, squares / Math.max(1, rows.length - 2));
  }
  return line;
};

const centerOf = (rows: readonly EarlierPrediction[]): number =>
  rows.reduce((sum, { predicted }) => sum + predicted, 0) / rows.length;

/** Gain of log score of each row by the line of the other folds; owners are kept together where there are enough of them. */
const outOfSample = (rows: readonly EarlierPrediction[]): Float64Array => {
  const together = new Set(rows.map(({ owner }) => owner)).size >= FOLDS;
  const folds = rows.map(({ id, owner }) => new RandomStream(0, ['residuals', together ? owner : id]).integer(FOLDS));
  const gains = new Float64Array(rows.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = rows.filter((_, i) => folds[i] !== fold);
    if (others.length === 0) continue;
    const center = centerOf(others);
    const line = fitLine(others, center);
    rows.forEach(({ predicted, observed, variance }, i) => {
      if (folds[i] !== fold) return;
      const sd = Math.sqrt(variance + line.spread);
      const corrected = predicted + line.bias + (line.slope - 1) * (predicted - center);
      gains[i] = normalLogDensity((observed - corrected) / sd) - normalLogDensity((observed - predicted) / sd);
    });
  }
  return gains;
};

/** Mean ÷ standard error, clustered by owner and never below the plain error. */
const clusteredZ = (rows: readonly EarlierPrediction[], values: Float64Array): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const sums = new Map<string, number>();
  let plain = 0;
  rows.forEach(({ owner }, i) => {
    const off = (values[i] as number) - mean;
    plain += off * off;
    sums.set(owner, (sums.get(owner) ?? 0) + off);
  });
  const clustered = [...sums.values()].reduce((sum, value) => sum + value * value, 0);
  const error = Math.sqrt(Math.max(plain, clustered)) / values.length;
  return error > 0 ? mean / error : 0;
};

const around = (mean: number, error: number): Interval => ({
  mean,
  low: mean - 1.645 * error,
  high: mean + 1.645 * error,
});

/** What earlier predictions got wrong on the whole. The correction is answered only where it foretells other rows better. */
export const learnResiduals = (predictions: readonly EarlierPrediction[]): ResidualReport => {
  const rows = [...predictions].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const shown = rows.filter((row) => row.shown !== undefined);
  const center = rows.length > 0 ? centerOf(rows) : 0;
  const line = fitLine(rows, center);
  const z = rows.length >= FEWEST ? clusteredZ(rows, outOfSample(rows)) : 0;
  return {
    predictions: rows.length,
    owners: new Set(rows.map(({ owner }) => owner)).size,
    bias: around(line.bias, line.biasError),
    slope: around(line.slope, line.slopeError),
    inside:
      shown.length > 0
        ? shown.filter((row) => row.observed >= (row.shown?.low ?? 0) && row.observed <= (row.shown?.high ?? 0))
            .length / shown.length
        : null,
    z,
    // As a line through the origin of the scale: corrected = bias + slope · predicted.
    correction: z > GATE ? { bias: line.bias - (line.slope - 1) * center, slope: line.slope } : null,
    needs: Math.max(0, FEWEST - rows.length),
  };
};

/** A prediction after the correction. */
export const corrected = (predicted: number, correction: ResidualCorrection | null): number =>
  correction === null ? predicted : correction.bias + correction.slope * predicted;
