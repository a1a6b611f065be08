import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLANS } from '#flags/plans.ts';
import { createKnex } from '#platform/db/knex.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { TokenLedgerService } from '../server/ledger/token-ledger-service.ts';
import { PlanStore } from '../server/plans/plan-store.ts';
import type { PaidPlan } from '../server/stripe/account-snapshot.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';
import { months } from './months-by-hand.ts';
import { playedAccount, playedCustomer } from './played-account.ts';
import type { PlayedProvider } from './played-provider.ts';

const log = createLog({ level: 'silent', process: 'test' });

let fixture: LedgerFixture;
/** Two workers, on the two ends of the world as far as their databases' sessions know. */
let workers: Knex[];
beforeAll(async () => {
  fixture = await createLedgerFixture();
  workers = await Promise.all(
    ['Pacific/Kiritimati', 'Etc/GMT+12'].map(async (zone) => {
      const db = createKnex({ url: fixture.databaseUrl, poolSize: 1, log });
      await db.raw(`set time zone '${zone}'`);
      return db;
    }),
  );
});
afterAll(async () => {
  for (const db of workers) await db.destroy();
  await fixture.close();
});

/** The ledger and the fetching of one worker at one instant. */
const at = (now: Date, provider: PlayedProvider, db: Knex) => playedAccount(db, provider, () => now);

const people: [since: string, plan: PaidPlan, days: readonly string[]][] = [
  ['2027-12-01T00:00:00Z', 'starter', months(1)],
  ['2027-12-15T14:00:00Z', 'pro', months(15)],
  ['2027-12-29T23:59:59Z', 'starter', months(29)],
  ['2027-12-30T00:00:00Z', 'pro', months(30)],
  ['2027-12-31T10:30:00Z', 'elite', months(31)],
  ['2028-02-29T00:00:01Z', 'elite', months(29).slice(2)],
];

it.each(people)(
  'a subscription from %s on (%s) is granted each month once, with its payment',
  async (since, plan, days) => {
    const { owner, provider } = await playedCustomer(fixture);
    const fetchAt = (now: Date) => Promise.all(workers.map((db) => at(now, provider, db).sync.run(owner)));
    const shownAt = (now: Date) => Promise.all(workers.map((db) => at(now, provider, db).ledger.balance(owner)));
    const tokens = PLANS[plan].tokensPerPeriod;
    provider.buy(plan, new Date(since));
    await fetchAt(new Date(since));

    for (const [i, day] of days.entries()) {
      const start = new Date(`${day}${since.slice(10)}`);
      const reference = `job-${i}`;
      if (i > 0) {
        // Before the payment is heard of the month before goes on, whatever the clock says.
        const late = new Date(start.getTime() + 1000);
        for (const { used } of await shownAt(late)) expect(used, day).toBe(7);
        // One fails and is paid three days later: the month it is for stays.
        const fails = i === 6;
        provider.catchUp(start, !fails);
        await fetchAt(late);
        if (fails) {
          for (const { used } of await shownAt(late)) expect(used, day).toBe(7);
          const paid = new Date(start.getTime() + 3 * 86_400_000);
          provider.payLate(paid);
          await fetchAt(paid);
        }
      }
      const next = days[i + 1];
      for (const balance of await shownAt(new Date(start.getTime() + 4 * 86_400_000))) {
        expect(balance, day).toMatchObject({ limit: tokens, used: 0 });
        if (next) expect(balance.resetsAt, day).toEqual(new Date(`${next}${since.slice(10)}`));
      }
      const { ledger } = at(start, provider, fixture.db);
      await fixture.db.transaction((trx) => ledger.reserve(trx, owner, { reference, tokens: 7 }));
      await ledger.settle(owner, reference);
    }

    const { id } = provider.current() ?? { id: '' };
    const grants = await fixture
      .db('billing.token_ledger')
      .where({ user_id: owner, kind: 'grant' })
      .orderBy('period')
      .select('period', 'tokens');
    expect(grants).toEqual(days.map((day) => ({ period: `${day} ${id}`, tokens })));
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  },
  300_000,
);

it('counts what was bought apart from the calendar month and the subscription that began on the same day', async () => {
  const { owner, provider } = await playedCustomer(fixture);
  const now = new Date('2027-03-01T09:00:00Z');
  const { ledger, sync } = at(now, provider, fixture.db);
  await fixture.db.transaction((trx) => ledger.reserve(trx, owner, { reference: 'free', tokens: 50 }));
  await ledger.settle(owner, 'free');
  provider.buy('elite', now);
  await sync.run(owner);
  expect(await ledger.balance(owner)).toMatchObject({ limit: 1000, used: 0 });
  provider.end(provider.current()?.id, now);
  await sync.run(owner);
  expect(await ledger.balance(owner)).toMatchObject({ limit: 50, used: 50, available: 0 });
  provider.buy('starter', now);
  await sync.run(owner);
  expect(await ledger.balance(owner)).toMatchObject({ limit: 200, used: 0 });
  expect(await verifyLedger(fixture.db, owner)).toEqual([]);
});

it('grants a month that was being opened when a plan was bought', async () => {
  const owner = await fixture.newUser();
  const now = new Date('2027-05-10T09:00:00Z');
  const plans = new PlanStore(fixture.db);
  const paid = { from: now, until: new Date('2027-06-10T09:00:00Z'), by: 'sub_meanwhile' };
  const buysMeanwhile = new (class extends PlanStore {
    override with(): PlanStore {
      return this;
    }
    override async standingOf(of: string) {
      const standing = await super.standingOf(of);
      await plans.setPaid(owner, 'pro', paid, now);
      return standing;
    }
  })(fixture.db);
  const store = new LedgerStore({ db: fixture.db, ids: systemIds });
  const ledger = new TokenLedgerService({ db: fixture.db, store, plans: buysMeanwhile, clock: { now: () => now } });
  await ledger.open(owner);
  await plans.setPlan(owner, 'free', now);
  expect(await ledger.balance(owner)).toMatchObject({ limit: 50, available: 50 });
});
