import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';

const part = z.object({
  name: z.string(),
  status: z.enum(['ok', 'degraded', 'down']),
  /** Of flags: the Unleash environment they are read from. */
  environment: z.optional(z.string()),
});

export const systemRoutes = defineRoutes('system', {
  livez: {
    method: 'GET',
    path: '/livez',
    summary: 'The process runs. Touches nothing else.',
    responses: { 200: z.object({ status: z.literal('ok') }) },
    public: true,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    summary: 'The process can take requests: database, modules, not draining.',
    responses: { 200: z.object({ status: z.literal('ok') }) },
    errors: [ERRORS.dependency_unavailable],
    public: true,
  },
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'State of the service by part, for status pages.',
    responses: {
      200: z.object({ status: z.enum(['ok', 'degraded', 'down']), version: z.string(), parts: z.array(part) }),
    },
    public: true,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Prometheus metrics: with METRICS_TOKEN as bearer, or from this machine when none is set.',
    headers: z.object({ authorization: z.optional(z.string()) }),
    responses: { 200: { raw: 'binary', contentTypes: ['text/plain'] } },
    errors: [ERRORS.forbidden],
    public: true,
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document.',
    responses: { 200: z.looseObject({ openapi: z.string() }) },
    public: true,
  },
  docs: {
    method: 'GET',
    path: '/docs',
    summary: 'The API reference page.',
    responses: { 200: { raw: 'html', contentTypes: ['text/html'] } },
    public: true,
  },
  loginRedirect: {
    method: 'GET',
    path: '/api/login',
    summary: 'Sends old links to the sign-in page.',
    responses: { 302: null },
    public: true,
  },
});
