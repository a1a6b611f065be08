import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
// In the deep run every event of the sandbox is dealt with; see `billing-app.ts`.
import '#platform/testing/depth.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import type { Caller } from '#platform/testing/caller.ts';
import { createTestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { billingModule } from '../server/index.ts';
import { PlanStore } from '../server/plans/plan-store.ts';
import { type BillingApp, createBillingApp } from './billing-app.ts';
import { refused, type Spoken, speakTo } from './plain-speech.ts';

/*
 * The billing lines of the specification's call table, spoken as its clients speak them: no contract of ours is used to send
 * or to read. Answers are held against the specification's words; what lies behind them is proved in the other tests.
 */

let on: BillingApp;
/** On Pro, paid by card. */
let owner: TestUser;
/** On Free, and nothing was ever bought. */
let stranger: TestUser;
let invoice: string;
let spoken: Spoken;

beforeAll(async () => {
  on = await createBillingApp('by-hand');
  spoken = speakTo(on.app.routes);
  owner = await on.customer('pro');
  stranger = await on.app.signUp();
  invoice = (await say('GET /api/invoices', owner.caller)).body[0].stripeInvoiceId;
}, 120_000);
afterAll(() => on.stop());
beforeEach(() => on.app.db('platform.rate_limits').delete());

const say = (line: string, by: Caller, content?: object) => spoken.say(line, by, content);
const routes = (): Route[] => on.app.routes.filter(({ module }) => module === 'billing');
const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const filled = (route: Route, id: string): string => nameOf(route).replace('{stripeInvoiceId}', id);
const visitor = (): Caller => on.app.as();
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const NO_SUBSCRIPTION = refused(409, 'There is no active subscription on this account. Choose a plan first.', {
  requiresSubscription: true,
});
const userOn = (plan: string, tokensLimit: number) => ({
  id: expect.any(String),
  email: expect.stringContaining('@'),
  name: expect.any(String),
  plan,
  tokensUsed: '0',
  tokensLimit,
});
const UNCHANGED = { success: true, isUpgrade: false, isDowngrade: false, gracePeriodCancelled: false };

/** Each line proves its success and the refusals the specification words for it. */
const LINES: Readonly<Record<string, () => Promise<void>>> = {
  async 'GET /api/user/billing-info'() {
    const none = { isInGracePeriod: false, pendingPlanChange: null, pendingChangeDate: null, gracePeriodMessage: null };
    const info = (by: Caller) => say('GET /api/user/billing-info', by);
    expect(await info(stranger.caller)).toMatchObject({ status: 200, body: { currentPlan: 'free', ...none } });
    expect(await info(owner.caller)).toMatchObject({ status: 200, body: { currentPlan: 'pro', ...none } });
  },

  async 'POST /api/user/update-plan'() {
    const update = (content: object, by = owner.caller) => say('POST /api/user/update-plan', by, content);
    // The plan chooser from Free: its words for the plan, and a page to pay on.
    expect(await update({ planType: 'starter' }, stranger.caller)).toMatchObject({
      status: 200,
      body: {
        ...UNCHANGED,
        isUpgrade: true,
        paymentUrl: expect.stringMatching(/^http/),
        message: 'Taking you to checkout for Starter.',
        user: userOn('free', 50),
      },
    });
    const upgrade = await update({ planType: 'elite' });
    expect(upgrade).toMatchObject(
      refused(409, 'This upgrade charges $20.00 now. Check the amount and confirm.', { amountDue: 2000 }),
    );
    // Down, and back on the path of the grace period.
    expect(await update({ planType: 'starter' })).toMatchObject({
      status: 200,
      body: { ...UNCHANGED, isDowngrade: true, message: expect.stringMatching(/^Your plan changes to Starter on /) },
    });
    const grace = { isInGracePeriod: true, pendingPlanChange: 'starter', pendingChangeDate: ISO };
    const { body } = await say('GET /api/user/billing-info', owner.caller);
    expect(body).toMatchObject({ ...grace, gracePeriodMessage: expect.stringMatching(/^You keep Pro until /) });
    expect(await update({ plan: 'pro' })).toMatchObject({
      status: 200,
      body: {
        ...UNCHANGED,
        gracePeriodCancelled: true,
        message: 'Your Pro plan continues. Nothing changes.',
        user: userOn('pro', 500),
      },
    });
    expect(await update({ plan: 'pro' })).toMatchObject({
      status: 200,
      body: { ...UNCHANGED, message: 'You are already on the Pro plan.' },
    });
    expect(await update({})).toMatchObject(refused(400, 'Choose a plan'));
    expect(await update({ planType: 'gold' })).toMatchObject(refused(400, 'The plans are free, starter, pro, elite.'));
    expect(await update({ planType: 'starter', shownPlan: 'free' })).toMatchObject({
      status: 409,
      body: { code: 'plan_changed' },
    });
    const given = await on.app.signUp();
    await new PlanStore(on.app.db).setPlan(given.id, 'elite', on.clock.now());
    expect(await update({ plan: 'starter' }, given.caller)).toMatchObject(NO_SUBSCRIPTION);
  },

  async 'POST /api/create-portal-session'() {
    const open = (by: Caller) => say('POST /api/create-portal-session', by, { return_url: '/billing' });
    expect(await open(owner.caller)).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^http/) } });
    expect(await open(stranger.caller)).toMatchObject(NO_SUBSCRIPTION);
    await on.control('faults', { kind: 'server_error', path: '/v1/billing_portal', times: 2 });
    expect(await open(owner.caller)).toMatchObject(
      refused(503, 'Part of our service is not responding. Please try again in a minute.'),
    );
  },

  async 'POST /api/cancel-subscription'() {
    const cancel = (by: Caller) => say('POST /api/cancel-subscription', by);
    expect(await cancel(owner.caller)).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^Your Pro plan stays active until .*\. After that you are on the free/) },
    });
    expect(await cancel(stranger.caller)).toMatchObject(NO_SUBSCRIPTION);
    expect(await say('POST /api/user/update-plan', owner.caller, { plan: 'pro' })).toMatchObject({ status: 200 });
  },

  async 'GET /api/invoices'() {
    const { status, body } = await say('GET /api/invoices', owner.caller);
    expect([status, body]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          plan: 'pro',
          amount: 4999,
          currency: 'usd',
          status: 'paid',
          createdAt: ISO,
          invoiceDate: ISO,
          billingPeriodStart: ISO,
          billingPeriodEnd: ISO,
          stripeInvoiceId: invoice,
        },
      ],
    ]);
    expect(await say('GET /api/invoices', stranger.caller)).toMatchObject({ status: 200, body: [] });
  },

  async 'GET /api/payment-methods'() {
    const { status, body } = await say('GET /api/payment-methods', owner.caller);
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
    expect([status, body]).toEqual([200, [{ id: expect.stringMatching(/^pm_/), card, isDefault: true }]]);
    expect(await say('GET /api/payment-methods', stranger.caller)).toMatchObject({ status: 200, body: [] });
  },

  async 'GET /api/invoices/{stripeInvoiceId}/download'() {
    const download = () => say(`GET /api/invoices/${invoice}/download`, owner.caller);
    const { status, headers } = await download();
    expect([status, headers.get('location')]).toEqual([302, expect.stringContaining(on.sandbox.url)]);
    const row = on.app.db('billing.invoices').where({ id: invoice });
    await row.clone().update({ status: 'failed' });
    expect(await download()).toMatchObject(refused(409, 'Only paid invoices can be downloaded.'));
    await row.clone().update({ status: 'paid' });
  },

  async 'GET /api/invoices/{stripeInvoiceId}/pay'() {
    const { status, headers } = await say(`GET /api/invoices/${invoice}/pay`, owner.caller);
    // Nothing is left to pay of it.
    expect([status, headers.get('location')]).toEqual([302, '/billing']);
  },

  async 'GET /api/user/upgrade-preview'() {
    const preview = (query: string, by = owner.caller) => say(`GET /api/user/upgrade-preview${query}`, by);
    const amounts = { amountDue: 2000, currency: 'usd', monthlyAmount: 6999, extraTokens: 500, nextPaymentAt: ISO };
    const expected = { currentPlan: 'pro', plan: 'elite', prorationDate: expect.any(Number), ...amounts };
    const { status, body } = await preview('?plan=elite');
    expect([status, body]).toEqual([200, expected]);
    expect(await preview('?plan=starter')).toMatchObject({ status: 409, body: { code: 'not_an_upgrade' } });
    expect(await preview('?plan=gold')).toMatchObject(refused(400, 'The plans are free, starter, pro, elite.'));
    expect(await preview('?plan=pro', stranger.caller)).toMatchObject(NO_SUBSCRIPTION);
  },

  async 'GET /api/user/payment-confirmation'() {
    const { status, body } = await say('GET /api/user/payment-confirmation', owner.caller);
    expect([status, body]).toEqual([200, { state: 'confirmed', plan: 'pro' }]);
    const nobody = await on.app.signUp();
    const none = await say('GET /api/user/payment-confirmation', nobody.caller);
    expect([none.status, none.body]).toEqual([200, { state: 'none', plan: null }]);
  },

  async 'POST /api/billing/refund'() {
    const buyer = await on.customer('starter');
    const ask = (by: Caller) => say('POST /api/billing/refund', by);
    const { status, body } = await ask(buyer.caller);
    const message = '$19.99 is being refunded to your card. Your Starter plan has ended; you are on the free plan.';
    expect([status, body]).toEqual([200, { message, amount: 1999, currency: 'usd' }]);
    const reasons: [Caller, string][] = [
      [buyer.caller, 'You have already used the money-back guarantee.'],
      [stranger.caller, 'There is no payment to refund.'],
    ];
    for (const [by, words] of reasons) expect(await ask(by)).toMatchObject(refused(409, words));
  },

  async 'POST /api/billing/webhook'() {
    const unsigned = 'This event was not signed by our payment service or is too old.';
    expect(await say('POST /api/billing/webhook', visitor(), {})).toMatchObject(refused(400, unsigned));
  },
};

