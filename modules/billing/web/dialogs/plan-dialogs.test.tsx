import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '#shell/ui/toast-store.ts';
import type { BillingInfo } from '../../contract/billing.ts';
import { billingRoutes as routes } from '../../contract/routes.ts';
import BillingPage from '../pages/billing-page.tsx';
import {
  sampleAwaited,
  sampleCards,
  sampleInvoices,
  sampleOverdue,
  samplePreview,
  sampleSubscriber,
} from '../testing/sample-billing.ts';

const UNTIL = '2099-12-15T10:00:00.000Z';
const LEAVES = '2026-11-29T10:00:00.000Z';
let api: FakeApi;

const open = (info: BillingInfo, at = '/billing', user: object = {}) => {
  api.answer(routes.billingInfo, info);
  renderApp(<BillingPage />, { api, session: planSession(info.currentPlan, { tokensUsed: '12', ...user }), at });
};
const confirmLinkIn = (inside: HTMLElement) =>
  within(inside)
    .getByRole('link', { name: /^Confirm payment/ })
    .getAttribute('href');
const press = (name: string, inside: HTMLElement) => fireEvent.click(within(inside).getByRole('button', { name }));

beforeEach(() => {
  api = new FakeApi().answer(routes.listInvoices, sampleInvoices).answer(routes.listPaymentMethods, sampleCards);
  act(dismissToast);
});

describe('a change asked for while a payment is overdue', () => {
  it.each(['elite', 'starter'])('to %s is not offered: what is owed is, and another card', async (plan) => {
    open(sampleOverdue(UNTIL), `/billing?change=${plan}`);
    const dialog = await screen.findByRole('dialog', { name: 'Your payment of $49.99 did not go through' });
    expect(dialog.textContent).toContain('Pro keeps working until December 15, 2099');
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Not now', 'Update payment method']),
    );
    expect(within(dialog).queryByRole('button', { name: /^(Pay|Downgrade)/ })).toBeNull();
    expect(api.calls.map(({ path }) => path)).not.toContain('/api/user/upgrade-preview');
  });

  it('leads to the bank’s question where there is one', async () => {
    open(sampleOverdue(UNTIL, 'in_9'), '/billing?change=elite');
    const name = 'Your bank wants you to confirm your payment of $49.99';
    expect(confirmLinkIn(await screen.findByRole('dialog', { name }))).toBe('/api/invoices/in_9/pay');
  });

  it('to Free comes at once, as always', async () => {
    open(sampleOverdue(UNTIL), '/billing?change=free');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Plan Downgrade' });
    expect(dialog.textContent).toContain('The change takes effect right away');
  });

  it('leads to the bank’s question also where the page does not know of it yet', async () => {
    api.refuse(routes.previewUpgrade, 409, {
      code: 'payment_overdue',
      message: 'Your bank wants you to confirm your last payment.',
      details: { confirmInvoice: 'in_7' },
    });
    open(sampleSubscriber(), '/billing?change=elite');
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Elite' });
    await within(dialog).findByText('Your bank wants you to confirm your last payment.');
    expect(confirmLinkIn(dialog)).toBe('/api/invoices/in_7/pay');
  });
});

describe('an upgrade that waits for its confirmation', () => {
  const waiting = (plan: 'pro' | 'elite') =>
    sampleSubscriber({ currentPlan: 'starter', upgradeToConfirm: { ...sampleAwaited, plan } });
  const said =
    /Your upgrade to Pro, which is waiting for your bank's confirmation, will be cancelled and not charged\./;

  it.each([
    ['elite', 'Upgrade to Elite'],
    ['free', 'Confirm Plan Downgrade'],
  ])('is named by the dialog of a change to %s, with what becomes of it', async (plan, name) => {
    api.answer(routes.previewUpgrade, samplePreview);
    open(waiting('pro'), `/billing?change=${plan}`);
    expect((await screen.findByRole('dialog', { name })).textContent).toMatch(said);
  });

  it('is named where the plan is cancelled', async () => {
    open(waiting('pro'));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    expect((await screen.findByRole('dialog', { name: 'Cancel your Starter plan?' })).textContent).toMatch(said);
  });

  it('is not sold a second time: the page leads to its confirmation', async () => {
    open(waiting('pro'), '/billing?change=pro');
    expect(confirmLinkIn(await screen.findByRole('region', { name: 'Payment to confirm' }))).toBe(
      `/api/invoices/${sampleAwaited.invoiceId}/pay`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['cancels', 'Cancel plan', routes.cancelSubscription],
    ['keeps the plan', 'Keep Starter', routes.updatePlan],
  ] as const)('and was paid meanwhile: who %s sees what stands now', async (_, button, route) => {
    open(waiting('pro'));
    await screen.findByRole('region', { name: 'Payment to confirm' });
    api.refuse(route, 409, { code: 'plan_change_in_progress', message: 'Another plan change is under way.' });
    api.answer(routes.billingInfo, sampleSubscriber());
    fireEvent.click(await screen.findByRole('button', { name: button }));
    if (button === 'Cancel plan')
      press(button, await screen.findByRole('dialog', { name: 'Cancel your Starter plan?' }));
    await waitFor(() => expect(currentToast()?.text).toBe('Another plan change is under way.'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Payment to confirm' })).toBeNull());
    expect(screen.getByRole('heading', { name: /^Pro/ })).toBeDefined();
  });
});

describe('while an account goes', () => {
  const refundable = { amount: 4999, currency: 'usd', until: '2026-12-08T10:00:00.000Z' };

  it('its tokens and its guarantee are named until its own end', async () => {
    open(sampleSubscriber({ refundable }), '/billing', { deletionDueAt: LEAVES });
    expect((await screen.findByTestId('tokens')).textContent).toMatch(
      /488 left until November 29, 2026\. They are deleted with your account\./,
    );
    expect(await screen.findByText(/Until November 29, 2026 you can get a one-time refund of \$49\.99/)).toBeDefined();
  });

  it('what ends before it keeps its own day', async () => {
    open(sampleSubscriber({ refundable: { ...refundable, until: '2026-11-28T10:00:00.000Z' } }), '/billing', {
      deletionDueAt: LEAVES,
      tokensReset: '2026-11-27T00:00:00.000Z',
    });
    expect((await screen.findByTestId('tokens')).textContent).toMatch(/until November 27, 2026\. Unused tokens expire/);
    expect(await screen.findByText(/Until November 28, 2026 you can get/)).toBeDefined();
  });
});
