/** Where a label comes from. */
export const SOURCES = ['outcome', 'rating', 'feedback', 'degradation'] as const;
export type Source = (typeof SOURCES)[number];

/** What large groups of users are told apart by when a candidate is judged. */
export const SEGMENTS = ['placement', 'plan', 'industry'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** A creative as the learner knows it: what was measured, and whose it is. No name, no file. */
export interface Creative {
  readonly id: string;
  readonly owner: string;
  /** Kind and placement, such as `image/meta_feed`: creatives are compared only within one owner and one of these. */
  readonly group: string;
  /** Rule responses 0..1 by rule; null or absent: not measured. */
  readonly features: Readonly<Record<string, number | null>>;
  /** Each specialist's score 0..100; null or absent: none. */
  readonly specialists?: Readonly<Record<string, number | null>>;
  readonly segments?: Readonly<Partial<Record<Segment, string>>>;
  /** Id of the creative it is a copy of, of whichever owner: both are held out together, and never compared. */
  readonly duplicateOf?: string;
  /** When it was first seen, in days from any one origin. */
  readonly addedOn: number;
}

interface ExampleBase {
  readonly id: string;
  /** In days from the same origin as `addedOn`. */
  readonly at: number;
  /** Which consent it was given under: part of the fingerprint. */
  readonly consent: number;
}

/** Counts of one creative in one group of a report: placement × campaign, one kind of clicks throughout. */
export interface OutcomeExample extends ExampleBase {
  readonly source: 'outcome';
  readonly creative: string;
  /** Only outcomes of one owner with the same reportGroup are compared. */
  readonly reportGroup: string;
  readonly successes: number;
  readonly trials: number;
}

/** What a person said of a creative: a rating 1..10, or feedback on any scale where more is better. Equal values say nothing. */
export interface OpinionExample extends ExampleBase {
  readonly source: 'rating' | 'feedback';
  readonly creative: string;
  readonly value: number;
}

/** Two versions of one creative whose order is known, because one was made worse on purpose and measured again. */
export interface DegradationExample extends ExampleBase {
  readonly source: 'degradation';
  readonly better: string;
  readonly worse: string;
}

export type Example = OutcomeExample | OpinionExample | DegradationExample;

export interface TrainingData {
  readonly creatives: readonly Creative[];
  readonly examples: readonly Example[];
}

/** What the rule book weighs each rule; the caller's unit, only shares count. */
export type RuleBook = Readonly<Record<string, number>>;

/** How far one specialist's score alone orders creatives as labels do. */
export interface SpecialistReliability {
  readonly id: string;
  /** Weight beside the other specialists, whose mean is 1; 0..3. */
  readonly weight: number;
  /** Share of pairs its score puts in the order of the label, with its 90 % interval. */
  readonly accuracy: Interval;
  readonly pairs: number;
}

/** A value with its 90 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A bias and a slope learned from earlier predictions; see `learnResiduals`. */
export interface ResidualCorrection {
  readonly bias: number;
  readonly slope: number;
}

/**
 * A trained model. Weights are the log-odds of being the better one of two creatives, for one STEP of a rule's response.
 * All arrays are in the order of `features`.
 */
export interface PairwiseModel {
  readonly features: readonly string[];
  /** Mean response in the data it first came from: stands in where a rule is not measured. */
  readonly centres: Float64Array;
  readonly weights: Float64Array;
  /** Standard deviation of each weight; 0: never learned from data. */
  readonly deviations: Float64Array;
  /** Weights it started from: the rule book's, or of a personal model the platform's. */
  readonly prior: Float64Array;
  readonly priorSd: number;
  /** Features that its run left exactly as the parent had them. */
  readonly kept: readonly string[];
  /** Which fifth of the creatives it never learned from. */
  readonly epoch: number;
  /** The latest `addedOn` or `at` it has seen; -Infinity: it has seen nothing. */
  readonly horizon: number;
  /** Days after which an example counts half; null: all count alike. */
  readonly halfLife: number | null;
  readonly specialists: readonly SpecialistReliability[];
  readonly correction: ResidualCorrection | null;
  readonly evidence: Evidence;
}

/** From how much a model was learned. */
export interface Evidence {
  readonly creatives: number;
  readonly owners: number;
  readonly pairs: Readonly<Record<Source, number>>;
}

/** An owner whose labels go against everybody else's: shown to operators, who decide. */
export interface LowTrust {
  readonly owner: string;
  /** Share of the owner's labels that agree with the model, 0..1, and the median of all owners. */
  readonly agreement: number;
  readonly median: number;
  readonly pairs: number;
  /** What the owner's labels weigh, 0..1. */
  readonly trust: number;
}

export interface SegmentResult {
  readonly segment: Segment;
  readonly value: string;
  readonly pairs: number;
  /** Candidate less current, in shares of 1. */
  readonly accuracyGain: number;
}

/** Why a candidate is not promoted; stable codes. */
export type PromotionRefusal = 'too_few_pairs' | 'not_better' | 'segment_worse' | 'badly_calibrated';

/** Candidate against current, on pairs that neither was trained on. */
export interface PromotionDecision {
  readonly promote: boolean;
  readonly refusals: readonly PromotionRefusal[];
  readonly pairs: number;
  readonly owners: number;
  /** Mean gain of log score per pair, its standard error, and its one-sided 99 % lower bound. */
  readonly gain: number;
  readonly error: number;
  readonly bound: number;
  readonly candidateAccuracy: Interval;
  readonly currentAccuracy: Interval;
  /** What a perfect order would reach: labels are known only so well. */
  readonly ceiling: number;
  /** Candidate's log-odds against the labels': 1 is right, below 1 too sure. */
  readonly calibration: Interval;
  /** Segments with 200 pairs or more. */
  readonly segments: readonly SegmentResult[];
  /** How often this part of the data has been looked at to decide, this time included. */
  readonly looks: number;
  /** Pairs that are missing before such a gain could be told from chance; 0: enough, null: there is no gain to tell. */
  readonly needsPairs: number | null;
}
