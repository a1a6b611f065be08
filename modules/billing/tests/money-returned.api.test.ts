import { MockActivityEnvironment } from '@temporalio/testing';
import { expect, it, vi } from 'vitest';
// In the deep run every event of the sandbox is dealt with; see `billing-app.ts`.
import '#platform/testing/depth.ts';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { runOps } from '#platform/ops/ops-program.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingActs } from './billing-acts.ts';
import { signInAgain } from './billing-app.ts';

const acts = billingActs();
const { info, refund, upgrade, mails, kept, charges, replaceCard } = acts;
const trigger = async (body: object): Promise<{ id: string }> => {
  const answer = await acts.on.control('trigger', body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const made = await answer.json();
  await acts.on.settled();
  return made;
};
const statuses = async (user: TestUser) =>
  (await user.caller.call(billingRoutes.listInvoices, {})).map(({ status, amount }) => [status, amount]);
const ops = async (...argv: string[]): Promise<string> => {
  const text: string[] = [];
  await runOps(argv, {
    commands: acts.on.app.process.modules.contributions(opsCommands),
    io: { out: (line) => text.push(line), error: (line) => text.push(line) },
    operator: 'test',
    record: async () => undefined,
  });
  return text.join('\n');
};

it('a dispute of one of two payments of an invoice takes its own amount, and the guarantee refunds the other', async () => {
  const user = await acts.on.customer('starter');
  await replaceCard(user, 'pm_card_chargeCustomerFail');
  await acts.on.moveBy(32);
  await signInAgain(user);
  const [renewal] = await user.caller.call(billingRoutes.listInvoices, {});
  await trigger({ type: 'pay_part', invoice: renewal?.id, amount: 600 });
  await replaceCard(user, 'pm_card_visa');
  expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 2 * 1999 });
  const part = (await charges(user)).find(({ amount }) => amount === 600);

  const { id: dispute } = await trigger({ type: 'dispute', charge: part?.id });
  expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 1999 + 1399 });
  expect(await statuses(user)).toEqual([
    ['paid', 1999],
    ['paid', 1999],
  ]);
  await trigger({ type: 'dispute_closed', dispute, status: 'won' });
  expect(await info(user)).toMatchObject({ totalPaid: 2 * 1999 });

  // Within the guarantee: what the bank takes is not promised, nor given, a second time.
  const other = await acts.on.customer('starter');
  // Of two invoices of one second nobody can tell which is first.
  acts.on.clock.advance(2_000);
  await upgrade(other, 'pro');
  await acts.on.settled();
  const upgraded = (await charges(other)).find(({ amount }) => amount !== 1999);
  await trigger({ type: 'dispute', charge: upgraded?.id });
  expect(await info(other)).toMatchObject({ totalPaid: 1999, refundable: { amount: 1999 } });
  expect((await statuses(other)).map(([status]) => status)).toEqual(['disputed', 'paid']);
  expect((await refund(other)).body).toMatchObject({ amount: 1999 });
  await acts.on.settled();
  expect((await charges(other)).map((one) => one.amount_refunded)).toEqual([1999, 0]);
  expect(await info(other)).toMatchObject({ totalPaid: 0, refund: { status: 'refunded', amount: 1999 } });
}, 300_000);

