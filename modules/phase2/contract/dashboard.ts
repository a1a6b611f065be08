import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { conversion, engagement, recommendation } from './engagement.ts';
import { interval, period, periodQuery } from './period.ts';

/** Of the mean score of this period against the one before: the 90 % interval of the difference leaves out 0, or not. */
export const TRENDS = ['improving', 'declining', 'stable'] as const;

/** What one period came to. */
export const periodFigures = z.object({
  totalAnalyses: z.number(),
  /** 0..100; null without a finished analysis. */
  avgConversionScore: z.nullable(z.number()),
  /** Of the average; null below two analyses. */
  scoreInterval: z.nullable(interval),
  /** Minutes of manual review the analyses stand for, by the stated model. */
  totalSavings: z.number(),
  /** 0..1; null without a lookup. */
  cacheHitRate: z.nullable(z.number()),
  cacheLookups: z.number(),
  /** Seconds from upload to result, median; null without a finished analysis. */
  processingTime: z.nullable(z.number()),
  /** Seconds, 95th percentile; null below 20 analyses. */
  processingTimeP95: z.nullable(z.number()),
  activeDays: z.number(),
});
export type PeriodFigures = z.output<typeof periodFigures>;

/** One day of UTC; the running day is not over. */
export const dayFigures = z.object({
  day: z.iso.date(),
  analyses: z.number(),
  avgScore: z.nullable(z.number()),
  scoreLow: z.nullable(z.number()),
  scoreHigh: z.nullable(z.number()),
  minutesSaved: z.number(),
  cacheHitRate: z.nullable(z.number()),
  processingTime: z.nullable(z.number()),
});
export type DayFigures = z.output<typeof dayFigures>;

const work = z.object({ analysisId: z.uuid(), fileName: z.string(), score: z.number(), date: z.iso.datetime() });

export const ACTIVITY_TYPES = ['image_analysis', 'video_analysis', 'fix', 'report', 'plan'] as const;

export const dashboardMetrics = z.extend(periodFigures, {
  period,
  /** The days before, as many; null unless asked for. */
  previous: z.nullable(z.extend(periodFigures, { period })),
  /** Null while one of the two periods has fewer than two analyses. */
  improvementTrend: z.nullable(z.enum(TRENDS)),
  /** In points of score, this period less the one before. */
  trendDifference: z.nullable(interval),
  /** What is missing for a trend; null where there is one. */
  trendNeeds: z.nullable(z.string()),
  /** `percentage` is 0..100 and may pass it after a change of plan. */
  planUtilization: z.object({ tokensUsed: z.number(), tokensLimit: z.number(), percentage: z.number() }),
  /** Newest first, at most 10. */
  recentActivity: z.array(
    z.object({
      type: z.enum(ACTIVITY_TYPES),
      date: z.iso.datetime(),
      title: z.string(),
      analysisId: z.nullable(z.uuid()),
      score: z.nullable(z.number()),
      /** Points against the earlier version of the same creative, or what a fix gained; null where there is nothing to compare. */
      improvement: z.nullable(z.number()),
    }),
  ),
  performanceInsights: z.object({
    bestPerforming: z.nullable(work),
    needsImprovement: z.nullable(work),
    /** The finding that costs the weakest work most, as the engine words it. */
    recommendation: z.nullable(z.string()),
  }),
  /** Minutes a manual review takes, as the model states them now. */
  savingsModel: z.object({ imageMinutes: z.number(), videoMinutes: z.number(), source: z.string() }),
  /** Every day of the period, in order. */
  days: z.array(dayFigures),
  /** Every day of the period before, in order; empty unless asked for. */
  previousDays: z.array(dayFigures),
  /** Up to when events are counted. */
  countedUntil: z.iso.datetime(),
  /** False: counting is behind, and what happened after `countedUntil` is not in. */
  isCurrent: z.boolean(),
});
export type DashboardMetrics = z.output<typeof dashboardMetrics>;

/** Of the whole product, in the last five minutes. */
export const realtime = z.object({
  activeUsers: z.number(),
  /** Seconds, median; null without a request. */
  avgResponseTime: z.nullable(z.number()),
  /** Seconds; null below 20 requests. */
  responseTimeP95: z.nullable(z.number()),
  /** 0..1: answers with a status of 500 or more; null without a request. */
  errorRate: z.nullable(z.number()),
  requests: z.number(),
  at: z.iso.datetime(),
});
export type Realtime = z.output<typeof realtime>;

export const realtimePerformance = z.object({
  activeUsers: z.number(),
  /** Seconds, median; null without a request. */
  averageResponseTime: z.nullable(z.number()),
  responseTimeP95: z.nullable(z.number()),
  /** 0..1; null without a lookup in the last hour. */
  cacheHitRate: z.nullable(z.number()),
  analysesLastHour: z.number(),
  errorRate: z.nullable(z.number()),
  requests: z.number(),
  userSpecific: z.object({ engagementScore: z.nullable(z.number()) }),
  at: z.iso.datetime(),
});
export type RealtimePerformance = z.output<typeof realtimePerformance>;

export const comprehensive = z.object({
  metrics: dashboardMetrics,
  engagement,
  conversion,
  recommendations: z.array(recommendation),
});
export type Comprehensive = z.output<typeof comprehensive>;

const enhanced = { feature: 'analytics.enhanced' } as const;

export const dashboardRoutes = defineRoutes('phase2', {
  metrics: {
    method: 'GET',
    path: '/api/v2/dashboard/metrics',
    summary: 'What the signed-in user did in a period, day by day, and the period before where asked for.',
    query: periodQuery,
    responses: { 200: dashboardMetrics },
  },
  realtime: {
    method: 'GET',
    path: '/api/v2/dashboard/realtime',
    summary: 'The product in the last five minutes: active users, response time, error rate.',
    responses: { 200: realtime },
    /** 404 `feature_disabled` while the flag DETAILED_ANALYTICS is off for the user. */
    errors: [ERRORS.plan_required, ERRORS.feature_disabled],
    gate: enhanced,
  },
  comprehensive: {
    method: 'GET',
    path: '/api/v2/dashboard/comprehensive',
    summary: 'Metrics, engagement, conversion and recommendations in one answer.',
    query: periodQuery,
    responses: { 200: comprehensive },
    errors: [ERRORS.plan_required],
    gate: enhanced,
  },
  realtimePerformance: {
    method: 'GET',
    path: '/api/v2/dashboard/realtime-performance',
    summary: 'The strip of live figures of the analytics page.',
    responses: { 200: realtimePerformance },
    errors: [ERRORS.plan_required],
    gate: enhanced,
  },
  exportDays: {
    method: 'GET',
    path: '/api/v2/dashboard/export',
    summary: 'The days of a period as CSV, with the period before where asked for.',
    query: periodQuery,
    responses: { 200: { raw: 'binary', contentTypes: ['text/csv'] } },
    errors: [ERRORS.plan_required],
    gate: enhanced,
  },
});
