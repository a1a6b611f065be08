import { PLANS, type PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { UpgradePreview } from '../contract/billing.ts';
import { billingErrors } from '../contract/errors.ts';
import { formatDay } from '../contract/money.ts';
import type { AccountSync } from './account-sync.ts';
import type { BillingStore, SubscriptionRow } from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import type { ChangeStore } from './change-store.ts';
import type { Checkouts } from './checkouts.ts';
import { type Transition, transitionTo } from './plan-transition.ts';
import type { PaidPlan } from './stripe/account-snapshot.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';

/** A change that took longer was left by a process that died. */
const ABANDONED_MS = 60_000;
/** How old a preview may be when it is confirmed, in seconds. */
const PREVIEW_HOLDS_S = 900;

export interface PlanChange {
  readonly isUpgrade: boolean;
  readonly isDowngrade: boolean;
  readonly gracePeriodCancelled: boolean;
  readonly paymentUrl?: string;
  readonly message: string;
}

type Confirmed = { prorationDate?: number | undefined; amountDue?: number | undefined };
type Run = { user: RequestUser; plan: PlanId; subscription: SubscriptionRow | undefined; changeId: string };

/** Changing plans: one change of a person at a time, each write at the provider under a key made from that change's id. */
export class PlanChanges {
  constructor(
    private readonly deps: {
      store: BillingStore;
      changes: ChangeStore;
      gateway: BillingGateway;
      catalogue: Catalogue;
      checkouts: Checkouts;
      sync: AccountSync;
      clock: Clock;
      ids: Ids;
    },
  ) {}

  /**
   * @throws AppError `confirmation_required`, `amount_changed`, `payment_declined`, `payment_overdue`,
   *   `subscription_required` (a plan that was not bought cannot be lowered), `plan_change_in_progress`, and the provider's
   */
  async change(user: RequestUser, to: PlanId, confirmed: Confirmed = {}): Promise<PlanChange> {
    const { changes, store, sync, clock, ids } = this.deps;
    const changeId = ids.next();
    const at = clock.now();
    const { plan } = await store.findPlan(user.id);
    const abandonedBefore = new Date(at.getTime() - ABANDONED_MS);
    if (!(await changes.open(user.id, { id: changeId, from: plan, to, at, abandonedBefore })))
      throw new AppError(billingErrors.plan_change_in_progress);
    try {
      const subscription = await store.findCurrent(user.id);
      const step = transitionTo(to, { plan, subscription: standing(subscription) });
      const answer = await this.take(step, { user, plan, subscription, changeId }, confirmed);
      if (step.kind !== 'nothing' && step.kind !== 'checkout') await sync.run(user.id);
      await changes.end(user.id, changeId, 'done', clock.now());
      return answer;
    } catch (error) {
      await changes.end(user.id, changeId, 'failed', clock.now());
      throw error;
    }
  }

  /** Ends the subscription with its period. @throws AppError `subscription_required` */
  async cancel(user: RequestUser): Promise<string> {
    if (!(await this.deps.store.findCurrent(user.id))) throw notSubscribed();
    return (await this.change(user, 'free')).message;
  }

  /** What an upgrade charges at once. @throws AppError `subscription_required`, `not_an_upgrade`, `payment_overdue` */
  async preview(user: RequestUser, to: PlanId): Promise<UpgradePreview> {
    const { store, clock } = this.deps;
    const subscription = await store.findCurrent(user.id);
    if (!subscription) throw notSubscribed();
    const { plan } = await store.findPlan(user.id);
    const step = transitionTo(to, { plan, subscription: standing(subscription) });
    if (step.kind === 'overdue') throw new AppError(billingErrors.payment_overdue);
    if (step.kind !== 'upgrade') throw new AppError(billingErrors.not_an_upgrade);
    const prorationDate = Math.floor(clock.now().getTime() / 1000);
    const { amountDue, currency } = await this.amount(user.id, subscription, step.to, prorationDate);
    return {
      currentPlan: subscription.plan,
      plan: step.to,
      amountDue,
      currency,
      prorationDate,
      monthlyAmount: PLANS[step.to].priceCents,
      nextPaymentAt: subscription.periodEnd.toISOString(),
      extraTokens: PLANS[step.to].tokensPerPeriod - PLANS[subscription.plan].tokensPerPeriod,
    };
  }

  private async take(step: Transition, run: Run, confirmed: Confirmed): Promise<PlanChange> {
    const { gateway, checkouts, catalogue } = this.deps;
    const { user, plan, changeId: key } = run;
    const answer = { isUpgrade: false, isDowngrade: false, gracePeriodCancelled: false };
    if (step.kind === 'checkout') {
      const paymentUrl = await checkouts.open(user, step.to);
      const message = `Taking you to the payment of ${PLANS[step.to].name}.`;
      return { ...answer, isUpgrade: true, paymentUrl, message };
    }
    const { subscription } = run;
    if (step.kind === 'overdue') throw new AppError(billingErrors.payment_overdue);
    if (step.kind === 'nothing') {
      const comes = subscription?.pendingPlan && subscription.pendingAt;
      return {
        ...answer,
        message: comes
          ? `You are on ${PLANS[plan].name} until ${formatDay(comes)}. ${PLANS[subscription.pendingPlan ?? 'free'].name} comes then.`
          : `You are on the ${PLANS[plan].name} plan already.`,
      };
    }
    if (step.kind === 'not-bought' || !subscription) throw notSubscribed();
    const until = formatDay(subscription.periodEnd);
    const now = PLANS[subscription.plan].name;
    switch (step.kind) {
      case 'upgrade': {
        const at = await this.confirmedAt(user.id, subscription, step.to, confirmed);
        await this.takeBack(subscription, key);
        await gateway.upgrade(subscription, { priceId: await catalogue.priceOf(step.to), at }, `${key}:upgrade`);
        return { ...answer, isUpgrade: true, message: `Welcome to ${PLANS[step.to].name}. It is in force now.` };
      }
      case 'downgrade': {
        if (subscription.pendingPlan === 'free') await gateway.endWithPeriod(subscription.id, false, `${key}:keep`);
        await gateway.scheduleChange(subscription, await catalogue.priceOf(step.to), `${key}:schedule`);
        return {
          ...answer,
          isDowngrade: true,
          message: `${PLANS[step.to].name} begins on ${until}. Until then you keep ${now} and your tokens.`,
        };
      }
      case 'end': {
        if (subscription.scheduleId) await gateway.releaseSchedule(subscription.scheduleId, `${key}:release`);
        await gateway.endWithPeriod(subscription.id, true, `${key}:end`);
        return {
          ...answer,
          isDowngrade: true,
          message: `Your ${now} plan stays active until ${until}. After that you are on the free plan.`,
        };
      }
      case 'end-now': {
        await gateway.endNow(subscription.id, `${key}:end-now`);
        return { ...answer, isDowngrade: true, message: `Your ${now} plan has ended. You are on the free plan.` };
      }
      case 'keep': {
        await this.takeBack(subscription, key);
        return { ...answer, gracePeriodCancelled: true, message: `Your ${now} plan stays. Nothing will change.` };
      }
    }
  }

  /** Takes back what was to come. */
  private async takeBack(subscription: SubscriptionRow, key: string): Promise<void> {
    const { gateway } = this.deps;
    if (subscription.scheduleId) await gateway.releaseSchedule(subscription.scheduleId, `${key}:release`);
    if (subscription.pendingPlan === 'free') await gateway.endWithPeriod(subscription.id, false, `${key}:keep`);
  }

  /** The moment a confirmed amount was reckoned to; refuses what nobody has seen, or what costs something else now. */
  private async confirmedAt(owner: string, subscription: SubscriptionRow, to: PaidPlan, confirmed: Confirmed) {
    const now = Math.floor(this.deps.clock.now().getTime() / 1000);
    const { prorationDate } = confirmed;
    const fresh = prorationDate !== undefined && prorationDate <= now && now - prorationDate <= PREVIEW_HOLDS_S;
    const at = fresh ? prorationDate : now;
    const { amountDue, currency } = await this.amount(owner, subscription, to, at);
    const details = { amountDue, currency, prorationDate: at };
    if (prorationDate === undefined) throw new AppError(billingErrors.confirmation_required, details);
    if (!fresh || (confirmed.amountDue !== undefined && confirmed.amountDue !== amountDue))
      throw new AppError(billingErrors.amount_changed, details);
    return at;
  }

  private async amount(owner: string, subscription: SubscriptionRow, to: PaidPlan, at: number) {
    const customer = await this.deps.store.findCustomer(owner);
    if (!customer?.customerId) throw notSubscribed();
    const priceId = await this.deps.catalogue.priceOf(to);
    return this.deps.gateway.previewUpgrade(customer.customerId, subscription, priceId, at);
  }
}

function standing(subscription: SubscriptionRow | undefined) {
  if (!subscription) return null;
  const { plan, pendingPlan, pastDueSince } = subscription;
  return { plan, pending: pendingPlan, overdue: pastDueSince !== null };
}

/** The page offers the plans where it sees this. */
export function notSubscribed(): AppError<'subscription_required', { requiresSubscription: true }> {
  return new AppError(billingErrors.subscription_required, { requiresSubscription: true });
}
