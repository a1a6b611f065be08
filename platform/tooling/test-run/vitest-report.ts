import type { RunnerCounts } from './tally.ts';

/** The parts of vitest's JSON report that are read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Counts a report; a file that could not even be loaded counts as one failed test. */
export function countVitest(json: string, root: string, exitCode: number): RunnerCounts {
  const report = JSON.parse(json) as VitestReport;
  const failures: string[] = [];
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of report.testResults) {
    const path = file.name.startsWith(root) ? file.name.slice(root.length).replace(/^\//, '') : file.name;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') {
        failed += 1;
        failures.push(`${path} › ${test.fullName}\n    ${firstLines(test.failureMessages?.[0])}`);
      } else skipped += 1;
    }
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      failed += 1;
      failures.push(`${path}\n    ${firstLines(file.message)}`);
    }
  }
  return { runner: 'vitest', passed, failed, skipped, failures, exitCode };
}

function firstLines(message: string | undefined): string {
  return (message ?? 'no message').trim().split('\n').slice(0, 4).join('\n    ');
}
