import { expect, type Page } from '@playwright/test';
import { casesOf, DEEP } from '#platform/testing/depth.ts';
import { appPaths } from '../app/app-paths.ts';
import { SHELL_PAGES } from '../app/shell-pages.ts';
import { PUBLIC_PAGES } from '../site/public-paths.ts';
import { axeViolations, sidewaysScroll, smallTargets } from './axe.ts';
import { AD, analyse, signIn, test } from './fixtures.ts';
import { openGallery } from './open-gallery.ts';
import { watchRest } from './watch-rest.ts';

const PUBLIC_PATHS = Object.keys(PUBLIC_PAGES).filter((path) => path !== '/force-logout');
const VISITOR_PATHS: readonly string[] = SHELL_PAGES.map((page) => page.path);
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Both in the deep run; in `npm test` the one of this place in a row, so that both are met. */
const themesOf = (place: number): readonly Theme[] => (DEEP ? THEMES : [place % 2 === 0 ? 'light' : 'dark']);
/** The widest of each kind. */
const NARROW_STATES = [
  ...[
    'kit',
    'dashboard',
    'history',
    'result-elite',
    'result-region',
    'result-scripts',
    'intake-unshown-video',
    'fixes-list',
  ],
  ...['video-elite', 'progress', 'login', 'signup', 'result-gone', 'billing-kinds', 'billing-upgrade'],
];
/** The gallery is walked in parts, so that the workers share it. */
const PARTS = [0, 1, 2, 3];

/** Checks a page with axe in each theme. One load serves both: the theme is the reader's own and may change at any time. */
async function expectAccessible(page: Page, name: string, themes: readonly Theme[]): Promise<void> {
  // Rows that are not drawn while they are far away keep the colours of the theme before. With transitions a new colour
  // would wander from parent to child, a level at a time.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  // Scrolled, something always lies half under a sticky bar; that the focus never does is the keyboard's test.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await axeViolations(page), `${name}, ${colorScheme}`).toEqual([]);
  }
}

for (const part of PARTS) {
  test(`no state of a screen has an axe violation, light and dark (part ${part + 1})`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const gallery = await openGallery(page);
    expect(gallery.states.length).toBeGreaterThan(70);
    const mine = gallery.states.filter((id, index) => index % PARTS.length === part && id !== 'page-broken');
    // In npm test each state once: every other one wide and light, the rest on a phone and dark.
    const here = mine.filter((_, at) => DEEP || (at % 2 === 1) === isMobile);
    for (const state of here) {
      await gallery.show(state);
      await expectAccessible(page, state, themesOf(isMobile ? 1 : 0));
      expect.soft(await sidewaysScroll(page), `${state}: sideways scroll`).toBeLessThanOrEqual(0);
      if (isMobile) expect.soft(await smallTargets(page, 44), `${state}: targets under 44 px`).toEqual([]);
    }
  });
}

test('no page as it is served has an axe violation, light and dark', async ({ page, account }) => {
  test.setTimeout(240_000);
  const atRest = watchRest(page);
  let visited = 0;
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await atRest();
    await expectAccessible(page, path, themesOf(visited));
    visited += 1;
  };
  for (const path of PUBLIC_PATHS) await visit(path);
  for (const path of VISITOR_PATHS) await visit(path);
  await visit('/no-such-page');
  await signIn(page, account);
  await analyse(page, AD);
  await atRest();
  await expectAccessible(page, 'result with heat', themesOf(0));
  await page.getByRole('radio', { name: 'Regions' }).check();
  await expectAccessible(page, 'result with regions', themesOf(1));
  for (const path of appPaths.filter((each) => !VISITOR_PATHS.includes(each))) await visit(path);
  await visit('/subscribe?from=navbar&recommended=starter');
  // Signing out everywhere leaves by itself after a second: the server keeps it waiting.
  await page.route('**/api/auth/force-logout-all', () => {});
  await page.goto('/force-logout');
  await expect(page.getByText('Logging out all sessions...')).toBeVisible();
  await expectAccessible(page, '/force-logout', themesOf(0));
});

test('nothing scrolls sideways at 320 px and at double text size', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const gallery = await openGallery(page);
  // The first of them in npm test: the rest is narrower still below, or a page as it is served.
  for (const state of casesOf(NARROW_STATES, 8)) {
    await gallery.show(state);
    expect.soft(await sidewaysScroll(page), `${state} at 320 px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 620, height: 800 });
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  // Both at once, below, leave less room.
  for (const state of casesOf(['dashboard', 'result', 'signup'], 1)) {
    await gallery.show(state);
    expect.soft(await sidewaysScroll(page), `${state} at 200 %`).toBeLessThanOrEqual(0);
  }
  // Both at once, where rows hold most beside each other.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const state of [
    'history',
    'history-filtered',
    'result-elite',
    'result-region',
    'video-elite',
    'fixes-list',
    'result-gone',
  ]) {
    await gallery.show(state);
    expect.soft(await sidewaysScroll(page), `${state} at 320 px and 200 %`).toBeLessThanOrEqual(0);
  }
});

test('no page as it is served scrolls sideways on a phone at double text size', async ({ page, account }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const atRest = watchRest(page);
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await atRest();
    // No style element: the served pages' own policy refuses it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await atRest();
    expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
  };
  // The one with most beside each other first.
  for (const path of casesOf(['/', '/subscribe', '/signup', ...PUBLIC_PATHS, '/login'], 3)) await visit(path);
  await signIn(page, account);
  for (const path of ['/account', '/billing']) await visit(path);
  // Those pages left the mark by which this one knows that somebody is signed in.
  await visit('/subscribe?from=navbar&recommended=starter');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
});
