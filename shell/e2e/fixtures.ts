import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test';
import { APP_URL } from './addresses.ts';

/** A real ad: a photograph with headline, offer and button. */
export const AD = fileURLToPath(new URL('../site/assets/after.webp', import.meta.url));
/** Another one, much weaker. */
export const WEAK_AD = fileURLToPath(new URL('../site/assets/before.webp', import.meta.url));
export const PASSWORD = 'Light-table-7';

export interface Account {
  readonly name: string;
  readonly email: string;
}

export function newAccount(): Account {
  return { name: 'Grace Hopper', email: `e2e-${randomUUID()}@example.com` };
}

/** A changing call with the token of the session behind `context`. */
async function change(context: APIRequestContext, path: string, data: object): Promise<void> {
  const session = await (await context.get('/api/session')).json();
  const answer = await context.post(path, {
    data,
    headers: { 'x-csrf-token': session.csrfToken, origin: APP_URL },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Signs in over the API, in the browser's own cookie jar. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await change(page.request, '/api/auth/login', { email: account.email, password: PASSWORD });
}

/** Sends a file through the page and waits for its result. */
export async function analyse(page: Page, file: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Choose a file to analyse').setInputFiles(file);
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Everything that was found' })).toBeVisible({ timeout: 60_000 });
}

/** Made once for the whole run by `global-setup.ts`, so that the limits on sign-up are not what is tested. */
export const ACCOUNT_FILE = fileURLToPath(new URL('../../dist/e2e/account.json', import.meta.url));

/** Opens an account over the API. */
export async function signUp(account: Account): Promise<void> {
  const context = await request.newContext({ baseURL: APP_URL });
  await change(context, '/api/auth/signup', { ...account, password: PASSWORD });
  await context.dispose();
}

/** Pages whose console stays silent; `account` exists, nobody is signed in. */
export const test = base.extend<{ quietConsole: undefined }, { account: Account }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
    async ({}, use) => use(JSON.parse(readFileSync(ACCOUNT_FILE, 'utf8')) as Account),
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message) => {
        // A refused or unreachable call is told by the browser itself; tests that provoke one check what the page says.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) said.push(message.text());
      });
      await use(undefined);
      expect(said, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});
