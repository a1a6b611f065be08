import { expect, type Page } from '@playwright/test';
import { APP_URL } from './addresses.ts';
import { axeViolations, sidewaysScroll } from './axe.ts';
import { AD, analyse, signIn, test, WEAK_AD } from './fixtures.ts';
import { putOnPlan } from './operators.ts';

test.setTimeout(600_000);

const CREATIVES = 12;
const DAYS = 14;
const nameOf = (index: number): string => `market-stall-${String(index + 1).padStart(2, '0')}.png`;

/** Twelve ads with a headline, an offer and a button, each plainer than the one before: drawn, so that they cost nothing. */
async function drawCreatives(page: Page): Promise<Buffer[]> {
  const urls = await page.evaluate((count) => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 600;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('this browser draws nothing');
    return Array.from({ length: count }, (_, at) => {
      const ease = at / (count - 1);
      brush.fillStyle = `hsl(${200 - 15 * at} 60% ${30 + 4 * at}%)`;
      brush.fillRect(0, 0, 600, 600);
      brush.fillStyle = '#fff';
      brush.font = `bold ${Math.round(64 - 34 * ease)}px sans-serif`;
      brush.fillText('Fresh figs today', 40, 160);
      brush.font = `${Math.round(34 - 16 * ease)}px sans-serif`;
      brush.fillText(`${10 + at} % off until Sunday`, 40, 250);
      brush.fillStyle = '#ffd400';
      brush.fillRect(40, 440, 260 - 120 * ease, 80);
      brush.fillStyle = '#111';
      brush.font = 'bold 30px sans-serif';
      brush.fillText('Order', 60, 490);
      return canvas.toDataURL('image/png');
    });
  }, CREATIVES);
  return urls.map((url) => Buffer.from(url.split(',')[1] ?? '', 'base64'));
}

/** Has them analysed over the API, as fast as it takes them. */
async function analyseAll(page: Page, pictures: readonly Buffer[]): Promise<void> {
  for (const [index, buffer] of pictures.entries()) {
    const answer = await page.request.post('/api/analyze', {
      headers: { origin: APP_URL, prefer: 'respond-async' },
      multipart: { file: { name: nameOf(index), mimeType: 'image/png', buffer } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const done = async () =>
    ((await (await page.request.get('/api/analyses')).json()) as { status: string }[]).filter(
      ({ status }) => status === 'completed',
    ).length;
  await expect.poll(done, { timeout: 300_000 }).toBe(CREATIVES);
}

/** Meta's export by ad and day, as it writes it; the last two ads have names of their own. */
function metaExport(): string {
  const header = 'Day,Campaign name,Ad name,Impressions,Link clicks,Amount spent (EUR),Purchases,Placement';
  const rows = Array.from({ length: CREATIVES }, (_, at) =>
    Array.from({ length: 2 * DAYS }, (_unused, row) => {
      const day = row >> 1;
      const place = row % 2 === 0 ? 'Feed' : 'Stories';
      const impressions = 4_000 + 100 * ((at + day) % 7);
      const rate = (place === 'Feed' ? 0.009 : 0.008) + 0.001 * (CREATIVES - at);
      const clicks = Math.round(impressions * rate * (1 + 0.1 * Math.sin(day * 1.7 + at)));
      const name = at < CREATIVES - 2 ? nameOf(at) : `Retargeting ${at}`;
      return `2026-06-${String(day + 1).padStart(2, '0')},Autumn,${name},${impressions},${clicks},${(20 + at).toFixed(2)},${clicks % 4},${place}`;
    }),
  ).flat();
  return [header, ...rows, ''].join('\n');
}

async function isSound(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

test('an Elite user’s own results change what the product says: report, links, model, prediction, profile', async ({
  page,
  account,
}) => {
  await putOnPlan(account.email, 'elite');
  await signIn(page, account);
  await page.goto('/performance-reports');
  await expect(page.getByRole('heading', { name: 'Performance Learning Center' })).toBeVisible();
  await analyseAll(page, await drawCreatives(page));

  await page.getByRole('button', { name: 'Report file' }).setInputFiles({
    name: 'Untitled-report-Jun-1-2026-to-Jun-14-2026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(metaExport()),
  });
  await page.getByLabel('Campaign name').fill('Autumn harvest');
  await page.getByLabel('Ad platform').selectOption({ label: 'Facebook' });
  await page.getByRole('button', { name: 'Upload report' }).click();
  await expect(page.getByRole('heading', { name: 'Autumn harvest', level: 1 })).toBeVisible({ timeout: 60_000 });
  const order = ['What it cost and brought', 'What changed', 'Which ads carry it', 'How its parts compare'];
  for (const name of [...order, 'What they have in common', 'What next'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible({ timeout: 60_000 });
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 6)).toEqual([...order, 'What they have in common', 'What next']);
  await expect(page.getByText(/against the first half/)).toBeVisible();
  await expect(page.getByText(/of the spend went to \d+ of 12 ads/)).toBeVisible();
  await expect(page.getByText(/as if each had shown the same ads alike/)).toBeVisible();
  await isSound(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Rows as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Untitled-report-Jun-1-2026-to-Jun-14-2026-rows.csv');

  await page.goto('/performance-reports?view=creatives');
  await expect(page.getByText('10 of 12 ads are linked.')).toBeVisible({ timeout: 60_000 });
  for (const at of [CREATIVES - 2, CREATIVES - 1]) {
    await page.getByLabel(`Creative of Retargeting ${at}`).selectOption({ label: nameOf(at) });
    await expect(page.getByText(`${at + 1} of 12 ads are linked.`)).toBeVisible({ timeout: 60_000 });
  }
  // Learning waits for a pause and for its turn; the page looks by itself.
  const linked = page.getByRole('definition').filter({ hasText: /^12$/ });
  await expect(linked).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText(/\d+ of 100/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Score and click rate' })).toBeVisible();
  await expect(page.getByText(/shows no clear wear|of its click rate a week/)).toBeVisible();
  await expect(page.getByText(/leads with a probability of|is the best of|Keep all/).first()).toBeVisible();
  await isSound(page);

  await analyse(page, AD);
  const first = page.url();
  await expect(page.getByRole('heading', { name: 'Predicted click rate' })).toBeVisible();
  await expect(page.getByText('Estimate, early')).toBeVisible();
  await expect(page.getByText(/ % with 90 % certainty, from 12 of your creatives/)).toBeVisible();
  await expect(page.getByText(/By your own model|By the general score at your account’s level/)).toBeVisible();
  await isSound(page);

  await page.goto('/ai-profile');
  await page.getByLabel('Industry').selectOption({ label: 'Travel' });
  await page.getByRole('button', { name: 'Seniors' }).click();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved and in use.')).toBeVisible();
  await analyse(page, WEAK_AD);
  await expect(page.getByText(/^Your profile changed \d+ checks?: the score (is|stays) \d+/)).toBeVisible();
  await page.getByText('What changed, and why').click();
  await expect(page.getByText('Text stands out from its background').first()).toBeVisible();
  // The prediction is by the rule book and the customer's results, whatever the profile says.
  await expect(page.getByRole('heading', { name: 'Predicted click rate' })).toBeVisible();

  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Predicted click rate' })).toBeVisible();
});
