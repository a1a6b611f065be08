import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, logit, standardDeviation } from '#platform/numeric/summaries.ts';
import type { CreativeOutcomes } from '../model/types.ts';

/** How the truth is planted: see the constants of each kind. */
export type WorldKind = 'strong' | 'medium' | 'dense' | 'book' | 'null';

export interface WorldPlan {
  readonly kind: WorldKind;
  /** Creatives with outcomes; 300 new ones of the same account come on top. */
  readonly creatives: number;
  readonly seed: number;
  readonly features?: number;
  /** Median of impressions (log-normal, sdlog 1.2). */
  readonly impressions?: number;
  readonly baseRate?: number;
  /** Groups each creative ran in. */
  readonly groupsEach?: number;
  readonly fresh?: number;
}

export interface World {
  readonly creatives: readonly CreativeOutcomes[];
  readonly fresh: readonly CreativeOutcomes[];
  /** True log-odds of creatives and fresh ones (first group), u included. */
  readonly truth: Float64Array;
  readonly freshTruth: Float64Array;
  /** The same without u: what knowing every effect would foretell. */
  readonly freshExplained: Float64Array;
  /** True effects that come on top of the rule book, per sd of the feature; 0 for all but the active ones. */
  readonly added: Float64Array;
  /** The rule book's coefficients per sd of each feature. */
  readonly book: Float64Array;
  readonly names: readonly string[];
  readonly spread: number;
}

export const SPREAD = 0.35;
const AREAS = 8;
const INSIDE = 0.4;
const GROUPS = 6;
const GROUP_SD = 0.4;
const GROUP_SHIFT = 0.3;
/** Responses are 0.5 + 0.18 z: one sd is 0.18 of the scale, and hardly any is cut off at its ends. */
const RESPONSE_SD = 0.18;
const FRESH = 300;
const BOOK_SD = 0.12;

const addedEffects = (kind: WorldKind, features: number, stream: RandomStream): Float64Array => {
  const added = new Float64Array(features);
  if (kind === 'dense') return added.map(() => 0.08 * stream.normal());
  if (kind !== 'strong' && kind !== 'medium') return added;
  const [low, high] = kind === 'strong' ? [0.28, 0.42] : [0.15, 0.25];
  for (const feature of stream.shuffled(features).subarray(0, 4)) {
    added[feature] = (low + (high - low) * stream.uniform()) * (stream.uniform() < 0.5 ? -1 : 1);
  }
  return added;
};

/**
 * An account with known truth: 40 features in 8 areas (r = 0.4 inside), 6 groups (sd 0.4) whose feature means differ by 0.3 sd, a
 * rule book with sd 0.12, CTR about 1.2 %, σ_u 0.35. `null`: not even the rule book is right.
 */
export const makeWorld = (plan: WorldPlan): World => {
  const stream = new RandomStream(plan.seed, ['world', plan.kind, plan.creatives]);
  const features = plan.features ?? 40;
  const names = Array.from({ length: features }, (_, j) => `F-${String(j + 1).padStart(3, '0')}`);
  const added = addedEffects(plan.kind, features, stream);
  const weights = Float64Array.from({ length: features }, () => stream.normal());
  const levels = Float64Array.from({ length: GROUPS }, () => GROUP_SD * stream.normal());
  const shifts = Float64Array.from({ length: GROUPS * features }, () => GROUP_SHIFT * stream.normal());
  const count = plan.creatives + (plan.fresh ?? FRESH);

  const groupOf = Int32Array.from({ length: count }, () => stream.integer(GROUPS));
  const responses = Array.from({ length: count }, (_, i) => {
    const areas = Float64Array.from({ length: AREAS }, () => stream.normal());
    return Float64Array.from({ length: features }, (_unused, j) => {
      const shift = shifts[(groupOf[i] as number) * features + j] as number;
      const z = shift + Math.sqrt(INSIDE) * (areas[j % AREAS] as number) + Math.sqrt(1 - INSIDE) * stream.normal();
      return Math.min(1, Math.max(0, 0.5 + RESPONSE_SD * z));
    });
  });
  const standard = (i: number, j: number) => ((responses[i]?.[j] ?? 0.5) - 0.5) / RESPONSE_SD;
  const raw = responses.map((_, i) => weights.reduce((sum, weight, j) => sum + weight * standard(i, j), 0));
  const scale = BOOK_SD / standardDeviation(raw);
  const book = weights.map((weight) => weight * scale);

  const base = logit(plan.baseRate ?? 0.012);
  const truth = new Float64Array(count);
  const explained = new Float64Array(count);
  const all: CreativeOutcomes[] = responses.map((response, i) => {
    const own = SPREAD * stream.normal();
    const fromBook = (raw[i] as number) * scale;
    const effect = added.reduce((sum, beta, j) => sum + beta * standard(i, j), 0);
    const inGroup = (group: number) =>
      base + (levels[group] as number) + (plan.kind === 'null' ? 0 : fromBook) + effect + own;
    truth[i] = inGroup(groupOf[i] as number);
    explained[i] = (truth[i] as number) - own;
    const each = plan.groupsEach ?? 1;
    const groups = Array.from({ length: each }, (_, k) => {
      const group = ((groupOf[i] as number) + k) % GROUPS;
      const impressions = Math.max(50, Math.round((plan.impressions ?? 10_000) * Math.exp(1.2 * stream.normal())));
      const clicks = stream.binomial(impressions, expit(inGroup(group)));
      const spend = impressions * 0.008;
      return { group: `group ${group}`, impressions, clicks, conversions: stream.binomial(clicks, 0.03), spend };
    });
    return {
      id: `c${String(i).padStart(4, '0')}`,
      score: Math.min(100, Math.max(0, 50 + (10 * fromBook) / BOOK_SD)),
      features: Object.fromEntries(names.map((name, j) => [name, response[j] as number])),
      groups,
    };
  });
  return {
    creatives: all.slice(0, plan.creatives),
    fresh: all.slice(plan.creatives),
    truth: truth.subarray(0, plan.creatives),
    freshTruth: truth.subarray(plan.creatives),
    freshExplained: explained.subarray(plan.creatives),
    added,
    book,
    names,
    spread: SPREAD,
  };
};

/** Share of pairs inside one group whose order by `predicted` is their true order. */
export const trueAccuracy = (
  creatives: readonly CreativeOutcomes[],
  truth: Float64Array,
  predicted: Float64Array,
): number => {
  let right = 0;
  let pairs = 0;
  for (let a = 0; a < creatives.length; a++) {
    for (let b = a + 1; b < creatives.length; b++) {
      if (creatives[a]?.groups[0]?.group !== creatives[b]?.groups[0]?.group) continue;
      const really = (truth[a] as number) - (truth[b] as number);
      const foretold = (predicted[a] as number) - (predicted[b] as number);
      right += really * foretold > 0 ? 1 : foretold === 0 ? 0.5 : 0;
      pairs++;
    }
  }
  return right / pairs;
};
