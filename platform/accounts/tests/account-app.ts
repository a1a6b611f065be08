import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { Visitor } from './visitor.ts';

export const GOOD_PASSWORD = 'correct-horse-7';

/** The real application without modules, seen from raw browsers: these tests are about cookies and headers. */
export interface AccountApp extends TestApp {
  readonly publicUrl: string;
  readonly secret: string;
  /** A browser that has seen the site once. */
  visitor(): Promise<Visitor>;
  /** A browser signed in to a new account. */
  member(overrides?: { email?: string; password?: string; name?: string }): Promise<Visitor & { email: string }>;
}

let counter = 0;

/** An address nobody had before. */
export function freshEmail(): string {
  counter += 1;
  return `person${counter}@example.com`;
}

export async function createAccountApp(
  options: { publicUrl?: string; trustedProxies?: number } = {},
): Promise<AccountApp> {
  const publicUrl = options.publicUrl ?? 'http://adjudge.test';
  const app = await createTestApp({
    modules: [],
    environment: { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: String(options.trustedProxies ?? 0) },
  });
  const visitor = async (): Promise<Visitor> => {
    const browser = new Visitor(app.url, publicUrl);
    await browser.call('GET', '/api/session');
    return browser;
  };
  return {
    ...app,
    publicUrl,
    secret: app.process.env.AUTH_SECRET,
    visitor,
    async member(overrides = {}) {
      const browser = await visitor();
      const body = { email: freshEmail(), password: GOOD_PASSWORD, name: 'Ada Lovelace', ...overrides };
      const answer = await browser.call('POST', '/api/auth/signup', body);
      if (answer.status !== 201) throw new Error(`signup answered ${answer.status}: ${answer.text}`);
      return Object.assign(browser, { email: body.email });
    },
  };
}
