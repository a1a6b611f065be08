import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';

export const reportErrors = defineErrors({
  report_needs_result: {
    status: 409,
    message: 'You can download the report once the analysis is done.',
  },
});

const params = z.object({ id: z.uuid() });
const limits = [{ name: 'report', points: 60, seconds: 600, by: 'user' }] as const;

export const reportRoutes = defineRoutes('core-analysis', {
  getReport: {
    method: 'GET',
    path: '/api/analyses/{id}/report.pdf',
    apiScope: 'read',
    summary:
      'The Quick Wins report of a finished analysis; with `lens=off` as the rule book alone judges it, in the words the engine wrote.',
    params,
    query: z.object({ lens: z.optional(z.literal('off')) }),
    responses: { 200: { raw: 'binary', contentTypes: ['application/pdf'] } },
    errors: [ERRORS.not_found, ERRORS.report_busy, ...Object.values(reportErrors)],
    gate: { feature: 'analysis.report' },
    limits,
  },
  getHeatmap: {
    method: 'GET',
    path: '/api/analyses/{id}/heatmap.png',
    apiScope: 'read',
    summary: 'The image, or a frame of the video, with predicted first-glance attention as a heatmap.',
    params,
    responses: { 200: { raw: 'binary', contentTypes: ['image/png'] } },
    errors: [ERRORS.not_found, ERRORS.report_busy, ...Object.values(reportErrors)],
    limits,
  },
});
