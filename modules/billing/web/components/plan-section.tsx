import { ArrowUpRight } from 'lucide-react';
import { useUser } from '#shell/sdk/use-session.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Button, buttonClass } from '#shell/ui/button.tsx';
import { PageSection, SettingRow } from '#shell/ui/page-section.tsx';
import type { BillingInfo } from '../../contract/billing.ts';
import { chooserHref, planAbove } from '../paths.ts';
import { shortDay } from '../short-day.ts';
import { day, monthly, nameOf } from '../words.ts';
import { MoneyBack } from './later-parts.tsx';
import { UsageRow } from './usage-row.tsx';

export type AskFor = 'upgrade' | 'cancel' | 'refund';

interface PlanSectionProps {
  info: BillingInfo;
  /** Opens the dialog of that name. */
  onAsk(what: AskFor): void;
}

/** The plan, what of it is used, and the ways up, out and back. */
export function PlanSection({ info, onAsk }: PlanSectionProps) {
  const { currentPlan: plan, subscription, pendingPlanChange } = info;
  const bought = subscription.state !== 'none';
  return (
    <PageSection id="plan" title="Plan" text="Your current plan and token usage.">
      <SettingRow title={nameOf(plan)} badge={<State info={info} />} action={<Ways info={info} onAsk={onAsk} />}>
        {standing(info)}
      </SettingRow>
      <UsageRow />
      {info.refund || info.refundable || info.dispute ? <MoneyBack info={info} onAsk={onAsk} /> : null}
      {bought && (pendingPlanChange !== 'free' || subscription.unpaid) ? (
        <SettingRow
          title="Cancel"
          action={
            <Button size="sm" className="text-danger!" onClick={() => onAsk('cancel')}>
              Cancel plan
            </Button>
          }
        >
          {subscription.unpaid
            ? `${nameOf(plan)} ends right away, because this month was not paid. Your results are kept.`
            : `${nameOf(plan)} stays active until the end of the month you paid for, then you move to Free. Your results are kept.`}
        </SettingRow>
      ) : null}
    </PageSection>
  );
}

function State({ info }: { info: BillingInfo }) {
  const { state, paymentFailed } = info.subscription;
  if (paymentFailed?.confirmInvoice) return <Badge tone="warning">Payment to confirm</Badge>;
  if (state === 'past_due') return <Badge tone="danger">Payment failed</Badge>;
  if (info.isInGracePeriod) return <Badge tone="accent">{scheduledChange(info)}</Badge>;
  return state === 'active' ? <Badge tone="success">Active</Badge> : null;
}

/** "Ends Dec 27" or "Starter from Dec 27". */
function scheduledChange({ pendingPlanChange: to, pendingChangeDate: at }: BillingInfo): string {
  if (!to || !at) return 'Change scheduled';
  return to === 'free' ? `Ends ${shortDay(at)}` : `${nameOf(to)} from ${shortDay(at)}`;
}

/** Price and next date, in a sentence. */
function standing({ currentPlan: plan, subscription, nextPayment, pendingChangeDate, isInGracePeriod }: BillingInfo) {
  if (plan === 'free') return 'Free. No card needed.';
  if (subscription.state === 'none') return 'A complimentary plan: nothing is charged for it.';
  const price = `${monthly(plan)[0]?.toUpperCase()}${monthly(plan).slice(1)}`;
  if (isInGracePeriod && pendingChangeDate) return `${price}, active until ${day(pendingChangeDate)}.`;
  if (subscription.state === 'past_due' || !nextPayment) return `${price}.`;
  return `${price}, billed in advance. Renews on ${day(nextPayment.at)}.`;
}

/** Up to the next plan, and to all of them side by side. */
function Ways({ info, onAsk }: PlanSectionProps) {
  const { currentPlan: plan, subscription } = info;
  const { deletionDueAt } = useUser();
  const above = deletionDueAt ? undefined : planAbove(plan);
  if (subscription.state === 'none')
    return (
      <a href={chooserHref(plan)} className={buttonClass(above ? 'primary' : 'secondary', 'sm')}>
        {above ? `Upgrade to ${nameOf(above)}` : 'Compare plans'}
        <ArrowUpRight className="size-4" aria-hidden />
      </a>
    );
  return (
    <>
      {above && subscription.state === 'active' && !info.upgradeToConfirm ? (
        <Button size="sm" variant={info.isInGracePeriod ? 'secondary' : 'primary'} onClick={() => onAsk('upgrade')}>
          Upgrade to {nameOf(above)}
        </Button>
      ) : null}
      <a href={chooserHref(plan)} className={buttonClass('secondary', 'sm')}>
        Compare plans
      </a>
    </>
  );
}
