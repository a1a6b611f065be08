import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { expect, it, vi } from 'vitest';
import { AccountRemoval } from '#platform/accounts/account-removal.ts';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { runOps } from '#platform/ops/ops-program.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { DEEP } from '#platform/testing/depth.ts';
import { BillingStore } from '../server/billing-store.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { billingActs } from './billing-acts.ts';
import { signInAgain } from './billing-app.ts';

const PATIENT = { timeout: 60_000, interval: 50 };
/** In the deep run alone: a second way to what another test here proves. */
const rarely = DEEP ? it : () => undefined;
const acts = billingActs();
const { info, change, mails, kept } = acts;

const leave = async (user: TestUser): Promise<void> => {
  // Nobody does both in one second.
  acts.on.clock.advance(2_000);
  await user.caller.call(ownDataRoutes.deleteAccount, { body: { password: user.password } });
  // Billing is told of it, and is done with its first try.
  const tries = acts.on.app.db('billing.plan_changes').where({ user_id: user.id, from_plan: 'free', to_plan: 'free' });
  await vi.waitFor(async () => expect(await tries.clone().whereNot({ status: 'open' })).toHaveLength(1), PATIENT);
  acts.on.clock.advance(2_000);
};
/** Somebody with an open payment page, at an address the provider fails to end `times` times. */
const withOpenPage = async (times: number) => {
  const user = await acts.on.app.signUp();
  const { paymentUrl } = (await change(user, { plan: 'starter' })).body as { paymentUrl: string };
  const [{ session_id: session }] = await pages(user);
  await acts.fail('server_error', `/v1/checkout/sessions/${session}/expire`, times);
  return { user, paymentUrl };
};
const pages = (user: TestUser) => acts.on.app.db('billing.checkouts').where({ user_id: user.id });
const page = async (user: TestUser) => (await pages(user)).map(({ status }) => status);
/** Mails that nothing at the provider calls for go with a sweep of half a minute later. */
const mailed = async (): Promise<void> => {
  acts.on.clock.advance(31_000);
  await acts.on.sweep();
};
/** What operators read of money that is owed. */
const failedRefunds = async (): Promise<string> => {
  const text: string[] = [];
  await runOps(['billing', 'failed-refunds'], {
    commands: acts.on.app.process.modules.contributions(opsCommands),
    io: { out: (line) => text.push(line), error: (line) => text.push(line) },
    operator: 'test',
    record: async () => undefined,
  });
  return text.join('\n');
};
const fallDue = (user: TestUser) =>
  acts.on.app.db('platform.users').where({ id: user.id }).update({ deletion_due_at: acts.on.clock.now() });
/** One run of the schedule that removes accounts. */
const removeDue = async (user: TestUser): Promise<'gone' | 'there'> => {
  const remove = createHousekeeping(acts.on.app.process).activities['platform.removeAccounts'];
  await new MockActivityEnvironment().run(remove ?? (async () => undefined), {});
  return (await acts.on.app.db('platform.users').where({ id: user.id }).first('id')) ? 'there' : 'gone';
};
/** Cents the provider has of each charge of a customer. */
const left = async (customer: string) => {
  const { data } = await acts.on.stripe.charges.list({ customer });
  return data.map(({ amount, amount_refunded }) => amount - amount_refunded);
};
const alive = (user: TestUser) =>
  acts.on.app.db('billing.subscriptions').where({ user_id: user.id, ended_at: null }).pluck('id');

it('a page the provider fails to end is tried every minute until it is; then it takes no payment', async () => {
  // Two tries a run.
  const { user, paymentUrl } = await withOpenPage(6);
  await leave(user);
  await acts.on.sweep();
  expect(await page(user)).toEqual(['open']);
  await acts.on.sweep();
  expect(await page(user)).toEqual(['open']);
  await acts.on.sweep();
  expect(await page(user)).toEqual(['expired']);
  await acts.on.pay(paymentUrl);
  await acts.on.settled();
  expect([await kept(user), await alive(user)]).toEqual([0, []]);
}, 300_000);

