import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '#platform/tooling/find-browser.ts';
import { APP_URL, GALLERY_URL, RUN_FOLDER } from './addresses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

/**
 * The built product in a browser, on ports and data of its own, beside the
 * development build for the gallery. Two widths; two workers, since each test has
 * an account of its own and nothing else is shared.
 */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}${RUN_FOLDER}/results`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: APP_URL,
    // No traces: their recorder fetches blob: pictures, which the page's own policy refuses, aloud.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    // A keyboard journey is one of wide screens, an account is secured and texts are drawn the same way, and the sandbox has
    // one clock; phones have the same controls.
    { name: 'phone', use: phone, testIgnore: /keyboard|account|billing|hostile/ },
  ],
  webServer: [
    {
      command: 'node shell/e2e/start-product.mjs',
      cwd: root,
      url: `${APP_URL}/readyz`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'pipe',
    },
    {
      command: `node node_modules/vite/bin/vite.js --port ${new URL(GALLERY_URL).port} --strictPort --host 127.0.0.1`,
      cwd: root,
      url: `${GALLERY_URL}/gallery`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
