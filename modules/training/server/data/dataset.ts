import type { FeatureVector } from '#modules/core-analysis/api.ts';
import type { Category } from '../../contract/vocabulary.ts';
import type { Scope } from '../scope.ts';

/** One creative with all that is known of it: plain data, the same for the same rows. */
export interface CollectedCreative {
  /** Its newest analysis. */
  readonly id: string;
  /** Of the file: duplicates are one creative, and the hold-out is chosen by it. */
  readonly sha256: string;
  readonly kind: 'image' | 'video';
  readonly placement: string;
  readonly goal: string;
  /** By the rule book alone, 0..100. */
  readonly score: number;
  /** Days since 1970. */
  readonly addedOn: number;
  /** By the place of the rule in `Dataset.rules`; null: not measured, or nothing of the kind there. */
  readonly responses: readonly (number | null)[];
  /** 1..10 */
  readonly rating: number | null;
  readonly outcomes: readonly { readonly group: string; readonly impressions: number; readonly clicks: number }[];
  /** What a model said of it when it was judged; null: no model was in use. */
  readonly predicted: { readonly modelId: string; readonly utility: number } | null;
}

type Feature = FeatureVector['features'][number];

export interface DatasetRule {
  readonly id: string;
  readonly area: Category;
  /** Of the large team. */
  readonly specialist: string;
  /** What it weighs by the rule book, mean over the creatives it was put to. */
  readonly weight: number;
}

export interface DatasetOwner {
  readonly id: string;
  /** When consent was given, in milliseconds; 0: a personal model needs none. */
  readonly consent: number;
  readonly creatives: readonly CollectedCreative[];
}

/** What a run learns from, as its first phase keeps it. */
export interface Dataset {
  readonly scope: Scope;
  /** Which fifth of the creatives is held out; each full retraining renews it. */
  readonly holdOutEpoch: number;
  readonly engineVersion: string;
  readonly ruleBookVersion: string;
  readonly rules: readonly DatasetRule[];
  readonly owners: readonly DatasetOwner[];
}

/** Responses by rule: lost with another counts as failed, what was not measured is unknown. */
export function responsesById(features: readonly Feature[]): Record<string, number | null> {
  return Object.fromEntries(
    features.map((feature) => [
      feature.ruleId,
      feature.state === 'measured' ? feature.response : feature.state === 'lost_with' ? 0 : null,
    ]),
  );
}

/** A degraded version that was measured: the original is better, by how much is not said. */
export interface DegradedResponses {
  readonly analysisId: string;
  readonly name: string;
  readonly level: number;
  readonly responses: readonly (number | null)[];
}

/** A fix that was measured: it is better than the original. Rules it did not change answer as they did. */
export interface FixedResponses {
  readonly analysisId: string;
  readonly name: string;
  readonly after: Readonly<Record<string, number | null>>;
}

/** The second phase's result. */
export interface StyleExamples {
  readonly degraded: readonly DegradedResponses[];
  readonly fixed: readonly FixedResponses[];
  readonly advice: number;
}

export const creativesIn = (data: Dataset): CollectedCreative[] =>
  data.owners.flatMap(({ creatives }) => [...creatives]);
export const examplesIn = (data: Dataset): number =>
  creativesIn(data).reduce((sum, { rating, outcomes }) => sum + (rating === null ? 0 : 1) + outcomes.length, 0);

const encoder = new TextEncoder();
/** As bytes: keys stand in the order they are built in, so that the same data are the same bytes. */
export const toBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));
export const fromBytes = <T>(bytes: Uint8Array): T => JSON.parse(Buffer.from(bytes).toString('utf8')) as T;
