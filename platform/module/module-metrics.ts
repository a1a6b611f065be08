/** A request that was answered. */
export interface ServedRequest {
  readonly status: number;
  readonly seconds: number;
  /** Open until one side leaves: its time says nothing. */
  readonly isStream: boolean;
  readonly userId: string | undefined;
  readonly sessionId: string | undefined;
}

/** Figures a module adds to its process's Prometheus metrics; each name is made once, in `setup`. */
export interface ModuleMetrics {
  counter<L extends string>(
    name: `adjudge_${string}`,
    help: string,
    labelNames: L[],
  ): { inc(labels: Readonly<Record<L, string>>): void };
  /** @param buckets upper bounds, rising, in the unit the name ends with */
  histogram<L extends string>(
    name: `adjudge_${string}`,
    help: string,
    labelNames: L[],
    buckets: number[],
  ): { observe(labels: Readonly<Record<L, string>>, value: number): void };
  /** Calls back after every answer of this process to a known route; must be quick and not throw. */
  onRequest(listener: (request: ServedRequest) => void): void;
}
