import { flushSync } from 'react-dom';
import type { BillingInfo } from '../../contract/billing.ts';
import { CancelDialog } from '../dialogs/cancel-dialog.tsx';
import { DowngradeDialog } from '../dialogs/downgrade-dialog.tsx';
import { RefundDialog } from '../dialogs/refund-dialog.tsx';
import { UpgradeDialog } from '../dialogs/upgrade-dialog.tsx';
import type { useAsked } from '../use-asked.ts';
import { day } from '../words.ts';

interface PlanDialogsProps {
  info: BillingInfo;
  dialogs: ReturnType<typeof useAsked>;
  /** Something was changed, and what had the focus may be gone with it. */
  onDone(): void;
}

/** The dialogs of the page; at most one is open. */
export function PlanDialogs({ info, dialogs: { asked, close }, onDone }: PlanDialogsProps) {
  const planFor = (what: 'upgrade' | 'downgrade') => (asked?.what === what ? asked.plan : null);
  const done = () => {
    // Closing gives the focus back to a button that is about to go; only then can it be put elsewhere.
    flushSync(close);
    onDone();
  };
  const { state, periodEnd } = info.subscription;
  return (
    <>
      <UpgradeDialog plan={planFor('upgrade')} pending={info.pendingPlanChange} onClose={close} onDone={done} />
      <DowngradeDialog info={info} plan={planFor('downgrade')} onClose={close} onDone={done} />
      <CancelDialog
        open={asked?.what === 'cancel'}
        plan={info.currentPlan}
        until={state === 'past_due' || !periodEnd ? null : day(periodEnd)}
        onClose={close}
        onDone={done}
      />
      <RefundDialog open={asked?.what === 'refund'} info={info} onClose={close} onDone={done} />
    </>
  );
}
