import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run test:engine`: the whole of the suites of which `npm test` runs a part. One file at a time: they fill the cores. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    name: 'engine',
    environment: 'node',
    include: ['modules/*/**/*.suite.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
  },
});
