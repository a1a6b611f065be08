import { PLANS, type PlanId } from '#flags/plans.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import type { SubscriptionRow } from '../billing-store.ts';
import type { Transition } from './plan-transition.ts';

export interface PlanChange {
  readonly isUpgrade: boolean;
  readonly isDowngrade: boolean;
  readonly gracePeriodCancelled: boolean;
  readonly paymentUrl?: string;
  readonly message: string;
}

/** What somebody is told whose subscription was changed like this. @param subscription as it was before */
export function planChangeAnswer(kind: Written['kind'], to: PlanId, subscription: SubscriptionRow): PlanChange {
  const answer = { isUpgrade: false, isDowngrade: false, gracePeriodCancelled: false };
  const until = formatDay(subscription.periodEnd);
  const now = PLANS[subscription.plan].name;
  const next = PLANS[to].name;
  switch (kind) {
    case 'upgrade':
      return { ...answer, isUpgrade: true, message: `Welcome to ${next}. Your plan is active now.` };
    case 'downgrade':
      return {
        ...answer,
        isDowngrade: true,
        message: `Your plan changes to ${next} on ${until}. Until then you keep ${now} and your tokens.`,
      };
    case 'end':
      return {
        ...answer,
        isDowngrade: true,
        message: `Your ${now} plan stays active until ${until}. After that you are on the free plan.`,
      };
    case 'end-now':
      return {
        ...answer,
        isDowngrade: true,
        message: `Your ${now} plan has ended and nothing more is charged. You are now on the free plan.`,
      };
    case 'keep':
      return { ...answer, gracePeriodCancelled: true, message: `Your ${now} plan continues. Nothing changes.` };
  }
}

/** Somebody whose bank has a question before it pays. */
export function confirmationAnswer(to: PlanId, paymentUrl: string): PlanChange {
  const message = `Your bank wants you to confirm this payment. ${PLANS[to].name} starts as soon as you do.`;
  return { isUpgrade: true, isDowngrade: false, gracePeriodCancelled: false, paymentUrl, message };
}

/** Somebody who stays, instead of confirming the payment of an upgrade. */
export function upgradeTakenBack(plan: PlanId): PlanChange {
  const message = `Your upgrade was cancelled and nothing was charged. You stay on ${PLANS[plan].name}.`;
  return { isUpgrade: false, isDowngrade: false, gracePeriodCancelled: true, message };
}

/** Changes of a subscription that are written at the provider. */
export type Written = Extract<Transition, { kind: 'upgrade' | 'downgrade' | 'end' | 'end-now' | 'keep' }>;

/** What somebody is told who asks for what is so, or is coming, already. */
export function nothingToChange(plan: PlanId, subscription: SubscriptionRow | undefined): PlanChange {
  const { pendingPlan, pendingAt } = subscription ?? {};
  return {
    isUpgrade: false,
    isDowngrade: false,
    gracePeriodCancelled: false,
    message:
      pendingPlan && pendingAt
        ? `You are on ${PLANS[plan].name} until ${formatDay(pendingAt)}, then on ${PLANS[pendingPlan].name}.`
        : `You are already on the ${PLANS[plan].name} plan.`,
  };
}
