import type {
  AdPlatform,
  DoubtView,
  Figure,
  LineCountsView,
  MappingInput,
  ReportColumn,
  ReportStatus,
} from '../contract/report.ts';

/** How a file was read. */
export interface Reading {
  readonly columns: readonly ReportColumn[];
  readonly doubts: readonly DoubtView[];
}

/** What came of the rows. */
export interface ReportResult {
  readonly figures: readonly Figure[];
  readonly conversionKinds: readonly { readonly kind: string; readonly count: number }[];
  readonly lines: LineCountsView;
  readonly refusals: readonly { readonly line: number; readonly lines: number; readonly message: string }[];
  readonly notes: readonly string[];
  /** Of a list of links: how many were restored. */
  readonly restoredLinks?: number;
}

export interface NewReport {
  readonly id: string;
  readonly fileName: string;
  readonly fileBytes: number;
  readonly fileParts: number;
  readonly sha256: string;
  readonly campaignName: string;
  readonly adPlatform: AdPlatform;
  readonly dateRange: string | null;
  readonly analysisId: string | null;
}

export interface ReportRecord extends NewReport {
  readonly owner: string;
  readonly status: ReportStatus;
  readonly attempt: number;
  readonly isConfirmed: boolean;
  readonly mapping: MappingInput;
  readonly failure: { readonly code: string; readonly details?: unknown } | null;
  readonly platform: string | null;
  readonly headerKey: string | null;
  readonly reading: Reading | null;
  readonly result: ReportResult | null;
  readonly rowCount: number;
  readonly uncountedRows: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly grain: number | null;
  readonly isDaily: boolean | null;
  readonly hasIds: boolean | null;
  readonly createdAt: Date;
}

/** What a finished import knows of its rows. */
export interface ImportedReport {
  readonly platform: string;
  readonly headerKey: string;
  readonly reading: Reading;
  readonly result: ReportResult;
  readonly rowCount: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly grain: number;
  readonly isDaily: boolean;
  readonly hasIds: boolean;
}
