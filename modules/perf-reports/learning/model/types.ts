/** Clicks per impression, or conversions per click. */
export type Outcome = 'ctr' | 'cvr';

/**
 * What one creative did in one group; a group is placement × campaign (× format), named as the caller likes. Sums, whole numbers.
 * A group is a column of the model, and time grows with the cube of columns: some dozens of groups, not hundreds.
 */
export interface GroupOutcome {
  readonly group: string;
  readonly impressions: number;
  /** One kind of clicks throughout: "clicks (all)" and "link clicks" are never mixed. */
  readonly clicks: number;
  readonly conversions: number;
  /** In one currency throughout. */
  readonly spend: number;
}

/** A creative with what was measured on it and what it did. */
export interface CreativeOutcomes {
  readonly id: string;
  /** The general score of the rule book, 0..100. */
  readonly score: number;
  /** Rule responses 0..1 by rule; null or absent: not measured. */
  readonly features: Readonly<Record<string, number | null>>;
  readonly groups: readonly GroupOutcome[];
  /** Id of the creative it is a near-duplicate of; both count as one. */
  readonly duplicateOf?: string;
  /** The campaign with most of its impressions; whole campaigns are held out where there are ten or more. */
  readonly campaign?: string;
  /** The day it first ran, in days from any origin: where all have one, accuracy is also measured forward in time. */
  readonly startedOn?: number;
}

/** A rate with its interval; all three in 0..1. */
export interface RateEstimate {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}
