import { readFileSync } from 'node:fs';
import { environment } from '../../bin/bootstrap/environment.mjs';
import type { Progress } from '../../bin/bootstrap/progress.mjs';
import { findBrowser } from '../find-browser.ts';
import { asTest, nothingReported, reportFile } from './as-test.ts';
import { countPlaywright, timesOfPlaywright } from './playwright-report.ts';
import { runShown } from './run-shown.ts';
import type { RunnerResult } from './run-vitest.ts';
import { strictTally } from './tally.ts';

/** Runs the tests in a real browser; `deep` at every width and in both themes. */
export async function runPlaywright(
  { root, progress }: { readonly root: string; readonly progress: Progress },
  { deep = false }: { readonly deep?: boolean } = {},
): Promise<RunnerResult> {
  let browser = '';
  const found = await asTest('Browser', progress, async () => {
    browser = await findBrowser();
  });
  if (found.failed > 0) return { tally: found, times: [] };
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
    env: {
      ...environment(),
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(deep && { TEST_DEEP: '1' }),
    },
  });
  const missing = nothingReported('Playwright', exitCode, report);
  if (missing) return { tally: missing, times: [] };
  const json = readFileSync(report, 'utf8');
  return { tally: strictTally(countPlaywright(json, exitCode)), times: timesOfPlaywright(json) };
}
