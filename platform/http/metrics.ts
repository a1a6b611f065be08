import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ModuleMetrics, ServedRequest } from '#platform/module/module-metrics.ts';

/** Prometheus metrics of one process. */
export class HttpMetrics implements ModuleMetrics {
  readonly registry = new Registry();
  private readonly listeners: ((request: ServedRequest) => void)[] = [];
  private readonly duration: Histogram<'method' | 'route' | 'status'>;

  constructor(process: string) {
    this.registry.setDefaultLabels({ process });
    collectDefaultMetrics({ register: this.registry, prefix: 'adjudge_' });
    this.duration = new Histogram({
      name: 'adjudge_http_request_seconds',
      help: 'Time from request to the end of its answer, by route template.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [this.registry],
    });
  }

  observe(request: { method: string; route: string; status: number; seconds: number }): void {
    this.duration.observe(
      { method: request.method, route: request.route, status: String(request.status) },
      request.seconds,
    );
  }

  onRequest(listener: (request: ServedRequest) => void): void {
    this.listeners.push(listener);
  }

  served(request: ServedRequest): void {
    for (const listener of this.listeners) listener(request);
  }

  /** A value read when the metrics are asked for. */
  gauge(name: `adjudge_${string}`, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect(this: Gauge) {
        this.set(read());
      },
    });
  }

  counter<L extends string>(name: `adjudge_${string}`, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  histogram<L extends string>(
    name: `adjudge_${string}`,
    help: string,
    labelNames: L[],
    buckets: number[],
  ): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}
