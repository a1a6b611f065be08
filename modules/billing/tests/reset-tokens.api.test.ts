import { MockActivityEnvironment } from '@temporalio/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { baseEnv, readEnv } from '#platform/config/env.ts';
import { createKnex } from '#platform/db/knex.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createProcess } from '#platform/process/create-process.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { billingModule } from '../server/index.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { TokenReset } from '../server/ledger/reset-tokens.ts';
import { TokenLedgerService } from '../server/ledger/token-ledger-service.ts';
import { PlanStore } from '../server/plans/plan-store.ts';
import { months } from './months-by-hand.ts';

const log = createLog({ level: 'silent', process: 'test' });
const DAY_MS = 86_400_000;

let app: TestApp;
/** Two workers, on the two ends of the world as far as their databases' sessions know. */
let workers: Knex[];
beforeAll(async () => {
  app = await createTestApp();
  workers = await Promise.all(
    ['Pacific/Kiritimati', 'Etc/GMT+12'].map(async (zone) => {
      const db = createKnex({ url: app.databaseUrl, poolSize: 1, log });
      await db.raw(`set time zone '${zone}'`);
      return db;
    }),
  );
});
afterAll(async () => {
  for (const db of workers) await db.destroy();
  await app.stop();
});

/** The ledger and its reset as they are at one instant, to the millisecond. */
function at(instant: Date, db: Knex = app.db) {
  const clock = { now: () => instant };
  const store = new LedgerStore({ db, ids: systemIds });
  const plans = new PlanStore(db);
  const ledger = new TokenLedgerService({ db, store, plans, clock });
  return { plans, ledger, reset: new TokenReset({ store, ledger, clock, log }) };
}

async function newUser(): Promise<string> {
  const id = systemIds.next();
  await app.db('platform.users').insert({ id, name: 'Test', email: `${id}@example.test` });
  return id;
}

const grants = (owner: string) =>
  app
    .db('billing.token_ledger')
    .where({ user_id: owner, kind: 'grant' })
    .orderBy('period')
    .select<{ period: string; tokens: number; reference: string }[]>('period', 'tokens', 'reference');

