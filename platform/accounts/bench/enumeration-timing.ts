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
import { mannWhitneyP, median } from './rank-test.ts';

/** Goal: nobody can tell by the clock whether an address has an account. */
const GOAL = { differenceMs: 5, p: 0.01 };

/** What is answered alike for a known and an unknown address. */
const ROUTES = ['login', 'forgot-password'] as const;
type RouteName = (typeof ROUTES)[number];

/**
 * Measures refused sign-ins, or requests for a new password, for a known and an
 * unknown address, in pairs of random order, and prints one JSON line.
 * Run: npx tsx platform/accounts/bench/enumeration-timing.ts --pairs 60 [--route forgot-password]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { pairs: { type: 'string', default: '60' }, route: { type: 'string', default: ROUTES[0] } },
  });
  const pairs = Number(values.pairs);
  const route = ROUTES.find((name) => name === values.route);
  if (!route) throw new Error(`--route is one of ${ROUTES.join(', ')}`);
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-bench-pg-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'data') });
  try {
    await postgres.ensureDatabase('bench');
    const { known, unknown } = await measure(postgres.url('bench'), route, pairs);
    const difference = Math.abs(median(known) - median(unknown));
    const p = mannWhitneyP(known, unknown);
    const result = {
      bench: 'enumeration-timing',
      route,
      pairs,
      medianKnownMs: round(median(known)),
      medianUnknownMs: round(median(unknown)),
      medianDifferenceMs: round(difference),
      mannWhitneyP: round(p),
      goal: GOAL,
      reached: difference <= GOAL.differenceMs && p > GOAL.p,
    };
    process.stdout.write(`${JSON.stringify(result)}\n`);
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
  const call = (route: unknown, body: unknown): Promise<unknown> => {
    const found: ImplementedRoute | undefined = accounts.routes.find((r) => r.route === route);
    if (!found) throw new Error('no such route');
    return found.handle({ body } as never, rc);
  };
  const password = 'correct-horse-7';
  await call(accountRoutes.signup, { email: 'known@example.com', password, name: 'Known' });

  const [asked, expected] =
    route === 'login'
      ? [(email: string) => call(accountRoutes.login, { email, password: 'wrong-horse-7' }), 'invalid_credentials']
      : [(email: string) => call(passwordRoutes.forgotPassword, { email }), undefined];
  const timed = async (email: string): Promise<number> => {
    offset += 4_000_000;
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
