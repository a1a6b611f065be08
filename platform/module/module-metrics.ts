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
}
