import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLAG_KEYS, FLAGS, type FlagKey } from '#flags/catalog.ts';
import { StaticFlagProvider } from '#flags/server/static-provider.ts';
import { UnleashFlagProvider } from '#flags/server/unleash-provider.ts';
import { createFlagAdmin } from '#flags/unleash/flag-admin.ts';
import { syncFlags } from '#flags/unleash/sync.ts';
import { flagCommands } from '#platform/ops/flag-commands.ts';
import { runOps } from '#platform/ops/ops-program.ts';
import { createTestApp } from '#platform/testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { freePort } from './ports.ts';
import { type RunningUnleash, startUnleash } from './unleash.ts';

const token = '*:development.test-token';
const adminToken = '*:*.test-admin-token';
const today = '2026-11-21';
let database: TestDatabase;
let unleash: RunningUnleash;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  unleash = await startUnleash({
    port: await freePort(),
    databaseUrl: database.url,
    token,
    adminToken,
    adminPassword: 'test-password-1',
    secret: 'test-secret-test-secret-test-secret',
  });
}, 120_000);
afterAll(async () => {
  await unleash.stop();
  await database.drop();
});

let operatorCookie: Promise<string> | undefined;

/** As an operator: signed in to the admin UI, not with our token. */
async function asOperator(method: string, path: string, body?: unknown): Promise<Response> {
  operatorCookie ??= signIn();
  return call(method, path, body, { cookie: await operatorCookie });
}

