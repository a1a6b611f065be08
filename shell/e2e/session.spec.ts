import { expect } from '@playwright/test';
import { analyse, expectToast, newAccount, PASSWORD, signIn, signUp, test, WEAK_AD } from './fixtures.ts';

test('a visitor is sent to sign in and comes back to where they were going', async ({ page, account }) => {
  await page.goto('/dashboard?analysis=00000000-0000-7000-8000-000000000000&tab=works');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText("Don't forget to fill in both your email and password!")).toBeVisible();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-Password-1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('That email and password do not match')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Keep me signed in').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\?analysis=0{8}.*tab=works/);
  await expect(page.getByRole('heading', { name: 'Analysis not found' })).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an address that leads elsewhere is not followed after signing in', async ({ page, account }) => {
  await page.goto('/login?next=//example.org/steal');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('signing out leaves nothing of the person on the device, in every tab', async ({ page, account, isMobile }) => {
  await signIn(page, account);
  await analyse(page, WEAK_AD);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: isMobile ? 'More' : /^Account/ }).click();
  const panel = page.getByRole('dialog', { name: isMobile ? 'More' : 'Account' });
  const [frame, way] = [
    await panel.boundingBox(),
    await page.getByRole('button', { name: 'Sign Out', exact: true }).boundingBox(),
  ];
  if (!frame || !way) throw new Error('the account panel is not on screen');
  const [left, right] = [way.x - frame.x, frame.x + frame.width - way.x - way.width];
  expect(Math.abs(left - right), 'a long address widens the panel').toBeLessThan(2);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Judge the ad before the audience does.' })).toBeVisible();
  await expect(other).toHaveURL(/\/$/);

  const traces = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) texts.push(request.url);
    }
    return { texts: texts.join('\n'), databases: (await indexedDB.databases()).map((database) => database.name) };
  });
  expect(traces.texts).not.toContain(account.email);
  expect(traces.texts).not.toContain('Grace');
  expect(traces.texts).not.toContain('/api/');
  // Workbox keeps the ages of cached build files there; nothing else may exist.
  expect(traces.databases.filter((name) => !name?.startsWith('workbox'))).toEqual([]);

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('a sign-in in a second tab leaves the first one working', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  // As another tab does: a new session for the same browser.
  const second = await page.context().newPage();
  await signIn(second, account);
  await second.close();
  await page.getByRole('button', { name: 'Change your name' }).click();
  await page.getByLabel('Full name').fill('Grace Brewster Hopper');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Name changed');
});

test('a tab left open changes nothing for somebody else who signed in beside it', async ({ page, account }) => {
  const other = newAccount();
  await signUp(other, { settled: true });
  await signIn(page, account);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  // Brought to the front the first tab asks for its session, and would know the new one before anything is refused.
  await page.route('**/api/session', async (route) => {
    await refused;
    await route.continue();
  });
  const second = await page.context().newPage();
  await signIn(second, other);
  await second.close();
  await page.getByRole('button', { name: 'Change your name' }).click();
  await page.getByLabel('Full name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await refused;
  // From then on the page is the other one's, whose name stayed.
  await expect(page.getByText(other.email).first()).toBeVisible();
  await expect(page.getByText('Somebody Else')).toBeHidden();
});

test('a session that ended is taken up again over the screen, with the file still there', async ({
  page,
  account,
  context,
}) => {
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByLabel('Choose a file to analyse').setInputFiles(WEAK_AD);
  await context.clearCookies();
  const start = page.getByRole('button', { name: 'Start Analysis' });
  await start.click();
  const again = page.getByRole('dialog', { name: 'Sign in to continue' });
  await again.getByLabel('Your password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(again).toBeHidden();
  await start.click();
  await expect(page).toHaveURL(/\?analysis=/);
});

test('signing out everywhere ends the session of every browser and empties this one', async ({
  page,
  account,
  browser,
  context,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  for (const each of [page, elsewhere]) {
    await signIn(each, account);
    await each.goto('/dashboard');
    await expect(each.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  }
  await page.evaluate(() => {
    localStorage.setItem('kept', '1');
    sessionStorage.setItem('kept', '1');
  });
  // The page leaves by itself a second later: the server answers once it was seen.
  let answer = () => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/force-logout-all', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/force-logout');
  await expect(page.getByText('Logging out all sessions...')).toBeVisible();
  await expect(page.getByText('Clearing all authentication data')).toBeVisible();
  answer();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const left = await page.evaluate(() => [localStorage.getItem('kept'), sessionStorage.getItem('kept')]);
  expect(left).toEqual([null, null]);
  expect((await (await context.request.get('/api/session')).json()).user).toBeNull();

  await elsewhere.getByRole('link', { name: 'History' }).first().click();
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();

  // Where the server cannot be asked one is led to sign in at once.
  await page.route('**/api/auth/force-logout-all', (route) => route.abort());
  await page.goto('/force-logout');
  await expect(page).toHaveURL('/login');
});
