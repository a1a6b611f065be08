import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { StaticFlagProvider } from '#flags/server/static-provider.ts';
import { createKnex } from '#platform/db/knex.ts';
import { createApp } from '#platform/http/create-app.ts';
import { GateService } from '#platform/http/gate-service.ts';
import { HttpMetrics } from '#platform/http/metrics.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import { createOutboxRoutes } from '#platform/mail/outbox-routes.ts';
import { defineModule } from '#platform/module/define-module.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { createAccounts } from '../create-accounts.ts';
import { Visitor } from './visitor.ts';

export const TEST_SECRET = 'a-secret-of-tests-that-is-long-enough';
export const GOOD_PASSWORD = 'correct-horse-7';

/** Accounts alone behind the real pipeline, on a database of their own. */
export interface AccountApp {
  readonly url: string;
  readonly publicUrl: string;
  readonly db: Knex;
  readonly databaseUrl: string;
  readonly clock: TestClock;
  readonly flags: StaticFlagProvider;
  /** Everything that was logged, at the finest level. */
  readonly logLines: string[];
  /** A browser that has seen the site once. */
  visitor(): Promise<Visitor>;
  /** A browser signed in to a new account. */
  member(overrides?: { email?: string; password?: string; name?: string }): Promise<Visitor & { email: string }>;
  stop(): Promise<void>;
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
  const database = await createTestDatabase();
  const publicUrl = options.publicUrl ?? 'http://adjudge.test';
  const logLines: string[] = [];
  const log = createLog({ level: 'trace', process: 'test', destination: { write: (line) => logLines.push(line) } });
  const db = createKnex({ url: database.url, poolSize: 8, log });
  const clock = new TestClock();
  const flags = new StaticFlagProvider();
  const gates = new GateService(flags);
  const env = { NODE_ENV: 'test', SMTP_URL: undefined, MAIL_FROM: 'Adjudge <hello@adjudge.test>' } as const;
  const accounts = createAccounts({
    databaseUrl: database.url,
    poolSize: 4,
    publicUrl,
    secret: TEST_SECRET,
    appVersion: '0.0.0-test',
    db,
    clock,
    ids: systemIds,
    log,
    mailer: createMailer({ env, db, log, clock, ids: systemIds }),
    gates,
    contributions: () => [],
  });
  const manifest = defineModule({ id: 'accounts', title: 'Accounts', summary: 'Accounts.', gate: {}, stage: 'core' });
  const app = createApp({
    log,
    ids: systemIds,
    metrics: new HttpMetrics('test'),
    routes: [...accounts.routes, ...createOutboxRoutes({ db, env })].map((route) => ({ ...route, manifest })),
    webDir: '/nonexistent',
    publicUrl,
    gates,
    sessions: accounts.sessions,
    csrf: accounts.csrf,
    limiter: accounts.limiter,
    uploadFolder: '/nonexistent',
    trustedProxies: options.trustedProxies ?? 0,
    draining: new AbortController().signal,
  });
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const visitor = async (): Promise<Visitor> => {
    const browser = new Visitor(url, publicUrl);
    await browser.call('GET', '/api/session');
    return browser;
  };
  return {
    url,
    publicUrl,
    db,
    databaseUrl: database.url,
    clock,
    flags,
    logLines,
    visitor,
    async member(overrides = {}) {
      const browser = await visitor();
      const body = { email: freshEmail(), password: GOOD_PASSWORD, name: 'Ada Lovelace', ...overrides };
      const answer = await browser.call('POST', '/api/auth/signup', body);
      if (answer.status !== 201) throw new Error(`signup answered ${answer.status}: ${answer.text}`);
      return Object.assign(browser, { email: body.email });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await accounts.stop();
      await db.destroy();
      await database.drop();
    },
  };
}
