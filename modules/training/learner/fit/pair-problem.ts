import { writeRow } from '../columns.ts';
import type { Pairs } from '../data/pairs.ts';

/** Pairs as numbers: what a fit reads. Only the columns that may move are in `rows`; the others are in `offsets`. */
export interface PairProblem {
  readonly pairs: Pairs;
  /** Columns that are fitted, as places in the features. */
  readonly free: Int32Array;
  /** creatives × free, in steps. */
  readonly rows: Float64Array;
  /** Per creative: what the columns that stay say. */
  readonly offsets: Float64Array;
  /** Prior mean of each free column, and the sd of all. */
  readonly mean: Float64Array;
  readonly sd: number;
}

export interface ProblemPlan {
  readonly features: readonly string[];
  readonly centres: Float64Array;
  /** Weight of each feature to start from; those not free keep it. */
  readonly start: Float64Array;
  /** Prior means where they are not the start. */
  readonly mean?: Float64Array;
  readonly sd: number;
  /** Features that may move; absent: all. */
  readonly free?: ReadonlySet<string>;
}

export const pairProblem = (pairs: Pairs, plan: ProblemPlan): PairProblem => {
  const p = plan.features.length;
  const free = Int32Array.from(
    plan.features.flatMap((name, j) => (plan.free === undefined || plan.free.has(name) ? [j] : [])),
  );
  const isFree = new Uint8Array(p);
  for (const j of free) isFree[j] = 1;
  const rows = new Float64Array(pairs.creatives.length * free.length);
  const offsets = new Float64Array(pairs.creatives.length);
  const row = new Float64Array(p);
  pairs.creatives.forEach((creative, i) => {
    writeRow(plan.features, plan.centres, creative, row, 0);
    free.forEach((column, k) => {
      rows[i * free.length + k] = row[column] as number;
    });
    let offset = 0;
    for (let j = 0; j < p; j++) if (isFree[j] === 0) offset += (row[j] as number) * (plan.start[j] as number);
    offsets[i] = offset;
  });
  const means = plan.mean ?? plan.start;
  return { pairs, free, rows, offsets, mean: Float64Array.from(free, (j) => means[j] as number), sd: plan.sd };
};
