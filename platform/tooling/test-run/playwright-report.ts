import { stripVTControlCharacters } from 'node:util';
import type { RunnerCounts } from './tally.ts';
import type { FileTime } from './test-times.ts';

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}
interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      /** expected: passed; flaky: passed only when tried again. */
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration?: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Counts a report. One that passed only at a second try counts as failed: it will fail again, on somebody else. */
export function countPlaywright(json: string, exitCode: number): RunnerCounts {
  const report = JSON.parse(json) as PlaywrightReport;
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  const visit = (suite: PlaywrightSuite, trail: string): void => {
    const here = trail === '' ? suite.title : `${trail} › ${suite.title}`;
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        if (test.status === 'expected') counts.passed += 1;
        else if (test.status === 'skipped') counts.skipped += 1;
        else {
          counts.failed += 1;
          const message = test.results.find((result) => result.error !== undefined)?.error?.message ?? 'no message';
          const how = test.status === 'flaky' ? ' (passed only when tried again)' : '';
          counts.failures.push(`[${test.projectName}] ${here} › ${spec.title}${how}\n    ${firstLines(message)}`);
        }
      }
    for (const inner of suite.suites ?? []) visit(inner, here);
  };
  for (const suite of report.suites ?? []) visit(suite, '');
  for (const error of report.errors ?? []) {
    counts.failed += 1;
    counts.failures.push(`Playwright could not run all tests\n    ${firstLines(error.message ?? '')}`);
  }
  return { runner: 'Playwright', ...counts, exitCode };
}

/** Seconds of each file of tests, all its projects together. */
export function timesOfPlaywright(json: string): FileTime[] {
  const report = JSON.parse(json) as PlaywrightReport;
  return (report.suites ?? []).map((suite) => ({ file: `shell/e2e/${suite.title}`, seconds: secondsOf(suite) }));
}

function secondsOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap((spec) => spec.tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
  return suites.reduce((sum, inner) => sum + secondsOf(inner), own);
}

function firstLines(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, 4).join('\n    ');
}
