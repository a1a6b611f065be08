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
import { passwordRoutes } from '../password-contract.ts';
import { secondFactorRoutes } from '../second-factor-contract.ts';
import { mannWhitneyP, median } from './rank-test.ts';

/** Of `login-guard.ts`. */
const TRIES_OF_AN_ACCOUNT = 10;

/** Goal: nobody can tell by the clock whether an address has an account. */
const GOAL = { differenceMs: 5, p: 0.01 };

/**
 * What is answered alike for a known and an unknown address: a wrong password, one try too many, a wrong password where
 * a second step is on, and a forgotten password. Passkeys name nobody before they are checked, and the second step
 * begins with a challenge that only the right password gives, so neither can be asked about an address.
 */
const ROUTES = ['login', 'login-locked', 'login-second-factor', 'forgot-password'] as const;
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
      const reached = difference <= GOAL.differenceMs && p > GOAL.p;
      const result = {
        bench: 'enumeration-timing',
        route,
        pairs,
        medianKnownMs: round(median(known)),
        medianUnknownMs: round(median(unknown)),
        medianDifferenceMs: round(difference),
        mannWhitneyP: round(p),
        goal: GOAL,
        reached,
      };
      process.stdout.write(`${JSON.stringify(result)}\n`);
      if (!reached) process.exitCode = 1;
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
  const [asked, expected] =
    route === 'forgot-password'
      ? [(email: string) => call(passwordRoutes.forgotPassword, { email }), undefined]
      : [signIn, route === 'login-locked' ? 'rate_limited' : 'invalid_credentials'];
  if (route === 'login-locked') {
    for (const email of ['known@example.com', 'unknown@example.com', 'warm-up@example.com']) {
      for (let i = 0; i < TRIES_OF_AN_ACCOUNT; i += 1) await signIn(email).catch(() => undefined);
    }
  }
  const timed = async (email: string): Promise<number> => {
    if (route !== 'login-locked') offset += 4_000_000;
    const start = performance.now();
    const refusal = await asked(email).then(
      () => undefined,
      (thrown: { code?: string }) => thrown.code,
    );
    const ms = performance.now() - start;
    if (refusal !== expected) throw new Error(`${route} answered ${refusal}`);
    // What goes on behind an answer must not be counted to the next.
    await pause(20);
    return ms;
  };
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
