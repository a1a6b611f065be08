import { RandomStream } from '#platform/numeric/random-stream.ts';
import { bookCoefficients, type Claim, claimsOf, effectsOf, type FeatureEffect } from './claims.ts';
import { type Design, designOf } from './design.ts';
import { chooseFeatures, type DroppedFeature, type ModelFeature } from './features.ts';
import { FULL_CHAIN, fitModels } from './fit-models.ts';
import { type HoldOut, holdOut } from './hold-out.ts';
import { hasFewSuccesses } from './observations.ts';
import { leaveOneOut, type Outlier, outliersOf } from './outliers.ts';
import { type PackedPosterior, packed } from './packed-posterior.ts';
import { type ShrunkRate, shrunkRatesOf } from './shrunk-rates.ts';
import { hasReached, linkedCreatives, type Progress, progressOf } from './stage.ts';
import type { CreativeOutcomes, Outcome } from './types.ts';
import { type LeftOut, type Units, unitsOf } from './units.ts';

/** Plain data: stored as JSON, read back, used by `predict`. The same input and seed give the same bytes on one Node version. */
export interface PersonalModel {
  readonly version: 1;
  readonly outcome: Outcome;
  readonly seed: number;
  readonly progress: Progress;
  /** Creatives with any counts, near-duplicates counted once; how many duplicates there were; rows left out and why. */
  readonly creatives: number;
  readonly duplicates: number;
  readonly leftOut: readonly LeftOut[];
  readonly features: readonly ModelFeature[];
  readonly dropped: readonly DroppedFeature[];
  /** Groups with their share of trials (impressions, or clicks), 0..1. */
  readonly groups: readonly { readonly group: string; readonly share: number }[];
  readonly likelihood: 'normal' | 'binomial';
  /** The rule book with the account's level, and the personal model. */
  readonly general: PackedPosterior;
  readonly personal: PackedPosterior;
  /** The rule book's own coefficient per feature, log-odds per sd, were it exactly right. */
  readonly book: readonly number[];
  /** Null: fewer than eight creatives. */
  readonly holdOut: HoldOut | null;
  readonly effects: readonly FeatureEffect[];
  readonly claims: readonly Claim[];
  readonly outliers: readonly Outlier[];
  readonly rates: readonly ShrunkRate[];
  /** Sd of what differs between creatives and nothing explains (log-odds), and mean counting variance: for `creativesNeeded`. */
  readonly spread: number;
  readonly countingVariance: number;
}

export interface FitOptions {
  readonly outcome: Outcome;
  /** Any safe integer. */
  readonly seed: number;
}

const sharesOf = (units: Units): PersonalModel['groups'] => {
  const total = units.trials.reduce((sum, x) => sum + x, 0);
  return units.groups.map((group, g) => ({
    group,
    share: units.trials.reduce((sum, x, i) => (units.group[i] === g ? sum + x : sum), 0) / total,
  }));
};

/**
 * What works for this customer: features kept, ridge and horseshoe averaged, hold-out and gate, outliers, claims, shrunk rates.
 * Some seconds of one core at 200 creatives and 125 features: not for an event loop that serves people.
 */
export const fitPersonalModel = (
  creatives: readonly CreativeOutcomes[],
  { outcome, seed }: FitOptions,
): PersonalModel => {
  const stream = new RandomStream(seed, ['personal', outcome]);
  const units = unitsOf(creatives, outcome);
  const progress = progressOf(linkedCreatives(units, outcome === 'ctr' ? units.successes : units.trials));
  const { kept, dropped } = chooseFeatures(units.creatives);
  const design: Design = designOf(units, kept);
  const few = hasFewSuccesses(units);
  const fit = fitModels(design, units, { few, stream: stream.fork('chain'), chain: FULL_CHAIN });
  const held = holdOut(design, units, {
    few,
    stream: stream.fork('hold-out'),
    start: fit.horseshoe?.state ?? null,
    at: fit.ridge.best,
    general: fit.general,
  });
  const outliers = outliersOf(units, leaveOneOut(fit.statistics, fit.ridge), outcome);
  const book = bookCoefficients(design, units);
  const effects = fit.horseshoe ? effectsOf(design, kept, fit.horseshoe, book) : [];
  const passed = held?.gate.passed ?? false;
  const claims =
    passed && hasReached(progress, 'claims')
      ? claimsOf(effects, outliers, (without) => {
          const again = fitModels(design, units, {
            few,
            stream: stream.fork('chain'),
            chain: FULL_CHAIN,
            included: (creative) => !without.has(units.creatives[creative]?.id ?? ''),
          });
          return again.horseshoe ? effectsOf(design, kept, again.horseshoe, book) : [];
        })
      : [];
  const used = passed ? fit.personal : fit.general;
  const countingVariance =
    fit.statistics.creatives === 0
      ? 0
      : fit.statistics.weights.reduce((sum, weight) => sum + 1 / weight, 0) / fit.statistics.creatives;
  return {
    version: 1,
    outcome,
    seed,
    progress,
    creatives: units.creatives.length,
    duplicates: units.duplicates,
    leftOut: units.leftOut,
    features: kept,
    dropped,
    groups: sharesOf(units),
    likelihood: few ? 'binomial' : 'normal',
    general: packed(fit.general),
    personal: packed(fit.personal),
    book: [...book],
    holdOut: held,
    effects,
    claims,
    outliers,
    rates: hasReached(progress, 'rates') ? shrunkRatesOf(design, units, fit.statistics, used) : [],
    spread: Math.sqrt(fit.personal.spreadVariance),
    countingVariance,
  };
};
