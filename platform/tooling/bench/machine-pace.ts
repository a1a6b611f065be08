import { round, spreadOf } from './statistics.ts';

const SIDE = 1024;
const PASSES = 24;
const REPEATS = 7;

/** Sums of neighbours over a field of floats, row by row: the kind of work that most measures are, always the same. */
function fixedWork(): number {
  let from = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i * 2_654_435_761) % 255);
  let to = new Float32Array(SIDE * SIDE);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let y = 1; y < SIDE - 1; y += 1) {
      for (let x = 1; x < SIDE - 1; x += 1) {
        const i = y * SIDE + x;
        to[i] =
          ((from[i] ?? 0) + (from[i - 1] ?? 0) + (from[i + 1] ?? 0) + (from[i - SIDE] ?? 0) + (from[i + SIDE] ?? 0)) /
          5;
      }
    }
    [from, to] = [to, from];
  }
  return from[SIDE + 1] ?? 0;
}

/**
 * Median milliseconds of one fixed piece of work. Machines that are shared change their pace from hour to hour without
 * showing load: times of two reports compare only as far as their paces do.
 */
export function machinePaceMs(): number {
  return round(spreadOf(Array.from({ length: REPEATS }, fixedWorkMs)).p50);
}

/** Milliseconds of the fixed work, done once. */
export function fixedWorkMs(): number {
  const start = performance.now();
  if (!Number.isFinite(fixedWork())) throw new Error('the fixed work went wrong');
  return performance.now() - start;
}
