import { flushSync } from 'react-dom';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import type { BillingInfo } from '../../contract/billing.ts';
import { CancelDialog } from '../dialogs/cancel-dialog.tsx';
import { DowngradeDialog } from '../dialogs/downgrade-dialog.tsx';
import { OwedDialog } from '../dialogs/owed-dialog.tsx';
import { RefundDialog } from '../dialogs/refund-dialog.tsx';
import { UpgradeDialog } from '../dialogs/upgrade-dialog.tsx';
import { droppedUpgrade } from '../dropped-upgrade.ts';
import type { useAsked } from '../use-asked.ts';
import { day, nameOf } from '../words.ts';

interface PlanDialogsProps {
  info: BillingInfo;
  dialogs: ReturnType<typeof useAsked>;
  /** Something was changed, and what had the focus may be gone with it. */
  onDone(): void;
}

/** The dialogs of the page; at most one is open. */
export function PlanDialogs({ info, dialogs: { asked, close }, onDone }: PlanDialogsProps) {
  const wanted = asked && 'plan' in asked && asked.what !== 'given' ? asked.plan : null;
  const owes = info.subscription.paymentFailed !== null && wanted !== 'free';
  const planFor = (what: 'upgrade' | 'downgrade') => (asked?.what === what && !owes ? wanted : null);
  const done = () => {
    // Closing gives the focus back to a button that is about to go; only then can it be put elsewhere.
    flushSync(close);
    onDone();
  };
  const { unpaid, periodEnd } = info.subscription;
  return (
    <>
      <OwedDialog info={info} plan={owes ? wanted : null} onClose={close} />
      <UpgradeDialog info={info} plan={planFor('upgrade')} onClose={close} onDone={done} />
      <DowngradeDialog info={info} plan={planFor('downgrade')} onClose={close} onDone={done} />
      <CancelDialog
        open={asked?.what === 'cancel'}
        plan={info.currentPlan}
        until={unpaid || !periodEnd ? null : day(periodEnd)}
        dropped={droppedUpgrade(info)}
        onClose={close}
        onDone={done}
      />
      <Dialog
        open={asked?.what === 'given'}
        onClose={close}
        title={`Your ${nameOf(info.currentPlan)} plan is complimentary`}
        actions={<Button onClick={close}>Keep {nameOf(info.currentPlan)}</Button>}
      >
        Nothing is charged for it, so there is no subscription to change.
      </Dialog>
      <RefundDialog open={asked?.what === 'refund'} info={info} onClose={close} onDone={done} />
    </>
  );
}
