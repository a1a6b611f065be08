import { CalendarClock, CreditCard } from 'lucide-react';
import { useUser } from '#shell/sdk/use-session.ts';
import { Button } from '#shell/ui/button.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { BillingInfo } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { planFailure } from '../failure.ts';
import { owedText, owedTitle } from '../owed.ts';
import { usePlanUpdate } from '../use-plan-update.ts';
import { day, nameOf } from '../words.ts';
import { Notice } from './notice.tsx';
import { ConfirmLink, PayActions } from './pay-actions.tsx';

interface PlanNoticesProps {
  info: BillingInfo;
  onKept(): void;
}

/** What stands above the page: a payment that failed or waits for its confirmation, a lower plan that is to come. */
export function PlanNotices({ info, onKept }: PlanNoticesProps) {
  const { paymentFailed } = info.subscription;
  return (
    <>
      {paymentFailed ? <PaymentFailed info={info} failed={paymentFailed} /> : null}
      {info.upgradeToConfirm ? <UpgradeToConfirm info={info} upgrade={info.upgradeToConfirm} onKept={onKept} /> : null}
      {info.isInGracePeriod ? <GracePeriod info={info} onKept={onKept} /> : null}
    </>
  );
}

type Failed = NonNullable<BillingInfo['subscription']['paymentFailed']>;

/** Dunning: what failed, what still works and until when, and the one button that fixes it. */
function PaymentFailed({ info, failed }: { info: BillingInfo; failed: Failed }) {
  return (
    <Notice
      tone="danger"
      icon={CreditCard}
      label="Payment failed"
      title={owedTitle(failed)}
      action={<PayActions confirmInvoice={failed.confirmInvoice} />}
    >
      {owedText(info.currentPlan, failed)}
    </Notice>
  );
}

/** The way back to the present plan. */
function useKeep({ currentPlan: plan }: BillingInfo, onKept: () => void) {
  const update = usePlanUpdate({
    onDone: onKept,
    onFail: (error) => toast({ title: 'Update Failed', text: planFailure(error), tone: 'danger', durationMs: 6000 }),
  });
  return { busy: update.busy, onClick: () => update.change({ plan, shown: plan }), children: <>Keep {nameOf(plan)}</> };
}

type Awaited = NonNullable<BillingInfo['upgradeToConfirm']>;

/** An upgrade whose payment the bank has a question about. */
function UpgradeToConfirm({ info, upgrade, onKept }: PlanNoticesProps & { upgrade: Awaited }) {
  const { plan, amount, currency, until, invoiceId } = upgrade;
  return (
    <Notice
      tone="accent"
      icon={CreditCard}
      label="Payment to confirm"
      title={`Your upgrade to ${nameOf(plan)} is waiting for your confirmation`}
      action={
        <>
          <ConfirmLink invoiceId={invoiceId} />
          <Button {...useKeep(info, onKept)} />
        </>
      }
    >
      Your bank wants you to confirm {formatCents(amount, currency)}. Nothing is charged until you do; without it the
      upgrade is cancelled on {day(until)}.
    </Notice>
  );
}

/** A downgrade or cancellation that was asked for; until its day it can be taken back, unless the account goes too. */
function GracePeriod({ info, onKept }: PlanNoticesProps) {
  const { deletionDueAt } = useUser();
  const keep = useKeep(info, onKept);
  const plan = nameOf(info.currentPlan);
  if (deletionDueAt)
    return (
      <Notice
        tone="accent"
        icon={CalendarClock}
        label="Scheduled change"
        title={`${plan} ends when your account is deleted`}
      >
        Your account will be deleted on {day(deletionDueAt)}, and nothing more is charged. To keep {plan}, choose “Keep
        my account” at the top of this page first.
      </Notice>
    );
  return (
    <Notice
      tone="accent"
      icon={CalendarClock}
      label="Scheduled change"
      title={
        info.pendingPlanChange === 'free'
          ? `${plan} is cancelled`
          : `A change to ${nameOf(info.pendingPlanChange ?? 'free')} is scheduled`
      }
      action={<Button variant="primary" {...keep} />}
    >
      {info.gracePeriodMessage}
    </Notice>
  );
}
