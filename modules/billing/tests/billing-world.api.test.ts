import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// In the deep run every event of the sandbox is dealt with; see `billing-app.ts`.
import '#platform/testing/depth.ts';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { runOps } from '#platform/ops/ops-program.ts';
import type { TestUser } from '#platform/testing/create-test-app.ts';
import { billingRoutes } from '../contract/routes.ts';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { type BillingApp, createBillingApp, signInAgain } from './billing-app.ts';

const DAY_MS = 86_400_000;
/** What the sweep leaves to others for that long. */
const SILENT_MS = 31_000;

let on: BillingApp;
beforeAll(async () => {
  on = await createBillingApp('by-hand');
});
afterEach(() => on.sandbox.sendEventsTo(`${on.app.url}/api/billing/webhook`));
afterAll(() => on.stop());

const info = (user: TestUser) => user.caller.call(billingRoutes.billingInfo, {});
const mails = async (user: TestUser, part: string): Promise<number> =>
  (await on.app.db('platform.outbox_mails').where({ recipient: user.email }).whereLike('subject', `%${part}%`)).length;
const planOf = async (user: TestUser): Promise<string> =>
  (await on.app.db('billing.plans').where({ user_id: user.id }).first('plan'))?.plan ?? 'free';
const limitOf = async (user: TestUser): Promise<number> => {
  const { user: seen } = await (await user.caller.fetch('/api/auth/user')).json();
  return seen.tokensLimit;
};
const trigger = async (body: object): Promise<Record<string, string>> => {
  const answer = await on.control('trigger', body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const chargeOf = async (user: TestUser): Promise<string> => {
  const { data } = await on.stripe.charges.list({ customer: await on.customerId(user), limit: 1 });
  return data[0]?.id ?? '';
};
const subscriptionOf = async (user: TestUser): Promise<string> =>
  (await on.app.db('billing.subscriptions').where({ user_id: user.id, ended_at: null }).first('id'))?.id;
/** The provider's events reach nobody until the end of the test. */
const loseEvents = (): void => on.sandbox.sendEventsTo(undefined);
const wait = (ms: number): void => on.clock.advance(ms);

/** The real program, as an operator starts it. */
async function ops(...argv: string[]): Promise<{ code: number; text: string }> {
  const args = ['--import', 'tsx', 'platform/bin/ops.ts', ...argv];
  const env = { PATH: environment().PATH, HOME: environment().HOME, ...on.app.env };
  return promisify(execFile)(process.execPath, args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );
}

/** The same command line without a process of its own. */
async function command(...argv: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const code = await runOps(argv, {
    commands: on.app.process.modules.contributions(opsCommands),
    io: { out: note, error: note },
    operator: 'test',
    record: async () => undefined,
  });
  return { code, text: lines.join('\n') };
}

// First of all: the sandbox's catalogue is made with the first sale.
describe('npm run ops -- billing sync', () => {
  it('says what it would do, does it, and has nothing left to do after', async () => {
    const prices = async () => (await on.stripe.prices.list({ limit: 10 })).data;
    expect((await command('billing', 'sync', '--help')).text).toContain('Create or update products and prices');
    const dry = await command('billing', 'sync', '--dry-run');
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.text).toContain('Create the product adjudge_pro (Adjudge Pro).');
    expect(dry.text).toContain('Sell Pro at $49.99 a month, under adjudge_pro_monthly.');
    expect(await prices()).toEqual([]);
    const [done, again] = [await ops('billing', 'sync'), await command('billing', 'sync')];
    expect(done.code).toBe(0);
    expect(done.text).toContain('Done: 6 changes.');
    const made = (await prices()).map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).sort();
    expect(made).toEqual([
      ['adjudge_elite_monthly', 6999],
      ['adjudge_pro_monthly', 4999],
      ['adjudge_starter_monthly', 1999],
    ]);
    expect(again.code).toBe(0);
    expect(again.text).toContain('Products and prices match the price list.');
    expect(await prices()).toHaveLength(3);
  }, 300_000);
});

