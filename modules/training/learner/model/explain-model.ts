import type { Evidence, Interval, PairwiseModel } from '../types.ts';

/** Two-sided 98 %, and 80 % power on top. */
const VISIBLE = 2.326;
const POWER = 0.842;
/** An effect worth knowing: about 10 % more or less often the better one, per step of the response. */
const WORTH_KNOWING = 0.2;

/** Something a model learned about one feature. Changes are of the odds of being the better ad, for one step (0.2) of the response. */
export interface LearnedFeature {
  readonly feature: string;
  /** Against where it started from: counts for more, for less, or speaks the other way. */
  readonly direction: 'more' | 'less' | 'reversed';
  /** Relative change of the odds, such as 0.3 for 30 % higher odds, with its 90 % interval. */
  readonly change: Interval;
  /** The same by the rule book (a personal model: by the platform's model). */
  readonly before: number;
}

/** A feature of which nothing certain can be said yet. */
export interface OpenFeature {
  readonly feature: string;
  /**
   * Pairs like those seen that are missing before a difference of 0.2 log-odds per step would be seen 8 times of 10; null: it never
   * differed between two creatives that were compared.
   */
  readonly needsPairs: number | null;
}

export interface ModelExplanation {
  readonly evidence: Evidence;
  /** By how far they lie from where they started, furthest first. */
  readonly learned: readonly LearnedFeature[];
  /** Known well enough, and as before. */
  readonly confirmed: readonly string[];
  /** Nearest to being known first. */
  readonly open: readonly OpenFeature[];
  /** Features this run left as they were. */
  readonly kept: readonly string[];
}

const oddsChange = (weight: number): number => Math.exp(weight) - 1;

const directionOf = (weight: number, before: number): LearnedFeature['direction'] =>
  weight * before < 0 ? 'reversed' : Math.abs(weight) >= Math.abs(before) ? 'more' : 'less';

/** What a model learned, from how much, and what it cannot tell yet: for sentences that people read. */
export const explainModel = (model: PairwiseModel): ModelExplanation => {
  const labels = model.evidence.pairs;
  const pairs = labels.outcome + labels.rating + labels.feedback + labels.degradation;
  const learned: (LearnedFeature & { readonly far: number })[] = [];
  const confirmed: string[] = [];
  const open: OpenFeature[] = [];
  const kept = new Set(model.kept);
  const priorPrecision = 1 / (model.priorSd * model.priorSd);
  const wanted = ((VISIBLE + POWER) / WORTH_KNOWING) * ((VISIBLE + POWER) / WORTH_KNOWING);
  model.features.forEach((feature, j) => {
    const sd = model.deviations[j] as number;
    const weight = model.weights[j] as number;
    const before = model.prior[j] as number;
    if (kept.has(feature) || sd === 0) return;
    if (Math.abs(weight - before) > VISIBLE * sd) {
      learned.push({
        feature,
        far: Math.abs(weight - before) / sd,
        direction: directionOf(weight, before),
        change: {
          mean: oddsChange(weight),
          low: oddsChange(weight - 1.645 * sd),
          high: oddsChange(weight + 1.645 * sd),
        },
        before: oddsChange(before),
      });
      return;
    }
    const fromData = 1 / (sd * sd) - priorPrecision;
    if (fromData + priorPrecision >= wanted) confirmed.push(feature);
    else if (fromData <= 1e-6 * priorPrecision) open.push({ feature, needsPairs: null });
    else {
      const missing = (wanted - priorPrecision - fromData) / fromData;
      open.push({ feature, needsPairs: Math.max(1, Math.ceil(pairs * missing)) });
    }
  });
  return {
    evidence: model.evidence,
    learned: learned.sort((a, b) => b.far - a.far).map(({ far: _, ...rest }) => rest),
    confirmed,
    open: open.sort((a, b) => (a.needsPairs ?? Infinity) - (b.needsPairs ?? Infinity)),
    kept: model.kept,
  };
};
