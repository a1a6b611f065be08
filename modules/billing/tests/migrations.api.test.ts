import { afterAll, beforeAll, expect, it } from 'vitest';
import { separateBoughtPeriods } from '../migrations/20261122_03_separate_bought_periods.ts';
import { keepDebts } from '../migrations/20261122_11_keep_debts.ts';
import { noteGivenBack } from '../migrations/20261122_12_note_given_back.ts';
import { ReturnStore } from '../server/refunds/return-store.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

it('goes back and forth on filled tables: what was kept apart is one account again, and a period keeps its day', async () => {
  const { db, plans, ledger, clock } = fixture;
  const owner = await fixture.newUser();
  clock.set(new Date('2027-03-01T09:00:00Z'));
  await fixture.reserve(owner, 'free', 5);
  const period = { from: clock.now(), until: new Date('2027-04-01T09:00:00Z'), by: 'sub_one' };
  const bought = { invoiceId: 'in_one', subscriptionId: 'sub_one', period, plan: 'starter' } as const;
  await db.transaction(async (trx) => {
    await ledger.grantPaid(trx, owner, [bought]);
    await plans.with(trx).setPaid(owner, 'starter', period, clock.now());
  });
  await fixture.reserve(owner, 'paid', 7);
  const accounts = () =>
    db('billing.token_accounts')
      .where({ user_id: owner })
      .orderBy('period')
      .select(db.raw('period::text'), 'limit_tokens', 'reserved');
  expect(await accounts()).toEqual([
    { period: '2027-03-01', limit_tokens: 50, reserved: 5 },
    { period: '2027-03-01 sub_one', limit_tokens: 200, reserved: 7 },
  ]);
  await db.transaction((trx) => separateBoughtPeriods.down(trx));
  expect(await accounts()).toEqual([{ period: '2027-03-01', limit_tokens: 250, reserved: 12 }]);
  await db.transaction((trx) => separateBoughtPeriods.up(trx));
  expect(await accounts()).toEqual([{ period: '2027-03-01', limit_tokens: 250, reserved: 12 }]);

  // What was bought before stays where it is, also with an upgrade and when it is fetched again.
  const upgrade = { ...bought, invoiceId: 'in_two', plan: 'pro' } as const;
  await db.transaction(async (trx) => {
    await ledger.grantPaid(trx, owner, [bought, upgrade]);
    await plans.with(trx).setPaid(owner, 'pro', period, clock.now());
  });
  expect(await ledger.balance(owner)).toMatchObject({ limit: 550, reserved: 12 });
  // The next paid period has a name of its own.
  const next = { from: period.until, until: new Date('2027-05-01T09:00:00Z'), by: 'sub_one' };
  await db.transaction(async (trx) => {
    await ledger.grantPaid(trx, owner, [bought, upgrade, { ...upgrade, invoiceId: 'in_three', period: next }]);
    await plans.with(trx).setPaid(owner, 'pro', next, clock.now());
  });
  expect(await ledger.balance(owner)).toMatchObject({ limit: 500, reserved: 0 });
  expect((await accounts()).map((row: { period: string }) => row.period)).toEqual(['2027-03-01', '2027-04-01 sub_one']);
});

it('debts go back and forth on filled tables; those to deleted accounts are settled before, never forgotten', async () => {
  const { db, clock } = fixture;
  const returns = new ReturnStore(db);
  const [owner, gone] = [await fixture.newUser(), await fixture.newUser()];
  const owe = async (id: string, to: string): Promise<void> => {
    const of = { id, invoiceId: `in_${id}`, chargeId: `ch_${id}`, customerId: 'cus_one' };
    const debt = { ...of, amount: 1999, currency: 'usd', reason: 'expired_or_canceled_card', failedAt: clock.now() };
    expect(await returns.enterFailedRefund(to, debt)).toBe(true);
  };
  await owe('re_known', owner);
  await owe('re_gone', gone);
  await owe('re_nobody', gone);
  // As it was entered where nobody was found.
  await db('billing.failed_refunds').where({ id: 're_nobody' }).update({ user_id: null });
  await db('platform.users').where({ id: gone }).delete();
  const down = () => db.transaction((trx) => keepDebts.down(trx));
  const ids = async () => (await returns.findFailedRefunds()).map(({ id }) => id).sort();

  await expect(down()).rejects.toThrow(/would be forgotten: re_gone, re_nobody\. Settle each with .+settle-refund/);
  expect(await ids()).toEqual(['re_gone', 're_known', 're_nobody']);
  for (const id of ['re_gone', 're_nobody']) await returns.settleRefund(id, clock.now());
  await down();
  expect(await db('billing.failed_refunds').pluck('id')).toEqual(['re_known']);
  await expect(db('billing.failed_refunds').update({ user_id: null })).rejects.toThrow(/not-null/);

  await db.transaction((trx) => keepDebts.up(trx));
  expect(await returns.findFailedRefunds()).toMatchObject([
    { id: 're_known', owner, known: true, amount: 1999, chargeId: null, customerId: null },
  ]);
  // It outlives its account again.
  await db('platform.users').where({ id: owner }).delete();
  expect(await returns.findFailedRefunds()).toMatchObject([{ id: 're_known', owner, known: false }]);
});

it('what is refunded is forgotten on the way down, and nothing is taken for it on the way up', async () => {
  const { db, clock } = fixture;
  const at = clock.now();
  const row = {
    user_id: await fixture.newUser(),
    item_id: 'si_one',
    plan: 'starter',
    status: 'canceled',
    amount: 1999,
  };
  const times = { started_at: at, period_start: at, period_end: at, ended_at: at };
  await db('billing.subscriptions').insert({ id: 'sub_late', ...row, ...times, currency: 'usd', given_back: true });
  await db('billing.subscriptions').where({ id: 'sub_late' }).update({ given_back_at: at });
  const columns = async () =>
    Object.keys(await db('billing.subscriptions').where({ id: 'sub_late' }).first()).filter((name) =>
      /given/.test(name),
    );
  await db.transaction((trx) => noteGivenBack.down(trx));
  expect(await columns()).toEqual([]);
  await db.transaction((trx) => noteGivenBack.up(trx));
  expect(await db('billing.subscriptions').where({ id: 'sub_late' }).first('given_back', 'given_back_at')).toEqual({
    given_back: false,
    given_back_at: null,
  });
  const undone = db('billing.subscriptions').where({ id: 'sub_late' }).update({ given_back_at: at });
  await expect(undone).rejects.toThrow(/subscriptions_given_back/);
});
