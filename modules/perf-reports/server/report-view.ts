import * as z from 'zod/mini';
import { AppError, type ErrorSpec } from '#platform/contract/errors.ts';
import { reportErrors } from '../contract/errors.ts';
import type { Report, ReportSummary } from '../contract/report.ts';
import { metricsOf } from './figures-of.ts';
import { type AccountFindings, NOTHING_LEARNED } from './learning/insights-view.ts';
import { publicRange } from './public-benchmarks.ts';
import type { ReportRecord } from './report-record.ts';

const specs: ReadonlyMap<string, ErrorSpec> = new Map(
  Object.values(reportErrors).map((spec) => [spec.code, spec as ErrorSpec]),
);

/** The catalogue's error for a stored failure. */
export function failureError({ code, details }: { code: string; details?: unknown }): AppError {
  const spec = specs.get(code);
  if (!spec || (spec.details && !z.safeParse(spec.details, details).success))
    return new AppError(reportErrors.report_failed);
  return new AppError(spec, details);
}

export function toSummary(report: ReportRecord, found: AccountFindings): ReportSummary {
  const error = report.failure && failureError(report.failure);
  return {
    id: report.id,
    fileName: report.fileName,
    campaignName: report.campaignName,
    adPlatform: report.adPlatform,
    dateRange: report.dateRange,
    analysisId: report.analysisId,
    createdAt: report.createdAt.toISOString(),
    status: report.status,
    platform: report.platform,
    rows: report.rowCount,
    firstDay: report.firstDay,
    lastDay: report.lastDay,
    extractedMetrics: report.status === 'completed' ? metricsOf(report.result?.figures ?? []) : {},
    correlationScore: report.status === 'completed' ? found.correlationScore : null,
    error: error && { code: error.code, message: error.message },
  };
}

export function toReport(report: ReportRecord, found: AccountFindings): Report {
  const result = report.status === 'completed' ? report.result : null;
  return {
    ...toSummary(report, found),
    learningInsights: result ? found.learningInsights : NOTHING_LEARNED,
    figures: (result?.figures ?? []).map((figure) => ({ ...figure, range: publicRange(report.platform, figure) })),
    conversionKinds: [...(result?.conversionKinds ?? [])],
    lines: result?.lines ?? null,
    refusals: [...(result?.refusals ?? [])],
    notes: [...(result?.notes ?? [])],
    columns: (report.reading?.columns ?? []).map((column) => ({ ...column, examples: [...column.examples] })),
    doubts: [...(report.reading?.doubts ?? [])],
    uncountedRows: report.uncountedRows,
  };
}
