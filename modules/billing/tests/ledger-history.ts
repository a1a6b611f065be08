import fc from 'fast-check';
import type { PlanId } from '#flags/plans.ts';
import { AppError } from '#platform/contract/errors.ts';
import { systemIds } from '#platform/ids.ts';
import { readBillingInfo } from '../server/billing-view.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { ChangeStore } from '../server/plans/change-store.ts';
import { ReturnStore } from '../server/refunds/return-store.ts';
import type { LedgerFixture } from './ledger-fixture.ts';
import { playedAccount, playedCustomer } from './played-account.ts';

const paidPlan = fc.constantFrom('starter' as const, 'pro' as const, 'elite' as const);
const reference = fc.integer({ min: 0, max: 11 }).map(String);
const what = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('reserve' as const), reference, tokens: fc.integer({ min: 1, max: 90 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('settle' as const), reference }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), reference }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('later' as const),
      hours: fc.integer({ min: 1, max: 40 * 24 }),
      paid: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('buy' as const, 'upgrade' as const, 'schedule' as const),
      plan: paidPlan,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay-late' as const, 'end' as const, 'fetch' as const, 'reset' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('given' as const),
      plan: fc.oneof(paidPlan, fc.constant('free' as const)),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const step = fc.record({
  what,
  /** Run together with the step before it. */
  atOnce: fc.boolean(),
});

/** What may happen to one account: holds, ends of holds, months, payments that come, fail or are late, plans bought and given. */
export const history = fc.record({
  /** Days after 1 January 2027, often the first of a month. */
  startsOn: fc.oneof(fc.constantFrom(0, 31, 59, 424), fc.integer({ min: 0, max: 800 })),
  steps: fc.array(step, { minLength: 5, maxLength: 16 }),
});

/** A rule of the books that did not hold. */
export type Broken = string;

/** Lives through one history on an account of its own and tells what did not hold; empty where everything did. */
export async function liveThrough(
  fixture: LedgerFixture,
  { startsOn, steps }: { startsOn: number; steps: readonly Step[] },
): Promise<Broken[]> {
  const { db } = fixture;
  const { owner, provider } = await playedCustomer(fixture);
  let now = new Date(Date.UTC(2027, 0, 1 + startsOn, 12));
  const { store, invoices, plans, ledger, sync } = playedAccount(db, provider, () => now);

  const broken: Broken[] = [];
  let open: Promise<unknown>[] = [];
  const finish = async (): Promise<void> => {
    for (const one of await Promise.allSettled(open))
      if (one.status === 'rejected' && !isRefusal(one.reason)) broken.push(`a step failed: ${String(one.reason)}`);
    open = [];
  };
  const give = (plan: PlanId): Promise<void> =>
    db.transaction(async (trx) => {
      await ledger.topUp(trx, owner, (await plans.with(trx).planOf([owner])).get(owner) ?? 'free');
      await plans.with(trx).setPlan(owner, plan, now);
      await ledger.topUp(trx, owner, plan);
    });
  for (const { what: one, atOnce } of steps) {
    if (!atOnce) await finish();
    switch (one.kind) {
      case 'reserve':
        open.push(db.transaction((trx) => ledger.reserve(trx, owner, one)));
        continue;
      case 'settle':
      case 'release':
        open.push(ledger[one.kind](owner, one.reference));
        continue;
      case 'reset':
        open.push(ledger.open(owner));
        continue;
      case 'given':
        // An operator's plan stands beside no subscription: the next fetch would bring that one's back.
        if (!provider.current()) open.push(give(one.plan));
        continue;
      case 'later':
        await finish();
        now = new Date(now.getTime() + one.hours * 3_600_000);
        provider.catchUp(now, one.paid);
        break;
      case 'buy':
        provider.buy(one.plan, now);
        break;
      case 'upgrade':
        provider.upgrade(one.plan, now);
        break;
      case 'schedule':
        provider.schedule(one.plan);
        break;
      case 'pay-late':
        provider.payLate(now);
        provider.catchUp(now, true);
        break;
      case 'end':
        provider.end(provider.current()?.id, now);
        break;
    }
    open.push(sync.run(owner));
  }
  await finish();
  await sync.run(owner);

  for (const mismatch of await verifyLedger(db, owner)) broken.push(`the books differ: ${JSON.stringify(mismatch)}`);
  const { limit, used, reserved, available } = await ledger.balance(owner);
  if (available < 0 || used + reserved + available !== limit)
    broken.push(`shown: ${[limit, used, reserved, available]}`);
  const rows: { kind: string; tokens: number; period: string; reference: string }[] = await db('billing.token_ledger')
    .where({ user_id: owner })
    .select('kind', 'tokens', 'period', 'reference');
  const sum = (kind: string, period: string): number =>
    rows.filter((row) => row.kind === kind && row.period === period).reduce((total, { tokens }) => total + tokens, 0);
  const found = await new LedgerStore({ db, ids: systemIds }).findCurrent([owner], now);
  const { key = '' } = found.get(owner)?.period ?? {};
  if (sum('grant', key) !== limit || sum('settle', key) !== used)
    broken.push(`${key} shows ${limit} and ${used}, its rows add up to ${sum('grant', key)} and ${sum('settle', key)}`);
  for (const [period, tokens] of provider.worth())
    if (sum('grant', period) !== tokens) broken.push(`${period} is worth ${tokens}, granted ${sum('grant', period)}`);
  const ends = rows.filter(({ kind }) => kind === 'settle' || kind === 'release').map((row) => row.reference);
  if (new Set(ends).size !== ends.length) broken.push('a hold ended twice');
  const info = await readBillingInfo(
    { store, invoices, changes: new ChangeStore(db), returns: new ReturnStore(db) },
    owner,
    {
      now,
      testMode: true,
      supportEmail: 'a@b.test',
    },
  );
  const plan = (await plans.planOf([owner])).get(owner);
  if (info.currentPlan !== plan) broken.push(`the page says ${info.currentPlan}, the plan is ${plan}`);
  return broken;
}

/** What the ledger says no to, rightly. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'tokens_exhausted';
  return error instanceof Error && /^(nothing was reserved|the hold .* was refunded)/.test(error.message);
}

/** Lets the database look at the books with every commit: a balance below zero, or one its rows do not add up to, fails it. */
export async function watchEveryCommit({ db }: LedgerFixture): Promise<void> {
  await db.raw(`
    create function billing.books_balance() returns trigger language plpgsql as $$
    declare account record; booked record;
    begin
      select * into account from billing.token_accounts where user_id = new.user_id and period = new.period;
      select coalesce(sum(tokens) filter (where kind = 'grant'), 0) as granted,
             coalesce(sum(tokens) filter (where kind = 'settle'), 0) as used,
             coalesce(sum(tokens) filter (where kind = 'reserve'), 0)
               - coalesce(sum(tokens) filter (where kind in ('settle', 'release')), 0) as reserved
        into booked from billing.token_ledger where user_id = new.user_id and period = new.period;
      if booked.granted - booked.used - booked.reserved < 0 or booked.used < 0 or booked.reserved < 0
         or (account.limit_tokens, account.used, account.reserved) is distinct from (booked.granted, booked.used, booked.reserved)
      then raise exception 'the books of % do not balance: % against %', new.period, account, booked;
      end if;
      return null;
    end $$;
    create constraint trigger books_balance after insert on billing.token_ledger
      deferrable initially deferred for each row execute function billing.books_balance();
    create constraint trigger books_balance after insert or update on billing.token_accounts
      deferrable initially deferred for each row execute function billing.books_balance();
  `);
}
