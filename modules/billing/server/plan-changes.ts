import { PLANS, type PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { UpgradePreview } from '../contract/billing.ts';
import { billingErrors } from '../contract/errors.ts';
import type { AccountSync } from './account-sync.ts';
import type { BillingStore, SubscriptionRow } from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import { type AbandonedChange, type ChangeStore, Unfinished } from './change-store.ts';
import type { Checkouts } from './checkouts.ts';
import type { InvoiceStore } from './invoice-store.ts';
import { NOT_PAID } from './overdue-payment.ts';
import {
  confirmationAnswer,
  nothingToChange,
  type PlanChange,
  planChangeAnswer,
  upgradeTakenBack,
  type Written,
} from './plan-change-answer.ts';
import { refuseUnpaid, standingOf, type Transition, transitionTo, whenPaid } from './plan-transition.ts';
import type { PaidPlan } from './stripe/account-snapshot.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';
import { isBehind } from './unpaid-period.ts';

/** How old a preview may be when it is confirmed, in seconds. */
const PREVIEW_HOLDS_S = 900;

/** Writes that are finished where they stopped half-way. Nothing is charged by them, and they may be done twice. */
const FINISHED: readonly Transition['kind'][] = ['downgrade', 'end', 'end-now', 'keep'];

/** What nobody asked for who confirmed the amount of an upgrade; their plan changed since it was shown. */
const NOT_CONFIRMED: readonly Transition['kind'][] = ['checkout', ...FINISHED];

type Confirmed = {
  prorationDate?: number | undefined;
  amountDue?: number | undefined;
  shownPlan?: PlanId | undefined;
};
type Present = { plan: PlanId; subscription: SubscriptionRow | undefined };
type Bought = { owner: string; subscription: SubscriptionRow };

/** Changing plans: one change of a person at a time, each write at the provider under a key made from that change's id. */
export class PlanChanges {
  constructor(
    private readonly deps: {
      store: BillingStore;
      invoices: InvoiceStore;
      changes: ChangeStore;
      gateway: BillingGateway;
      catalogue: Catalogue;
      checkouts: Checkouts;
      sync: AccountSync;
      clock: Clock;
      ids: Ids;
      log: Log;
    },
  ) {}

  /**
   * @param confirmed the amount of a previewed upgrade: with it nothing else is done than that upgrade; the plan that was shown
   * @throws AppError `confirmation_required`, `amount_changed`, `not_an_upgrade`, `payment_declined`, `payment_needs_confirmation`, `payment_overdue`, `month_being_charged`, `account_leaving`, `plan_changed`,
   *   `subscription_required` (a plan that was not bought cannot be lowered), `plan_change_in_progress`, and the provider's
   */
  async change(user: RequestUser, to: PlanId, confirmed: Confirmed = {}): Promise<PlanChange> {
    const { changes, store, clock, ids } = this.deps;
    const id = ids.next();
    const { plan } = await store.findPlan(user.id);
    const done = await changes.alone(user.id, { id, from: plan, to }, clock, () => this.take(user, to, confirmed, id));
    if (!done) throw new AppError(billingErrors.plan_change_in_progress);
    return done.value;
  }

  /**
   * Finishes a change whose process died, or that the provider did not answer; an upgrade that was not made is not made now.
   * May run twice. @throws AppError refusals of the provider; it is found again then
   */
  async finish({ id, owner, from, to }: AbandonedChange): Promise<void> {
    const { changes, sync, clock } = this.deps;
    if (!(await changes.claim(owner, id, clock.now()))) return;
    await sync.run(owner);
    if (from !== to) await this.withdrawAwaited(owner);
    const found = await this.stepTo(to, owner);
    const { subscription } = found;
    // What was begun before its month was being charged is finished in it too.
    const step = found.step.kind === 'charging' ? whenPaid(to, found) : found.step;
    // From a plan to itself is no change: somebody kept it, in one write, or holds the lock for something else.
    const goesOn = from !== to && FINISHED.includes(step.kind) && subscription !== undefined;
    if (goesOn) await this.writeAndSync(step as Written, { owner, subscription });
    await changes.end(owner, id, goesOn || step.kind === 'nothing' ? 'done' : 'failed', clock.now());
  }

  /** Ends the subscription with its period. @throws AppError `subscription_required` */
  async cancel(user: RequestUser): Promise<string> {
    if (!(await this.deps.store.findCurrent(user.id))) throw notSubscribed();
    return (await this.change(user, 'free')).message;
  }

  /** What an upgrade charges at once. @throws AppError `subscription_required`, `not_an_upgrade`, `payment_overdue`, `month_being_charged`, `account_leaving` */
  async preview(user: RequestUser, to: PlanId): Promise<UpgradePreview> {
    const { store, invoices, clock } = this.deps;
    await this.requireStaying(user.id);
    const subscription = await store.findCurrent(user.id);
    if (!subscription) throw notSubscribed();
    const { step } = await this.stepTo(to, user.id);
    refuseUnpaid(step, await invoices.findToConfirm(user.id, subscription));
    if (step.kind !== 'upgrade') throw new AppError(billingErrors.not_an_upgrade);
    const prorationDate = within(subscription, seconds(clock.now()));
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

  /** A plan of an account that goes would be ended again within a minute. @throws AppError `account_leaving` */
  private async requireStaying(owner: string): Promise<void> {
    const due = await this.deps.store.findDeletion(owner);
    if (due) throw new AppError(billingErrors.account_leaving, { deletionDueAt: due.toISOString() });
  }

  private async stepTo(to: PlanId, owner: string): Promise<Present & { step: Transition }> {
    const { store, clock } = this.deps;
    const subscription = await store.findCurrent(owner);
    const row = await store.findPlan(owner);
    const standing = subscription ? standingOf(subscription, row, clock.now()) : null;
    return { plan: row.plan, subscription, step: transitionTo(to, { plan: row.plan, subscription: standing }) };
  }

  private async take(user: RequestUser, to: PlanId, confirmed: Confirmed, key: string): Promise<PlanChange> {
    const { store, invoices, changes, catalogue, checkouts, sync, clock } = this.deps;
    const known = await store.findCurrent(user.id);
    if (known && isBehind(known, clock.now())) await sync.run(user.id);
    if (to !== 'free') await this.requireStaying(user.id);
    const { plan: present } = await store.findPlan(user.id);
    if (confirmed.shownPlan !== undefined && confirmed.shownPlan !== present)
      throw new AppError(billingErrors.plan_changed);
    if (confirmed.amountDue !== undefined || confirmed.prorationDate !== undefined) {
      const { step } = await this.stepTo(to, user.id);
      if (NOT_CONFIRMED.includes(step.kind)) throw new AppError(billingErrors.not_an_upgrade);
    }
    const withdrawn = await this.withdrawAwaited(user.id);
    const { step, plan, subscription } = await this.stepTo(to, user.id);
    if (step.kind === 'checkout') {
      const paymentUrl = await checkouts.open(user, step.to);
      const message = `Taking you to the payment of ${PLANS[step.to].name}.`;
      return { isUpgrade: true, isDowngrade: false, gracePeriodCancelled: false, paymentUrl, message };
    }
    refuseUnpaid(step, subscription ? await invoices.findToConfirm(user.id, subscription) : null);
    if (step.kind === 'nothing') return withdrawn ? upgradeTakenBack(plan) : nothingToChange(plan, subscription);
    if (step.kind === 'not-bought' || !subscription) throw notSubscribed();
    const bought = { owner: user.id, subscription };
    if (step.kind !== 'upgrade') {
      await this.orRecover(step, bought, () => this.writeAndSync(step, bought, key));
    } else {
      const refund = await changes.findRefund(user.id);
      // What is being given back is not sold meanwhile.
      if (refund?.status === 'requested') throw new AppError(billingErrors.plan_change_in_progress);
      const at = await this.confirmedAt(user.id, subscription, step.to, confirmed);
      const wish = { priceId: await catalogue.priceOf(step.to), at, keeps: endsByItself(subscription) };
      const paymentUrl = await this.upgrade(step, bought, wish, key);
      if (paymentUrl) return confirmationAnswer(to, paymentUrl);
    }
    return planChangeAnswer(step.kind, to, subscription);
  }

  /** @returns where the payment is to be confirmed; null: it was paid */
  private async upgrade(
    step: Written,
    bought: Bought,
    wish: { priceId: string; at: number; keeps: boolean },
    key: string,
  ): Promise<string | null> {
    const { gateway, sync } = this.deps;
    const { owner, subscription } = bought;
    try {
      await this.orRecover(step, bought, async () => {
        await gateway.upgrade(subscription, wish, `${key}:upgrade`);
        // After it: a declined upgrade leaves what was to come as it stood.
        if (subscription.scheduleId) await gateway.releaseSchedule(subscription.scheduleId, `${key}:release`);
        await sync.run(owner);
      });
      return null;
    } catch (error) {
      const confirms = error instanceof AppError && error.code === 'payment_needs_confirmation';
      // What was to come would come in spite of it, or be lost with a confirmation that is never given.
      if (!confirms || subscription.pendingPlan !== null) throw error;
      // Of a schedule that brought its plan already nothing is to come, but it still writes on the plan while the bank asks.
      if (subscription.scheduleId) await gateway.releaseSchedule(subscription.scheduleId, `${key}:release`);
      const url = await gateway.upgradeWhenConfirmed(subscription, wish, `${key}:confirm`);
      await sync.run(owner);
      return url;
    }
  }

  /**
   * An upgrade that waits for its confirmation gives way to what is asked for after it. @returns whether there was one
   * @throws AppError `plan_change_in_progress`: it was confirmed meanwhile, and what is asked for was meant for the plan of before
   */
  private async withdrawAwaited(owner: string): Promise<boolean> {
    const { store, gateway, sync } = this.deps;
    const before = await store.findCurrent(owner);
    if (!before?.awaitedInvoice) return false;
    await gateway.voidInvoice(before.awaitedInvoice);
    await sync.run(owner);
    if ((await store.findCurrent(owner))?.plan === before.plan) return true;
    throw new AppError(billingErrors.plan_change_in_progress);
  }

  /**
   * Runs writes that may stop half-way, or whose answer may be lost: then what the provider has decides. Nothing was changed: the
   * error stands; all was: it is as if it had been answered; a part was: the rest follows.
   */
  private async orRecover(step: Written, bought: Bought, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (error instanceof AppError && NOT_PAID.includes(error.code)) throw error;
      const { owner, subscription: before } = bought;
      try {
        await this.deps.sync.run(owner);
        const to = 'to' in step ? step.to : step.kind === 'keep' ? before.plan : 'free';
        const now = await this.stepTo(to, owner);
        if (now.step.kind === 'nothing') return;
        if (now.subscription && FINISHED.includes(now.step.kind) && differ(before, now.subscription))
          return await this.writeAndSync(now.step as Written, { owner, subscription: now.subscription });
      } catch (later) {
        this.deps.log.warn({ err: later, userId: owner }, 'a plan change stopped half-way; the sweep finishes it');
        throw new Unfinished('a plan change stopped half-way', { cause: error });
      }
      throw error;
    }
  }

  private async writeAndSync(step: Written, { owner, subscription }: Bought, key = this.deps.ids.next()) {
    const { gateway, catalogue, sync } = this.deps;
    const { id, scheduleId, pendingPlan } = subscription;
    if (step.kind === 'downgrade') {
      const price = await catalogue.priceOf(step.to);
      if (pendingPlan === 'free') await gateway.endWithPeriod(id, false, `${key}:keep`);
      await gateway.scheduleChange(subscription, price, `${key}:schedule`);
    } else if (step.kind === 'end-now') {
      await gateway.endNow(id, `${key}:end-now`);
    } else {
      if (scheduleId) await gateway.releaseSchedule(scheduleId, `${key}:release`);
      if (step.kind === 'end') await gateway.endWithPeriod(id, true, `${key}:end`);
      else if (pendingPlan === 'free') await gateway.endWithPeriod(id, false, `${key}:keep`);
    }
    await sync.run(owner);
  }

  /** The moment a confirmed amount was reckoned to; refuses what nobody has seen, or what costs something else now. */
  private async confirmedAt(owner: string, subscription: SubscriptionRow, to: PaidPlan, confirmed: Confirmed) {
    const now = within(subscription, seconds(this.deps.clock.now()));
    const { prorationDate, amountDue: seen } = confirmed;
    // One of before this period was for another, or for a subscription that has ended.
    const fresh =
      prorationDate !== undefined &&
      prorationDate >= seconds(subscription.periodStart) &&
      prorationDate <= now &&
      now - prorationDate <= PREVIEW_HOLDS_S;
    const at = fresh ? prorationDate : now;
    const { amountDue, currency } = await this.amount(owner, subscription, to, at);
    const details = { amountDue, currency, prorationDate: at };
    if (prorationDate === undefined || seen === undefined)
      throw new AppError(billingErrors.confirmation_required, details);
    if (!fresh || seen !== amountDue) throw new AppError(billingErrors.amount_changed, details);
    return at;
  }

  private async amount(owner: string, subscription: SubscriptionRow, to: PaidPlan, at: number) {
    const customer = await this.deps.store.findCustomer(owner);
    if (!customer?.customerId) throw notSubscribed();
    const priceId = await this.deps.catalogue.priceOf(to);
    return this.deps.gateway.previewUpgrade(customer.customerId, subscription, priceId, at);
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The provider prorates within its period only, and its clock is not ours. Unix seconds. */
const within = ({ periodStart, periodEnd }: SubscriptionRow, at: number): number =>
  Math.min(Math.max(at, seconds(periodStart)), seconds(periodEnd));

/** It was cancelled, without a schedule. */
const endsByItself = ({ pendingPlan, scheduleId }: SubscriptionRow): boolean =>
  pendingPlan === 'free' && scheduleId === null;

/** Whether something of a subscription was changed that a plan change changes. */
function differ(a: SubscriptionRow, b: SubscriptionRow): boolean {
  return a.id !== b.id || a.plan !== b.plan || a.pendingPlan !== b.pendingPlan || a.scheduleId !== b.scheduleId;
}

/** The page offers the plans where it sees this. */
export function notSubscribed(): AppError<'subscription_required', { requiresSubscription: true }> {
  return new AppError(billingErrors.subscription_required, { requiresSubscription: true });
}
