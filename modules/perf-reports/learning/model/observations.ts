import { backSolve, choleskyInPlace, dot, forwardSolve } from '#platform/numeric/matrix.ts';
import { expit, median } from '#platform/numeric/summaries.ts';
import { BOOK_MEAN, type Design, generalPrecisions } from './design.ts';
import { type Observations, SPREADS, statisticsOf } from './equations.ts';
import { bestGridPoint, type GridPoint } from './ridge.ts';
import type { Units } from './units.ts';

/** Below this median of successes the normal approximation of log-odds is too narrow. */
const FEW_SUCCESSES = 30;
const NEWTON_STEPS = 6;

/** Log-odds of counts and their counting variance; defined for none and for all. */
export const empiricalLogit = (successes: number, trials: number): { y: number; v: number } => {
  const hits = successes + 0.5;
  const misses = trials - successes + 0.5;
  return { y: Math.log(hits / misses), v: 1 / hits + 1 / misses };
};

const normalObservations = (units: Units): Observations => {
  const y = new Float64Array(units.trials.length);
  const v = new Float64Array(units.trials.length);
  for (let i = 0; i < y.length; i++) {
    const logit = empiricalLogit(units.successes[i] as number, units.trials[i] as number);
    y[i] = logit.y;
    v[i] = logit.v;
  }
  return { y, v };
};

export const hasFewSuccesses = (units: Units): boolean =>
  units.successes.length > 0 && median(units.successes) < FEW_SUCCESSES;

/**
 * Working observations of the binomial likelihood at the posterior's mode for one (τ, σ_u): with them the Gaussian machinery gives
 * Laplace's approximation. A fixed number of Newton steps, so the bytes are fixed.
 */
const workingObservations = (
  design: Design,
  units: Units,
  start: Observations,
  at: GridPoint,
  included?: (creative: number) => boolean,
): Observations => {
  const q = design.columns;
  const precisions = new Float64Array(q);
  precisions.set(generalPrecisions(design.groups));
  precisions.fill(at.precision, design.general);
  const variance = (SPREADS[at.spread] as number) * (SPREADS[at.spread] as number);
  let observed = start;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const { gram, right } = statisticsOf(design, observed, included).at(at.spread);
    const l = gram.slice();
    for (let i = 0; i < q; i++) l[i * q + i] = (l[i * q + i] as number) + (precisions[i] as number);
    choleskyInPlace(l, q);
    const coefficients = backSolve(l, q, forwardSolve(l, q, right.slice()));
    coefficients[design.general - 1] = (coefficients[design.general - 1] as number) + BOOK_MEAN;
    const fixed = Float64Array.from({ length: design.units }, (_, i) => dot(coefficients, design.rows, q, 0, i * q));
    const residuals = new Float64Array(design.creatives);
    const weights = new Float64Array(design.creatives);
    for (let i = 0; i < design.units; i++) {
      const creative = design.creative[i] as number;
      const weight = 1 / (observed.v[i] as number);
      residuals[creative] =
        (residuals[creative] as number) + weight * ((observed.y[i] as number) - (fixed[i] as number));
      weights[creative] = (weights[creative] as number) + weight;
    }
    const y = new Float64Array(design.units);
    const v = new Float64Array(design.units);
    for (let i = 0; i < design.units; i++) {
      const creative = design.creative[i] as number;
      const own = (variance * (residuals[creative] as number)) / (1 + variance * (weights[creative] as number));
      const eta = Math.max(-30, Math.min(30, (fixed[i] as number) + own));
      const rate = expit(eta);
      const information = Math.max(1e-9, (units.trials[i] as number) * rate * (1 - rate));
      y[i] = eta + ((units.successes[i] as number) - (units.trials[i] as number) * rate) / information;
      v[i] = 1 / information;
    }
    observed = { y, v };
  }
  return observed;
};

/**
 * Observations for a fit on the included creatives: normal, or Laplace's where successes are few. Its mode is found twice, the
 * second time at the grid's best point; `at`: where that point is already known.
 */
export const observationsOf = (
  design: Design,
  units: Units,
  few: boolean,
  included?: (creative: number) => boolean,
  at?: GridPoint,
): Observations => {
  const normal = normalObservations(units);
  if (!few) return normal;
  if (at) return workingObservations(design, units, normal, at, included);
  let observed = normal;
  for (let round = 0; round < 2; round++) {
    observed = workingObservations(
      design,
      units,
      observed,
      bestGridPoint(statisticsOf(design, observed, included)),
      included,
    );
  }
  return observed;
};
