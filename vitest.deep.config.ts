import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const tests = ['flags', 'platform', 'modules', 'workflows', 'shell']
  .flatMap((folder) => readdirSync(`${root}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.test.ts'));
/** Files that exist for this run, and those that try more examples here than in `npm test`. */
const isDeep = (file: string) =>
  file.endsWith('.deep.test.ts') || readFileSync(root + file, 'utf8').includes("platform/testing/depth.ts'");

/** The tests of `npm run test:deep`: what searches for rare faults. One file at a time, since some fill the cores. */
export default defineConfig({
  test: {
    root,
    name: 'deep',
    environment: 'node',
    include: tests.filter(isDeep),
    env: { TEST_DEEP: '1' },
    globalSetup: [`${root}platform/testing/global-setup.ts`],
    setupFiles: [`${root}platform/testing/guard-setup.ts`],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
});
