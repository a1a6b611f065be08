/** What a step of the test run came to. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What a person should read about it: failures, and anything odd. */
  readonly notes: readonly string[];
}

/** Sums; the last line of every run is made from it. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    notes: tallies.flatMap((tally) => tally.notes),
  };
}

/** `N passed, N failed`, alone on its line. */
export function closingLine(tally: Tally): string {
  return `${tally.passed} passed, ${tally.failed} failed`;
}

/** What a whole runner reports, whichever it is. */
export interface RunnerCounts {
  readonly runner: string;
  readonly passed: number;
  readonly failed: number;
  /** Tests that were there but did not run. */
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly exitCode: number;
}

/**
 * A runner's counts as a tally that cannot hide anything: no test at all, tests
 * that were skipped, and a runner that failed outside of any test each count as a failure.
 */
export function strictTally(counts: RunnerCounts): Tally {
  const problems: string[] = [];
  if (counts.passed + counts.failed === 0) problems.push(`${counts.runner} ran no test.`);
  if (counts.skipped > 0) problems.push(`${counts.runner} skipped ${counts.skipped} tests.`);
  if (counts.exitCode !== 0 && counts.failed === 0 && problems.length === 0)
    problems.push(`${counts.runner} ended with code ${counts.exitCode} though no test failed: see its output above.`);
  return {
    passed: counts.passed,
    failed: counts.failed + problems.length,
    notes: [...counts.failures, ...problems],
  };
}
