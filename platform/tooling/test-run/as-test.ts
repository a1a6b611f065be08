import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../../bin/bootstrap/progress.mjs';
import type { Tally } from './tally.ts';

/** A step that counts as one test: passed when it succeeds. */
export async function asTest(name: string, progress: Progress, work: () => Promise<unknown>): Promise<Tally> {
  try {
    await progress.step(name, work);
    return { passed: 1, failed: 0, notes: [] };
  } catch (error) {
    return { passed: 0, failed: 1, notes: [`${name}\n${error instanceof Error ? error.message : error}`] };
  }
}

/** An empty place for a report: one of an earlier run must not be taken for this one's. */
export function reportFile(root: string, name: string): string {
  const folder = join(root, 'dist/reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
}

/** A runner that ended without its report counts as one failed test. */
export function nothingReported(runner: string, exitCode: number, report: string): Tally | null {
  if (existsSync(report)) return null;
  return {
    passed: 0,
    failed: 1,
    notes: [`${runner} ended with code ${exitCode} and no report: see its output above.`],
  };
}
