import { createExtensionPoint } from '#platform/module/extension-point.ts';
import { createServiceRef } from '#platform/module/service-ref.ts';

/** A row of a report as other modules read it. Figures are null where the file does not state them. */
export interface PerformanceRow {
  readonly reportId: string;
  readonly line: number;
  /** Whose export it is: `meta`, `google`, `tiktok`, … */
  readonly platform: string;
  /** `YYYY-MM-DD`; null where the file names no day. The same as `endDay` for a day's figure, earlier for a period's sum. */
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly account: string | null;
  readonly accountId: string | null;
  readonly campaign: string | null;
  readonly campaignId: string | null;
  readonly adSet: string | null;
  readonly adSetId: string | null;
  readonly ad: string | null;
  readonly adId: string | null;
  readonly creativeId: string | null;
  /** `Age=25-34; Gender=female`. */
  readonly breakdown: string | null;
  readonly currency: string | null;
  readonly impressions: number | null;
  readonly clicks: number | null;
  readonly linkClicks: number | null;
  readonly spend: number | null;
  readonly conversions: number | null;
  /** What counts as one conversion. */
  readonly conversionKind: string | null;
  readonly revenue: number | null;
  readonly reach: number | null;
  readonly frequency: number | null;
  readonly videoPlays: number | null;
  readonly videoViews: number | null;
  readonly video25: number | null;
  readonly video50: number | null;
  readonly video75: number | null;
  readonly video100: number | null;
  readonly attribution: string | null;
}

/** The rows of an owner's reports that count: no day of an ad is in them twice. */
export interface PerformanceRows {
  /** In batches of at most 2,000, in no order. */
  counted(owner: string, range?: { readonly from: string; readonly to: string }): AsyncIterable<PerformanceRow[]>;
}

/** What others report of a platform: a range with its source and the years of its data. */
export interface PublishedRange {
  readonly low: number;
  readonly high: number;
  readonly source: string;
  readonly years: string;
}

/** Published figures to hold an account against. */
export interface PublishedFigures {
  /** Click rate in per cent; null where no figure with its source is known. */
  clickRate(platform: string): PublishedRange | null;
}
export const publishedFiguresRef = createServiceRef<PublishedFigures>('perf-reports.published');

export const performanceRowsRef = createServiceRef<PerformanceRows>('perf-reports.rows');

/** What ads brought that show one analysed creative, by where they were shown. */
export interface LinkedOutcome {
  readonly analysisId: string;
  readonly groups: readonly {
    /** Campaign, placement and the like, inside which rates can be compared. */
    readonly group: string;
    readonly impressions: number;
    readonly clicks: number;
    /** Of the rows that state them; null: none does, which is unknown and not none. */
    readonly conversions: number | null;
  }[];
}

/** The model of an owner's rates as it was learned last. */
export interface PerformanceModel {
  readonly learnedAt: Date;
  /** Everything that was learned, as JSON; the same rows and links come to the same bytes. */
  readonly bytes: Uint8Array;
  readonly creatives: number;
  /** On creatives it had not seen; null below 20. */
  readonly accuracy: { readonly value: number; readonly low: number; readonly high: number } | null;
  /** It beat the general score on them, so predictions are made with it. */
  readonly isUsed: boolean;
}

/** What creatives brought, for modules that learn from it. */
export interface PerformanceOutcomes {
  /** One entry for each file, under its newest analysis. */
  linked(owner: string): Promise<readonly LinkedOutcome[]>;
  model(owner: string): Promise<PerformanceModel | null>;
}

export const performanceOutcomesRef = createServiceRef<PerformanceOutcomes>('perf-reports.outcomes');

/** Called after rows or links of an owner changed. */
export interface OutcomesListener {
  outcomesChanged(owner: string): Promise<void>;
}
export const outcomesListener = createExtensionPoint<OutcomesListener>('perf-reports.outcomesListener');
