import type { Period } from '../../contract/period.ts';
import type { Milestones, Presence } from '../metrics/segment.ts';
import type { BucketCount } from './log-buckets.ts';

/** What one owner did on one day (UTC). Counts are weighted by the sampling rate of their events. */
export interface OwnerDay {
  readonly day: string;
  readonly images: Scores;
  readonly videos: Scores;
  readonly failed: number;
  readonly cacheHits: number;
  /** Measurements that were looked up, found or not. */
  readonly cacheLookups: number;
  readonly dashboardViews: number;
  /** Seconds a dashboard was in sight. */
  readonly dashboardSeconds: number;
  /** Times the owner acted on an optimization of the dashboards. */
  readonly optimizations: number;
  readonly fixesTaken: number;
  readonly reportsOpened: number;
  /** Distinct sessions that sent something. */
  readonly sessions: number;
  /** Every event, of all kinds. */
  readonly events: number;
  /** Histogram of the times from upload to result. */
  readonly processing: readonly BucketCount[];
}

/** Completed analyses: how many, and the sums for mean and variance of their scores (0..100). */
export interface Scores {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

export interface FeatureCount {
  /** Kind of the events, such as `feature_used`. */
  readonly kind: string;
  readonly feature: string;
  readonly n: number;
  /** Sum of the events' values (a score, a rating, points gained), and of how many events. */
  readonly valueSum: number;
  readonly valueN: number;
  readonly ms: number;
}

/** Somebody the flag decided about while it was rolled out to some and not to others. */
export interface ExposedPerson {
  readonly owner: string;
  readonly variant: string;
  readonly exposedAt: Date;
  /** Share of people (0..1) who were to get this variant when it was decided. */
  readonly share: number;
  /** In the 28 days before the hour of the exposure. */
  readonly before: PersonFigures;
  /** In the 28 days from the hour of the exposure on. */
  readonly after: PersonFigures;
}

export interface PersonFigures {
  readonly analyses: number;
  readonly activeDays: number;
  /** Distinct features used. */
  readonly features: number;
  /** Fixes taken. */
  readonly acted: number;
  /** Something of `acted`, interest in a larger plan, or a change to one. */
  readonly converted: boolean;
}

/** Requests to the API in a stretch of time, from its own histogram. */
export interface ApiTimes {
  readonly requests: number;
  /** Answers with a status of 500 or more. */
  readonly errors: number;
  /** Of the times in milliseconds. */
  readonly buckets: readonly BucketCount[];
}

/** What was counted. Figures of a person start from the owner; the others are over all. */
export interface RollupReader {
  /** Days with any event, in order; days without are absent. */
  days(owner: string, period: Period): Promise<OwnerDay[]>;
  /** By kind and feature, in the order of both. */
  featureUsage(owner: string, period: Period): Promise<FeatureCount[]>;
  /** Undefined before the first event. */
  funnel(owner: string): Promise<Milestones | undefined>;
  /** On which days up to `day` somebody did something of their own. */
  presence(owner: string, day: string): Promise<Presence>;
  /** The figures of the engagement score, of the 28 days up to and with `day`. */
  figures28(owner: string, day: string): Promise<PersonFigures>;
  /** Up to when events are counted: everything committed before is in. */
  countedUntil(): Promise<Date>;
  /** How well last month's engagement score predicted who came back; undefined before the first computing. */
  engagementCheck(): Promise<{ people: number; auc: number; month: string } | undefined>;
  /** Exposed while the share was strictly between 0 and 100 %; first exposure of each person, oldest first. */
  exposed(flag: string): Promise<ExposedPerson[]>;
  /** People who met the flag first on each day, by variant, from `day` on; in order. */
  exposures(flag: string, day: string): Promise<{ day: string; variant: string; people: number }[]>;
  /** Distinct people with a session seen in the five minutes before `now`. */
  activeUsers(now: Date): Promise<number>;
  apiTimes(from: Date, to: Date): Promise<ApiTimes>;
  /** Completed analyses and lookups of the measurement cache, over all owners. */
  analysesBetween(from: Date, to: Date): Promise<{ analyses: number; cacheHits: number; cacheLookups: number }>;
}
