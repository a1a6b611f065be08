import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { atMost, oneLine } from '#platform/contract/text.ts';
import { reportErrors as errors } from './errors.ts';
import { adPlatform, mappingInput, REPORT_STATUSES, report, reportSummary } from './report.ts';
import { MAX_REPORT_MB, MISSING_INFORMATION } from './upload-sentences.ts';

const params = z.object({ id: z.uuid() });
const gate = { feature: 'reports.performance' } as const;

const uploadFields = z.object({
  campaignName: z
    .string(MISSING_INFORMATION)
    .check(z.trim(), z.minLength(1, MISSING_INFORMATION), atMost(200), ...oneLine()),
  adPlatform: z.pipe(z.string(MISSING_INFORMATION).check(z.minLength(1, MISSING_INFORMATION)), adPlatform),
  /** As the person writes it: `1 June 2026 - 25 June 2026`. Used where the file has no dates. */
  dateRange: z.optional(z.string().check(z.trim(), atMost(100), ...oneLine())),
  analysisId: z.optional(z.union([z.literal(''), z.uuid()])),
});

const uploaded = z.object({
  reportId: z.uuid(),
  status: z.enum(REPORT_STATUSES),
  extractedMetrics: reportSummary.shape.extractedMetrics,
  correlationScore: reportSummary.shape.correlationScore,
  /** The same file was uploaded before; this is that report. */
  alreadyUploaded: z.boolean(),
  /** Of our own list of ads, which is no report: how many of its links are as it says again; null for reports. */
  restoredLinks: z.nullable(z.number()),
});
export type UploadedReport = z.output<typeof uploaded>;

export const perfReportsRoutes = defineRoutes('perf-reports', {
  createReport: {
    method: 'POST',
    path: '/api/performance-reports',
    summary:
      'Import an export of an ad platform (CSV as the platform writes it, or xlsx). Returns its figures, or 202 while it is still being read or a column has to be confirmed.',
    upload: {
      field: 'file',
      maxBytes: MAX_REPORT_MB * 1024 * 1024,
      tooLarge: errors.report_too_large,
      fields: uploadFields,
    },
    responses: { 200: uploaded, 202: uploaded },
    errors: [...Object.values(errors), ERRORS.plan_required, ERRORS.not_found],
    gate,
    limits: [{ name: 'perf-reports.upload', points: 30, seconds: 600, by: 'user' }],
  },
  listReports: {
    method: 'GET',
    path: '/api/performance-reports',
    summary: 'The reports of the signed-in user, newest first, at most 200.',
    responses: { 200: z.array(reportSummary) },
    errors: [ERRORS.plan_required],
    gate,
  },
  getReport: {
    method: 'GET',
    path: '/api/performance-reports/{id}',
    summary: 'One report: figures, what became of each line, how each column was read.',
    params,
    responses: { 200: report },
    errors: [ERRORS.not_found, ERRORS.plan_required],
    gate,
  },
  setMapping: {
    method: 'PUT',
    path: '/api/performance-reports/{id}/mapping',
    summary:
      'Confirm or correct what the columns of a report mean, and have it read again. Remembered for files with the same headers.',
    params,
    body: mappingInput,
    responses: { 202: reportSummary },
    errors: [ERRORS.not_found, ERRORS.plan_required, errors.report_importing, errors.report_file_gone],
    gate,
    limits: [{ name: 'perf-reports.mapping', points: 60, seconds: 600, by: 'user' }],
  },
  deleteReport: {
    method: 'DELETE',
    path: '/api/performance-reports/{id}',
    summary: 'Delete a report, its rows and its file. Days it replaced in older reports count again.',
    params,
    responses: { 204: null },
    errors: [ERRORS.not_found, ERRORS.plan_required],
    gate,
  },
});
