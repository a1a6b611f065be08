import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '#shell/ui/toast-store.ts';
import type { BillingInfo } from '../../contract/billing.ts';
import { billingRoutes as routes } from '../../contract/routes.ts';
import {
  invoicesOfAllKinds,
  sampleAwaited,
  sampleCards,
  sampleGrace,
  sampleInfo,
  sampleInvoice,
  sampleInvoices,
  sampleOverdue,
  samplePreview,
  sampleRefund,
  sampleSubscriber,
} from '../testing/sample-billing.ts';
import BillingPage from './billing-page.tsx';
import BillingTestPage from './billing-test-page.tsx';

let api: FakeApi;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(info: BillingInfo, at = '/billing', user: object = {}) {
  api.answer(routes.billingInfo, info);
  renderApp(
    <>
      <BillingPage />
      <Address />
    </>,
    { api, session: planSession(info.currentPlan, { tokensUsed: '12', ...user }), at },
  );
}
const sent = (path: string) =>
  api.calls
    .filter((call) => call.method === 'POST' && call.path === path)
    .map(({ body }) => body && JSON.parse(String(body)));
const press = async (name: string, inside?: HTMLElement) => {
  const button = await (inside ? within(inside) : screen).findByRole('button', { name });
  // Not before it may be pressed.
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
};
const pressTwice = (name: string, inside: HTMLElement) => {
  const button = within(inside).getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
};
const toasted = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title));
const answerPlan = (part: object) =>
  api.answer(routes.updatePlan, {
    success: true,
    isUpgrade: false,
    isDowngrade: false,
    gracePeriodCancelled: false,
    message: 'Done.',
    user: { id: 'u', email: 'ada@example.com', name: 'Ada', plan: 'pro', tokensUsed: '0', tokensLimit: 500 },
    ...part,
  });

beforeEach(() => {
  api = new FakeApi().answer(routes.listInvoices, sampleInvoices).answer(routes.listPaymentMethods, sampleCards);
  act(dismissToast);
});

