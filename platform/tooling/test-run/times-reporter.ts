import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './test-times.ts';

/** A Vitest reporter that writes the seconds of each test file, imports and set-up included, to the file `TEST_TIMES` names. */
// biome-ignore lint/style/noDefaultExport: how Vitest loads a reporter named by its path
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    // biome-ignore lint/style/noProcessEnv: Vitest passes no options to a reporter named on its command line
    const file = process.env.TEST_TIMES;
    if (file !== undefined) writeFileSync(file, JSON.stringify(modules.map(timeOf)));
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { file: relative(process.cwd(), module.moduleId), seconds: ms / 1000 };
}
