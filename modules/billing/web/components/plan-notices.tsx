import { CalendarClock, CreditCard } from 'lucide-react';
import { daysLeft } from '#shell/sdk/days-left.ts';
import { wallClock } from '#shell/sdk/wall-clock.ts';
import { Button } from '#shell/ui/button.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { BillingInfo } from '../../contract/billing.ts';
import { formatCents } from '../../contract/money.ts';
import { planFailure } from '../failure.ts';
import { usePlanUpdate } from '../use-plan-update.ts';
import { usePortal } from '../use-portal.ts';
import { day, nameOf } from '../words.ts';
import { Notice } from './notice.tsx';

/** What stands above the page: a payment that failed, a lower plan that is to come. */
export function PlanNotices({ info, onKept }: { info: BillingInfo; onKept(): void }) {
  const { paymentFailed } = info.subscription;
  return (
    <>
      {paymentFailed ? <PaymentFailed info={info} failed={paymentFailed} /> : null}
      {info.isInGracePeriod ? <GracePeriod info={info} onKept={onKept} /> : null}
    </>
  );
}

type Failed = NonNullable<BillingInfo['subscription']['paymentFailed']>;

/** Dunning: what failed, what still works and until when, and the one button that mends it. */
function PaymentFailed({ info, failed }: { info: BillingInfo; failed: Failed }) {
  const portal = usePortal();
  return (
    <Notice
      tone="danger"
      icon={CreditCard}
      label="Payment failed"
      title={`Your payment of ${formatCents(failed.amount, failed.currency)} did not go through`}
      action={
        <Button variant="primary" busy={portal.busy} onClick={() => portal.open('payment_method_update')}>
          Update payment method
        </Button>
      }
    >
      {nameOf(info.currentPlan)} works on as always until {day(failed.until)} ({daysLeft(failed.until, wallClock())}).
      New tokens come once it is paid; after that day your account goes back to Free.
    </Notice>
  );
}

/** A downgrade or cancellation that was asked for; until its day it can be taken back. */
function GracePeriod({ info, onKept }: { info: BillingInfo; onKept(): void }) {
  const update = usePlanUpdate({
    onDone: onKept,
    onFail: (error) => toast({ title: 'Update Failed', text: planFailure(error), tone: 'danger', durationMs: 6000 }),
  });
  const plan = info.currentPlan;
  const ends = info.pendingPlanChange === 'free';
  return (
    <Notice
      tone="accent"
      icon={CalendarClock}
      label="Grace period"
      title={
        ends ? `${nameOf(plan)} is cancelled` : `A change to ${nameOf(info.pendingPlanChange ?? 'free')} is scheduled`
      }
      action={
        <Button variant="primary" busy={update.busy} onClick={() => update.change({ plan })}>
          Keep {nameOf(plan)}
        </Button>
      }
    >
      {info.gracePeriodMessage}
    </Notice>
  );
}
