import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { AD, analyse, signIn, test } from './fixtures.ts';
import { watchRest } from './watch-rest.ts';

/** What a page of each kind may load before it is idle, kB of scripts as they cross the network, headers and all; sheets and fonts have budgets of their own. */
const { loaded } = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as {
  loaded: Readonly<Record<'public' | 'app' | 'result', number>>;
};

/** Loads a page with nothing cached, and without its service worker, which fetches for later visits. */
async function weigh(page: Page, path: string): Promise<{ kB: number; files: string[] }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  const scripts = new Map<string, string>();
  const files: string[] = [];
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, new URL(response.url).pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = scripts.get(requestId);
    if (file === undefined) return;
    bytes += encodedDataLength;
    files.push(`${file} ${(encodedDataLength / 1024).toFixed(1)}`);
  });
  const rest = watchRest(page);
  await page.goto(path);
  await rest();
  await devtools.detach();
  return { kB: bytes / 1024, files };
}

async function expectWithin(page: Page, path: string, kind: keyof typeof loaded): Promise<void> {
  const { kB, files } = await weigh(page, path);
  test.info().annotations.push({ type: 'weight', description: `${path} ${kB.toFixed(1)} kB of ${loaded[kind]}` });
  expect.soft(kB, `${path}:\n${files.join('\n')}`).toBeLessThanOrEqual(loaded[kind]);
  expect(files, 'a page without a script would be within any budget').not.toEqual([]);
}

test('public pages load the public pages’ own script and no app', async ({ page }) => {
  for (const path of ['/', '/subscribe', '/faq', '/about', '/contact', '/terms'])
    await expectWithin(page, path, 'public');
});

test('pages of the app load what they show first', async ({ page, account }) => {
  test.setTimeout(120_000);
  await expectWithin(page, '/login', 'app');
  await signIn(page, account);
  for (const path of ['/dashboard', '/history', '/billing', '/account']) await expectWithin(page, path, 'app');
  for (const path of ['/phase2-dashboard', '/feature-flags']) await expectWithin(page, path, 'app');
  await analyse(page, AD);
  await expectWithin(page, page.url(), 'result');
});