describe('the billing lines of the call table', () => {
  it('are all the routes there are', () => {
    expect(Object.keys(LINES).sort()).toEqual(routes().map(nameOf).sort());
  });
  for (const [line, prove] of Object.entries(LINES)) it(line, prove, 120_000);
});

describe('each route of billing, whoever asks', () => {
  const closed = () => routes().filter((route) => !route.public);

  it('is not there for visitors; only the provider’s events come unsigned-in', async () => {
    expect(
      routes()
        .filter((route) => route.public)
        .map(nameOf),
    ).toEqual(['POST /api/billing/webhook']);
    for (const route of closed())
      expect([nameOf(route), await say(filled(route, invoice), visitor())]).toMatchObject([
        nameOf(route),
        refused(401, 'Authentication required'),
      ]);
  });

  it('shows somebody else as little as if there were nothing', async () => {
    const named = closed().filter((route) => route.params);
    expect(named).toHaveLength(2);
    for (const route of named) {
      const ask = async (id: string) => {
        const { status, body } = await say(filled(route, id), stranger.caller);
        return { line: nameOf(route), status, body: { ...body, requestId: '' } };
      };
      const theirs = await ask(invoice);
      expect(theirs).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(theirs).toEqual(await ask('in_nothing'));
    }
  });

  it('is for every plan: none says that it needs a higher one', () => {
    expect(closed().filter(({ gate }) => gate?.feature)).toEqual([]);
  });

  it('does not exist while the module is switched off, but takes the provider’s events', async () => {
    on.app.flags.set('module.billing', false);
    try {
      for (const route of closed())
        for (const by of [owner.caller, visitor()])
          expect([nameOf(route), await say(filled(route, invoice), by)]).toMatchObject([
            nameOf(route),
            refused(404, 'This feature is currently turned off.'),
          ]);
      expect(await say('POST /api/billing/webhook', visitor(), {})).toMatchObject({
        status: 400,
        body: { code: 'webhook_refused' },
      });
    } finally {
      on.app.flags.set('module.billing', true);
    }
  });

  it('names who helps where payments are not set up', async () => {
    const app = await createTestApp({ modules: [billingModule] });
    try {
      const user = await app.signUp();
      for (const [path, content] of [
        ['/api/user/update-plan', { planType: 'pro' }],
        ['/api/billing/webhook', {}],
      ] as const) {
        const answer = await user.caller.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(content),
        });
        expect([answer.status, await answer.json()]).toMatchObject([
          503,
          { code: 'billing_not_configured', supportEmail: expect.stringContaining('@') },
        ]);
      }
    } finally {
      await app.stop();
    }
  }, 120_000);
});

it('gave no answer above that the API document does not announce', async () => {
  const { body } = await say('GET /api/openapi.json', visitor());
  expect(spoken.seen.size).toBeGreaterThan(40);
  const silent = [...spoken.seen].filter((one) => {
    const [status = '', method = '', path = ''] = one.split(' ');
    return body.paths[path]?.[method.toLowerCase()]?.responses?.[status] === undefined;
  });
  expect(silent).toEqual([]);
});
