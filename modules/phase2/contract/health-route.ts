import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';

/** `GET /api/health` as the test page calls it; the route belongs to the platform. */
export const healthRoutes = defineRoutes('system', {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'State of the service by part.',
    responses: { 200: z.looseObject({ status: z.enum(['ok', 'degraded', 'down']) }) },
    public: true,
  },
});
