import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';
import { placement } from './analysis.ts';
import { area } from './evidence.ts';

export const FIX_KINDS = [
  'tone',
  'sharpen',
  'denoise',
  'crop',
  'pad',
  'panel',
  'button',
  'reencode',
  'combined',
  'loudness',
  'trim',
] as const;
export const fixKind = z.enum(FIX_KINDS);
export type FixKind = z.output<typeof fixKind>;

/** Every id a fix can have; one of each at most within an analysis. */
export const FIX_IDS = [
  'tone',
  'denoise',
  'sharpen',
  'panel',
  'button',
  'pad-safe-zone',
  'reencode',
  'crop-1x1',
  'crop-4x5',
  'crop-9x16',
  'crop-16x9',
  'pad-1x1',
  'pad-4x5',
  'pad-9x16',
  'pad-16x9',
  'combined',
  'loudness',
  'trim',
] as const;
export const fixId = z.enum(FIX_IDS);
export type FixId = z.output<typeof fixId>;

const interval = z.object({ low: z.number(), high: z.number() });

/** One rule's reading of the file; null where it did not apply or could not be measured. */
const ruleReading = z.nullable(z.object({ response: z.number(), display: z.string() }));

/** A rule that answers otherwise to the fixed file than to the original. */
export const ruleChange = z.object({
  ruleId: z.string(),
  title: z.string(),
  area,
  before: ruleReading,
  after: ruleReading,
});
export type RuleChange = z.output<typeof ruleChange>;

/** A file that was rendered, measured and judged, and scores at least one point more than the original. */
export const fix = z.object({
  /** Stable within one analysis. */
  id: z.string(),
  kind: fixKind,
  title: z.string(),
  /** What was measured that this answers. */
  why: z.string(),
  /** What to look at before publishing; null where there is nothing. */
  note: z.nullable(z.string()),
  /** True where the file holds something the author did not write, such as a suggested button. */
  suggestion: z.boolean(),
  /** What both scores are for: a crop for another placement is compared with the original in that placement. */
  placement,
  placementLabel: z.string(),
  scoreBefore: z.number(),
  scoreAfter: z.number(),
  intervalBefore: interval,
  intervalAfter: interval,
  /** Largest change first. */
  changedRules: z.array(ruleChange),
  format: z.enum(['jpeg', 'png', 'mp4', 'mov', 'webm']),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  fileName: z.string(),
  downloadUrl: z.string(),
  /** WebP of the fixed picture, or the poster of the fixed video, long side at most 1280. */
  previewUrl: z.nullable(z.string()),
});
export type Fix = z.output<typeof fix>;

/** What was rendered and not offered, because the same engine did not score it higher. */
export const fixTried = z.object({ kind: fixKind, title: z.string(), reason: z.string() });

export const fixesStatus = z.enum(['none', 'queued', 'running', 'completed', 'failed']);

export const fixList = z.object({
  /** `none`: nobody has asked for fixes of this analysis. */
  status: fixesStatus,
  percent: z.number(),
  /** Most points first; empty until completed. */
  fixes: z.array(fix),
  tried: z.array(fixTried),
  /** Said where nothing would raise the score; null otherwise. */
  note: z.nullable(z.string()),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type FixList = z.output<typeof fixList>;

export const fixErrors = defineErrors({
  fixes_need_result: { status: 409, message: 'You can create fixes once the analysis is done.' },
  original_gone: {
    status: 410,
    message: 'The original file was deleted, so no fixes can be made from it. Upload it again.',
  },
  fixes_failed: { status: 422, message: 'The fixes could not be finished. No token was used. Please try again.' },
});

const gate = { feature: 'analysis.fixes' } as const;
const idParams = z.object({ id: z.uuid() });
const fixParams = z.object({ id: z.uuid(), fixId });

export const fixRoutes = defineRoutes('core-analysis', {
  requestFixes: {
    method: 'POST',
    path: '/api/analyses/{id}/fixes',
    summary: 'Render and score fixes for an analysed image or video. Costs no token; repeating it starts nothing new.',
    params: idParams,
    responses: { 202: fixList },
    errors: [ERRORS.not_found, ...Object.values(fixErrors)],
    gate,
    limits: [{ name: 'fixes', points: 60, seconds: 600, by: 'user' }],
  },
  getFixes: {
    method: 'GET',
    path: '/api/analyses/{id}/fixes',
    summary: 'The fixes of an analysis: their progress, and those that score higher than the original.',
    params: idParams,
    responses: { 200: fixList },
    errors: [ERRORS.not_found],
    gate,
  },
  getFixFile: {
    method: 'GET',
    path: '/api/analyses/{id}/fixes/{fixId}',
    summary: 'A fixed file at full size, without metadata, to download.',
    params: fixParams,
    responses: {
      200: { raw: 'binary', contentTypes: ['image/jpeg', 'image/png', 'video/mp4', 'video/quicktime', 'video/webm'] },
    },
    errors: [ERRORS.not_found],
    gate,
  },
  getFixPreview: {
    method: 'GET',
    path: '/api/analyses/{id}/fixes/{fixId}/preview',
    summary: 'A preview of a fixed image, or the poster of a fixed video, long side at most 1280 pixels.',
    params: fixParams,
    responses: { 200: { raw: 'binary', contentTypes: ['image/webp'] } },
    errors: [ERRORS.not_found],
    gate,
  },
});
