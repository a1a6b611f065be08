import { expect, type Page } from '@playwright/test';
import { appPaths } from '../app/app-paths.ts';
import { signIn, test } from './fixtures.ts';

/** The route table of the specification, and what is decided beyond it. `/force-logout` has a test of its own. */
const EVERYONE = ['/', '/subscribe', '/faq', '/about', '/contact', '/privacy', '/terms'];
const VISITORS = ['/login', '/signup', '/forgot-password', '/reset-password', '/verify-email'];
/** Open to who is signed in too: mails lead there whoever fears that somebody else is in as well. */
const NEW_PASSWORD = ['/forgot-password', '/reset-password'];
const USERS = [
  ...[
    '/account',
    '/dashboard',
    '/history',
    '/ai-profile',
    '/performance-reports',
    '/billing',
    '/billing-test',
    '/training',
  ],
  ...['/training-scheduler', '/phase2-test', '/phase2-dashboard', '/phase3-dashboard', '/phase4-dashboard'],
  ...['/phase3-test', '/phase4-test', '/analytics', '/feature-flags', '/enterprise', '/enterprise-features'],
];
const NOBODYS = ['/no-such-page', '/dashboard/nothing', '/faq/nothing', '/phase5-dashboard'];

const LANDING_TITLE = 'Adjudge: AI-powered content analysis for better performance and higher conversions';
const served = (path: string) => appPaths.includes(path);

/** Opens a path; tells with which status it came and where it ended. */
async function open(page: Page, path: string): Promise<{ status: number | undefined; at: string }> {
  const answer = await page.goto(path);
  await expect(page.locator('h1').first(), path).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return { status: answer?.status(), at: pathname + search };
}

async function expectNotFound(page: Page, path: string): Promise<void> {
  expect.soft(await open(page, path), path).toEqual({ status: 404, at: path });
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText('404 Page Not Found');
  await expect.soft(page, path).toHaveTitle('404 Page Not Found · Adjudge');
}

test('every route as a visitor: where one lands, under which title and status', async ({ page }) => {
  for (const path of [...EVERYONE, ...VISITORS]) {
    expect.soft(await open(page, path), path).toEqual({ status: 200, at: path });
    await expect.soft(page, path).toHaveTitle(path === '/' ? LANDING_TITLE : /^[A-Z].+ · Adjudge/);
  }
  for (const path of USERS.filter(served)) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
    await expect.soft(page.getByRole('heading', { name: 'Sign in' }), path).toBeVisible();
  }
  // What is not built yet is nobody's, like what will never be.
  for (const path of [...USERS.filter((each) => !served(each)), ...NOBODYS]) await expectNotFound(page, path);
  await page.goto('/api/login');
  await expect(page).toHaveURL('/login');
});

test('every route as a user: pages for visitors lead on, one’s own open', async ({ page, account }) => {
  await signIn(page, account);
  for (const path of USERS.filter(served)) {
    expect.soft(await open(page, path), path).toEqual({ status: 200, at: path });
    await expect.soft(page, path).toHaveTitle(/Adjudge$/);
  }
  for (const path of NEW_PASSWORD) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1, name: /password|Invalid Link/ }), path).toBeVisible();
    expect.soft(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of VISITORS.filter((each) => !NEW_PASSWORD.includes(each))) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL('/dashboard');
    await expect.soft(page.getByRole('heading', { name: 'Hello, Grace' }), path).toBeVisible();
  }
  for (const path of EVERYONE) {
    expect.soft(await open(page, path), path).toEqual({ status: 200, at: path });
    await expect.soft(page, path).toHaveTitle(path === '/' ? 'Adjudge' : /^[A-Z].+ · Adjudge$/);
    await expect.soft(page.getByRole('banner').getByRole('link', { name: 'Dashboard' }), path).toBeVisible();
    await expect.soft(page.getByRole('banner').getByRole('link', { name: 'Sign In' }), path).toHaveCount(0);
  }
  for (const path of [...USERS.filter((each) => !served(each)), ...NOBODYS]) await expectNotFound(page, path);
});
