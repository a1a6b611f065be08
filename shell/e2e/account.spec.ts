import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { totpCode, totpStep } from '#platform/accounts/totp.ts';
import { APP_URL } from './addresses.ts';
import { axeViolations } from './axe.ts';
import { type Account, expectToast, PASSWORD, signIn, test } from './fixtures.ts';

const NEW_PASSWORD = 'Light-table-8';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes an authenticator app makes of the key on screen (RFC 4648). */
function keyBytes(shown: string): Buffer {
  const bits = [...shown.replace(/\s/g, '')].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const openAccount = async (page: Page) => {
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible();
};

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

async function passwordStep(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

async function codeStep(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

test('an account is changed, secured, taken along, deleted and kept', async ({ page, browser, account }) => {
  await signIn(page, account);
  const elsewhere = await browser.newContext({ baseURL: APP_URL });
  const other = await elsewhere.newPage();
  await signIn(other, account);

  await page.goto('/history');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeHidden();

  await page.getByRole('button', { name: 'Change your name' }).click();
  await page.getByLabel('Full name').fill('Ada King');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Name changed');
  await expect(page.getByRole('button', { name: /^Account/ })).toContainText('Ada King');

  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  // This one, the other browser, and the call that opened the account.
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await devices.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'That device is signed out.');
  await expect(devices).toHaveCount(2);
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login\?next=/);
  await signIn(other, account);

  await page.getByRole('button', { name: 'Change your password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'All other devices were signed out.');
  await other.goto('/account');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  // With the new session's token, which the page must have taken.
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const key = keyBytes((await page.getByTestId('secret').textContent()) ?? '');
  const step = totpStep(new Date());
  await page.getByLabel('Six-digit code').fill(totpCode(key, step));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the recovery codes' }).click(),
  ]);
  expect(await readFile(await kept.path(), 'utf8')).toContain(codes.join('\n'));
  await page.getByRole('button', { name: 'I saved them' }).click();

  await signOut(page);
  await passwordStep(page, account);
  // A code works once; the next one is taken already.
  await codeStep(page, totpCode(key, step + 1));
  await signOut(page);
  await passwordStep(page, account);
  await codeStep(page, codes[0] ?? '');

  await openAccount(page);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.getByLabel('Passkey name').fill('The test’s own key');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Next time, “The test’s own key” signs you in.');
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('The test’s own key');
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await openAccount(page);
  const activity = page.getByRole('list', { name: 'Activity' });
  for (const said of [
    'Passkey added',
    'Two-step sign-in turned on',
    'Password changed; all other devices were signed out',
  ]) {
    await expect(async () => {
      const more = page.getByRole('button', { name: 'Show more activity' });
      if (await more.isVisible()) await more.click();
      await expect(activity).toContainText(said, { timeout: 500 });
    }).toPass();
  }
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^adjudge-data-[\d-]{10}\.zip$/);
  await expect(page.getByText(/is in your downloads/)).toBeVisible();
  const files = unzipSync(await readFile(await archive.path()));
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toMatch(/^Your data at Adjudge/);
  const mine = JSON.parse(strFromU8(files['account/account.json'] ?? new Uint8Array()));
  expect(mine).toMatchObject({ email: account.email, name: 'Ada King' });
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectToast(page, 'To keep it, sign in before then and choose “Keep my account”. We also sent you an email.');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await openAccount(page);
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Keep my account' }).click();
  await expectToast(page, 'Your account is kept');
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
