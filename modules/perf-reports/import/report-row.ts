import type { MetricField } from '../contract/fields.ts';

export type Metrics = { [M in MetricField]: number | null };

/** One line of a report as it is kept. */
export interface ReportRow extends Metrics {
  /** Of the file, from 1. */
  line: number;
  /** First day it covers, `YYYY-MM-DD`; null where the file does not say. */
  startDay: string | null;
  /** Last day it covers; the same as `startDay` for a day's figure, later for the sum of a period. */
  endDay: string | null;
  account: string | null;
  accountId: string | null;
  campaign: string | null;
  campaignId: string | null;
  adSet: string | null;
  adSetId: string | null;
  ad: string | null;
  adId: string | null;
  creativeId: string | null;
  /** Groups the figures are divided by: `Age=25-34; Gender=female`. */
  breakdown: string | null;
  /** Three capitals. */
  currency: string | null;
  /** What counts as one conversion: the header, or what the row says. */
  conversionKind: string | null;
  attribution: string | null;
}

/** Why a line is not counted among the rows. */
export type RefusalReason =
  | 'unclosed_quote'
  | 'too_few_cells'
  | 'too_many_cells'
  | 'not_a_number'
  | 'not_whole'
  | 'negative'
  | 'not_a_date'
  | 'not_a_table_row';

export interface Refusal {
  readonly line: number;
  readonly lines: number;
  readonly reason: RefusalReason;
  /** A sentence that says what is wrong there. */
  readonly message: string;
}

/** Every line of the file is in exactly one of the four. */
export interface LineCounts {
  total: number;
  /** Lines that became rows. */
  read: number;
  /** Title, header, blank lines, repeated headers. */
  preamble: number;
  /** Totals, subtotals and footnotes. */
  summary: number;
  refused: number;
}

/** A row of which nothing is known but its line. */
export function emptyRow(line: number): ReportRow {
  return {
    line,
    startDay: null,
    endDay: null,
    account: null,
    accountId: null,
    campaign: null,
    campaignId: null,
    adSet: null,
    adSetId: null,
    ad: null,
    adId: null,
    creativeId: null,
    breakdown: null,
    currency: null,
    conversionKind: null,
    attribution: null,
    impressions: null,
    clicks: null,
    linkClicks: null,
    spend: null,
    conversions: null,
    revenue: null,
    reach: null,
    frequency: null,
    videoPlays: null,
    videoViews: null,
    video25: null,
    video50: null,
    video75: null,
    video100: null,
  };
}