it('what is paid on such a page goes back whole and once, with a mail that says why; the plan ends and the books balance', async () => {
  const { user, paymentUrl } = await withOpenPage(100);
  await leave(user);
  await acts.on.pay(paymentUrl);
  await acts.on.settled();
  expect(await kept(user)).toBe(1999);
  // The answer of the first refund is lost, too.
  await acts.fail('lose_answer', '/v1/refunds', 2);
  for (let i = 0; i < 3; i += 1) {
    await acts.on.sweep();
    await acts.on.settled();
  }
  expect([await kept(user), await alive(user), await page(user)]).toEqual([0, [], ['complete']]);
  await signInAgain(user);
  expect(await info(user)).toMatchObject({
    currentPlan: 'free',
    totalPaid: 0,
    refundable: null,
    // The guarantee was not used for it.
    refund: null,
  });
  const charges = await acts.charges(user);
  expect(charges.map(({ amount, amount_refunded }) => [amount, amount_refunded])).toEqual([[1999, 1999]]);
  await mailed();
  const told = await mails(user, 'Your refund of $19.99 is on its way');
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('Your payment arrived after you asked us to delete your account.');
  const { deletion_due_at } = await acts.on.app.db('platform.users').where({ id: user.id }).first('deletion_due_at');
  expect(told[0]).toContain(`The account is deleted on ${formatDay(deletion_due_at)}.`);
  expect(await mails(user, 'Receipt')).toEqual([expect.not.stringMatching(/money back/)]);
  expect(await mails(user, 'You are now on Free')).toEqual([]);
  expect(await verifyLedger(acts.on.app.db, user.id)).toEqual([]);
  // Kept after all, it can buy again, as somebody else can, and has the guarantee.
  await user.caller.call(ownDataRoutes.keepAccount, {});
  const { paymentUrl: again } = (await change(user, { plan: 'starter' })).body as { paymentUrl: string };
  await acts.on.pay(again);
  await acts.on.settled();
  expect(await info(user)).toMatchObject({ currentPlan: 'starter', refundable: { amount: 1999 } });
  await acts.on.sweep();
  expect(await kept(user)).toBe(1999);
}, 300_000);

it('a refund that is refused leaves no plan that renews: the rest ends, and the money is told as owed, once', async () => {
  const { user, paymentUrl } = await withOpenPage(100);
  await leave(user);
  await acts.on.pay(paymentUrl);
  await acts.on.settled();
  await acts.fail('refuse', '/v1/refunds', 1000);
  await acts.on.sweep();
  expect([await kept(user), await alive(user)]).toEqual([1999, []]);
  const [charge] = await acts.charges(user);
  const owed = `leaves:${charge?.payment_intent}`;
  expect(await failedRefunds()).toContain(`${owed}  $19.99  account ${user.id}, charge ${charge?.payment_intent}`);
  await mailed();
  const told = await mails(user, 'Your refund of $19.99 did not arrive');
  expect(told).toEqual([expect.stringContaining('Our payment service could not refund it to your card.')]);
  // An operator sends it another way: it must not go back by itself as well.
  await acts.fail('refuse', '/v1/refunds', 0);
  await mailed();
  expect(await kept(user)).toBe(1999);
  expect(await mails(user, 'did not arrive')).toHaveLength(1);
  expect(await mails(user, 'is on its way')).toEqual([]);
  // Not even where another of its refunds is begun again.
  await acts.on.app.db('billing.subscriptions').where({ user_id: user.id }).update({ given_back_at: null });
  await acts.on.sweep();
  expect(await kept(user)).toBe(1999);
}, 300_000);

rarely(
  'a refund that fails for now ends the plan at once and is tried until it is done, also where the account is kept',
  async () => {
    const { user, paymentUrl } = await withOpenPage(100);
    await leave(user);
    await acts.on.pay(paymentUrl);
    await acts.on.settled();
    await acts.fail('server_error', '/v1/refunds', 1000);
    await acts.on.sweep();
    expect([await kept(user), await alive(user)]).toEqual([1999, []]);
    expect(await failedRefunds()).not.toContain(user.id);
    await signInAgain(user);
    await user.caller.call(ownDataRoutes.keepAccount, {});
    await acts.on.sweep();
    expect(await kept(user)).toBe(1999);
    await acts.fail('server_error', '/v1/refunds', 0);
    // A sweep leaves alone what something else is busy with, as with what was told of the account; the next one does it.
    const done = async () => {
      await acts.on.sweep();
      await mailed();
      expect([await kept(user), await mails(user, 'Your refund of $19.99 is on its way')]).toEqual([
        0,
        [expect.any(String)],
      ]);
    };
    await vi.waitFor(done, PATIENT);
    const [told, ...none] = await mails(user, 'Your refund of $19.99 is on its way');
    expect([none, told]).toEqual([[], expect.not.stringContaining('The account is deleted')]);
    const marks = () => acts.on.app.db('billing.subscriptions').where({ user_id: user.id }).pluck('given_back_at');
    expect(await marks()).toEqual([expect.any(Date)]);
  },
  300_000,
);

it('nothing is marked to go back of an account that was kept in the same moment', async () => {
  const user = await acts.on.customer('starter');
  const store = new BillingStore(acts.on.app.db);
  const [id = ''] = await alive(user);
  expect(await store.markGivenBack(user.id, id)).toBe(false);
  const due = (at: Date | null) =>
    acts.on.app.db('platform.users').where({ id: user.id }).update({ deletion_due_at: at });
  await due(new Date(acts.on.clock.now().getTime() + 86_400_000));
  expect(await store.markGivenBack(user.id, id)).toBe(true);
  await due(null);
  // What was begun is finished.
  expect(await store.markGivenBack(user.id, id)).toBe(true);
}, 300_000);

