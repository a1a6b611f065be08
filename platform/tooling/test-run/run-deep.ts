import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../bin/bootstrap/environment.mjs';
import { runOnce } from '../../embedded/run-once.ts';
import { asTest } from './as-test.ts';
import { runPlaywright } from './run-playwright.ts';
import type { RunTestsOptions } from './run-tests.ts';
import { runVitest } from './run-vitest.ts';
import { closingLine, sumTallies, type Tally } from './tally.ts';

interface DeepPart {
  readonly name: string;
  run(): Promise<Tally>;
}

/** What searches for rare faults, part by part; `docs/reports/deep.json` keeps what each came to. Over some paths only the tests in them. */
export async function runDeep(options: RunTestsOptions, paths: readonly string[], signal: AbortSignal): Promise<Tally> {
  const { root, progress } = options;
  const script = (name: string, ...args: string[]): DeepPart => ({
    name,
    run: () =>
      asTest(name, progress, () =>
        runOnce(process.execPath, { args: ['--import', 'tsx', ...args], cwd: root, env: environment(), signal }),
      ),
  });
  const vitest: DeepPart = {
    name: 'many examples, kills, shuffles, whole suites',
    run: async () => (await runVitest({ root, config: 'vitest.deep.config.ts', paths })).tally,
  };
  const parts: readonly DeepPart[] =
    paths.length > 0
      ? [vitest]
      : [
          vitest,
          {
            name: 'browser, every width and theme',
            run: async () => (await runPlaywright(options, { deep: true })).tally,
          },
          script(
            'hostile uploads',
            'modules/core-analysis/tests/hostile/reliability.ts',
            '--out',
            'docs/reports/hostile-uploads.json',
          ),
          script('the API called with made-up input', 'platform/tooling/schemathesis/run.ts'),
        ];
  const done: { part: string; passed: number; failed: number; minutes: number }[] = [];
  const tallies: Tally[] = [];
  for (const { name, run } of parts) {
    const since = performance.now();
    const tally = await run();
    tallies.push(tally);
    const minutes = Math.round((performance.now() - since) / 6000) / 10;
    done.push({ part: name, passed: tally.passed, failed: tally.failed, minutes });
  }
  const sum = sumTallies(tallies);
  const report = {
    node: process.version,
    day: new Date().toISOString().slice(0, 10),
    closing: closingLine(sum),
    parts: done,
  };
  if (paths.length === 0) writeFileSync(join(root, 'docs/reports/deep.json'), `${JSON.stringify(report, null, 2)}\n`);
  return sum;
}
