import { type PlanId, planRank } from '#flags/plans.ts';
import { AppError } from '#platform/contract/errors.ts';
import { billingErrors } from '../../contract/errors.ts';
import type { PlanRow, SubscriptionRow } from '../billing-store.ts';
import type { PaidPlan } from '../stripe/account-snapshot.ts';
import { isUnpaid } from './unpaid-period.ts';

/** What stands when somebody asks for a plan. */
export interface Standing {
  readonly plan: PlanId;
  /** Null: nothing was bought, or it is over; the plan is free or given by an operator. */
  readonly subscription: {
    readonly plan: PaidPlan;
    readonly pending: PlanId | null;
    readonly overdue: boolean;
    /** No paid month stands: it is overdue, or the month has begun and is being charged. */
    readonly unpaid: boolean;
  } | null;
}

export type Transition =
  /** The plan is in force, or is coming already. */
  | { readonly kind: 'nothing' }
  /** Pay on the hosted page. */
  | { readonly kind: 'checkout'; readonly to: PaidPlan }
  /** Charge the difference now. */
  | { readonly kind: 'upgrade'; readonly to: PaidPlan }
  /** The lower plan comes with the next period. */
  | { readonly kind: 'downgrade'; readonly to: PaidPlan }
  /** Free comes with the next period. */
  | { readonly kind: 'end' }
  /** There is no paid period to wait for. */
  | { readonly kind: 'end-now' }
  /** Take back what was to come. */
  | { readonly kind: 'keep' }
  /** First the payment that failed. */
  | { readonly kind: 'overdue' }
  /** First the payment that is on its way: the month that has begun is being charged. */
  | { readonly kind: 'charging' }
  /** A plan without a subscription cannot be lowered: it was not bought. */
  | { readonly kind: 'not-bought' };

/** What asking for a plan comes to. */
export function transitionTo(to: PlanId, { plan, subscription }: Standing): Transition {
  if (subscription === null) {
    if (to === plan) return { kind: 'nothing' };
    return to !== 'free' && planRank(to) > planRank(plan) ? { kind: 'checkout', to } : { kind: 'not-bought' };
  }
  if (to === 'free' && subscription.unpaid) return { kind: 'end-now' };
  if (to === subscription.plan) return subscription.pending === null ? { kind: 'nothing' } : { kind: 'keep' };
  if (to === subscription.pending) return { kind: 'nothing' };
  if (to === 'free') return { kind: 'end' };
  if (subscription.overdue) return { kind: 'overdue' };
  // What is bought or lowered now would be reckoned by a month that nobody has paid yet.
  if (subscription.unpaid) return { kind: 'charging' };
  return { kind: planRank(to) > planRank(subscription.plan) ? 'upgrade' : 'downgrade', to };
}

export function standingOf(
  subscription: SubscriptionRow,
  row: PlanRow,
  now: Date,
): NonNullable<Standing['subscription']> {
  const { plan, pendingPlan, pastDueSince } = subscription;
  const unpaid = isUnpaid(subscription, row, now);
  return { plan, pending: pendingPlan, overdue: pastDueSince !== null, unpaid };
}

/** The same once the month that is being charged is paid. */
export function whenPaid({ plan, subscription }: Standing): Standing {
  return { plan, subscription: subscription && { ...subscription, overdue: false, unpaid: false } };
}

/**
 * @param confirmInvoice of an overdue one the invoice whose payment the bank wants confirmed
 * @throws AppError `payment_overdue`, `month_being_charged`
 */
export function refuseUnpaid(
  step: Transition,
  confirmInvoice: string | null,
): asserts step is Exclude<Transition, { kind: 'overdue' | 'charging' }> {
  if (step.kind === 'overdue') throw new AppError(billingErrors.payment_overdue, { confirmInvoice });
  if (step.kind === 'charging') throw new AppError(billingErrors.month_being_charged);
}