it('what was paid before the deletion was asked for stays paid, though nobody had heard of it', async () => {
  const { user, paymentUrl } = await withOpenPage(0);
  await acts.on.pay(paymentUrl);
  await leave(user);
  await acts.on.sweep();
  await acts.on.settled();
  expect(await kept(user)).toBe(1999);
  await signInAgain(user);
  expect(await info(user)).toMatchObject({ currentPlan: 'starter', pendingPlanChange: 'free', totalPaid: 1999 });
}, 300_000);

it('what is paid in the moment the account is removed goes back before its customer is forgotten', async () => {
  const { user, paymentUrl } = await withOpenPage(1000);
  await leave(user);
  const customer = await acts.on.customerId(user);
  await fallDue(user);
  acts.on.clock.advance(2_000);
  await acts.on.pay(paymentUrl);
  // While something else of theirs is under way nobody looks, and so nobody is forgotten.
  const at = acts.on.clock.now();
  const other = { id: randomUUID(), user_id: user.id, from_plan: 'free', to_plan: 'free', created_at: at };
  await acts.on.app.db('billing.plan_changes').insert(other);
  expect([await removeDue(user), await left(customer)]).toEqual(['there', [1999]]);
  await acts.on.app.db('billing.plan_changes').where({ id: other.id }).update({ status: 'done', ended_at: at });
  expect([await removeDue(user), await left(customer)]).toEqual(['gone', [0]]);
}, 300_000);

it('a removal gives nothing back that was bought before it was asked for, and waits for no page that cannot be ended', async () => {
  const buyer = await acts.on.customer('starter');
  const customer = await acts.on.customerId(buyer);
  acts.on.clock.advance(2_000);
  await buyer.caller.call(ownDataRoutes.deleteAccount, { body: { password: buyer.password } });
  // Billing is told of it, and is done with it: the removal would wait for that.
  const plan = acts.on.app.db('billing.subscriptions').where({ user_id: buyer.id, pending_plan: 'free' });
  const open = acts.on.app.db('billing.plan_changes').where({ user_id: buyer.id, status: 'open' });
  await vi.waitFor(
    async () => expect([await plan.clone(), await open.clone()]).toEqual([[expect.anything()], []]),
    PATIENT,
  );
  await fallDue(buyer);
  expect([await removeDue(buyer), await left(customer)]).toEqual(['gone', [1999]]);

  const { user } = await withOpenPage(1000);
  await leave(user);
  await fallDue(user);
  expect(await removeDue(user)).toBe('gone');
}, 300_000);

rarely(
  'what is paid between the request of an owner and the removal by an operator goes back',
  async () => {
    const { user, paymentUrl } = await withOpenPage(1000);
    await leave(user);
    const customer = await acts.on.customerId(user);
    await acts.on.pay(paymentUrl);
    acts.on.clock.advance(60_000);
    const { process } = acts.on.app;
    const parts = () => process.modules.contributions(personalData);
    const removal = new AccountRemoval({ ...process, supportEmail: 'a@b.test', parts });
    expect(await removal.remove(user.id, { onlyIfDue: false })).toBe(true);
    expect(await left(customer)).toEqual([0]);
  },
  300_000,
);

rarely(
  'a refund that is refused while the account is removed is still owed after it',
  async () => {
    const { user, paymentUrl } = await withOpenPage(1000);
    await leave(user);
    await acts.on.pay(paymentUrl);
    await acts.on.settled();
    await fallDue(user);
    await acts.fail('refuse', '/v1/refunds', 1000);
    expect(await removeDue(user)).toBe('gone');
    expect(await failedRefunds()).toContain(`$19.99  account ${user.id} (deleted)`);
  },
  300_000,
);

it('a page the provider does not know takes no payment: it counts as ended', async () => {
  const { user } = await withOpenPage(0);
  const gone = { session_id: `cs_test_${user.id}` };
  await acts.on.app.db('billing.checkouts').where({ user_id: user.id }).update(gone);
  await leave(user);
  expect(await page(user)).toEqual(['expired']);
}, 300_000);

it('a new card pays nothing overdue of an account that goes', async () => {
  const user = await acts.on.customer('starter');
  await acts.replaceCard(user, 'pm_card_chargeCustomerFail');
  await acts.on.moveBy(32);
  expect(await kept(user)).toBe(1999);
  await acts.on.app.db('platform.users').where({ id: user.id }).update({ deletion_due_at: acts.on.clock.now() });
  await acts.replaceCard(user, 'pm_card_visa');
  expect(await kept(user)).toBe(1999);
  await acts.on.sweep();
  expect([await kept(user), await alive(user)]).toEqual([1999, []]);
}, 300_000);
