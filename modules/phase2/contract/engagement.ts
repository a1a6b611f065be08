import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { interval, periodQuery } from './period.ts';

export const SEGMENTS = ['new', 'occasional', 'regular', 'power', 'lapsing'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** In order; `Interest` until something happened. */
export const FUNNEL_STAGES = ['Interest', 'Activation', 'Habit', 'Outcome', 'Expansion'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** Of priority, impact and effort alike. */
export const PRIORITIES = ['high', 'medium', 'low'] as const;

/** Something to do, with the way there. `href` is a path of ours. */
const action = z.object({ title: z.string(), because: z.string(), href: z.nullable(z.string()) });

export const engagement = z.object({
  /** 0..100. */
  engagementScore: z.number(),
  /** The parts of the score: what was counted in the last 28 days, and the points it gives. */
  parts: z.array(z.object({ label: z.string(), counted: z.number(), points: z.number(), most: z.number() })),
  /** False: the score has not (yet) predicted who comes back, and only describes. */
  isPredictive: z.boolean(),
  behaviorSegment: z.enum(SEGMENTS),
  /** Why this segment, with its figures. */
  segmentReason: z.string(),
  conversionFunnelStage: z.enum(FUNNEL_STAGES),
  nextActions: z.array(action),
});
export type Engagement = z.output<typeof engagement>;

export const conversion = z.object({
  /** Share of the owner's creatives with advice of which a fix or a stronger version followed, 0..1; null without one. */
  conversionRate: z.nullable(interval),
  /** Creatives with advice, and those acted on. */
  counted: z.object({ acted: z.number(), of: z.number() }),
  conversionNeeds: z.nullable(z.string()),
  behaviorSegment: z.enum(SEGMENTS),
  /** Findings not acted on, by what fixing them would gain; the largest first. */
  optimizationOpportunities: z.array(
    z.object({
      category: z.string(),
      impact: z.enum(PRIORITIES),
      description: z.string(),
      /** Points of score the creatives it stands on would gain, as the engine estimates. */
      expectedGain: z.number(),
      creatives: z.number(),
      actionItems: z.array(z.string()),
      analysisId: z.uuid(),
    }),
  ),
});
export type Conversion = z.output<typeof conversion>;

export const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(PRIORITIES),
  impact: z.enum(PRIORITIES),
  effort: z.enum(PRIORITIES),
  actionRequired: z.string(),
  /** Such as `20 minutes`: the stated time of its kind of work. */
  timeEstimate: z.string(),
  /** Points of score; null where it does not change a score. */
  expectedGain: z.nullable(z.number()),
  href: z.nullable(z.string()),
});
export type Recommendation = z.output<typeof recommendation>;

const kind = z.object({ count: z.number(), avgScore: z.nullable(z.number()) });

export const featureUsage = z.object({
  imageAnalysis: kind,
  videoAnalysis: kind,
  /** `timeSpent` in seconds in which a dashboard was in sight. */
  dashboard: z.object({ viewCount: z.number(), timeSpent: z.number() }),
  optimization: z.object({ recommendationsApplied: z.number(), avgImprovementScore: z.nullable(z.number()) }),
});
export type FeatureUsage = z.output<typeof featureUsage>;

const enhanced = { feature: 'analytics.enhanced' } as const;

export const engagementRoutes = defineRoutes('phase2', {
  featureUsage: {
    method: 'GET',
    path: '/api/v2/analytics/feature-usage',
    summary: 'How often the signed-in user used what, in a period.',
    query: periodQuery,
    responses: { 200: featureUsage },
  },
  recommendations: {
    method: 'GET',
    path: '/api/v2/optimization/recommendations',
    summary: 'What to do next, computed from findings that were not acted on and from usage; the most useful first.',
    responses: { 200: z.array(recommendation) },
    errors: [ERRORS.plan_required],
    gate: enhanced,
  },
});
