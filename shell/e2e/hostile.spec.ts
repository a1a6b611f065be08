import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { clipName } from '#modules/core-analysis/contract/format.ts';
import { HOSTILE_STRINGS } from '#platform/testing/security/hostile-strings.ts';
import { APP_URL } from './addresses.ts';
import { AD, newAccount, signIn, signUp, test } from './fixtures.ts';

/** Runs wherever a text of the person's own is drawn as markup. */
const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

/** Notes whatever a text did instead of being shown: a dialog, an element of its own, a call to somewhere else. */
function watchHarm(page: Page): () => Promise<void> {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url());
    const foreign = origin !== APP_URL && protocol.startsWith('http');
    if (foreign || pathname.endsWith('/x')) harm.push(`request for ${request.url()}`);
  });
  return async () => {
    const drawn = await page.evaluate(() =>
      [
        ...document.querySelectorAll('[onerror], [onload], iframe, base, math, img[src="x"], a[href^="javascript" i]'),
      ].map((element) => element.outerHTML.slice(0, 80)),
    );
    expect([...harm, ...drawn]).toEqual([]);
  };
}

test('a name, a file and a brand that are markup are shown as they are on every page, and run nothing', async ({
  page,
}) => {
  const account = { ...newAccount(), name: MARKUP };
  await signUp(account, { settled: true });
  await signIn(page, account);
  const harmless = watchHarm(page);
  const fileName = '"><img src=x onerror=alert(3)>.webp';

  await page.goto('/dashboard');
  await page
    .getByLabel('Choose a file to analyse')
    .setInputFiles({ name: fileName, mimeType: 'image/webp', buffer: await readFile(AD) });
  await page.getByLabel(/^Brand/).fill(MARKUP);
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'All findings' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(fileName).first()).toBeVisible();
  await harmless();

  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    await expect(page.getByText(fileName).first(), path).toBeVisible();
    await harmless();
  }
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(MARKUP).first()).toBeVisible();
  await harmless();
});

test('500 hostile texts are shown as they are, as file names and in a result, and run nothing', {
  tag: '@deep',
}, async ({ page, account }) => {
  test.setTimeout(240_000);
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByLabel('Choose a file to analyse').setInputFiles(AD);
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'All findings' })).toBeVisible({ timeout: 60_000 });
  const resultUrl = page.url();
  const [entry] = await (await page.request.get('/api/analyses')).json();
  const harmless = watchHarm(page);

  const entries = HOSTILE_STRINGS.map((fileName, index) => ({
    ...entry,
    id: `${entry.id.slice(0, -3)}${index}`,
    fileName,
  }));
  await page.route('**/api/analyses', (route) => route.fulfill({ json: entries }));
  await page.goto('/history');
  const names = page.locator('article h3 bdi');
  await expect(names.first()).toBeVisible();
  const showMore = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show more')?.click(),
    );
  await expect(async () => {
    await showMore();
    expect(await names.count()).toBe(entries.length);
  }).toPass({ timeout: 60_000 });
  // What JSON carries as half a pair of surrogates, the document keeps as it is.
  const drawn = await names.evaluateAll((found) =>
    found.map((name) => ({ title: name.getAttribute('title'), textContent: name.textContent })),
  );
  expect(drawn).toEqual(HOSTILE_STRINGS.map((title) => ({ title, textContent: clipName(title) })));
  await harmless();

  const analysis = await (await page.request.get(`/api/analyses/${entry.id}`)).json();
  let next = 0;
  const text = () => HOSTILE_STRINGS[next++ % HOSTILE_STRINGS.length] ?? '';
  await page.route(`**/api/analyses/${entry.id}`, (route) =>
    route.fulfill({ json: { ...analysis, analysisResults: withTexts(analysis.analysisResults, text) } }),
  );
  const shown = new Set<string>();
  for (let round = 0; round < 12 && next < 500; round += 1) {
    await page.goto(resultUrl);
    // Texts of 30,000 letters without a break take their time to be laid out.
    await expect(page.getByRole('heading', { name: 'All findings' })).toBeVisible({ timeout: 60_000 });
    shown.add((await page.locator('main').textContent()) ?? '');
    await harmless();
  }
  expect(next).toBeGreaterThanOrEqual(500);
  expect([...shown].some((text) => text.includes('<script>alert(1)</script>'))).toBe(true);
});

const TEXTS = new Set([
  'title',
  'text',
  'measure',
  'display',
  'target',
  'note',
  'contested',
  'verdict',
  'summary',
  'remit',
]);

/** The same with every text that is told of the creative replaced. */
function withTexts(value: unknown, text: () => string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, text, name)]));
  return typeof value === 'string' && TEXTS.has(key) ? text() : value;
}
