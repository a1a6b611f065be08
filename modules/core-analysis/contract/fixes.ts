import * as z from 'zod/mini';
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
  /** WebP of the fixed picture, long side at most 1280; null for a video. */
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
