import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../bin/bootstrap/environment.mjs';
import type { Progress } from '../../bin/bootstrap/progress.mjs';
import type { TemporalBuild } from '../../bin/bootstrap/temporal-cache.mjs';
import { findTemporal } from '../../embedded/find-temporal.ts';
import { whenOrphanedByNpm } from '../../embedded/orphaned.ts';
import { runOnce } from '../../embedded/run-once.ts';
import { buildChanged } from '../build/build-changed.ts';
import { BUILD_PARTS } from '../build/build-parts.ts';
import { findBrowser } from '../find-browser.ts';
import { countPlaywright } from './playwright-report.ts';
import { runShown } from './run-shown.ts';
import { closingLine, strictTally, sumTallies, type Tally } from './tally.ts';
import { countVitest } from './vitest-report.ts';

export interface RunTestsOptions {
  readonly root: string;
  readonly progress: Progress;
  readonly temporalBuild: TemporalBuild | undefined;
  /** `--static`: only what reads the sources. */
  readonly args: readonly string[];
}

/** Checks that read the sources; each counts as one test. */
const STATIC_CHECKS: readonly { name: string; program: string; args: readonly string[] }[] = [
  { name: 'types', program: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
  {
    name: 'types of the service worker',
    program: 'node_modules/typescript/bin/tsc',
    args: ['--noEmit', '-p', 'shell/pwa/worker/tsconfig.json'],
  },
  { name: 'lint', program: 'node_modules/@biomejs/biome/bin/biome', args: ['ci', '--max-diagnostics=50'] },
  { name: 'layer rules', program: 'npm', args: ['run', '--silent', 'check:layers'] },
  { name: 'dead code', program: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
];

/** Everything a change must pass. Prints the closing line last; resolves with the exit code. */
export async function runTests(options: RunTestsOptions): Promise<number> {
  const { root, progress } = options;
  const stop = new AbortController();
  const giveUp = () => {
    stop.abort();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, giveUp);
  whenOrphanedByNpm(environment(), giveUp);
  const tallies: Tally[] = [await staticChecks(options, stop.signal)];
  if (!options.args.includes('--static')) {
    const build = asTest('build', progress, () =>
      buildChanged({ root, parts: BUILD_PARTS, progress, signal: stop.signal }),
    );
    const temporal = await asTest("Temporal's server", progress, () =>
      findTemporal({ env: environment(), running: options.temporalBuild }),
    );
    tallies.push(await build, temporal);
    tallies.push(
      await asTest('page sizes', progress, () =>
        runOnce(process.execPath, {
          args: ['--import', 'tsx', 'platform/tooling/check-budgets.ts'],
          cwd: root,
          env: environment(),
          signal: stop.signal,
        }),
      ),
    );
    tallies.push(await vitest(options));
    tallies.push(await browserTests(options));
  }
  const sum = sumTallies(tallies);
  for (const note of sum.notes) process.stdout.write(`\n✗ ${note}\n`);
  process.stdout.write(`\n${closingLine(sum)}\n`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}

async function staticChecks({ root, progress }: RunTestsOptions, signal: AbortSignal): Promise<Tally> {
  const env = environment();
  return sumTallies(
    await Promise.all(
      STATIC_CHECKS.map(({ name, program, args }) => {
        const isScript = program.startsWith('node_modules/');
        const command = isScript ? process.execPath : program;
        return asTest(name, progress, () =>
          runOnce(command, { args: isScript ? [program, ...args] : args, cwd: root, env, signal }),
        );
      }),
    ),
  );
}

/** A step that counts as one test: passed when it succeeds. */
async function asTest(name: string, progress: Progress, work: () => Promise<unknown>): Promise<Tally> {
  try {
    await progress.step(name, work);
    return { passed: 1, failed: 0, notes: [] };
  } catch (error) {
    return { passed: 0, failed: 1, notes: [`${name}\n${error instanceof Error ? error.message : error}`] };
  }
}

async function vitest({ root, progress }: RunTestsOptions): Promise<Tally> {
  const report = reportFile(root, 'vitest.json');
  progress.line('\n  Unit, API, web and workflow tests (vitest)');
  const exitCode = await runShown(process.execPath, {
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    cwd: root,
    env: environment(),
  });
  if (!existsSync(report)) return nothingReported('vitest', exitCode);
  return strictTally(countVitest(readFileSync(report, 'utf8'), root, exitCode));
}

async function browserTests({ root, progress }: RunTestsOptions): Promise<Tally> {
  let browser = '';
  const found = await asTest('Browser', progress, async () => {
    browser = await findBrowser();
  });
  if (found.failed > 0) return found;
  const report = reportFile(root, 'playwright.json');
  progress.line(`\n  Browser tests (${browser})`);
  const exitCode = await runShown(process.execPath, {
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=shell/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    cwd: root,
    env: { ...environment(), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return nothingReported('Playwright', exitCode);
  return strictTally(countPlaywright(readFileSync(report, 'utf8'), exitCode));
}

/** An empty place for a report: one of an earlier run must not be taken for this one's. */
function reportFile(root: string, name: string): string {
  const folder = join(root, 'dist/reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  rmSync(path, { force: true });
  return path;
}

function nothingReported(runner: string, exitCode: number): Tally {
  return {
    passed: 0,
    failed: 1,
    notes: [`${runner} ended with code ${exitCode} and no report: see its output above.`],
  };
}
