import type { PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import { billingErrors } from '../../contract/errors.ts';
import type { InvoiceStore } from '../accounts/invoice-store.ts';
import type { BillingStore, SubscriptionRow } from '../billing-store.ts';
import { refuseUnpaid, type Standing, standingOf, type Transition, transitionTo } from './plan-transition.ts';

export interface Found {
  readonly plan: PlanId;
  readonly subscription: SubscriptionRow | undefined;
  readonly standing: Standing;
  /** What the wish comes to by that standing. */
  readonly step: Transition;
}

/** How people stand when they ask for a plan, and whether they may have it. */
export class PlanStandings {
  constructor(
    private readonly deps: {
      store: Pick<BillingStore, 'findCurrent' | 'findPlan' | 'findDeletion'>;
      invoices: Pick<InvoiceStore, 'findToConfirm'>;
      clock: Clock;
    },
  ) {}

  async stepTo(to: PlanId, owner: string): Promise<Found> {
    const { store, clock } = this.deps;
    const subscription = await store.findCurrent(owner);
    const row = await store.findPlan(owner);
    const bought = subscription ? standingOf(subscription, row, clock.now()) : null;
    const standing = { plan: row.plan, subscription: bought };
    return { plan: row.plan, subscription, standing, step: transitionTo(to, standing) };
  }

  /** A plan of an account that goes would be ended again within a minute. @throws AppError `account_leaving` */
  async requireStaying(owner: string): Promise<void> {
    const due = await this.deps.store.findDeletion(owner);
    if (due) throw new AppError(billingErrors.account_leaving, { deletionDueAt: due.toISOString() });
  }

  /** @returns the step, once nothing is left to pay first @throws AppError `payment_overdue`, `month_being_charged` */
  async paidStep(
    owner: string,
    { step, subscription }: Found,
  ): Promise<Exclude<Transition, { kind: 'overdue' | 'charging' }>> {
    refuseUnpaid(step, subscription ? await this.deps.invoices.findToConfirm(owner, subscription) : null);
    return step;
  }
}

/** The page offers the plans where it sees this. */
export function notSubscribed(): AppError<'subscription_required', { requiresSubscription: true }> {
  return new AppError(billingErrors.subscription_required, { requiresSubscription: true });
}
