import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';

/** The six lists of a report's insights. */
export const INSIGHT_LISTS = [
  'keyFindings',
  'contentCorrelations',
  'optimizationRecommendations',
  'predictiveInsights',
  'audiencePatterns',
  'creativeFatigueIndicators',
] as const;

/** A sentence with the figures it was built from. */
export const insight = z.object({
  list: z.enum(INSIGHT_LISTS),
  text: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The creatives it is about. */
  analyses: z.array(z.uuid()),
});
export type Insight = z.output<typeof insight>;

/** Shares, 0..1, with their 90 % interval. */
const interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

const onDay = z.object({ day: z.string(), rate: z.number(), low: z.number(), high: z.number() });

const timeline = z.object({
  analysisId: z.uuid(),
  fileName: z.string(),
  days: z.array(onDay),
  /** Where the rate went, less what the other creatives did; empty where nothing can be said of that. */
  trend: z.array(onDay),
  /** Share of the click rate lost per week, beyond what the other creatives lost, with its 80 % interval; negative: it gains. */
  fall: z.nullable(z.extend(interval, { isClear: z.boolean() })),
  /** Days that are missing before that can be said. */
  needs: z.number(),
});
export type Timeline = z.output<typeof timeline>;

export const insights = z.object({
  /** `waiting`: rows or links changed, and what was learned is behind. */
  state: z.enum(['nothing', 'waiting', 'current']),
  learnedAt: z.nullable(z.iso.datetime()),
  /** Linked creatives with at least 20 clicks each. */
  creatives: z.number(),
  stage: z.enum(['sums', 'rates', 'predictions', 'accuracy', 'claims']),
  /** What comes next and how many more creatives it needs; null: everything is there. */
  next: z.nullable(z.object({ what: z.string(), needs: z.number() })),
  /** 0..100; null below eight creatives. */
  correlationScore: z.nullable(z.number()),
  /** Of score and true click rate, −1..1. */
  correlation: z.nullable(interval),
  /** Of two creatives, how often the better one was named, on creatives the model had not seen. */
  accuracy: z.nullable(
    z.object({ personal: z.nullable(interval), general: z.nullable(interval), isUsed: z.boolean() }),
  ),
  /** What to spend on, inside one placement of one campaign; null: no two creatives share one. */
  decision: z.nullable(
    z.object({
      answer: z.enum(['stop', 'keep', 'more data']),
      where: z.string(),
      standings: z.array(
        z.object({
          analysisId: z.uuid(),
          fileName: z.string(),
          rate: z.number(),
          probabilityBest: z.number(),
          /** In the unit of the rate. */
          expectedLoss: z.number(),
        }),
      ),
    }),
  ),
  /** Click rate of each creative, drawn to the account's level where it has few clicks. */
  rates: z.array(
    z.object({
      analysisId: z.uuid(),
      fileName: z.string(),
      score: z.number(),
      impressions: z.number(),
      raw: z.number(),
      rate: interval,
    }),
  ),
  /** General score against click rate at the account's mix of placements and campaigns; null below eight creatives. */
  scatter: z.nullable(
    z.object({
      points: z.array(z.object({ analysisId: z.uuid(), fileName: z.string(), score: z.number(), rate: z.number() })),
      line: z.array(z.object({ score: z.number(), rate: z.number(), low: z.number(), high: z.number() })),
    }),
  ),
  /** Click rate by day of the creatives shown most, each where it was shown most; at most eight. */
  timelines: z.array(timeline),
  insights: z.array(insight),
});
export type Insights = z.output<typeof insights>;

const contribution = z.object({ rules: z.array(z.string()), effect: z.number() });

export const prediction = z.object({
  /** `general`: the account's level and the general score; the personal model has not proved itself. */
  level: z.enum(['personal', 'general']),
  /** Fewer than 20 creatives: the interval is wide. */
  isEarly: z.boolean(),
  clickRate: interval,
  conversionRate: z.nullable(interval),
  /** 80 % interval. */
  costPerConversion: z.nullable(z.extend(interval, { currency: z.nullable(z.string()) })),
  /** By another version of our engine than the model learned from: its features do not count. */
  isMeasuredOtherwise: z.boolean(),
  /** The three features that move it most: share more or less than the account's average creative. */
  because: z.array(contribution),
  /** Of the model, on creatives it had not seen; null below 20 creatives. */
  accuracy: z.nullable(interval),
  creatives: z.number(),
});
export type CreativePrediction = z.output<typeof prediction>;

const gate = { feature: 'reports.performance' } as const;

export const insightRoutes = defineRoutes('perf-reports', {
  getInsights: {
    method: 'GET',
    path: '/api/performance-insights',
    summary: 'What all reports together show: which creatives carry the account, what they have in common, what next.',
    responses: { 200: insights },
    errors: [ERRORS.plan_required],
    gate,
  },
  getPrediction: {
    method: 'GET',
    path: '/api/performance-predictions/{id}',
    summary: 'What an analysed creative is likely to do, by what the account showed; null while too little is known.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: z.object({ prediction: z.nullable(prediction), needs: z.nullable(z.number()) }) },
    errors: [ERRORS.plan_required, ERRORS.not_found],
    gate,
  },
});
