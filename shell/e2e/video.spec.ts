import { expect } from '@playwright/test';
import { generateClip } from '#modules/core-analysis/engine/testing/clip-generator.ts';
import { signIn, test } from './fixtures.ts';

/** Four seconds, a cut at 2.0 s, a call to action at the end, no sound. */
async function clipFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const button = '<rect x="60" y="500" width="240" height="70" rx="10" fill="#c2410c"/>';
  const bytes = await generateClip({
    width: 360,
    height: 640,
    scenes: [
      {
        seconds: 2,
        picture: { background: '#1b4332', texts: [{ text: 'Fresh figs', x: 60, y: 200, size: 48, fill: '#ffffff' }] },
      },
      {
        seconds: 2,
        picture: {
          background: '#f4f1ea',
          shapes: button,
          texts: [{ text: 'Order now', x: 90, y: 546, size: 36, fill: '#ffffff' }],
        },
      },
    ],
  });
  return { name: 'figs.mp4', mimeType: 'video/mp4', buffer: Buffer.from(bytes) };
}

test('a video is measured and read second by second', async ({ page, account }) => {
  const file = await clipFile();
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByLabel('Choose a file to analyse').setInputFiles(file);
  await expect(page.getByText(/^4\.0 s/)).toBeVisible();
  await expect(page.getByText(/Uses 3 tokens/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'figs.mp4', level: 1 })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Score \d+ of 100/)).toBeAttached();

  const playhead = page.getByRole('slider', { name: 'Place in the video' });
  await playhead.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/shot 2 of 2/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/shot 1 of 2/)).toBeVisible();
  const frame = page.locator('#creative img').first();
  await expect.poll(() => frame.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels that scroll sideways').toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Analysis Deleted')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('No analyses yet')).toBeVisible();
});
