import { expect } from '@playwright/test';
import { readLandingSample } from '../site/landing-sample.ts';
import { PUBLIC_PAGES } from '../site/public-paths.ts';
import { sidewaysScroll } from './axe.ts';
import { test } from './fixtures.ts';

test('every public page is read without JavaScript', async ({ browser, viewport, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, isMobile });
  const page = await context.newPage();
  for (const path of Object.keys(PUBLIC_PAGES)) {
    await page.goto(path);
    await expect(page.locator('h1').filter({ visible: true }), path).toHaveCount(1);
    await expect(page.getByText('Loading...'), path).toHaveCount(0);
  }

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10 + 4);
  const demo = page.locator('#demo');
  await expect(demo.getByText('Change first').first(), 'the result of the demo stands there at once').toBeVisible();
  await expect(demo.getByRole('button')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Second version' }).check();
  await expect(page.getByAltText(/^Sample ad, second version/)).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu').getByRole('link', { name: 'Sign In' })).toBeVisible();
  }

  await page.goto('/faq');
  await page.getByText('What does the score mean?').click();
  await expect(page.getByText('from 85 excellent, from 70 good')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await page.goto('/subscribe');
  for (const plan of ['Starter', 'Pro', 'Elite'])
    await expect(page.getByRole('link', { name: `Get ${plan}` })).toHaveAttribute('href', /^\/signup\?next=/);
  await page.goto('/terms');
  await expect(page.getByText('Last updated December 20, 2024')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: /^\d+/ })).toHaveCount(11);
  await page.goto('/force-logout');
  await expect(page.getByRole('heading', { name: 'Signing out everywhere needs JavaScript' })).toBeVisible();
  await context.close();
});

test('the landing page as a visitor uses it: sections, demo, badges, examples', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  for (const [name, id] of [
    ['How It Works', 'how-it-works'],
    ['Features', 'features'],
    ['Pricing', 'pricing'],
    ['Reviews', 'testimonials'],
  ]) {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)), name)
      .toBe(64);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Adjudge, home' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const demo = page.locator('#demo');
  await demo.getByRole('radio', { name: 'A box of figs' }).check();
  const shown = demo.evaluate(
    (box) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const percent = box.querySelector('[data-demo-percent]');
        new MutationObserver(() => {
          const text = box.getAttribute('data-stage') === 'analyzing' ? (percent?.textContent ?? '') : 'done';
          if (seen.at(-1) !== text) seen.push(text);
          if (text === 'done') resolve(seen);
        }).observe(box, { attributeFilter: ['data-stage'], subtree: true, childList: true, characterData: true });
      }),
  );
  await demo.getByRole('button', { name: 'Upload this ad' }).click();
  expect(await shown).toEqual(['0 %', '20 %', '40 %', '60 %', '80 %', '100 %', 'done']);
  const score = readLandingSample()?.before.score;
  await expect(demo.getByText(new RegExp(`^${score} of 100, range`))).toBeVisible();
  await demo.getByRole('button', { name: 'Try Again' }).filter({ visible: true }).click();
  await expect(demo.getByRole('button', { name: 'Upload this ad' })).toBeFocused();

  const badge = page.getByRole('button', { name: /GDPR rights/ });
  await badge.focus();
  await expect(page.getByText(/^Read, correct, download and delete your data/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Read, correct, download and delete your data/)).toBeHidden();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const card = page.getByRole('complementary', { name: 'Examples of use' });
  const lines = card.locator('[data-line]').filter({ visible: true });
  await expect(lines).toHaveText(/^A skincare shop/);
  await expect(lines).toHaveText(/^A UGC creator/);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toBeHidden();
});

test('a message is checked field by field, made a mail, thanked for, and another can follow', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  for (const sentence of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a subject',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Email Address').fill('grace@example.com');
  await page.getByLabel('Subject').selectOption('Bug Report');
  await page.getByLabel('Message', { exact: true }).fill('A moth sits in the relay.');
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'One step left: send it as an email' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open in my email app' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Bug%20Report&body=A%20moth%20sits%20in%20the%20relay\./,
  );
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent Successfully!' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});
