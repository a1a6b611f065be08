import { readFileSync } from 'node:fs';
import { environment } from '../../bin/bootstrap/environment.mjs';
import { nothingReported, reportFile } from './as-test.ts';
import { runShown } from './run-shown.ts';
import { strictTally, type Tally } from './tally.ts';
import type { FileTime } from './test-times.ts';
import { countVitest } from './vitest-report.ts';

export interface VitestRun {
  readonly root: string;
  /** Default: the root's own. */
  readonly config?: string;
  /** Parts of the names of the files to run; none for all. */
  readonly paths?: readonly string[];
}

export interface RunnerResult {
  readonly tally: Tally;
  readonly times: readonly FileTime[];
}

/** Runs Vitest with its output shown. */
export async function runVitest({ root, config, paths = [] }: VitestRun): Promise<RunnerResult> {
  const report = reportFile(root, 'vitest.json');
  const times = reportFile(root, 'vitest-times.json');
  const exitCode = await runShown(process.execPath, {
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(config === undefined ? [] : [`--config=${config}`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--reporter=./platform/tooling/test-run/times-reporter.ts',
      ...paths,
    ],
    cwd: root,
    env: { ...environment(), TEST_TIMES: times },
  });
  const missing = nothingReported('vitest', exitCode, report);
  if (missing) return { tally: missing, times: [] };
  return {
    tally: strictTally(countVitest(readFileSync(report, 'utf8'), root, exitCode)),
    times: JSON.parse(readFileSync(times, 'utf8')) as FileTime[],
  };
}