async function signIn(): Promise<string> {
  const login = await fetch(`${unleash.url}/auth/simple/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'test-password-1' }),
  });
  expect(login.status).toBe(200);
  // Unleash sends the head before it has stored the session, and the last byte after.
  await login.arrayBuffer();
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const asWe = (method: string, path: string, body?: unknown): Promise<Response> =>
  call(method, path, body, { authorization: adminToken });

async function call(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(`${unleash.url}/api/admin/projects/default/features${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
  return response;
}

interface Environment {
  readonly name: string;
  readonly enabled: boolean;
  readonly strategies: readonly { id: string }[];
}

async function environmentOf(key: FlagKey, name = 'development'): Promise<Environment> {
  const flag = (await (await asWe('GET', `/${key}`)).json()) as { environments: Environment[] };
  const environment = flag.environments.find((e) => e.name === name);
  if (!environment) throw new Error(`no environment ${name}`);
  return environment;
}

const sync = () => syncFlags({ url: unleash.url, adminToken, today, token });
const everybody = { name: 'flexibleRollout', parameters: { rollout: '100', stickiness: 'default', groupId: 'x' } };

describe('the flags of the catalogue in a real Unleash', () => {
  it('are finished where an earlier sync died after the first or the second of its three steps', async () => {
    await asWe('POST', '', { name: 'module.billing', type: 'kill-switch' });
    await asWe('POST', '', { name: 'ops.signup', type: 'kill-switch' });
    await asWe('POST', '/ops.signup/environments/development/strategies', everybody);
    const report = await sync();
    expect(report.finished).toEqual(['module.billing', 'ops.signup']);
    expect(report.created).toEqual(FLAG_KEYS.filter((key) => !report.finished.includes(key)));
    for (const key of FLAG_KEYS)
      for (const name of ['development', 'production']) {
        const { enabled, strategies } = await environmentOf(key, name);
        expect([key, name, enabled, strategies.length]).toEqual([key, name, FLAGS[key].fallback, 1]);
      }
    expect(await sync()).toMatchObject({ created: [], finished: [], strangers: [] });
    const sign = await (await asWe('GET', '/listens-to.development')).json();
    expect(sign).toMatchObject({ description: expect.stringContaining('the environment development') });
  });

  it('show within 10 s what was set in Unleash’s own pages: to visitors, to people who are signed in, and to the shell', async () => {
    const problems: Error[] = [];
    const flags = new UnleashFlagProvider({
      url: unleash.url,
      token,
      appName: 'adjudge-api',
      onProblem: (error) => problems.push(error),
    });
    const app = await createTestApp({ flags });
    try {
      const user = await app.signUp();
      const seen = async () => {
        const session = await (await user.caller.fetch('/api/session')).json();
        const [mine, visitors] = await Promise.all([user.caller, app.as()].map((c) => c.fetch('/api/analyses')));
        return [session.gates.flags['module.core-analysis'], mine?.status, visitors?.status];
      };
      const within10s = { timeout: 10_000, interval: 250 };
      await expect.poll(() => flags.status(), within10s).toBe('live');
      expect(await seen()).toEqual([true, 200, 401]);
      await asOperator('POST', '/module.core-analysis/environments/development/off');
      await expect.poll(seen, within10s).toEqual([false, 404, 404]);
      await asOperator('POST', '/module.core-analysis/environments/development/on');
      await expect.poll(seen, within10s).toEqual([true, 200, 401]);
      expect(problems).toEqual([]);
    } finally {
      await app.stop();
    }
  }, 60_000);

  it('open by a share for the same people and the same visitors at every look', async () => {
    const [rule] = (await environmentOf('ops.signup')).strategies;
    const share = (rollout: string) =>
      asOperator('PUT', `/ops.signup/environments/development/strategies/${rule?.id}`, {
        ...everybody,
        parameters: { ...everybody.parameters, rollout },
      });
    const flags = new UnleashFlagProvider({ url: unleash.url, token, appName: 'adjudge-api', onProblem: () => {} });
    const open = (address?: string) => flags.isEnabled('ops.signup', { address });
    const visitors = Array.from({ length: 60 }, (_, i) => `192.0.2.${i}`);
    const count = () => visitors.filter(open).length;
    try {
      await share('50');
      await expect.poll(() => count() > 0 && count() < 60, { timeout: 15_000, interval: 250 }).toBe(true);
      const first = visitors.map(open);
      for (let look = 0; look < 20; look += 1) expect(visitors.map(open)).toEqual(first);
      const unknown = open();
      for (let look = 0; look < 20; look += 1) expect(open()).toBe(unknown);
    } finally {
      await flags.stop();
      await share('100');
    }
  }, 30_000);

  it('say what was decided for whom, by which share of which group, and why', async () => {
    const [rule] = (await environmentOf('ops.signup')).strategies;
    const set = (rollout: string) =>
      asOperator('PUT', `/ops.signup/environments/development/strategies/${rule?.id}`, {
        ...everybody,
        parameters: { ...everybody.parameters, rollout, groupId: 'spring' },
      });
    const flags = new UnleashFlagProvider({ url: unleash.url, token, appName: 'adjudge-api', onProblem: () => {} });
    const decide = (userId: string) => flags.decide('ops.signup', { userId, plan: 'pro' });
    try {
      expect(decide('u').why).toBe('fallback');
      await set('30');
      await expect.poll(() => decide('u').rolloutPercent, { timeout: 15_000, interval: 250 }).toBe(30);
      const all = Array.from({ length: 200 }, (_, i) => decide(`user ${i}`));
      expect(all[0]).toMatchObject({ why: 'rollout', rolloutGroup: 'spring', variant: null });
      const share = all.filter(({ enabled }) => enabled).length / all.length;
      // Of 200 people drawn with a chance of 30 %: outside of this once in a million.
      expect(Math.abs(share - 0.3)).toBeLessThan(0.16);
      await asOperator('POST', '/ops.signup/environments/development/off');
      await expect
        .poll(() => decide('u'), { timeout: 15_000, interval: 250 })
        .toMatchObject({ enabled: false, why: 'off' });
    } finally {
      await flags.stop();
      await asOperator('POST', '/ops.signup/environments/development/on');
      await asOperator('PUT', `/ops.signup/environments/development/strategies/${rule?.id}`, everybody);
    }
  }, 60_000);

  it('stay as an operator left them: switched off, without a rule, or on again', async () => {
    await asOperator('POST', '/module.billing/environments/development/off');
    const [rule] = (await environmentOf('ops.signup')).strategies;
    await asOperator('DELETE', `/ops.signup/environments/development/strategies/${rule?.id}`);
    expect((await environmentOf('ops.signup')).enabled).toBe(false);
    expect(await sync()).toMatchObject({ created: [], finished: [] });
    expect((await environmentOf('module.billing')).enabled).toBe(false);
    expect(await environmentOf('ops.signup')).toMatchObject({ enabled: false, strategies: [] });
  });

  it('are listed and set from the ops command line, with a share of the people', async () => {
    const said: string[] = [];
    const ops = (...argv: string[]) => {
      said.length = 0;
      return runOps(argv, {
        commands: flagCommands({
          admin: createFlagAdmin({ url: unleash.url, adminToken }),
          flags: new StaticFlagProvider(),
          ready: async () => undefined,
        }),
        io: { out: (line) => said.push(line), error: (line) => said.push(line) },
        operator: 'test',
        record: async () => undefined,
      });
    };
    const key = 'ops.video-intake';
    expect(await ops('flags', 'set', key, 'on', '--rollout', '25')).toBe(0);
    expect(said[0]).toBe('ops.video-intake in development: on becomes on, 25 %.');
    expect(await environmentOf(key)).toMatchObject({
      enabled: true,
      strategies: [{ name: 'flexibleRollout', parameters: { rollout: '25' } }],
    });
    expect((await environmentOf(key, 'production')).strategies).toMatchObject([{ parameters: { rollout: '100' } }]);
    expect(await ops('flags', 'set', key, 'on')).toBe(0);
    expect(said).toEqual([
      'ops.video-intake is on, 25 % in development. Nothing to change.',
      'For everybody: --rollout 100.',
    ]);

    expect(await ops('flags', 'set', key, 'off', '--dry-run')).toBe(0);
    expect((await environmentOf(key)).enabled).toBe(true);
    expect(await ops('flags', 'set', key, 'off')).toBe(0);
    expect((await environmentOf(key)).enabled).toBe(false);
    expect(await ops('flags', 'set', key, 'off')).toBe(0);
    expect(said).toEqual(['ops.video-intake is off in development. Nothing to change.']);

    expect(await ops('flags', 'list')).toBe(0);
    expect(said).toHaveLength(FLAG_KEYS.length + 2);
    expect(said.at(-1)).toBe('The product reads no flags from Unleash.');
    expect(said.find((line) => line.startsWith(key))).toMatch(/^ops\.video-intake +off /);

    expect(await ops('flags', 'set', key, 'on', '--rollout', '101')).toBe(1);
    expect(await ops('flags', 'set', key, 'off', '--rollout', '10')).toBe(1);
    expect(await ops('flags', 'set', 'no.such-flag', 'on')).toBe(2);
  });
});
