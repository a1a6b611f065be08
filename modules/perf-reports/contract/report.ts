import * as z from 'zod/mini';
import { FIELDS, type Field } from './fields.ts';

export const AD_PLATFORMS = [
  'facebook',
  'instagram',
  'google',
  'tiktok',
  'youtube',
  'linkedin',
  'twitter',
  'other',
] as const;
export const adPlatform = z.enum(AD_PLATFORMS);
export type AdPlatform = z.output<typeof adPlatform>;

export const REPORT_STATUSES = ['importing', 'needs_mapping', 'completed', 'failed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const field = z.enum(Object.keys(FIELDS) as [Field, ...Field[]]);
const decimal = z.enum(['.', ',']);
const dateOrder = z.enum(['day-first', 'month-first']);
const divisor = z.union([z.literal(1), z.literal(1_000_000)]);

/** Name to value: sums of the rows, and rates worked out from sums. Percentages are 0..100; money is in the report's currency. */
const extractedMetrics = z.record(z.string(), z.number());

/** One figure of a report. */
export const figure = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.enum(['count', 'money', 'percent', 'ratio']),
  /** Three capitals; null where the file does not say, or the figure is no money. */
  currency: z.nullable(z.string()),
  /** What the file's own total line says; null without one. */
  stated: z.nullable(z.number()),
  /** Of a rate the file states itself in each row: in how many it is what we work out; absent or null where it states none. */
  own: z.optional(z.nullable(z.object({ agree: z.number(), tried: z.number() }))),
  /** What others report of this platform, with the source; absent or null where nobody does. */
  range: z.optional(z.nullable(z.object({ low: z.number(), high: z.number(), source: z.string(), years: z.string() }))),
});
export type Figure = z.output<typeof figure>;

export const reportColumn = z.object({
  /** From 0. */
  column: z.number(),
  header: z.string(),
  /** What it is read as; null: not at all. */
  field: z.nullable(field),
  /** The first cells that are not empty. */
  examples: z.array(z.string()),
  decimal: z.nullable(decimal),
});
export type ReportColumn = z.output<typeof reportColumn>;

export const doubt = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    column: z.number(),
    example: z.string(),
    readings: z.array(z.object({ decimal, value: z.number() })),
    proposed: decimal,
  }),
  z.object({
    kind: z.literal('dates'),
    column: z.number(),
    example: z.string(),
    readings: z.array(z.object({ order: dateOrder, day: z.string() })),
    proposed: dateOrder,
  }),
  z.object({
    kind: z.literal('money_unit'),
    column: z.number(),
    readings: z.array(z.object({ divisor, cpm: z.number() })),
    proposed: divisor,
  }),
  z.object({ kind: z.literal('columns') }),
]);
export type DoubtView = z.output<typeof doubt>;

export const lineCounts = z.object({
  total: z.number(),
  read: z.number(),
  preamble: z.number(),
  summary: z.number(),
  refused: z.number(),
});
export type LineCountsView = z.output<typeof lineCounts>;

export const reportSummary = z.object({
  id: z.uuid(),
  fileName: z.string(),
  campaignName: z.string(),
  adPlatform,
  dateRange: z.nullable(z.string()),
  analysisId: z.nullable(z.uuid()),
  createdAt: z.iso.datetime(),
  status: z.enum(REPORT_STATUSES),
  /** Whose export the file is by its headers; null until it was read. */
  platform: z.nullable(z.string()),
  rows: z.number(),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  extractedMetrics,
  /** 0..100; null while there are too few creatives with figures. */
  correlationScore: z.nullable(z.number()),
  /** Why there are no figures. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type ReportSummary = z.output<typeof reportSummary>;

const learningInsights = z.object({
  keyFindings: z.array(z.string()),
  contentCorrelations: z.array(z.string()),
  optimizationRecommendations: z.array(z.string()),
  predictiveInsights: z.array(z.string()),
  audiencePatterns: z.array(z.string()),
  creativeFatigueIndicators: z.array(z.string()),
});

export const report = z.extend(reportSummary, {
  /** Empty until something was learned from this report. */
  learningInsights,
  figures: z.array(figure),
  /** By what counts as one. */
  conversionKinds: z.array(z.object({ kind: z.string(), count: z.number() })),
  /** Every line of the file is in exactly one of the four; null until it was read. */
  lines: z.nullable(lineCounts),
  /** The first 200 refused lines. */
  refusals: z.array(z.object({ line: z.number(), lines: z.number(), message: z.string() })),
  /** What a reader should know about the figures, in sentences. */
  notes: z.array(z.string()),
  columns: z.array(reportColumn),
  doubts: z.array(doubt),
  /** Days whose figures a newer or finer report replaces: those rows are kept and not counted. */
  uncountedRows: z.number(),
});
export type Report = z.output<typeof report>;

/** What the owner says about columns and readings; what is left out stays as proposed. */
export const mappingInput = z.object({
  columns: z.optional(z.array(z.object({ column: z.number(), field: z.nullable(field) })).check(z.maxLength(1_000))),
  decimals: z.optional(z.array(z.object({ column: z.number(), decimal })).check(z.maxLength(1_000))),
  dateOrder: z.optional(dateOrder),
  moneyDivisor: z.optional(divisor),
});
export type MappingInput = z.output<typeof mappingInput>;
