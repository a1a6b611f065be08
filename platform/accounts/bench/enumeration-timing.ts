import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StaticFlagProvider } from '#flags/server/static-provider.ts';
import type { Clock } from '#platform/clock.ts';
import { createKnex } from '#platform/db/knex.ts';
import { migrate } from '#platform/db/migrate.ts';
import { startPostgres } from '#platform/embedded/postgres.ts';
import { GateService } from '#platform/http/gate-service.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import type { RequestContext } from '#platform/module/request-context.ts';
import { accountRoutes } from '../contract.ts';
import { createAccounts } from '../create-accounts.ts';
import { emailChangeRoutes } from '../email-change-contract.ts';
import { passkeyRoutes } from '../passkey-contract.ts';
import { passwordRoutes } from '../password-contract.ts';
import { secondFactorRoutes } from '../second-factor-contract.ts';
import { SoftwareAuthenticator } from '../tests/software-authenticator.ts';
import { mannWhitneyP, median } from './rank-test.ts';

/** Of `login-guard.ts`. */
const TRIES_OF_AN_ACCOUNT = 10;

/** Goal: nobody can tell by the clock whether an address has an account. */
const GOAL = { differenceMs: 5, p: 0.01 };

/**
 * What is answered alike for a known and an unknown address: a wrong password, one try too many, a wrong password where
 * a second step is on, a forgotten password, and a wish for another address.
 */
const OF_ADDRESSES = ['login', 'login-locked', 'login-second-factor', 'forgot-password', 'change-email'] as const;
/**
 * What names nobody, so that no address can be asked about; measured, and held to no goal. `known` is here a passkey's id with
 * a forged signature against an id nobody has (16 random bytes: who knows one has seen its owner sign in), and a challenge of
 * the second step with a wrong code against an invented one (only the right password gives one, and the answer's words say
 * which it was).
 */
const OF_SECRETS = ['passkey-login', 'second-step'] as const;
const ROUTES = [...OF_ADDRESSES, ...OF_SECRETS] as const;
type RouteName = (typeof ROUTES)[number];

