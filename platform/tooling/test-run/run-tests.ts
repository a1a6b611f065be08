import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../bin/bootstrap/environment.mjs';
import type { Progress } from '../../bin/bootstrap/progress.mjs';
import type { TemporalBuild } from '../../bin/bootstrap/temporal-cache.mjs';
import { findTemporal } from '../../embedded/find-temporal.ts';
import { whenOrphanedByNpm } from '../../embedded/orphaned.ts';
import { runOnce } from '../../embedded/run-once.ts';
import { buildChanged } from '../build/build-changed.ts';
import { BUILD_PARTS } from '../build/build-parts.ts';
import { asTest } from './as-test.ts';
import { PaceProbe } from './pace-probe.ts';
import { runDeep } from './run-deep.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { staticChecks } from './static-checks.ts';
import { closingLine, sumTallies, type Tally } from './tally.ts';
import { readTestArguments } from './test-arguments.ts';
import { type FileTime, SLOW_SECONDS, timesTable, unlistedSlowFiles } from './test-times.ts';

export interface RunTestsOptions {
  readonly root: string;
  readonly progress: Progress;
  readonly temporalBuild: TemporalBuild | undefined;
  /** As typed: see `readTestArguments`. */
  readonly args: readonly string[];
}

/** Everything a change must pass, or the part of it that is asked for. Prints the closing line last; resolves with the exit code. */
export async function runTests(options: RunTestsOptions): Promise<number> {
  const { root, progress } = options;
  const { run, paths } = readTestArguments(options.args, (path) => existsSync(join(root, path)));
  const stop = new AbortController();
  const giveUp = () => {
    stop.abort();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp);
  whenOrphanedByNpm(environment(), giveUp);
  const times: FileTime[] = [];
  const tallies: Tally[] = [];
  if (run !== 'deep') tallies.push(await staticChecks(options, paths, stop.signal));
  if (run !== 'static') tallies.push(...(await built(options, paths.length === 0, stop.signal)));
  if (run === 'deep') tallies.push(await runDeep(options, paths, stop.signal));
  if (run === 'all') {
    const probe = new PaceProbe();
    progress.line('\n  Unit, API, web and workflow tests (vitest)');
    const vitest = await runVitest({ root, paths });
    tallies.push(vitest.tally, listedTimes(vitest.times, probe.stop()));
    times.push(...vitest.times);
    if (paths.length === 0) {
      const browser = await runPlaywright(options);
      tallies.push(browser.tally);
      times.push(...browser.times);
    }
  }
  const sum = sumTallies(tallies);
  if (times.length > 0) process.stdout.write(`\n${timesTable(times)}\n`);
  for (const note of sum.notes) process.stdout.write(`\n✗ ${note}\n`);
  process.stdout.write(`\n${closingLine(sum)}\n`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}

/** What tests run against: Temporal's server and, for browsers, the built product with its page sizes. */
async function built({ root, progress, temporalBuild }: RunTestsOptions, product: boolean, signal: AbortSignal) {
  const env = environment();
  const temporal = asTest("Temporal's server", progress, () => findTemporal({ env, running: temporalBuild }));
  if (!product) return [await temporal];
  const build = asTest('build', progress, () => buildChanged({ root, parts: BUILD_PARTS, progress, signal }));
  const first = [await build, await temporal];
  const args = ['--import', 'tsx', 'platform/tooling/check-budgets.ts'];
  const sizes = await asTest('page sizes', progress, () => runOnce(process.execPath, { args, cwd: root, env, signal }));
  return [...first, sizes];
}

/** One test: no file is slow without a reason. */
function listedTimes(times: readonly FileTime[], slowdown: number): Tally {
  const notes = unlistedSlowFiles(times, slowdown).map(
    ({ file, seconds }) =>
      `${file} took ${Math.round(seconds)} s. A test file over ${SLOW_SECONDS} s needs an entry with its reason in platform/tooling/test-run/slow-test-files.ts; better, move its many examples to the deep run.`,
  );
  return { passed: notes.length === 0 ? 1 : 0, failed: notes.length, notes };
}
