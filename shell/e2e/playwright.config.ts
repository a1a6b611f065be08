import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { DEEP } from '#platform/testing/depth.ts';
import { findBrowser } from '#platform/tooling/find-browser.ts';
import { APP_URL, GALLERY_URL, RUN_FOLDER } from './addresses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

/** The payment sandbox has one clock for all. */
const ONE_CLOCK = /billing/;
/** A journey by keyboard is one of wide screens. */
const WIDE_ONLY = /keyboard/;

/**
 * The built product in a browser, on ports and data of its own, beside the
 * development build for the gallery. Two workers, since each test has
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
  // A walk is done once, on a wide screen in the light; what can break on a phone or in the dark is tagged and done there too.
  projects: DEEP
    ? [
        { name: 'desktop', use: desktop },
        { name: 'desktop, dark', use: { ...desktop, colorScheme: 'dark' }, testIgnore: ONE_CLOCK },
        { name: 'phone', use: { ...phone, colorScheme: 'light' }, testIgnore: [ONE_CLOCK, WIDE_ONLY] },
        { name: 'phone, dark', use: phone, testIgnore: [ONE_CLOCK, WIDE_ONLY] },
      ]
    : [
        { name: 'desktop', use: desktop, grepInvert: /@deep/ },
        { name: 'phone', use: phone, grep: /@phone/, grepInvert: /@deep/ },
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
