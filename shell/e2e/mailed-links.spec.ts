import { expect } from '@playwright/test';
import { expectToast, newAccount, PASSWORD, signIn, test } from './fixtures.ts';
import { letLinksExpire, mailedLink } from './mails.ts';

const NEW_PASSWORD = 'Darker-table-8';

test('who forgot the password chooses a new one by mail; the old one, other devices and the used link are done', async ({
  page,
  account,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, account);
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle(/^Forgot password · Adjudge/);
  await page.getByLabel('Email').fill(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  const link = await mailedLink(browser, account.email, 'Choose a new password');

  await page.goto(link);
  const choose = page.getByLabel('New password');
  const again = page.getByLabel('Confirm password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await choose.fill('abc');
  await again.fill('abc');
  await again.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters long.').first()).toBeVisible();
  await choose.fill(NEW_PASSWORD);
  await choose.press('Enter');
  await expect(page.getByText('Please make sure both passwords are identical.').first()).toBeVisible();
  await again.fill(NEW_PASSWORD);
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('That email and password do not match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await expect(elsewhere.getByLabel('New password')).toHaveCount(0);
  await elsewhere.getByRole('link', { name: 'Request a new link' }).click();
  await expect(elsewhere).toHaveURL(/\/forgot-password$/);
  await elsewhere.goto('/reset-password');
  await expect(elsewhere.getByRole('heading', { name: 'Invalid Link' })).toBeVisible();
  await elsewhere.context().close();
});

test('an address is confirmed by the mailed link; an old link, an invented one and none say what to do', async ({
  page,
  account,
  browser,
}) => {
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { name: 'No verification token provided' })).toBeVisible();
  await page.goto('/verify-email?token=invented');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  const first = await mailedLink(browser, account.email, 'Welcome to Adjudge');
  await letLinksExpire(account.email);
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  expect(new URL(page.url()).search, 'the token is out of the address').not.toContain('token');

  await page.getByRole('link', { name: 'Get New Link' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const notice = page.getByText('Please confirm your email');
  await expect(notice).toBeVisible();

  // The same old link, signed in: what to do next is one press away, and the message lies on nothing the notice asks.
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Send it again' });
  const message = page.getByText('This link has expired');
  const apart = async () => {
    const [under, over] = [await again.boundingBox(), await message.boundingBox()];
    return under !== null && over !== null && over.y >= under.y + under.height;
  };
  await expect.poll(apart, 'the message begins below the notice').toBe(true);
  await again.click();
  await expect(page.getByText(`We sent a new link to ${account.email}. It works for 24 hours.`)).toBeVisible();
  await expect(notice).toBeHidden();

  const second = await mailedLink(browser, account.email, 'Confirm your email address');
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await expect(notice).toBeHidden();

  // A mail program that looks at links first must not make the person's own visit fail.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(second);
  await expect(elsewhere.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Sign In Now' }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await elsewhere.context().close();
});

test('another address is asked for, proved by the link mailed there, and signs in from then on', {
  tag: '@deep',
}, async ({ page, account, browser }) => {
  const { email } = newAccount();
  await signIn(page, account);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change your email address' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.getByText('Check your new inbox')).toBeVisible();
  await expect(page.getByText(account.email, { exact: true })).toBeVisible();

  // On a device that is not signed in the link leads to the sign-in first, by the address of before.
  const link = await mailedLink(browser, email, 'Confirm your new email address');
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await phone.getByLabel('Email').fill(account.email);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(phone, 'Email address changed');
  await expect(phone.getByText(email, { exact: true })).toBeVisible();
  await expect(phone).toHaveURL(/\/account$/);
  await phone.context().close();

  const { id } = (await (await page.request.get('/api/auth/user')).json()).user;
  await signIn(page, { ...account, email });
  expect((await (await page.request.get('/api/auth/user')).json()).user).toMatchObject({ id, email });
});