// Before others buy: everybody's month passes with the clock.
describe('a month', () => {
  it('reminds of a payment a week before it, once, and ends what nobody paid for seven days', async () => {
    const [payer, failing, leaving] = [
      await on.customer('starter'),
      await on.customer('pro'),
      await on.customer('starter'),
    ];
    await leaving.caller.call(billingRoutes.cancelSubscription, {});
    await trigger({
      type: 'replace_card',
      customer: await on.customerId(failing),
      card: 'pm_card_chargeCustomerFail',
    });
    // The provider would leave it overdue for ever: the end is ours.
    await on.control('settings', { afterRetries: 'past_due' });
    const end = new Date((await on.app.db('billing.plans').where({ user_id: payer.id }).first()).paid_until);
    await on.sandbox.moveTo(new Date(end.getTime() - 7.5 * DAY_MS));
    await on.settled();
    await on.sweep();
    expect(await mails(payer, '$19.99 for Starter on')).toBe(0);
    await on.sandbox.moveTo(new Date(end.getTime() - 6.9 * DAY_MS));
    await on.settled();
    for (let i = 0; i < 2; i += 1) {
      await on.sweep();
      wait(SILENT_MS);
    }
    expect(await mails(payer, '$19.99 for Starter on')).toBe(1);
    expect(await mails(leaving, '$19.99 for Starter on')).toBe(0);

    await on.sandbox.moveTo(new Date(end.getTime() + 2 * DAY_MS));
    await on.settled();
    expect([await planOf(payer), await planOf(failing), await planOf(leaving)]).toEqual(['starter', 'pro', 'free']);
    loseEvents();
    await on.sandbox.moveTo(new Date(end.getTime() + 8 * DAY_MS));
    const id = await subscriptionOf(failing);
    expect((await on.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    await on.sweep();
    expect(await planOf(failing)).toBe('free');
    expect((await on.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    wait(SILENT_MS);
    await on.sweep();
    expect(await mails(failing, 'You are now on Free')).toBe(1);
    expect(await mails(failing, 'Your payment did not go through')).toBe(1);
    for (const user of [payer, failing, leaving]) expect(await verifyLedger(on.app.db, user.id)).toEqual([]);
  }, 300_000);
});

describe('what happens at the provider', () => {
  it('a dispute ends the plan and gives nothing back twice; won, the payment counts again; told once', async () => {
    const user = await on.customer('pro');
    const { id: dispute } = await trigger({ type: 'dispute', charge: await chargeOf(user) });
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 0, refundable: null });
    expect((await info(user)).dispute).toMatchObject({ state: 'open', amount: 4999, currency: 'usd' });
    expect(await limitOf(user)).toBe(50);
    const [invoice] = await user.caller.call(billingRoutes.listInvoices, {});
    expect(invoice).toMatchObject({ status: 'disputed', amount: 4999 });
    const refund = await user.caller.attempt(billingRoutes.requestRefund, { body: {} });
    expect(refund.body).toMatchObject({ code: 'refund_unavailable', details: { reason: 'nothing_paid' } });

    await trigger({ type: 'dispute_closed', dispute, status: 'won' });
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 4999, dispute: null });
    expect(await mails(user, 'Your bank reversed a payment')).toBe(1);
    expect(await mails(user, 'You are now on Free')).toBe(0);
    expect(await verifyLedger(on.app.db, user.id)).toEqual([]);
  }, 180_000);

  it('a dispute that is lost leaves a plan alone that was bought after it', async () => {
    const user = await on.customer('starter');
    const { id: dispute } = await trigger({ type: 'dispute', charge: await chargeOf(user) });
    await on.settled();
    const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'pro' } });
    await on.pay(String(paymentUrl));
    await on.settled();
    expect(await planOf(user)).toBe('pro');
    expect((await info(user)).dispute).toMatchObject({ state: 'open', amount: 1999 });
    await trigger({ type: 'dispute_closed', dispute, status: 'lost' });
    await on.settled();
    expect((await info(user)).dispute).toBeNull();
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', totalPaid: 4999, subscription: { state: 'active' } });
    expect(await limitOf(user)).toBe(500);
    expect(await mails(user, 'Your bank reversed a payment')).toBe(1);
  }, 180_000);

  it('a card that expires is told once; who pays is not put on another plan by hand', async () => {
    const user = await on.customer('starter');
    const refused = await command('user', 'set-plan', user.email, 'elite');
    expect(refused.code).toBe(1);
    const bought = await subscriptionOf(user);
    expect(refused.text).toContain(`pays for Starter (${bought})`);
    const facts = async () => {
      const all = on.app.process.modules.contributions(opsAccountFacts).map((one) => one.facts(user.id));
      return (await Promise.all(all)).flat().map(({ title, text }) => `${title}: ${text}`);
    };
    const at = (await info(user)).nextPayment?.at;
    expect(await facts()).toEqual([
      `Customer: ${await on.customerId(user)}`,
      `Pays for: Starter (${bought}), active; next payment $19.99 on ${at}`,
      expect.stringMatching(/^Tokens: 0 of 200 used/),
    ]);
    await user.caller.call(billingRoutes.cancelSubscription, {});
    expect(await facts()).toContain(`Pays for: Starter (${bought}), active; Free from ${at}; no next payment`);
    for (let i = 0; i < 2; i += 1) {
      await trigger({ type: 'card_expiring', customer: await on.customerId(user) });
      await on.settled();
    }
    expect(await mails(user, 'Your card expires soon')).toBe(1);
    const [card] = await user.caller.call(billingRoutes.listPaymentMethods, {});
    expect(card?.card.exp_month).toBe(on.clock.now().getUTCMonth() + 1);
  }, 180_000);

  it('a deleted customer is on the free plan and can buy again as a new one', async () => {
    const user = await on.customer('pro');
    const before = await on.customerId(user);
    await on.stripe.customers.del(before);
    await on.settled();
    expect(await info(user)).toMatchObject({
      currentPlan: 'free',
      hasPortal: false,
      nextPayment: null,
      subscription: { state: 'none' },
    });
    expect(await limitOf(user)).toBe(50);
    const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'starter' } });
    expect((await on.pay(String(paymentUrl))).status).toBe(303);
    await on.settled();
    expect(await on.customerId(user)).not.toBe(before);
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', hasPortal: true });
    expect(await limitOf(user)).toBe(200);
    expect(await verifyLedger(on.app.db, user.id)).toEqual([]);
  }, 180_000);

  it('a second subscription ends, its money goes back, and none of its tokens stay', async () => {
    const user = await on.customer('starter');
    const [price] = (await on.stripe.prices.list({ lookup_keys: ['adjudge_elite_monthly'] })).data;
    const customer = await on.customerId(user);
    const [card] = (await on.stripe.customers.listPaymentMethods(customer)).data;
    const paid = { default_payment_method: card?.id ?? '', items: [{ price: price?.id ?? '' }] };
    const second = await on.stripe.subscriptions.create({ customer, ...paid });
    await on.settled();
    expect((await on.stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 1999 });
    expect(await limitOf(user)).toBe(200);
    const invoices = await user.caller.call(billingRoutes.listInvoices, {});
    expect(invoices.map(({ plan, status }) => [plan, status]).sort()).toEqual([
      ['elite', 'refunded'],
      ['starter', 'paid'],
    ]);
    expect(await mails(user, 'Your refund of $69.99 is on its way')).toBe(1);
    expect(await verifyLedger(on.app.db, user.id)).toEqual([]);
  }, 180_000);

  it('support gives money back in the provider’s pages: told once, the plan stays, the guarantee gives the rest', async () => {
    const user = await on.customer('pro');
    const charge = await chargeOf(user);
    await on.stripe.refunds.create({ charge, amount: 1000 });
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', totalPaid: 3999, refundable: { amount: 3999 } });
    expect(await mails(user, 'Your refund of $10.00 is on its way')).toBe(1);
    expect(await user.caller.call(billingRoutes.requestRefund, { body: {} })).toMatchObject({ amount: 3999 });
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 0 });
    expect((await on.stripe.charges.retrieve(charge)).amount_refunded).toBe(4999);
    expect(await mails(user, 'is on its way')).toBe(2);
  }, 180_000);

  it('a price somebody changed by hand is not sold; who has it keeps it', async () => {
    const user = await on.customer('elite');
    const [price] = (await on.stripe.prices.list({ lookup_keys: ['adjudge_elite_monthly'] })).data;
    if (!price) throw new Error('there is no price');
    const made = {
      product: String(price.product),
      currency: 'usd',
      recurring: { interval: 'month' as const },
      lookup_key: 'adjudge_elite_monthly',
      transfer_lookup_key: true,
      metadata: { plan: 'elite' },
    };
    await on.stripe.prices.create({ ...made, unit_amount: 7999 });
    await on.settled();
    const other = await on.app.signUp();
    const refused = await other.caller.attempt(billingRoutes.updatePlan, { body: { plan: 'elite' } });
    expect(refused).toMatchObject({ status: 503, body: { code: 'billing_not_configured' } });
    expect(await info(user)).toMatchObject({ currentPlan: 'elite', nextPayment: { amount: 6999 } });
    expect((await command('billing', 'sync')).text).toContain('Sell Elite at $69.99 instead of $79.99 a month');
    const sold = await other.caller.call(billingRoutes.updatePlan, { body: { plan: 'elite' } });
    expect((await on.pay(String(sold.paymentUrl))).status).toBe(303);
    await on.settled();
    expect(await planOf(other)).toBe('elite');
  }, 180_000);
});

