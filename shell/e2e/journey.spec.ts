import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { DEEP } from '#platform/testing/depth.ts';
import { AD, newAccount, PASSWORD, signIn, test } from './fixtures.ts';

test('a new person signs up, is shown around, has a real ad measured, rates it, finds it again and removes it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const account = newAccount();
  await page.goto('/');
  await expect(page).toHaveTitle(/AI-powered content analysis for better performance and higher conversions/);
  await page.getByRole('link', { name: 'Analyse an ad' }).first().click();

  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await expect(page.getByText('Welcome to Adjudge')).toBeVisible();
  await expect(page.getByTestId('usage')).toContainText('50 of 50');
  await expect(page.getByText('No analyses yet')).toBeVisible();

  // Who has a file at hand is not kept from it: the guide makes room for the button that starts, wherever it stands.
  const guide = page.getByRole('region', { name: 'Getting started' });
  await expect(guide.getByText('One ad, one score')).toBeVisible();
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel('Choose a file to analyse').setInputFiles(AD);
  const start = page.getByRole('button', { name: 'Start Analysis' });
  for (const fromFoot of [110, 160, 240, 360]) {
    await start.evaluate((button, distance) => {
      const { y, height } = button.getBoundingClientRect();
      scrollBy(0, y + height / 2 - (innerHeight - distance));
    }, fromFoot);
    const isHit = () =>
      start.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isHit, `the button's centre, ${fromFoot} px from the foot`).toBe(true);
  }
  await page.getByRole('button', { name: 'Remove' }).click();
  const folded = guide.getByRole('button', { name: /^Getting started/ });
  if (await folded.count()) await folded.click();

  // Shown around: four parts of a sample, then the own ad.
  for (const part of ['One ad, one score', 'Where eyes go first', 'What holds it back']) {
    await expect(guide.getByText(part)).toBeVisible();
    await guide.getByRole('button', { name: 'Next' }).click();
  }
  await expect(guide.getByText('What to change')).toBeVisible();
  await guide.getByRole('button', { name: 'Now my own ad' }).click();

  await page.getByLabel('Choose a file to analyse').setInputFiles(AD);
  await start.click();
  await expect(page.getByRole('heading', { name: 'Analysing your ad', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reading the text' })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'after.webp', level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/dashboard\?analysis=[0-9a-f-]{36}$/);
  await expect(page).toHaveTitle(/^Result \d+ · after\.webp · Adjudge$/);
  await expect(guide.getByText('Your first result is ready')).toBeVisible();
  await guide.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('dialog', { name: 'Your first analysis is done' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(guide).toHaveCount(0);
  await expect(page.getByText(/Score \d+ of 100/)).toBeAttached();
  await expect(page.getByText(/Likely range/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Text we read' })).toContainText('Order my box');

  const picture = page.getByRole('img', { name: 'The creative after.webp' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const drawn = await page.locator('#creative canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let seen = 0;
    for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 20) seen += 1;
    return seen / (pixels.length / 4);
  });
  expect(drawn, 'share of the creative under heat').toBeGreaterThan(0.02);

  await page.getByRole('radio', { name: 'Regions' }).check();
  const pin = page.getByRole('button', { name: /^Region 1:/ });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/region=1/);
  await expect(page.getByRole('button', { name: 'Show region 1 on the creative' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: /^Region 1:/ })).toHaveAttribute('aria-pressed', 'true');

  const evidence = page.getByRole('tabpanel').locator('summary').first();
  await evidence.click();
  await expect(page.getByRole('tabpanel').getByText('Source', { exact: true }).first()).toBeVisible();

  // What is typed at once, while later parts of the page still arrive, must not be lost.
  await page.getByRole('button', { name: 'I need more guidance' }).click();
  const words = page.getByRole('textbox', { name: /What was missing/ });
  await words.pressSequentially('Which font?');
  await expect(words).toHaveValue('Which font?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const places = isMobile ? page.getByRole('navigation').last() : page.getByRole('navigation').first();
  await places.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeFocused();
  await expect(page.getByTestId('count')).toHaveText('1 analysis.');
  // What follows is no other on a phone.
  if (isMobile && !DEEP) return;
  const row = page.getByRole('article', { name: 'after.webp' });
  await expect(row.getByText(/^\d+%$/)).toBeVisible();
  await expect(row.getByText('4/10')).toBeVisible();
  await expect(row.getByText('1 token')).toBeVisible();
  await expect(row.getByRole('link', { name: 'PDF' }), 'the plan has no report').toHaveCount(0);
  await row.getByRole('button', { name: 'Give Feedback' }).click();
  await expect(
    row.getByText(
      'You said “I need more guidance” (counts as 4/10) and wrote “Which font?”. A new answer replaces it.',
    ),
  ).toBeVisible();
  await row.getByRole('button', { name: 'Helpful, but I have questions' }).click();
  await row.getByRole('button', { name: 'Skip' }).click();
  await row.getByRole('button', { name: 'Hide Feedback' }).click();
  await expect(row.getByText('8/10')).toBeVisible();

  const search = page.getByRole('searchbox');
  await search.fill('nowhere');
  await expect(page.getByText('No analysis named “nowhere”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await row.getByRole('link', { name: 'View Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'after.webp', level: 1 })).toBeFocused();
  await page.goBack();
  await row.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Tokens used still count toward your monthly usage.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Analysis Deleted')).toBeVisible();
  await expect(page.getByText('No analyses yet')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page.getByTestId('usage')).toContainText('49 of 50');
  await expect(page.getByText('No analyses yet')).toBeVisible();
});

test('a file that is no image is refused where it lies, and nothing is charged', async ({
  page,
  account,
  request,
}, testInfo) => {
  const file = async (name: string, content: string | Buffer) => {
    await mkdir(testInfo.outputPath(), { recursive: true });
    await writeFile(testInfo.outputPath(name), content);
    return testInfo.outputPath(name);
  };
  await signIn(page, account);
  await page.goto('/dashboard');
  const before = await page.getByTestId('usage').textContent();
  const choose = page.getByLabel('Choose a file to analyse');
  await choose.setInputFiles(await file('notes.pdf', '%PDF-1.7'));
  await expect(page.getByText(/We work best with images and videos/)).toBeVisible();
  await choose.setInputFiles(await file('big.png', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(page.getByText(/Let's try something under 10MB/)).toBeVisible();

  // A liar by name and type: only the server can tell.
  await choose.setInputFiles(await file('ad.png', 'this is no picture at all'));
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(page.getByText(/JPG, PNG or WebP image/).first()).toBeVisible();
  await page.reload();
  expect(await page.getByTestId('usage').textContent()).toBe(before);
  expect((await request.get('/api/analyses')).status()).toBe(401);
});
