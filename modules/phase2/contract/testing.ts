import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { atMost, oneLine } from '#platform/contract/text.ts';
import { activityErrors } from './errors.ts';
import { METRIC_IDS } from './metric-ids.ts';

/** Room for the file in base64, and for the rest of the body. */
const MAX_JSON_BYTES = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3) + 4096;

export const metricDefinition = z.object({
  id: z.enum(METRIC_IDS),
  title: z.string(),
  /** What it is in. */
  unit: z.string(),
  /** How it is computed, for a reader who wants to check it. */
  formula: z.string(),
  /** Which events or rows it counts. */
  source: z.string(),
});
export type MetricDefinition = z.output<typeof metricDefinition>;

/** The measurement cache of the signed-in user. */
export const cacheStats = z.object({
  entries: z.number(),
  lookups: z.number(),
  hits: z.number(),
  /** 0..1; null without a lookup. */
  hitRate: z.nullable(z.number()),
  engineVersion: z.string(),
});

/** What became of the posted creative; the whole result is at `/api/analyses/{id}`. */
export const enhancedAnalysis = z.object({
  analysisId: z.uuid(),
  status: z.enum(['queued', 'running', 'completed', 'failed']),
  /** Percent string such as `72%`; null until completed. */
  conversionScore: z.nullable(z.string()),
  /** Settings that flags switched on for it, as the result names them. */
  settings: z.array(z.string()),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type EnhancedAnalysis = z.output<typeof enhancedAnalysis>;

export const testingRoutes = defineRoutes('phase2', {
  definitions: {
    method: 'GET',
    path: '/api/v2/metrics/definitions',
    summary: 'How each figure is computed, and from what.',
    responses: { 200: z.array(metricDefinition) },
  },
  enhancedAnalysis: {
    method: 'POST',
    path: '/api/v2/analysis/enhanced',
    summary: 'Analyse the posted bytes (base64, with or without a data: prefix) as an upload does; tokens as usual.',
    body: z.object({
      fileData: z.string().check(z.minLength(1, 'Choose a file first.')),
      fileName: z.string().check(z.trim(), z.minLength(1), atMost(200), ...oneLine()),
      /** Not trusted: the content decides. */
      mimeType: z.optional(z.string().check(atMost(100), ...oneLine())),
      analysisType: z.optional(z.enum(['image', 'video', 'enhanced', 'comprehensive'])),
    }),
    maxJsonBytes: MAX_JSON_BYTES,
    responses: { 200: enhancedAnalysis, 202: enhancedAnalysis },
    errors: [
      ERRORS.tokens_exhausted,
      ERRORS.plan_required,
      ERRORS.payload_too_large,
      activityErrors.file_data_invalid,
      activityErrors.file_refused,
    ],
    gate: { feature: 'analysis.image' },
    limits: [{ name: 'phase2.enhanced', points: 30, seconds: 600, by: 'user' }],
  },
  cacheStats: {
    method: 'GET',
    path: '/api/v2/cache/stats',
    summary: 'How often a file that was measured before was found in the measurement cache.',
    responses: { 200: cacheStats },
  },
});