describe('the monthly reset', () => {
  it('is a schedule of its own and opens the period of somebody who stays away', async () => {
    const worker = await createProcess({
      role: 'worker',
      env: readEnv({ base: baseEnv }, app.env).base,
      environment: app.env,
      log,
      modules: [billingModule],
      flags: app.flags,
      workflows: { start: async () => 'started', cancel: async () => undefined, status: async () => 'unknown' },
    });
    const { schedules, activities } = worker.modules;
    expect(schedules.find(({ id }) => id === 'billing.resetTokens')).toMatchObject({
      activity: 'billing.resetTokens',
      everySeconds: 900,
    });
    const away = await newUser();
    const run = () =>
      new MockActivityEnvironment().run(activities['billing.resetTokens'] ?? (async () => undefined), {});
    expect(await run()).toMatchObject({ opened: 1, postponed: 0 });
    expect(await grants(away)).toMatchObject([{ tokens: 50 }]);
    expect(await run()).toEqual({ opened: 0, postponed: 0 });
    await worker.stop();
  });

  it('grants each period exactly once in 14 months with a leap day, run twice at once from two time zones', async () => {
    const people: { plan: PlanId; since: string; periods: readonly string[] }[] = [
      { plan: 'free', since: '2027-12-01T00:00:00Z', periods: months(1) },
      { plan: 'starter', since: '2027-12-01T00:00:00Z', periods: months(1) },
      { plan: 'pro', since: '2027-12-15T14:00:00Z', periods: months(15) },
      { plan: 'starter', since: '2027-12-29T23:59:59.999Z', periods: months(29) },
      { plan: 'pro', since: '2027-12-30T00:00:00Z', periods: months(30) },
      { plan: 'elite', since: '2027-12-31T10:30:00Z', periods: months(31) },
      { plan: 'elite', since: '2028-02-29T00:00:00.001Z', periods: months(29).slice(2) },
    ];
    const owners = await Promise.all(people.map(newUser));
    const [start, end] = [Date.parse('2027-12-01T00:00:00Z'), Date.parse('2029-02-01T00:00:00Z')];

    // Every tenth day, and just before and at the moments at which somebody's periods change.
    const instants = new Set<number>();
    for (let t = start; t < end; t += 10 * DAY_MS) instants.add(t);
    for (const { since, periods } of people)
      for (const day of periods)
        for (const around of [-1, 0]) instants.add(Date.parse(`${day}T${since.slice(11)}`) + around);

    for (const instant of [...instants].filter((t) => t >= start && t < end).sort((a, b) => a - b)) {
      const now = new Date(instant);
      for (const [i, { plan, since }] of people.entries())
        if (plan !== 'free' && now.getTime() === Date.parse(since))
          await at(now).plans.setPlan(owners[i] ?? '', plan, now);
      const ran = await Promise.all(workers.map((db) => at(now, db).reset.run(() => undefined)));
      expect(ran.map(({ postponed }) => postponed)).toEqual([0, 0]);
    }

    for (const [i, { plan, since, periods }] of people.entries()) {
      const owner = owners[i] ?? '';
      const all = await grants(owner);
      // Until they paid they were on the free plan, in calendar months.
      const paid = all.filter(({ period, tokens }) => plan === 'free' || (tokens > 50 && period >= since.slice(0, 10)));
      expect(paid).toEqual(
        periods.map((period) => ({ period, tokens: PLANS[plan].tokensPerPeriod, reference: `period:${period}` })),
      );
      const before = all.filter((grant) => !paid.includes(grant));
      const calendar = months(1).filter((day) => plan !== 'free' && Date.parse(day) < Date.parse(since));
      expect(before.map(({ period }) => period)).toEqual(calendar);
      expect(await verifyLedger(app.db, owner)).toEqual([]);
    }
  }, 120_000);

  it('gives who pays a whole period at once, which ends on the day of the month they paid', async () => {
    const owner = await newUser();
    const paidAt = new Date('2027-01-31T18:00:00Z');
    await at(new Date('2027-01-20T00:00:00Z')).ledger.balance(owner);
    await app.db.transaction(async (trx) => {
      const { plans, ledger } = at(paidAt);
      await plans.with(trx).setPlan(owner, 'starter', paidAt);
      await ledger.topUp(trx, owner, 'starter');
    });
    expect(await at(paidAt).ledger.balance(owner)).toMatchObject({
      limit: 200,
      used: 0,
      resetsAt: new Date('2027-02-28T18:00:00Z'),
    });
    // Up again in the same period: the difference, and the day stays.
    const upgraded = new Date('2027-02-14T00:00:00Z');
    await app.db.transaction(async (trx) => {
      const { plans, ledger } = at(upgraded);
      await plans.with(trx).setPlan(owner, 'pro', upgraded);
      await ledger.topUp(trx, owner, 'pro');
      await ledger.topUp(trx, owner, 'pro');
    });
    expect(await at(upgraded).ledger.balance(owner)).toMatchObject({
      limit: 500,
      resetsAt: new Date('2027-02-28T18:00:00Z'),
    });
    // Back on the free plan: the calendar month, granted once.
    const left = new Date('2027-03-31T18:00:00Z');
    await at(left).plans.setPlan(owner, 'free', left);
    expect(await at(left).ledger.balance(owner)).toMatchObject({
      limit: 50,
      resetsAt: new Date('2027-04-01T00:00:00Z'),
    });
    expect((await grants(owner)).map(({ period, tokens }) => [period, tokens])).toEqual([
      ['2027-01-01', 50],
      ['2027-01-31', 200],
      ['2027-01-31', 300],
      ['2027-03-01', 50],
    ]);
    expect(await verifyLedger(app.db, owner)).toEqual([]);
  });

  it('follows the day a subscription names', async () => {
    const owner = await newUser();
    const now = new Date('2027-06-10T00:00:00Z');
    await at(now).plans.setPlan(owner, 'pro', now);
    await at(now).plans.setPlan(owner, 'pro', now, new Date('2027-05-31T08:00:00Z'));
    expect((await at(now).ledger.balance(owner)).resetsAt).toEqual(new Date('2027-06-30T08:00:00Z'));
  });
});