describe('an invoice that is paid by a credit and in parts', () => {
  it('counts what was paid, all of its payments go back, each once, and the guarantee begins with the first money', async () => {
    const user = await on.app.signUp();
    const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'starter' } });
    const customer = await on.customerId(user);
    await on.stripe.customers.createBalanceTransaction(customer, { amount: -2499, currency: 'usd' });
    expect((await on.pay(String(paymentUrl))).status).toBe(303);
    await on.settled();
    const list = async () =>
      (await user.caller.call(billingRoutes.listInvoices, {})).map(({ amount, status }) => [amount, status]);
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 0, refundable: null });
    expect(await list()).toEqual([[0, 'paid']]);
    expect(await limitOf(user)).toBe(200);
    expect(await mails(user, 'Receipt')).toBe(0);
    const refused = await user.caller.attempt(billingRoutes.requestRefund, { body: {} });
    expect(refused.body).toMatchObject({ details: { reason: 'nothing_paid' } });

    await trigger({ type: 'replace_card', customer, card: 'pm_card_chargeCustomerFail' });
    await on.moveBy(32);
    await signInAgain(user);
    expect(await info(user)).toMatchObject({ totalPaid: 0, subscription: { paymentFailed: { amount: 1499 } } });
    const [renewal] = await user.caller.call(billingRoutes.listInvoices, {});
    const invoice = String(renewal?.id);
    await trigger({ type: 'pay_part', invoice, amount: 600 });
    await on.settled();
    expect(await info(user)).toMatchObject({
      totalPaid: 600,
      refundable: { amount: 600 },
      subscription: { paymentFailed: { amount: 899 } },
    });
    expect(await list()).toEqual([
      [899, 'failed'],
      [0, 'paid'],
    ]);
    await trigger({ type: 'replace_card', customer, card: 'pm_card_visa' });
    await on.stripe.invoices.pay(invoice);
    await on.settled();
    expect(await info(user)).toMatchObject({ currentPlan: 'starter', totalPaid: 1499, refundable: { amount: 1499 } });
    expect(await list()).toEqual([
      [1499, 'paid'],
      [0, 'paid'],
    ]);
    expect(await mails(user, 'Receipt')).toBe(1);

    const charges = async () =>
      (await on.stripe.charges.list({ customer })).data
        .filter(({ paid }) => paid)
        .map(({ id, amount, amount_refunded: back }) => ({ id, amount, back }))
        .sort((a, b) => a.amount - b.amount);
    const [part, rest] = await charges();
    await on.stripe.refunds.create({ charge: String(part?.id), amount: 100 });
    await on.settled();
    await on.stripe.refunds.create({ charge: String(rest?.id), amount: 200 });
    await on.settled();
    expect(await info(user)).toMatchObject({ totalPaid: 1199, refundable: { amount: 1199 } });

    expect(await user.caller.call(billingRoutes.requestRefund, { body: {} })).toMatchObject({ amount: 1199 });
    await on.settled();
    // As if the process had died before it noted that it was done.
    await on.app.db('billing.refunds').where({ user_id: user.id }).update({ status: 'requested' });
    wait(SILENT_MS);
    await on.sweep();
    await on.settled();
    expect((await charges()).map(({ amount, back }) => [amount, back])).toEqual([
      [600, 600],
      [899, 899],
    ]);
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 0, refund: { status: 'refunded' } });
    expect(await list()).toEqual([
      [1499, 'refunded'],
      [0, 'paid'],
    ]);
    expect(await mails(user, 'Your refund of $11.99 is on its way')).toBe(1);
    expect(await verifyLedger(on.app.db, user.id)).toEqual([]);
  }, 180_000);
});

