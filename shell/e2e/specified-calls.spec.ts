import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { AD, newAccount, PASSWORD, test } from './fixtures.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A call as the specification's clients make it: credentials, JSON unless the body is a form, and no header of ours. */
function call(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(path, {
        method,
        credentials: 'include',
        ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    },
    [method, path, body] as const,
  );
}

/** Sends a file as a form with nothing else in it. */
function sendFile(page: Page, path: string, file: string, fields: Record<string, string> = {}): Promise<Answer> {
  return page.evaluate(
    async ([path, base64, fields]) => {
      const form = new FormData();
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      form.append('file', new Blob([bytes]), 'ad.webp');
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const response = await fetch(path, { method: 'POST', credentials: 'include', body: form });
      return { status: response.status, body: await response.json() };
    },
    [path, file, fields] as const,
  );
}

test('every call of the specification works with nothing but what is written there', async ({ page }) => {
  test.setTimeout(150_000);
  const { name, email } = newAccount();
  await page.goto('/faq');
  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await call(page, method, path, body)).status;

  expect(await statusOf('GET', '/api/auth/user')).toBe(401);
  expect(await call(page, 'GET', `/api/auth/check-email?email=${encodeURIComponent(email)}`)).toMatchObject({
    status: 200,
    body: { available: true },
  });
  expect(await statusOf('POST', '/api/auth/signup', { email, password: PASSWORD, name })).toBeLessThan(300);
  expect(await call(page, 'POST', '/api/auth/logout')).toMatchObject({ status: expect.any(Number) });
  expect(await statusOf('GET', '/api/auth/user')).toBe(401);
  expect(await call(page, 'POST', '/api/auth/login', { email, password: PASSWORD })).toMatchObject({
    status: 200,
    body: { user: { email } },
  });
  expect((await call(page, 'GET', '/api/auth/user')).body).toMatchObject({ user: { plan: 'free' } });
  expect(await statusOf('POST', '/api/auth/forgot-password', { email })).toBe(200);
  expect(await statusOf('POST', '/api/auth/reset-password', { token: 'none', password: PASSWORD })).toBe(400);

  expect(await call(page, 'GET', '/api/onboarding/status')).toMatchObject({
    status: 200,
    body: { hasCompletedOnboarding: false, analysisCount: 0 },
  });
  expect(await statusOf('POST', '/api/onboarding/update-state', { state: 'analyzing' })).toBeLessThan(300);
  expect(await statusOf('POST', '/api/onboarding/complete')).toBeLessThan(300);

  const done = await sendFile(page, '/api/analyze', (await readFile(AD)).toString('base64'));
  expect([200, 202]).toContain(done.status);
  const { id } = done.body as { id: string };
  await expect
    .poll(async () => ((await call(page, 'GET', `/api/analyses/${id}`)).body as { status: string }).status, {
      timeout: 60_000,
    })
    .toBe('completed');
  expect((await call(page, 'GET', '/api/analyses')).body).toMatchObject([{ id }]);
  const feedback = {
    analysisId: id,
    category: 'analysis_feedback',
    context: 'result',
    message: '',
    page: '/dashboard',
  };
  expect(await statusOf('POST', '/api/public-feedback', { ...feedback, rating: 4, plan: 'free' })).toBeLessThan(300);
  expect(await statusOf('DELETE', `/api/analyses/${id}`)).toBe(204);

  expect((await call(page, 'GET', '/api/user/billing-info')).body).toMatchObject({ currentPlan: 'free' });
  expect(await call(page, 'POST', '/api/user/update-plan', { planType: 'starter' })).toMatchObject({
    status: 200,
    body: { isUpgrade: true, paymentUrl: expect.any(String) },
  });
  expect(await statusOf('POST', '/api/user/update-plan', { plan: 'free' })).toBe(200);
  const subscriptionless = { body: { requiresSubscription: true } };
  expect(await call(page, 'POST', '/api/create-portal-session', { return_url: '/billing' })).toMatchObject(
    subscriptionless,
  );
  expect(await call(page, 'POST', '/api/cancel-subscription')).toMatchObject(subscriptionless);
  expect(await call(page, 'GET', '/api/invoices')).toMatchObject({ status: 200, body: [] });
  expect(await call(page, 'GET', '/api/payment-methods')).toMatchObject({ status: 200, body: [] });
  expect(await statusOf('GET', '/api/invoices/in_none/download')).toBe(404);

  expect(await statusOf('POST', '/api/auth/force-logout-all')).toBeLessThan(300);
  expect(await statusOf('GET', '/api/auth/user')).toBe(401);
});
