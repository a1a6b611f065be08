import { bookWeights } from '../columns.ts';
import type { Pairs } from '../data/pairs.ts';
import { PLATFORM_SD, type PlatformProblem } from '../fit/platform-problem.ts';
import { type TrainingState, trainedWeights } from '../fit/platform-training.ts';
import {
  type Evidence,
  type LowTrust,
  type PairwiseModel,
  type ResidualCorrection,
  type RuleBook,
  SOURCES,
  type Source,
  type SpecialistReliability,
} from '../types.ts';

export const evidenceOf = (pairs: Pairs): Evidence => {
  const counts = new Map<Source, number>(SOURCES.map((source) => [source, 0]));
  const creatives = new Set<number>();
  const owners = new Set<number>();
  for (let k = 0; k < pairs.first.length; k++) {
    const source = SOURCES[pairs.source[k] as number] as Source;
    counts.set(source, (counts.get(source) ?? 0) + 1);
    creatives.add(pairs.first[k] as number).add(pairs.second[k] as number);
    owners.add(pairs.owner[k] as number);
  }
  return {
    creatives: creatives.size,
    owners: owners.size,
    pairs: Object.fromEntries(counts) as Record<Source, number>,
  };
};

/** The latest day of any creative and pair. */
export const horizonOf = ({ creatives, at }: Pairs): number => {
  let latest = -Infinity;
  for (const { addedOn } of creatives) latest = Math.max(latest, addedOn);
  for (const day of at) latest = Math.max(latest, day);
  return latest;
};

/** What other phases learned, kept with the weights. */
export interface LearnedBeside {
  readonly specialists?: readonly SpecialistReliability[];
  readonly correction?: ResidualCorrection | null;
}

/** The model of a finished training. */
export const platformModel = (
  whole: PlatformProblem,
  state: TrainingState,
  { specialists = [], correction = null }: LearnedBeside = {},
): { readonly model: PairwiseModel; readonly lowTrust: readonly LowTrust[] } => {
  const { weights, deviations, prior, kept, lowTrust } = trainedWeights(whole, state);
  const model = {
    features: whole.features,
    centres: whole.centres,
    weights,
    deviations,
    prior,
    priorSd: PLATFORM_SD,
    kept,
    epoch: whole.epoch,
    horizon: Math.max(horizonOf(whole.problem.pairs), whole.parent?.horizon ?? -Infinity),
    halfLife: state.halfLife,
    specialists,
    correction,
    evidence: evidenceOf(whole.problem.pairs),
  };
  return { model, lowTrust };
};

/** The rule book as a model that has seen nothing: what the first candidate is compared with. */
export const bookModel = (features: readonly string[], centres: Float64Array, book: RuleBook): PairwiseModel => {
  const weights = bookWeights(features, book);
  return {
    features,
    centres,
    weights,
    deviations: new Float64Array(features.length),
    prior: weights,
    priorSd: PLATFORM_SD,
    kept: [],
    epoch: 0,
    horizon: -Infinity,
    halfLife: null,
    specialists: [],
    correction: null,
    evidence: { creatives: 0, owners: 0, pairs: { outcome: 0, rating: 0, feedback: 0, degradation: 0 } },
  };
};