describe('the sweep', () => {
  it('finds what the provider’s events told nobody', async () => {
    loseEvents();
    const user = await on.app.signUp();
    const { paymentUrl } = await user.caller.call(billingRoutes.updatePlan, { body: { plan: 'pro' } });
    await on.pay(String(paymentUrl));
    expect(await planOf(user)).toBe('free');
    await on.sweep();
    expect(await planOf(user)).toBe('pro');
    expect(await limitOf(user)).toBe(500);
    expect(await mails(user, 'Receipt')).toBe(1);
    await on.sweep();
    expect(await mails(user, 'Receipt')).toBe(1);
  }, 180_000);

  it('deals with an event whose workflow never began, and with accounts nobody heard of for a day', async () => {
    const [told, silent] = [await on.customer('starter'), await on.customer('starter')];
    loseEvents();
    for (const user of [told, silent]) await on.stripe.subscriptions.cancel(await subscriptionOf(user));
    // Of one the event was noted and left; of the other not even the provider's list tells any more.
    const { data } = await on.stripe.events.list({ limit: 100 });
    const customers = new Map([
      [await on.customerId(told), told],
      [await on.customerId(silent), silent],
    ]);
    for (const { id, type, created, data: of } of data) {
      const customer = String((of.object as { customer?: string }).customer);
      const who = customers.get(customer);
      if (!who) continue;
      await on.app
        .db('billing.events')
        .insert({
          id,
          type,
          customer_id: customer,
          created_at: new Date(created * 1000),
          received_at: on.clock.now(),
          processed_at: who === told ? null : on.clock.now(),
        })
        .onConflict('id')
        .ignore();
    }
    wait(SILENT_MS);
    await on.sweep();
    expect([await planOf(told), await planOf(silent)]).toEqual(['free', 'starter']);
    await on.app
      .db('billing.customers')
      .where({ user_id: silent.id })
      .update({ synced_at: new Date(on.clock.now().getTime() - DAY_MS - 1000) });
    await on.sweep();
    expect(await planOf(silent)).toBe('free');
    // Lost as they were: the other tests' events are told again.
    expect(await on.app.db('billing.events').whereNull('processed_at')).toEqual([]);
  }, 180_000);

  it('ends nothing as overdue that was paid at the provider without anybody telling us', async () => {
    const user = await on.customer('pro');
    const id = await subscriptionOf(user);
    const since = new Date(on.clock.now().getTime() - 8 * DAY_MS);
    const missed = { status: 'past_due', past_due_since: since, overdue_amount: 4999 };
    await on.app.db('billing.subscriptions').where({ id }).update(missed);
    await on.sweep();
    expect((await on.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect(await info(user)).toMatchObject({ currentPlan: 'pro', subscription: { state: 'active' } });
  }, 180_000);

  it('tells the provider a new mail address, once, and again where it was refused; finds who was deleted there', async () => {
    const [user, gone] = [await on.customer('starter'), await on.customer('starter')];
    const customer = await on.customerId(user);
    const told = async (): Promise<string | null> => {
      const found = await on.stripe.customers.retrieve(customer);
      return found.deleted ? null : found.email;
    };
    expect(await told()).toBe(user.email);
    const change = (email: string) => on.app.db('platform.users').where({ id: user.id }).update({ email });
    const asked = async (): Promise<number> => {
      const answer = await fetch(`${on.sandbox.url}/_sandbox/requests`, {
        headers: { authorization: `Bearer ${on.sandbox.secretKey}` },
      });
      const requests = (await answer.json()) as { method: string; path: string }[];
      return requests.filter(({ method, path }) => method === 'POST' && path === `/v1/customers/${customer}`).length;
    };
    await on.control('settings', { recording: true });

    const first = `new-${user.email}`;
    await change(first);
    // Asked twice by the SDK.
    await on.control('faults', { kind: 'server_error', times: 2 });
    await on.sweep();
    expect(await told()).toBe(user.email);
    const refused = await asked();
    for (let i = 0; i < 2; i += 1) await on.sweep();
    expect(await told()).toBe(first);
    expect(await asked()).toBe(refused + 1);
    // Back to one that was told before.
    for (const email of [user.email, first]) {
      await change(email);
      await on.sweep();
      expect(await told()).toBe(email);
    }
    await change(user.email);
    await on.sweep();
    await on.settled();

    loseEvents();
    await on.stripe.customers.del(await on.customerId(gone));
    await on.app
      .db('billing.events')
      .insert(
        (await on.stripe.events.list({ limit: 100 })).data.map(({ id, type, created }) => ({
          id,
          type,
          created_at: new Date(created * 1000),
          received_at: on.clock.now(),
          processed_at: on.clock.now(),
        })),
      )
      .onConflict('id')
      .ignore();
    await on.app
      .db('platform.users')
      .where({ id: gone.id })
      .update({ email: `new-${gone.email}` });
    await on.sweep();
    expect(await on.app.db('billing.customers').where({ user_id: gone.id }).first()).toMatchObject({
      stripe_customer_id: null,
      told_email: null,
    });
    expect(await planOf(gone)).toBe('free');
  }, 180_000);

  it('finishes a refund whose process died, once', async () => {
    const user = await on.customer('pro');
    const subscription = await subscriptionOf(user);
    await on.app.db('billing.refunds').insert({
      id: crypto.randomUUID(),
      user_id: user.id,
      subscription_id: subscription,
      amount: 4999,
      currency: 'usd',
      requested_at: on.clock.now(),
    });
    await on.sweep();
    expect(await planOf(user)).toBe('pro');
    wait(SILENT_MS);
    for (let i = 0; i < 2; i += 1) {
      await on.sweep();
      await on.settled();
    }
    expect(await info(user)).toMatchObject({ currentPlan: 'free', totalPaid: 0, refund: { status: 'refunded' } });
    const charges = await on.stripe.charges.list({ customer: await on.customerId(user) });
    expect(charges.data.map(({ amount_refunded }) => amount_refunded)).toEqual([4999]);
    wait(SILENT_MS);
    await on.sweep();
    expect(await mails(user, 'Your refund of $49.99 is on its way')).toBe(1);
  }, 180_000);

  it('sends a mail that stayed behind, once, also where it was not noted that it went', async () => {
    const user = await on.customer('starter');
    const entry = () => on.app.db('billing.outbox').where({ user_id: user.id, kind: 'receipt' });
    await on.app.db('platform.outbox_mails').where({ recipient: user.email }).delete();
    await entry().update({ sent_at: null });
    wait(SILENT_MS);
    await on.sweep();
    expect(await mails(user, 'Receipt')).toBe(1);
    // What stands when a process is killed between the mail server's answer and our note of it.
    await entry().update({ sent_at: null });
    await on.sweep();
    expect(await mails(user, 'Receipt')).toBe(1);
    expect((await entry().first('sent_at'))?.sent_at).not.toBeNull();
  }, 180_000);

  it('forgets events after 90 days, but none that is open', async () => {
    const old = new Date(on.clock.now().getTime() - 91 * DAY_MS);
    const row = { type: 'ping', created_at: old, received_at: old };
    await on.app.db('billing.events').insert([
      { ...row, id: 'evt_old', processed_at: old },
      { ...row, id: 'evt_new', received_at: on.clock.now(), processed_at: old },
    ]);
    await on.sweep();
    const left = await on.app.db('billing.events').whereIn('id', ['evt_old', 'evt_new']).select('id');
    expect(left).toEqual([{ id: 'evt_new' }]);
  });

  it('leaves books that add up, as the operators’ audit finds', async () => {
    const audit = await command('ledger', 'audit');
    expect(audit.code, audit.text).toBe(0);
    expect(audit.text).toMatch(/^\d+ accounts: every balance is what its ledger adds up to\.$/m);
  }, 180_000);
});
