import { randomInt, randomUUID } from 'node:crypto';
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

/**
 * Names a network of its own: how many may sign up or sign in from one address is not what is tested here. The tests
 * stand where the product expects its proxy.
 */
function ownNetwork(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** A changing call in the session behind `context`. */
async function change(context: APIRequestContext, path: string, data: object = {}): Promise<void> {
  const answer = await context.post(path, {
    data,
    headers: { origin: APP_URL, ...ownNetwork() },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Signs in over the API, in the browser's own cookie jar. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await change(page.request, '/api/auth/login', { email: account.email, password: PASSWORD });
}

/** The message that just appeared; the page may say the same elsewhere. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('status').getByText(text)).toBeVisible();

/** Sends a file through the page and waits for its result. */
export async function analyse(page: Page, file: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Choose a file to analyse').setInputFiles(file);
  const start = page.getByRole('button', { name: 'Start Analysis' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await start.click();
  await expect(page.getByRole('heading', { name: 'All findings' })).toBeVisible({ timeout: 60_000 });
}

/** Opens an account over the API; `settled`: of somebody who has been shown around. */
export async function signUp(account: Account, { settled = false } = {}): Promise<void> {
  const context = await request.newContext({ baseURL: APP_URL });
  await change(context, '/api/auth/signup', { ...account, password: PASSWORD });
  if (settled) await change(context, '/api/onboarding/complete');
  await context.dispose();
}

/** Pages whose console stays silent; `account` exists, is the test's own and knows its way about, nobody is signed in. */
export const test = base.extend<{ quietConsole: undefined; account: Account }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  account: async ({}, use) => {
    const account = newAccount();
    await signUp(account, { settled: true });
    await use(account);
  },
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
