import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';

const responses = { 200: { raw: 'binary', contentTypes: ['text/csv'] } } as const;
const gate = { feature: 'reports.performance' } as const;
const limit = (name: string) => [{ name: `perf-reports.${name}`, points: 30, seconds: 600, by: 'user' }] as const;

export const exportRoutes = defineRoutes('perf-reports', {
  exportRows: {
    method: 'GET',
    path: '/api/performance-reports/{id}/rows.csv',
    summary: 'The rows of a report as CSV. Uploaded again, it brings the same rows, also after a spreadsheet saved it.',
    params: z.object({ id: z.uuid() }),
    responses,
    errors: [ERRORS.not_found, ERRORS.plan_required],
    gate,
    limits: limit('export-rows'),
  },
  exportAds: {
    method: 'GET',
    path: '/api/performance-ads.csv',
    summary:
      'The ads of all reports with their sums and the creatives they are linked to, as CSV. Uploaded like a report, it restores those links.',
    responses,
    errors: [ERRORS.plan_required],
    gate,
    limits: limit('export-ads'),
  },
  exportInsights: {
    method: 'GET',
    path: '/api/performance-insights.csv',
    summary: 'What was learned from all reports, each sentence with the figures behind it, as CSV.',
    responses,
    errors: [ERRORS.plan_required],
    gate,
    limits: limit('export-insights'),
  },
});