/**
 * Measures refused sign-ins, or requests for a new password, for a known and an
 * unknown address, in pairs of random order, and prints one JSON line for each route.
 * Run: npx tsx platform/accounts/bench/enumeration-timing.ts --pairs 500 [--route forgot-password]
 * On a quiet machine; ends with 1 where a goal is missed.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { pairs: { type: 'string', default: '60' }, route: { type: 'string' } },
  });
  const pairs = Number(values.pairs);
  const routes = ROUTES.filter((name) => values.route === undefined || name === values.route);
  if (routes.length === 0) throw new Error(`--route is one of ${ROUTES.join(', ')}`);
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-bench-pg-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'data') });
  try {
    for (const [index, route] of routes.entries()) {
      await postgres.ensureDatabase(`bench${index}`);
      const { known, unknown } = await measure(postgres.url(`bench${index}`), route, pairs);
      const difference = Math.abs(median(known) - median(unknown));
      const p = mannWhitneyP(known, unknown);
      const ofAddress = (OF_ADDRESSES as readonly string[]).includes(route);
      const reached = ofAddress ? difference <= GOAL.differenceMs && p > GOAL.p : null;
      const result = {
        bench: 'enumeration-timing',
        route,
        pairs,
        medianKnownMs: round(median(known)),
        medianUnknownMs: round(median(unknown)),
        medianDifferenceMs: round(difference),
        mannWhitneyP: round(p),
        goal: ofAddress ? GOAL : null,
        reached,
      };
      process.stdout.write(`${JSON.stringify(result)}\n`);
      if (reached === false) process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  databaseUrl: string,
  route: RouteName,
  pairs: number,
): Promise<{ known: number[]; unknown: number[] }> {
  const log = createLog({ level: 'silent', process: 'bench' });
  const db = createKnex({ url: databaseUrl, poolSize: 4, log });
  await migrate(db, []);
  // Time jumps ahead before every try, so that no limit per account ends the measurement.
  let offset = 0;
  const clock: Clock = { now: () => new Date(performance.timeOrigin + performance.now() + offset) };
  const accounts = createAccounts({
    databaseUrl,
    poolSize: 4,
    supportEmail: 'support@adjudge.test',
    publicUrl: 'http://localhost:3000',
    secret: 'only-for-this-measurement-0123456789',
    appVersion: 'bench',
    db,
    clock,
    ids: systemIds,
    log,
    mailer: { send: async () => undefined },
    gates: new GateService(new StaticFlagProvider()),
    platformData: [],
    contributions: () => [],
  });
  const rc = { address: '127.0.0.1', userAgent: 'bench', requestId: 'bench', log, headers: {} } as RequestContext;
  const call = (route: unknown, body: unknown, user?: RequestContext['user']): Promise<unknown> => {
    const found: ImplementedRoute | undefined = accounts.routes.find((r) => r.route === route);
    if (!found) throw new Error('no such route');
    return found.handle({ body } as never, { ...rc, user });
  };
  const password = 'correct-horse-7';
  await call(accountRoutes.signup, { email: 'known@example.com', password, name: 'Known' });
  if (route === 'login-second-factor') {
    const { id } = await db('platform.users').where({ email: 'known@example.com' }).first('id');
    const user = { id, email: 'known@example.com', name: 'Known' } as RequestContext['user'];
    await call(secondFactorRoutes.startSecondFactor, { password }, user);
    await db('platform.second_factors').where({ user_id: id }).update({ confirmed_at: clock.now() });
  }

  const signIn = (email: string) => call(accountRoutes.login, { email, password: 'wrong-horse-7' });
  const { prepare, ask, expected } = await asking();
  if (route === 'login-locked') {
    for (const email of ['known@example.com', 'unknown@example.com', 'warm-up@example.com']) {
      for (let i = 0; i < TRIES_OF_AN_ACCOUNT; i += 1) await signIn(email).catch(() => undefined);
    }
  }
  const timed = async (email: string): Promise<number> => {
    if (route !== 'login-locked') offset += 4_000_000;
    const prepared = await prepare(email);
    const start = performance.now();
    const refusal = await ask(email, prepared).then(
      () => undefined,
      (thrown: { code?: string }) => thrown.code,
    );
    const ms = performance.now() - start;
    if (!expected.includes(refusal)) throw new Error(`${route} answered ${refusal}`);
    // What goes on behind an answer must not be counted to the next.
    await pause(20);
    return ms;
  };
  /** How this route is asked, and what only prepares the question. */
  async function asking(): Promise<{
    prepare(email: string): Promise<unknown>;
    ask(email: string, prepared: unknown): Promise<unknown>;
    expected: readonly (string | undefined)[];
  }> {
    const nothing = async () => undefined;
    const owner = async () => {
      const row = await db('platform.users').where({ email: 'known@example.com' }).first('id', 'email', 'name');
      return row as RequestContext['user'];
    };
    if (route === 'forgot-password') {
      const ask = (email: string) => call(passwordRoutes.forgotPassword, { email });
      return { prepare: nothing, ask, expected: [undefined] };
    }
    if (route === 'change-email') {
      await call(accountRoutes.signup, { email: 'asking@example.com', password, name: 'Asking' });
      const user = await db('platform.users').where({ email: 'asking@example.com' }).first('id', 'email', 'name');
      const ask = (email: string) => call(emailChangeRoutes.changeEmail, { email, password }, user);
      return { prepare: nothing, ask, expected: [undefined] };
    }
    if (route === 'second-step') {
      const user = await owner();
      await call(secondFactorRoutes.startSecondFactor, { password }, user);
      await db('platform.second_factors').where({ user_id: user?.id }).update({ confirmed_at: clock.now() });
      const prepare = async (email: string) => {
        if (email !== 'known@example.com') return 'x'.repeat(43);
        const refusal = await call(accountRoutes.login, { email, password }).catch((thrown: unknown) => thrown);
        return (refusal as { details: { challenge: string } }).details.challenge;
      };
      const ask = (_: string, challenge: unknown) =>
        call(secondFactorRoutes.loginSecondFactor, { challenge, code: '000000' });
      return { prepare, ask, expected: ['second_factor_wrong', 'second_factor_expired'] };
    }
    if (route === 'passkey-login') {
      const site = { origin: 'http://localhost:3000', rpId: 'localhost' };
      const [known, unknown] = [new SoftwareAuthenticator(site), new SoftwareAuthenticator(site)];
      const user = await owner();
      const optionsOf = async (of: unknown, body: unknown, by?: RequestContext['user']) =>
        ((await call(of, body, by)) as { options: { challenge: string } }).options;
      const made = known.create((await optionsOf(passkeyRoutes.passkeyOptions, { password }, user)) as never);
      await call(passkeyRoutes.addPasskey, { credential: made, name: 'Known' }, user);
      unknown.create((await optionsOf(passkeyRoutes.passkeyOptions, { password }, user)) as never);
      const prepare = async (email: string) => {
        const options = await optionsOf(passkeyRoutes.passkeyLoginOptions, {});
        const signed = (email === 'known@example.com' ? known : unknown).get(options as never);
        const signature = `${signed.response.signature.slice(0, -6)}AAAAAA`;
        return { ...signed, response: { ...signed.response, signature } };
      };
      const ask = (_: string, credential: unknown) => call(passkeyRoutes.passkeyLogin, { credential });
      return { prepare, ask, expected: ['passkey_refused'] };
    }
    const refusal = route === 'login-locked' ? 'rate_limited' : 'invalid_credentials';
    return { prepare: nothing, ask: signIn, expected: [refusal] };
  }

  const times = { known: [] as number[], unknown: [] as number[] };
  const order = shuffledOrders(pairs);
  for (let i = 0; i < 20; i += 1) await timed('warm-up@example.com');
  for (const knownFirst of order) {
    for (const side of knownFirst ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[side].push(await timed(`${side}@example.com`));
    }
  }
  await accounts.stop();
  await db.destroy();
  return times;
}

/** A fixed pseudo-random sequence (xorshift32), so that two runs try in the same order. */
function shuffledOrders(count: number): boolean[] {
  let state = 0x9e3779b9;
  return Array.from({ length: count }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state & 1) === 1;
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

await main();