describe('what the billing page shows', () => {
  it('plan, payments, usage, cards and invoices', async () => {
    open(sampleSubscriber());
    expect(await screen.findByText('$119.97')).toBeDefined();
    expect(screen.getByText('Pro, on December 8, 2026')).toBeDefined();
    expect(screen.getByText('$49.99 a month, billed in advance. Renews on December 8, 2026.')).toBeDefined();
    expect(screen.getByTestId('tokens').textContent).toMatch(/^12 of 500 tokens used, 488 left/);
    expect(await screen.findByText('Visa •••• 4242')).toBeDefined();
    expect(screen.getByText('Expired')).toBeDefined();
    expect(screen.queryByText('Test mode')).toBeNull();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('names no day for new tokens while the payment for them is overdue', async () => {
    const until = '2026-12-15T10:00:00.000Z';
    open(sampleOverdue(until), '/billing', { paymentDueUntil: until });
    expect((await screen.findByTestId('tokens')).textContent).toContain('488 left until your next payment.');
  });

  it('lets only paid invoices be downloaded, in a tab of their own, and calls each status by its name', async () => {
    api.answer(routes.listInvoices, invoicesOfAllKinds);
    open(sampleSubscriber());
    const table = await screen.findByRole('table', { name: 'Invoices' });
    for (const word of ['Failed', 'Pending', 'Cancelled', 'Refunded', 'Under review', 'Paid'])
      expect(within(table).getByText(word)).toBeDefined();
    const links = within(table).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/api/invoices/in_5/download', '_blank'],
    ]);
  });

  it('has no column for PDFs where no invoice has one', async () => {
    api.answer(routes.listInvoices, [
      sampleInvoice(0, { status: 'refunded' }),
      sampleInvoice(1, { status: 'disputed' }),
    ]);
    open(sampleInfo());
    const table = await screen.findByRole('table', { name: 'Invoices' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Date', 'Period', 'Amount', 'Status']);
  });

  it('leads from Free to the plans, and says where no money moves', async () => {
    api.answer(routes.listInvoices, []).answer(routes.listPaymentMethods, []);
    open(sampleInfo({ testMode: true }));
    const up = await screen.findByRole('link', { name: 'Upgrade to Starter' });
    expect(up.getAttribute('href')).toBe('/subscribe?from=billing&recommended=starter');
    expect(screen.getByText('Test mode')).toBeDefined();
    expect(screen.getByText('No subscription')).toBeDefined();
    expect(await screen.findByText('No invoices yet')).toBeDefined();
    expect(screen.getByText('No payment methods')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks whose session has ended to sign in', async () => {
    api.refuse(routes.billingInfo, 401, { code: 'unauthenticated', message: 'Please sign in.' });
    renderApp(<BillingPage />, { api, session: planSession('pro') });
    expect(await screen.findByText('Authentication Required')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fbilling');
  });

  it('says when nothing could be read, and reads it again', async () => {
    const refusal = { code: 'internal', message: 'Broken.' };
    for (const route of [routes.billingInfo, routes.listInvoices, routes.listPaymentMethods])
      api.refuse(route, 500, refusal);
    renderApp(<BillingPage />, { api, session: planSession('free') });
    expect(await screen.findByText('Error Loading Billing Page')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/login?next=%2Fbilling');
    api.answer(routes.billingInfo, sampleInfo()).answer(routes.listInvoices, []);
    await press('Try again');
    expect(await screen.findByText('No subscription')).toBeDefined();
  });

  it('goes on without the plan: total and estimate come from the invoices', async () => {
    api.refuse(routes.billingInfo, 502, { code: 'internal', message: 'Broken.' });
    renderApp(<BillingPage />, { api, session: planSession('pro') });
    expect(await screen.findByText('About December 8, 2026')).toBeDefined();
    expect(screen.getByText('$119.97')).toBeDefined();
    expect(await screen.findByText(/We could not load your plan\. Broken\./)).toBeDefined();
  });
});

describe('changing the plan', () => {
  it('shows what an upgrade charges before it is confirmed, and confirms that very amount', async () => {
    api.answer(routes.previewUpgrade, samplePreview);
    answerPlan({ isUpgrade: true, message: 'Welcome to Elite. Your plan is active now.' });
    open(sampleSubscriber());
    await press('Upgrade to Elite');
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Elite' });
    expect((await within(dialog).findByTestId('amount')).textContent).toBe('$10.67');
    expect(dialog.textContent).toContain('$69.99 a month');
    expect(dialog.textContent).toContain('500 more tokens');
    expect(dialog.textContent).not.toMatch(/will be cancelled|no longer be cancelled/);
    expect(sent('/api/user/update-plan')).toEqual([]);
    await press('Pay $10.67 and upgrade', dialog);
    await toasted('Plan Upgraded');
    expect(currentToast()).toMatchObject({ text: 'Welcome to Elite. Your plan is active now.', durationMs: 6000 });
    const { prorationDate, amountDue } = samplePreview;
    expect(sent('/api/user/update-plan')).toEqual([{ plan: 'elite', prorationDate, amountDue }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['free', 'Your plan will no longer be cancelled.'],
    ['starter', 'Your change to Starter will be cancelled.'],
  ] as const)('says that an upgrade takes a change to %s back', async (to, said) => {
    api.answer(routes.previewUpgrade, samplePreview);
    open(sampleGrace(to));
    await press('Upgrade to Elite');
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Elite' });
    expect(dialog.textContent).toContain(said);
  });

  it('keeps the plan first where the bank wants the payment confirmed and a change is to come, then takes it', async () => {
    api.answer(routes.previewUpgrade, samplePreview);
    open(sampleGrace('free'), '/billing?change=elite');
    const refusal = { code: 'payment_needs_confirmation', message: 'Your bank wants you to confirm this payment.' };
    api.refuse(routes.updatePlan, 402, refusal);
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Elite' });
    await press('Pay $10.67 and upgrade', dialog);
    expect(await within(dialog).findByText(refusal.message)).toBeDefined();
    expect(dialog.textContent).not.toMatch(/will be cancelled|no longer be cancelled/);
    expect(within(dialog).queryByRole('button', { name: /^Pay/ })).toBeNull();
    answerPlan({ gracePeriodCancelled: true });
    api.answer(routes.billingInfo, sampleSubscriber());
    await press('Keep Pro', dialog);
    await press('Pay $10.67 and upgrade', dialog);
    const { prorationDate, amountDue } = samplePreview;
    const paid = { plan: 'elite', prorationDate, amountDue };
    await waitFor(() => expect(sent('/api/user/update-plan')).toEqual([paid, { plan: 'pro', shownPlan: 'pro' }, paid]));
  });

  it.each(['elite', 'starter'])('opens nothing for ?change=%s while the account goes, and says why', async (plan) => {
    open(sampleGrace('free'), `/billing?change=${plan}`, { deletionDueAt: '2026-11-29T10:00:00.000Z' });
    await screen.findByRole('region', { name: 'Scheduled change' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no second try for an upgrade of an account that began to go meanwhile', async () => {
    const refusal = { code: 'account_leaving', message: 'Keep the account first.' };
    api.refuse(routes.previewUpgrade, 409, refusal);
    open(sampleGrace('free'), '/billing?change=elite');
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Elite' });
    expect(await within(dialog).findByText(refusal.message)).toBeDefined();
    expect(dialog.textContent).not.toMatch(/will be cancelled|no longer be cancelled/);
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).not.toContain('Try again');
  });

  it('asks again with the new amount where it changed, and for another card where it was declined', async () => {
    api.answer(routes.previewUpgrade, samplePreview);
    open(sampleSubscriber(), '/billing?change=elite');
    api.refuse(routes.updatePlan, 409, { code: 'amount_changed', message: 'The amount changed to $11.00.' });
    await press('Pay $10.67 and upgrade');
    api.answer(routes.previewUpgrade, { ...samplePreview, amountDue: 1100 });
    expect(await screen.findByText('The amount changed to $11.00.')).toBeDefined();
    await waitFor(() => expect(api.calls.filter(({ path }) => path.includes('upgrade-preview'))).toHaveLength(2));
    api.refuse(routes.updatePlan, 402, { code: 'payment_declined', message: 'Your card was declined.' });
    await press((await screen.findByRole('button', { name: /^Pay/ })).textContent ?? '');
    expect(await screen.findByText('Your card was declined.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Update payment method' })).toBeDefined();
  });

  it('opens the dialog of a lower plan for the address, with its consequences, and takes it out of the address', async () => {
    answerPlan({ isDowngrade: true, message: 'Starter begins on December 8, 2026.' });
    open(sampleSubscriber(), '/billing?change=starter');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Plan Downgrade' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    expect(dialog.textContent).toContain('You keep Pro until December 8, 2026');
    await press('Downgrade to Starter', dialog);
    await toasted('Plan Changed');
    expect(sent('/api/user/update-plan')).toEqual([{ plan: 'starter', shownPlan: 'pro' }]);
    await waitFor(() => expect(screen.getByText('/billing')).toBeDefined());
  });

  it.each(['pro', 'gold', ''])('opens nothing for ?change=%s', async (change) => {
    open(sampleSubscriber(), `/billing?change=${change}`);
    await screen.findByText('$119.97');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of a plan that was given why it cannot be switched', async () => {
    open(sampleInfo({ currentPlan: 'elite' }), '/billing?change=starter');
    const dialog = await screen.findByRole('dialog', { name: 'Your Elite plan is complimentary' });
    expect(dialog.textContent).toContain('Nothing is charged for it');
    await press('Keep Elite', dialog);
    await waitFor(() => expect(screen.getByText('/billing')).toBeDefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the plan in the grace period; a second press while that is under way is ignored', async () => {
    open(sampleGrace('starter'));
    answerPlan({ gracePeriodCancelled: true, message: 'Your Pro plan stays. Nothing will change.' });
    const keep = await screen.findByRole('button', { name: 'Keep Pro' });
    expect(screen.getByText('You keep Pro until December 8, 2026, then you move to Starter.')).toBeDefined();
    fireEvent.click(keep);
    fireEvent.click(keep);
    await toasted('Plan Kept');
    expect(sent('/api/user/update-plan')).toEqual([{ plan: 'pro', shownPlan: 'pro' }]);
  });

  it('says why it could not be kept', async () => {
    open(sampleGrace('free'));
    api.refuse(routes.updatePlan, 409, {
      code: 'plan_change_in_progress',
      message: 'Another plan change is under way.',
    });
    await press('Keep Pro');
    await toasted('Update Failed');
    expect(currentToast()?.text).toBe('Another plan change is under way.');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  });
});

describe('ending the plan', () => {
  it('cancels in two steps and says until when the plan stays', async () => {
    open(sampleSubscriber());
    api.answer(routes.cancelSubscription, { message: 'Your Pro plan stays active until December 8, 2026.' });
    await press('Cancel plan');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel your Pro plan?' });
    expect(dialog.textContent).toContain('Pro stays active until December 8, 2026');
    pressTwice('Cancel plan', dialog);
    await toasted('Plan Cancellation Scheduled');
    expect(sent('/api/cancel-subscription')).toHaveLength(1);
    expect(currentToast()).toMatchObject({
      durationMs: 8000,
      text: 'Your Pro plan stays active until December 8, 2026.',
    });
  });

  it.each([
    ['subscription_required', 409, 'No Active Subscription'],
    ['internal', 500, 'Cancellation Failed'],
  ])('%s: says "%s"', async (code, status, title) => {
    open(sampleSubscriber());
    api.refuse(routes.cancelSubscription, status, { code, message: 'Why.' });
    await press('Cancel plan');
    await press('Cancel plan', await screen.findByRole('dialog'));
    await toasted(title);
    expect(currentToast()?.text).toBe('Why.');
  });

  it('gives the money back once asked twice', async () => {
    open(sampleSubscriber({ refundable: { amount: 4999, currency: 'usd', until: '2026-12-08T10:00:00.000Z' } }));
    api.answer(routes.requestRefund, { message: '$49.99 is on its way back.', amount: 4999, currency: 'usd' });
    await press('Request a refund');
    pressTwice('Refund $49.99', await screen.findByRole('dialog', { name: 'Refund $49.99?' }));
    await toasted('Refund Requested');
    expect(sent('/api/billing/refund')).toEqual([{ shownAmount: 4999 }]);
  });

  it('of another amount than was shown gives nothing back, and shows the one of now', async () => {
    const refundable = { amount: 4999, currency: 'usd', until: '2026-12-08T10:00:00.000Z' };
    open(sampleSubscriber({ refundable }));
    api.refuse(routes.requestRefund, 409, { code: 'refund_changed', message: 'Why.' });
    await press('Request a refund');
    const dialog = await screen.findByRole('dialog', { name: 'Refund $49.99?' });
    api.answer(routes.billingInfo, sampleSubscriber({ refundable: { ...refundable, amount: 3000 } }));
    await press('Refund $49.99', dialog);
    await toasted('Amount Changed');
    expect(currentToast()?.text).toBe('Why.');
    expect(await screen.findByText(/a one-time refund of \$30\.00/)).toBeDefined();
  });

  it('says that it was given back, and offers it no more', async () => {
    open(sampleInfo({ refund: { ...sampleRefund, status: 'refunded' } }));
    expect(await screen.findByText(/^\$49\.99 was refunded to your card/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  });
});

describe('a payment the bank wants confirmed', () => {
  const confirmLink = (inside: HTMLElement) =>
    within(inside)
      .getByRole('link', { name: /^Confirm payment/ })
      .getAttribute('href');

  it('of a renewal: leads to the provider’s page, or to another card', async () => {
    open(sampleOverdue('2099-12-15T10:00:00.000Z', 'in_9'));
    const banner = await screen.findByRole('region', { name: 'Payment failed' });
    expect(banner.textContent).toMatch(/^Your bank wants you to confirm your payment of \$49\.99/);
    expect(screen.getByText('Payment to confirm')).toBeDefined();
    expect(screen.queryByText('Payment failed')).toBeNull();
    expect(confirmLink(banner)).toBe('/api/invoices/in_9/pay');
    expect(within(banner).getByRole('button', { name: 'Update payment method' })).toBeDefined();
    expect(screen.getByText('Overdue: waiting for your confirmation.')).toBeDefined();
  });

  it('of an upgrade: is led to once it is asked for', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    go.mockClear();
    open(sampleSubscriber());
    api.answer(routes.previewUpgrade, samplePreview);
    answerPlan({ isUpgrade: true, paymentUrl: 'https://pay.example/i/1', message: 'Your bank wants to know.' });
    await press('Upgrade to Elite');
    await press('Pay $10.67 and upgrade', await screen.findByRole('dialog', { name: 'Upgrade to Elite' }));
    await toasted('One More Step');
    expect(currentToast()?.text).toBe('Your bank wants to know.');
    await waitFor(() => expect(go).toHaveBeenCalledWith('https://pay.example/i/1'), { timeout: 10_000 });
  });

  it('of an upgrade that waits: leads there again, sells nothing beside it, and can be taken back', async () => {
    const refundable = { amount: 4999, currency: 'usd', until: '2026-12-08T10:00:00.000Z' };
    open(sampleSubscriber({ upgradeToConfirm: sampleAwaited, refundable }));
    answerPlan({ gracePeriodCancelled: true });
    const banner = await screen.findByRole('region', { name: 'Payment to confirm' });
    expect(banner.textContent).toMatch(/^Your upgrade to Elite is waiting for your confirmation.*\$10\.67/);
    expect(confirmLink(banner)).toBe(`/api/invoices/${sampleAwaited.invoiceId}/pay`);
    expect(screen.queryByRole('button', { name: 'Upgrade to Elite' })).toBeNull();
    await press('Request a refund');
    const refund = await screen.findByRole('dialog', { name: 'Refund $49.99?' });
    expect(refund.textContent).toContain(
      "Your upgrade to Elite, which is waiting for your bank's confirmation, will be cancelled",
    );
    await press('Keep my plan', refund);
    await press('Keep Pro', banner);
    await toasted('Plan Kept');
    expect(sent('/api/user/update-plan')).toEqual([{ plan: 'pro', shownPlan: 'pro' }]);
  });
});

it('a plan that ends with its account is kept with the account, not here', async () => {
  open(sampleGrace('free'), '/billing', { deletionDueAt: '2026-11-29T10:00:00.000Z' });
  const notice = await screen.findByRole('region', { name: 'Scheduled change' });
  expect(notice.textContent).toMatch(/deleted on November 29, 2026.*choose “Keep my account”/);
  expect(screen.queryByRole('button', { name: /^(Keep Pro|Upgrade to)/ })).toBeNull();
});

it('a refund that did not arrive says whom to write to', async () => {
  open(sampleInfo({ refund: { ...sampleRefund, status: 'failed' } }));
  expect(await screen.findByText(/Write to support@adjudge\.example and we will send it another way/)).toBeDefined();
});

it.each([
  ['open', /^Your bank is reversing a payment of \$49\.99, so the plan it paid for has ended/],
  ['lost', /^Your bank reversed a payment of \$49\.99/],
] as const)('a payment the bank takes back (%s) is explained, with whom to write to', async (state, words) => {
  open(sampleInfo({ dispute: { state, amount: 4999, currency: 'usd', supportEmail: 'support@adjudge.example' } }));
  expect((await screen.findByText(words)).textContent).toContain('write to support@adjudge.example');
  expect(screen.getByText('Disputed')).toBeDefined();
});

describe('the way to the portal', () => {
  it('leads from a failed payment straight to the card, a second after the press', async () => {
    const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    open(sampleOverdue('2099-12-15T10:00:00.000Z'));
    api.answer(routes.createPortalSession, { url: 'https://pay.example/portal' });
    const banner = await screen.findByRole('region', { name: 'Payment failed' });
    expect(banner.textContent).toMatch(/^Your payment of \$49\.99 did not go through/);
    expect(banner.textContent).toContain('until December 15, 2099');
    await press('Update payment method', banner);
    await waitFor(() => expect(go).toHaveBeenCalledWith('https://pay.example/portal'));
    expect(sent('/api/create-portal-session')).toEqual([
      { return_url: '/billing?from=portal', flow: 'payment_method_update' },
    ]);
  });

  it.each([
    ['subscription_required', 'Subscription Required', 'Why.'],
    ['billing_not_configured', 'Contact Support', 'Why.'],
    ['internal', 'Error', 'Failed to open payment management. Please try again.'],
  ])('%s: "%s"', async (code, title, text) => {
    open(sampleSubscriber());
    api.refuse(routes.createPortalSession, 409, { code, message: 'Why.' });
    await press('Open payment portal');
    await toasted(title);
    expect(currentToast()?.text).toBe(text);
  });
});

describe('the first version of the page', () => {
  const openTest = (plan: 'free' | 'pro') => renderApp(<BillingTestPage />, { api, session: planSession(plan) });

  it('shows its fixed figures, says that they are, and leads from Free to the plans', () => {
    openTest('free');
    expect(screen.getByText('$0.00')).toBeDefined();
    expect(screen.getByText('No subscription')).toBeDefined();
    expect(screen.getByText('No invoices yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toMatch(
      /^\/subscribe\?from=billing/,
    );
    expect(screen.getByText(/Its figures are fixed/)).toBeDefined();
    expect(api.calls).toEqual([]);
  });

  it('has both confirmations for who pays', async () => {
    openTest('pro');
    await press('Cancel Subscription');
    expect((await screen.findByRole('dialog')).textContent).toContain('January 31, 2027 (an example');
    await press('Keep Pro');
    await press('Add Payment Method');
    expect(await screen.findByRole('dialog', { name: 'Secure Payment Portal' })).toBeDefined();
  });
});
