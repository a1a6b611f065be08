import { backSolve, choleskyInPlace, dot, forwardSolve, logDeterminant } from '#platform/numeric/matrix.ts';
import {
  mean,
  mixtureMean,
  mixtureQuantile,
  type NormalMixture,
  normalisedWeights,
  standardDeviation,
} from '#platform/numeric/summaries.ts';
import { BOOK_VARIANCE, type Design, LEVEL_VARIANCE } from '../model/design.ts';
import { SPREAD_LOG_WEIGHTS, SPREADS, statisticsOf } from '../model/equations.ts';
import { empiricalLogit } from '../model/observations.ts';
import type { CreativeOutcomes, Outcome } from '../model/types.ts';
import { type Units, unitsOf } from '../model/units.ts';

/** Log-odds per sd of the feature. */
export interface Slope {
  readonly mean: number;
  /** 80 % and 90 % intervals. */
  readonly low80: number;
  readonly high80: number;
  readonly low90: number;
  readonly high90: number;
}

export type SimpsonCheck =
  | { readonly enough: false; readonly needs: number }
  | {
      readonly enough: true;
      /** Inside placement and campaign: the slope to show. */
      readonly within: Slope;
      /** Over everything: what a plain table would suggest. */
      readonly pooled: Slope;
      /** Signs differ and the 80 % interval inside groups excludes 0: say so to the user. */
      readonly reversed: boolean;
      readonly creatives: number;
    };

const FEWEST = 8;
const FLAT_PRECISION = 1 / 100;
const SLOPE_PRECISION = 1e-4;

const mixtureSlope = (mixture: NormalMixture): Slope => ({
  mean: mixtureMean(mixture),
  low80: mixtureQuantile(mixture, 0.1),
  high80: mixtureQuantile(mixture, 0.9),
  low90: mixtureQuantile(mixture, 0.05),
  high90: mixtureQuantile(mixture, 0.95),
});

/** The slope with flat priors, averaged over σ_u; with or without levels of the groups. */
const slopeOf = (units: Units, x: Float64Array, withGroups: boolean): Slope => {
  const groups = withGroups ? units.groups.length : 0;
  const columns = groups + 3;
  const rows = new Float64Array(units.trials.length * columns);
  const y = new Float64Array(units.trials.length);
  const v = new Float64Array(units.trials.length);
  for (let i = 0; i < y.length; i++) {
    const logit = empiricalLogit(units.successes[i] as number, units.trials[i] as number);
    y[i] = logit.y;
    v[i] = logit.v;
    rows[i * columns] = 1;
    if (withGroups) rows[i * columns + 1 + (units.group[i] as number)] = 1;
    rows[i * columns + columns - 1] = x[units.creative[i] as number] as number;
  }
  const design: Design = {
    units: y.length,
    creatives: units.creatives.length,
    groups,
    general: groups + 2,
    columns,
    rows,
    creative: units.creative,
  };
  const precisions = new Float64Array(columns).fill(FLAT_PRECISION);
  precisions[0] = 1 / LEVEL_VARIANCE;
  precisions[columns - 2] = 1 / BOOK_VARIANCE;
  precisions[columns - 1] = SLOPE_PRECISION;
  const statistics = statisticsOf(design, { y, v });
  const logs = new Float64Array(SPREADS.length);
  const means = new Float64Array(SPREADS.length);
  const deviations = new Float64Array(SPREADS.length);
  for (let g = 0; g < SPREADS.length; g++) {
    const { gram, right, square, logDeterminant: logD } = statistics.at(g);
    const l = gram.slice();
    for (let j = 0; j < columns; j++) l[j * columns + j] = (l[j * columns + j] as number) + (precisions[j] as number);
    choleskyInPlace(l, columns);
    const solution = forwardSolve(l, columns, right.slice());
    const last = l[columns * columns - 1] as number;
    logs[g] =
      (SPREAD_LOG_WEIGHTS[g] as number) -
      0.5 * (logD + logDeterminant(l, columns) + square - dot(solution, solution, columns));
    deviations[g] = 1 / last;
    means[g] = backSolve(l, columns, solution)[columns - 1] as number;
  }
  return mixtureSlope({ weights: normalisedWeights(logs), means, deviations });
};

/**
 * Does a feature look good (or bad) only because of where its creatives ran? Compares the slope inside groups with the pooled one.
 * A slope between groups is not offered: over a few placements it is worthless. Creatives without the feature measured are left out.
 */
export const simpson = (creatives: readonly CreativeOutcomes[], feature: string, outcome: Outcome): SimpsonCheck => {
  const measured = creatives.filter((creative) => typeof creative.features[feature] === 'number');
  const units = unitsOf(measured, outcome);
  const values = units.creatives.map((creative) => creative.features[feature] ?? 0);
  const sd = standardDeviation(values);
  if (units.creatives.length < FEWEST || !(sd > 0)) {
    return { enough: false, needs: Math.max(1, FEWEST - units.creatives.length) };
  }
  const middle = mean(values);
  const x = Float64Array.from(values, (value) => (value - middle) / sd);
  const within = slopeOf(units, x, true);
  const pooled = slopeOf(units, x, false);
  const reversed = within.mean * pooled.mean < 0 && (within.low80 > 0 || within.high80 < 0);
  return { enough: true, within, pooled, reversed, creatives: units.creatives.length };
};
