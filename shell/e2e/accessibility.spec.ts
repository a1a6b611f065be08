import { expect } from '@playwright/test';
import { PUBLIC_PAGES } from '../site/public-paths.ts';
import { GALLERY_URL } from './addresses.ts';
import { axeViolations, smallTargets } from './axe.ts';
import { AD, analyse, signIn, test } from './fixtures.ts';

const THEMES = ['light', 'dark'] as const;
/** Signing out everywhere leaves by itself after a second. */
const PUBLIC_PATHS = Object.keys(PUBLIC_PAGES).filter((path) => path !== '/force-logout');

test('every state of every screen has no axe violation, light and dark', async ({ page, isMobile }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${GALLERY_URL}/gallery`);
  await expect(page.locator('[data-state]').first()).toBeVisible();
  const states = await page
    .locator('[data-state]')
    .evaluateAll((links) => links.map((link) => link.dataset.state ?? ''));
  expect(states.length).toBeGreaterThan(20);
  for (const state of states.filter((id) => id !== 'page-broken')) {
    await page.goto(`${GALLERY_URL}/gallery?state=${state}`);
    // Every state has a heading of its own; without one nothing is drawn yet.
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    // Rows that are not drawn while they are far away keep the colours of the theme before.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    // Scrolled, something always lies half under a sticky bar; that the focus never does is the keyboard's test.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // One load serves both: the theme is the reader's own and may change at any time.
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect.soft(await axeViolations(page), `${state}, ${colorScheme}`).toEqual([]);
    }
    expect
      .soft(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${state}: sideways scroll`,
      )
      .toBeLessThanOrEqual(0);
    if (isMobile) expect.soft(await smallTargets(page, 44), `${state}: targets under 44 px`).toEqual([]);
  }
});

for (const theme of THEMES) {
  test(`the built pages have no axe violation (${theme})`, async ({ page, account }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of [...PUBLIC_PATHS, '/login', '/signup', '/forgot-password', '/no-such-page']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
    await signIn(page, account);
    await analyse(page, AD);
    expect.soft(await axeViolations(page), 'result with heat').toEqual([]);
    await page.getByRole('radio', { name: 'Regions' }).check();
    expect.soft(await axeViolations(page), 'result with regions').toEqual([]);
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    expect.soft(await axeViolations(page), 'dashboard').toEqual([]);
  });
}

test('nothing scrolls sideways at 320 px and at double text size', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const state of [
    'kit',
    'dashboard',
    'result-elite',
    'result-region',
    'result-scripts',
    'intake-unshown-video',
    'fixes-list',
    'video-elite',
    'progress',
    'login',
    'signup',
    'result-gone',
  ]) {
    await page.goto(`${GALLERY_URL}/gallery?state=${state}`);
    await expect(page.locator('h1').first()).toBeAttached();
    await page.waitForTimeout(400);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(await over(), `${state} at 320 px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 620, height: 800 });
  for (const state of ['dashboard', 'result', 'signup']) {
    await page.goto(`${GALLERY_URL}/gallery?state=${state}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.waitForTimeout(400);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(over, `${state} at 200 %`).toBeLessThanOrEqual(0);
  }
});