it('a refund the bank sends back is told by mail and page, counts as paid again, and operators settle it', async () => {
  const user = await acts.on.customer('pro');
  expect((await refund(user)).status).toBe(200);
  await acts.on.settled();
  expect(await info(user)).toMatchObject({ totalPaid: 0, refund: { status: 'refunded', amount: 4999 } });
  const [given] = (await acts.on.stripe.refunds.list({ limit: 1 })).data;
  await trigger({ type: 'refund_fails', refund: given?.id });

  const { supportEmail } = (await info(user)).refund ?? {};
  expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 4999, refundable: null });
  expect((await info(user)).refund).toMatchObject({ status: 'failed', amount: 4999 });
  expect(supportEmail).toMatch(/@/);
  expect(await statuses(user)).toEqual([['paid', 4999]]);
  // Three events tell of it.
  const told = await mails(user, 'Your refund of $49.99 did not arrive');
  expect(told).toEqual([expect.stringContaining(`Write to ${supportEmail}`)]);
  expect(await kept(user)).toBe(4999);

  expect(await ops('billing', 'failed-refunds')).toContain(`${given?.id}  $49.99  account ${user.id}`);
  const facts = await Promise.all(
    acts.on.app.process.modules.contributions(opsAccountFacts).map((one) => one.facts(user.id)),
  );
  expect(facts.flat().find(({ title }) => title === 'Refund')?.text).toMatch(/lost_or_stolen_card/);
  expect(await ops('billing', 'settle-refund', 're_unknown')).toMatch(/There is no failed refund re_unknown/);
  expect(await ops('billing', 'settle-refund', String(given?.id))).toContain('Done.');
  expect(await info(user)).toMatchObject({ totalPaid: 0, refund: { status: 'refunded', amount: 4999 } });
  expect(await statuses(user)).toEqual([['refunded', 4999]]);
  expect(await ops('billing', 'failed-refunds')).toContain('No refund is owed');
}, 300_000);

it('a refund the bank sends back is still owed when the account is gone, whichever comes first', async () => {
  const [before, after] = [await acts.on.customer('pro'), await acts.on.customer('starter')];
  const given = async (user: TestUser): Promise<string> => {
    expect((await refund(user)).status).toBe(200);
    await acts.on.settled();
    return String((await acts.on.stripe.refunds.list({ limit: 1 })).data[0]?.id);
  };
  const [early, late] = [await given(before), await given(after)];
  const [charge] = await charges(after);
  const customer = await acts.on.customerId(after);
  await trigger({ type: 'refund_fails', refund: early });
  for (const user of [before, after]) {
    await user.caller.call(ownDataRoutes.deleteAccount, { body: { password: user.password } });
    await acts.on.app.db('platform.users').where({ id: user.id }).update({ deletion_due_at: acts.on.clock.now() });
  }
  const remove = createHousekeeping(acts.on.app.process).activities['platform.removeAccounts'];
  // While billing is still told of the request, a removal is put off and tried again.
  const gone = async (): Promise<void> => {
    await new MockActivityEnvironment().run(remove ?? (async () => undefined), {});
    expect(await acts.on.app.db('platform.users').whereIn('id', [before.id, after.id])).toEqual([]);
  };
  await vi.waitFor(gone, { timeout: 60_000, interval: 200 });
  await trigger({ type: 'refund_fails', refund: late });

  const owed = await ops('billing', 'failed-refunds');
  expect(owed).toContain(`${early}  $49.99  account ${before.id} (deleted), charge ch_`);
  expect(owed).toContain(`${late}  $19.99  account ${after.id} (deleted), charge ${charge?.id}, customer ${customer}`);
  for (const id of [early, late]) expect(await ops('billing', 'settle-refund', id)).toContain('Done.');
  expect(await ops('billing', 'failed-refunds')).toContain('No refund is owed');
}, 300_000);

it('a refund that fails of somebody else who sells by the same account of the provider is no debt of ours', async () => {
  const { app, stripe } = acts.on;
  const customer = await stripe.customers.create({ email: 'buyer@other-product.test' });
  const card = { type: 'replace_card', customer: customer.id, card: 'pm_card_visa' };
  expect((await acts.on.control('trigger', card)).status).toBe(200);
  const product = await stripe.products.create({ name: 'Another product' });
  const monthly = { currency: 'usd', unit_amount: 700, recurring: { interval: 'month' as const } };
  const price = await stripe.prices.create({ ...monthly, product: product.id });
  const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: String(method?.id),
  });
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  expect(charge).toMatchObject({ amount: 700, paid: true });
  const refunded = await stripe.refunds.create({ payment_intent: String(charge?.payment_intent) });
  await trigger({ type: 'refund_fails', refund: refunded.id });
  const told = app.db('billing.events').where({ object_id: refunded.id });
  expect((await told).length).toBeGreaterThan(0);
  expect(await app.db('billing.failed_refunds').where({ id: refunded.id })).toEqual([]);
  expect(await ops('billing', 'failed-refunds')).toContain('No refund is owed');
}, 300_000);
