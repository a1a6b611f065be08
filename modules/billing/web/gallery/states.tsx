import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { wallClock } from '#shell/sdk/wall-clock.ts';
import type { BillingInfo, Invoice, PaymentMethod } from '../../contract/billing.ts';
import { billingRoutes as routes } from '../../contract/routes.ts';
import BillingPage from '../pages/billing-page.tsx';
import {
  invoicesOfAllKinds,
  sampleAwaited,
  sampleCard,
  sampleCards,
  sampleGrace,
  sampleInfo,
  sampleInvoice,
  sampleInvoices,
  sampleOverdue,
  sampleRefund,
  sampleSubscriber,
} from '../testing/sample-billing.ts';
import { dialogStates } from './dialog-states.tsx';
import { firstVersionStates } from './first-version-states.tsx';

const USED = { free: '50', starter: '1', pro: '312', elite: '1000' } as const;
const DAY_MS = 86_400_000;
const tokensReset = '2026-12-08T10:00:00.000Z';
const dueUntil = new Date(wallClock() + 4.5 * DAY_MS).toISOString();
const refusal = {
  status: 500,
  body: { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-7f3a' },
};

interface Situation {
  readonly info?: BillingInfo | 'fails';
  readonly invoices?: readonly Invoice[] | 'fails';
  readonly cards?: readonly PaymentMethod[] | 'fails';
}

const answer = (route: (typeof routes)[keyof typeof routes], body: unknown) =>
  body === undefined ? [] : [{ route, ...(body === 'fails' ? refusal : { body }) }];

/** An invoice beside those of the samples. */
const UPGRADE = { id: 'in_upgrade', stripeInvoiceId: 'in_upgrade' };

const state = (id: string, title: string, { info, invoices = [], cards = [] }: Situation): GalleryState => {
  const plan = typeof info === 'object' ? info.currentPlan : 'pro';
  return {
    id: `billing-${id}`,
    title: `Billing, ${title}`,
    at: '/billing',
    session: planSession(plan, { tokensUsed: USED[plan], tokensReset }),
    answers: [
      ...answer(routes.billingInfo, info),
      ...answer(routes.listInvoices, invoices),
      ...answer(routes.listPaymentMethods, cards),
    ],
    screen: <BillingPage />,
  };
};

const pageStates: readonly GalleryState[] = [
  state('free', 'on Free, nothing paid yet', { info: sampleInfo() }),
  state('subscriber', 'on Pro', { info: sampleSubscriber(), invoices: sampleInvoices, cards: sampleCards }),
  state('fresh', 'on Starter since today, in test mode', {
    info: sampleSubscriber({
      currentPlan: 'starter',
      totalPaid: 1999,
      invoiceCount: 1,
      nextPayment: { at: '2026-12-08T10:00:00.000Z', amount: 1999, currency: 'usd', plan: 'starter' },
      refundable: { amount: 1999, currency: 'usd', until: '2026-12-08T10:00:00.000Z' },
      testMode: true,
    }),
    invoices: [sampleInvoice(0, { plan: 'starter', amount: 1999 })],
    cards: [sampleCard({}, true)],
  }),
  state('grace', 'Starter to come', { info: sampleGrace('starter'), invoices: sampleInvoices, cards: sampleCards }),
  state('cancelled', 'cancelled', { info: sampleGrace('free'), invoices: sampleInvoices, cards: sampleCards }),
  {
    ...state('overdue', 'payment failed', {
      info: sampleOverdue(dueUntil),
      invoices: [sampleInvoice(0, { status: 'failed' }), ...sampleInvoices.slice(1)],
      cards: [sampleCard({ exp_month: 9, exp_year: 2026 }, true)],
    }),
    session: planSession('pro', { tokensUsed: USED.pro, paymentDueUntil: dueUntil }),
  },
  state('refunded', 'refunded', {
    info: sampleInfo({ hasPortal: true, invoiceCount: 1, refund: { ...sampleRefund, status: 'refunded' } }),
    invoices: [sampleInvoice(0, { status: 'refunded' })],
  }),
  state('refund-requested', 'a refund under way', {
    info: sampleInfo({ hasPortal: true, totalPaid: 4999, invoiceCount: 1, refund: sampleRefund }),
    invoices: [sampleInvoice(0)],
  }),
  state('refund-failed', 'a refund the bank sent back', {
    info: sampleInfo({
      hasPortal: true,
      totalPaid: 4999,
      invoiceCount: 1,
      refund: { ...sampleRefund, status: 'failed' },
    }),
    invoices: [sampleInvoice(0)],
  }),
  state('disputed', 'a payment the bank takes back', {
    info: sampleInfo({
      hasPortal: true,
      invoiceCount: 1,
      dispute: { state: 'open', amount: 4999, currency: 'usd', supportEmail: sampleRefund.supportEmail },
    }),
    invoices: [sampleInvoice(0, { status: 'disputed' })],
  }),
  state('confirm-upgrade', 'an upgrade to confirm', {
    info: sampleSubscriber({ invoiceCount: 4, upgradeToConfirm: { ...sampleAwaited, invoiceId: UPGRADE.id } }),
    invoices: [sampleInvoice(0, { ...UPGRADE, status: 'pending', amount: 1067, plan: 'elite' }), ...sampleInvoices],
    cards: [sampleCard({ last4: '3184' }, true)],
  }),
  {
    ...state('confirm-renewal', 'a renewal to confirm', {
      info: sampleOverdue(dueUntil, 'in_0'),
      invoices: [sampleInvoice(0, { status: 'pending' }), ...sampleInvoices.slice(1)],
      cards: [sampleCard({ last4: '3184' }, true)],
    }),
    session: planSession('pro', { tokensUsed: USED.pro, paymentDueUntil: dueUntil }),
  },
  {
    ...state('leaving', 'an account that is to be deleted', {
      info: sampleGrace('free', { pendingChangeDate: dueUntil, gracePeriodMessage: 'Pro ends with your account.' }),
      invoices: sampleInvoices,
      cards: sampleCards,
    }),
    session: planSession('pro', { tokensUsed: USED.pro, tokensReset, deletionDueAt: dueUntil }),
  },
  state('given', 'a plan that was given', { info: sampleInfo({ currentPlan: 'elite' }) }),
  state('kinds', 'invoices of all kinds', {
    info: sampleSubscriber({
      currentPlan: 'elite',
      invoiceCount: 6,
      totalPaid: 123456,
      nextPayment: { at: '2026-12-08T10:00:00.000Z', amount: 6999, currency: 'usd', plan: 'elite' },
    }),
    invoices: invoicesOfAllKinds,
    cards: [sampleCard({ brand: 'amex', last4: '0005' }), sampleCard({ brand: 'cartes_bancaires', last4: '1001' })],
  }),
  { ...state('loading', 'loading', {}), answers: [] },
  state('failed', 'failed', { info: 'fails', invoices: 'fails', cards: 'fails' }),
  state('partial', 'the plan not readable', { info: 'fails', invoices: sampleInvoices, cards: sampleCards }),
  state('lists-failed', 'cards and invoices not readable', {
    info: sampleSubscriber(),
    invoices: 'fails',
    cards: 'fails',
  }),
  {
    ...state('signed-out', 'signed out meanwhile', {}),
    answers: [
      { route: routes.billingInfo, status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } },
    ],
  },
];

export const states: readonly GalleryState[] = [...pageStates, ...dialogStates, ...firstVersionStates];
