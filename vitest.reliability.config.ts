import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * `npx vitest run --config vitest.reliability.config.ts [part of a name]`: the whole of proofs of which `npm test` runs a
 * part, on the real application. One file at a time.
 */
export default defineConfig({
  test: {
    root: path('.'),
    name: 'reliability',
    environment: 'node',
    include: [
      'platform/**/*.reliability.ts',
      'modules/billing/tests/*.reliability.ts',
      'modules/billing/tests/{webhook-shuffles,killed-handler,token-ledger-property}.api.test.ts',
    ],
    // How many of what `npm test` does a few; a handler is killed at each of its statements.
    env: { WEBHOOK_SHUFFLES: '1000', KILLED_HANDLERS: '100000', LEDGER_HISTORIES: '10000' },
    globalSetup: [path('./platform/testing/global-setup.ts')],
    setupFiles: [path('./platform/testing/guard-setup.ts')],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
