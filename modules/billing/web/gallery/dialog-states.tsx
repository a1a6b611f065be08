import type { ReactNode } from 'react';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { billingRoutes as routes } from '../../contract/routes.ts';
import { BillingFrame } from '../components/billing-frame.tsx';
import { CancelDialog } from '../dialogs/cancel-dialog.tsx';
import { DowngradeDialog } from '../dialogs/downgrade-dialog.tsx';
import { OwedDialog } from '../dialogs/owed-dialog.tsx';
import { RefundDialog } from '../dialogs/refund-dialog.tsx';
import { UpgradeDialog } from '../dialogs/upgrade-dialog.tsx';
import { droppedUpgrade } from '../dropped-upgrade.ts';
import { PaymentReturn } from '../return/payment-return.tsx';
import {
  sampleAwaited,
  sampleCards,
  sampleGrace,
  sampleOverdue,
  samplePreview,
  sampleSubscriber,
} from '../testing/sample-billing.ts';

const nothing = () => undefined;
const info = sampleSubscriber();
const overdue = sampleOverdue('2026-12-15T10:00:00.000Z');

const dialog = (id: string, title: string, screen: ReactNode, answers: GalleryState['answers'] = []): GalleryState => ({
  id: `billing-${id}`,
  title: `Billing, ${title}`,
  at: '/billing',
  session: planSession('pro'),
  answers,
  screen: <BillingFrame>{screen}</BillingFrame>,
});

const upgrade = <UpgradeDialog info={info} plan="elite" onClose={nothing} onDone={nothing} />;

const wayBack = (id: string, title: string, body: object | null): GalleryState => ({
  id: `payment-${id}`,
  title: `Back from the payment, ${title}`,
  at: '/dashboard?upgraded=pro',
  session: planSession('free'),
  answers: body
    ? [{ route: routes.confirmation, body }]
    : [{ route: routes.confirmation, status: 500, body: { code: 'internal', message: 'x' } }],
  screen: (
    <>
      <PaymentReturn />
      <div className="mx-auto max-w-[75rem] px-4 py-6 md:px-10">
        <h1 className="text-title">Hello, Ada</h1>
      </div>
    </>
  ),
});

/** The dialogs of the page, and the way back from a payment. */
export const dialogStates: readonly GalleryState[] = [
  dialog('upgrade', 'upgrade with its amount', upgrade, [
    { route: routes.previewUpgrade, body: samplePreview },
    { route: routes.listPaymentMethods, body: sampleCards },
  ]),
  dialog(
    'upgrade-cancelled',
    'upgrade of a cancelled plan',
    <UpgradeDialog info={sampleGrace('free')} plan="elite" onClose={nothing} onDone={nothing} />,
    [
      { route: routes.previewUpgrade, body: samplePreview },
      { route: routes.listPaymentMethods, body: sampleCards },
    ],
  ),
  dialog('upgrade-asking', 'upgrade, the amount on its way', upgrade),
  dialog('upgrade-overdue', 'upgrade refused', upgrade, [
    {
      route: routes.previewUpgrade,
      status: 409,
      body: {
        code: 'payment_overdue',
        message: 'Your bank wants you to confirm your last payment. Confirm it first, then change the plan.',
        details: { confirmInvoice: 'in_0' },
      },
    },
  ]),
  dialog('owed', 'upgrade while a payment is overdue', <OwedDialog info={overdue} plan="elite" onClose={nothing} />),
  dialog(
    'owed-confirm',
    'upgrade while a payment waits for its confirmation',
    <OwedDialog info={sampleOverdue('2026-12-15T10:00:00.000Z', 'in_0')} plan="elite" onClose={nothing} />,
  ),
  dialog('upgrade-failed', 'upgrade, the amount not to be had', upgrade, [
    {
      route: routes.previewUpgrade,
      status: 500,
      body: { code: 'internal', message: 'Something went wrong on our side.' },
    },
  ]),
  dialog(
    'downgrade',
    'downgrade to Starter',
    <DowngradeDialog info={info} plan="starter" onClose={nothing} onDone={nothing} />,
  ),
  dialog(
    'downgrade-free',
    'downgrade to Free',
    <DowngradeDialog info={info} plan="free" onClose={nothing} onDone={nothing} />,
  ),
  dialog(
    'downgrade-overdue',
    'downgrade at once',
    <DowngradeDialog info={overdue} plan="free" onClose={nothing} onDone={nothing} />,
  ),
  dialog(
    'cancel',
    'cancel',
    <CancelDialog open plan="pro" until="December 8, 2026" onClose={nothing} onDone={nothing} />,
  ),
  dialog(
    'cancel-overdue',
    'cancel at once',
    <CancelDialog open plan="pro" until={null} onClose={nothing} onDone={nothing} />,
  ),
  dialog(
    'cancel-awaited',
    'cancel while an upgrade waits',
    <CancelDialog
      open
      plan="pro"
      until="December 8, 2026"
      dropped={droppedUpgrade(sampleSubscriber({ upgradeToConfirm: sampleAwaited }))}
      onClose={nothing}
      onDone={nothing}
    />,
  ),
  dialog(
    'refund',
    'refund',
    <RefundDialog
      open
      info={sampleSubscriber({ refundable: { amount: 4999, currency: 'usd', until: '2026-12-08T10:00:00.000Z' } })}
      onClose={nothing}
      onDone={nothing}
    />,
  ),
  wayBack('confirming', 'on its way', { state: 'waiting', plan: 'pro' }),
  wayBack('unfinished', 'left unfinished', { state: 'expired', plan: 'pro' }),
];
