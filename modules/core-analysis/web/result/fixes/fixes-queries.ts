import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { fixList } from '../../../contract/fixes.ts';

export const fixRoutes = defineRoutes('core-analysis', {
  listFixes: {
    method: 'GET',
    path: '/api/analyses/{id}/fixes',
    summary: 'The fixes of an analysis and how far their rendering is.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: fixList },
  },
  startFixes: {
    method: 'POST',
    path: '/api/analyses/{id}/fixes',
    summary: 'Render fixes of an analysis, unless they are there or under way.',
    params: z.object({ id: z.uuid() }),
    responses: { 202: fixList },
  },
});
