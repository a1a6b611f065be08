import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { AD, analyse, signIn, test } from './fixtures.ts';
import { startHost } from './flaky-host.ts';

/** The build's file of a source: files are named by their content. */
function builtFile(source: string): string {
  const manifest = new URL('../../dist/web/.vite/manifest.json', import.meta.url);
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const file = built[source]?.file;
  if (!file) throw new Error(`nothing was built of ${source}`);
  return file;
}

/** The worker has installed and this page is under it. */
async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

test('can be installed: manifest, icons and worker are as browsers ask', async ({ page }) => {
  await page.goto('/');
  await underWorker(page);
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A headless browser in a test profile counts as incognito; nothing else may be wrong.
  expect(installabilityErrors.filter((error) => error.errorId !== 'in-incognito')).toEqual([]);
  const { icons } = JSON.parse(manifest.data ?? '{}') as { icons: { src: string }[] };
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('opens without a server after a single visit', async ({ page, account }) => {
  const host = await startHost();
  await signIn(page, account);
  await page.goto(`${host.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await underWorker(page);
  await host.stop();

  for (const path of ['/no-such-page', '/dashboard', '/login', '/signup', '/dashboard?analysis=x']) {
    await page.goto(host.url + path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('Your analyses are safe in your account.')).toBeVisible();
  }
  // Where it shall open when you are back online can be chosen meanwhile.
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await places.getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host.url}/`);
  await expect(page.getByRole('heading', { name: 'Judge the ad before the audience does.' })).toBeVisible();
});

test('what is on screen stays when the connection goes, and what had not arrived comes when it is back', async ({
  page,
  account,
  context,
}) => {
  let giveUp = () => {};
  const gone = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  // One part of the page is on its way when the connection goes.
  const ranking = `**/${builtFile('../modules/core-analysis/web/components/ranking.tsx')}`;
  await context.route(ranking, async (route) => {
    if (route.request().serviceWorker()) return route.continue();
    await gone;
    await route.abort('internetdisconnected');
  });
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByLabel('Choose a file to analyse').setInputFiles(AD);
  await expect(page.getByLabel('Goal')).toBeVisible();
  await context.setOffline(true);
  giveUp();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start when online' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeHidden();
  await context.unroute(ranking);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Start Analysis' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Ranking' })).toBeVisible();
});

test('keeps no answer of the API and no private picture in a cache', async ({ page, account }) => {
  await page.goto('/login');
  await underWorker(page);
  await signIn(page, account);
  await analyse(page, AD);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'after.webp' }).first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const entries: { url: string; type: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        entries.push({ url: request.url, type: answer?.headers.get('content-type') ?? '' });
      }
    }
    return entries;
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((entry) => entry.url.includes('/api/') || entry.type.includes('application/json'))).toEqual([]);
});

test('a new version waits until the person agrees, then every tab has it', async ({ page, account }) => {
  const host = await startHost();
  await signIn(page, account);
  await page.goto(`${host.url}/dashboard`);
  await underWorker(page);
  host.append('/sw.js', '\n// another release');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
  const offer = page.getByText('A new version is ready');
  await expect(offer).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => 'sameDocument' in window), 'no reload without consent').toBe(true);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await expect(offer).toBeHidden();
  await host.stop();
});
