import { createServer, type Server } from 'node:http';
import type { HttpMetrics } from '#platform/http/metrics.ts';

export interface HealthChecks {
  /** True while every queue is polled. */
  readonly polling: () => boolean;
  /** Rejects when a module cannot work. */
  readonly modules: () => Promise<void>;
  readonly metrics: HttpMetrics;
}

/**
 * Probes of a worker, for whoever supervises it. Not meant to be reachable from outside. Served from the start, so that nobody
 * takes the port while the worker loads; `checks` gives null until there is something to check, and no worker is ready before.
 */
export async function serveHealth(port: number, checks: () => HealthChecks | null): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '', checks()).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

async function answer(
  url: string,
  checks: HealthChecks | null,
): Promise<{ status: number; type: string; body: string }> {
  const text = (status: number, body: string) => ({ status, type: 'text/plain; charset=utf-8', body: `${body}\n` });
  if (url === '/livez') return text(200, 'alive');
  if (!checks) return text(503, 'starting');
  if (url === '/metrics') {
    const { registry } = checks.metrics;
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  }
  if (url !== '/readyz') return text(404, 'not found');
  if (!checks.polling()) return text(503, 'not polling');
  return checks.modules().then(
    () => text(200, 'ready'),
    () => text(503, 'a module cannot work'),
  );
}
