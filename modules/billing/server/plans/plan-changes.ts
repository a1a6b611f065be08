import { PLANS, type PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { UpgradePreview } from '../../contract/billing.ts';
import { billingErrors } from '../../contract/errors.ts';
import type { AccountSync } from '../accounts/account-sync.ts';
import type { BillingStore } from '../billing-store.ts';
import type { Checkouts } from '../checkouts.ts';
import type { Catalogue } from './catalogue.ts';
import type { ChangeStore, StaleChange } from './change-store.ts';
import {
  confirmationAnswer,
  nothingToChange,
  type PlanChange,
  planChangeAnswer,
  upgradeTakenBack,
} from './plan-change-answer.ts';
import { notSubscribed, type PlanStandings } from './plan-standing.ts';
import { transitionTo, whenPaid } from './plan-transition.ts';
import { isFinished, type PlanWrites } from './plan-writes.ts';
import { isBehind } from './unpaid-period.ts';
import type { UpgradeAmounts } from './upgrade-amounts.ts';

type Confirmed = {
  prorationDate?: number | undefined;
  amountDue?: number | undefined;
  shownPlan?: PlanId | undefined;
};

/** Changing plans: one change of a person at a time, each write at the provider under a key made from that change's id. */
export class PlanChanges {
  constructor(
    private readonly deps: {
      store: BillingStore;
      changes: ChangeStore;
      catalogue: Catalogue;
      checkouts: Checkouts;
      standings: PlanStandings;
      amounts: UpgradeAmounts;
      writes: PlanWrites;
      sync: AccountSync;
      clock: Clock;
      ids: Ids;
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
  async finish({ id, owner, from, to }: StaleChange): Promise<void> {
    const { changes, standings, writes, sync, clock } = this.deps;
    if (!(await changes.claim(owner, id, clock.now()))) return;
    await sync.run(owner);
    if (from !== to) await writes.withdrawAwaited(owner);
    const found = await standings.stepTo(to, owner);
    const { subscription } = found;
    // What was begun before its month was being charged is finished in it too.
    const step = found.step.kind === 'charging' ? transitionTo(to, whenPaid(found.standing)) : found.step;
    // From a plan to itself is no change: somebody kept it, in one write, or holds the lock for something else.
    const goesOn = from !== to && isFinished(step) && subscription !== undefined;
    if (goesOn) await writes.writeAndSync(step, { owner, subscription });
    await changes.end(owner, id, goesOn || step.kind === 'nothing' ? 'done' : 'failed', clock.now());
  }

  /** Ends the subscription with its period. @throws AppError `subscription_required` */
  async cancel(user: RequestUser): Promise<string> {
    if (!(await this.deps.store.findCurrent(user.id))) throw notSubscribed();
    return (await this.change(user, 'free')).message;
  }

  /** What an upgrade charges at once. @throws AppError `subscription_required`, `not_an_upgrade`, `payment_overdue`, `month_being_charged`, `account_leaving` */
  async preview({ id }: RequestUser, to: PlanId): Promise<UpgradePreview> {
    const { standings, amounts } = this.deps;
    await standings.requireStaying(id);
    const found = await standings.stepTo(to, id);
    if (!found.subscription) throw notSubscribed();
    const step = await standings.paidStep(id, found);
    if (step.kind !== 'upgrade') throw new AppError(billingErrors.not_an_upgrade);
    return amounts.preview(id, found.subscription, step.to);
  }

  private async take(user: RequestUser, to: PlanId, confirmed: Confirmed, key: string): Promise<PlanChange> {
    const { standings, checkouts, writes } = this.deps;
    await this.requireAsShown(user.id, to, confirmed);
    const withdrawn = await writes.withdrawAwaited(user.id);
    const found = await standings.stepTo(to, user.id);
    const { plan, subscription } = found;
    if (found.step.kind === 'checkout') {
      const paymentUrl = await checkouts.open(user, found.step.to);
      const message = `Taking you to checkout for ${PLANS[found.step.to].name}.`;
      return { isUpgrade: true, isDowngrade: false, gracePeriodCancelled: false, paymentUrl, message };
    }
    const step = await standings.paidStep(user.id, found);
    if (step.kind === 'nothing') return withdrawn ? upgradeTakenBack(plan) : nothingToChange(plan, subscription);
    if (step.kind === 'not-bought' || step.kind === 'checkout' || !subscription) throw notSubscribed();
    const bought = { owner: user.id, subscription };
    if (step.kind !== 'upgrade') {
      await writes.write(step, bought, key);
    } else {
      await this.requireNoRefund(user.id);
      const at = await this.deps.amounts.confirmedAt(user.id, subscription, step.to, confirmed);
      const priceId = await this.deps.catalogue.priceOf(step.to);
      const paymentUrl = await writes.upgrade(step, bought, { priceId, at }, key);
      if (paymentUrl) return confirmationAnswer(to, paymentUrl);
    }
    return planChangeAnswer(step.kind, to, subscription);
  }

  /** @throws AppError `account_leaving`, `plan_changed`, `not_an_upgrade`: what was shown, or confirmed, is no longer so */
  private async requireAsShown(owner: string, to: PlanId, confirmed: Confirmed): Promise<void> {
    const { store, standings, sync, clock } = this.deps;
    const known = await store.findCurrent(owner);
    if (known && isBehind(known, clock.now())) await sync.run(owner);
    if (to !== 'free') await standings.requireStaying(owner);
    const { plan: present } = await store.findPlan(owner);
    if (confirmed.shownPlan !== undefined && confirmed.shownPlan !== present)
      throw new AppError(billingErrors.plan_changed);
    if (confirmed.amountDue === undefined && confirmed.prorationDate === undefined) return;
    const { step } = await standings.stepTo(to, owner);
    // Nobody asked for it who confirmed the amount of an upgrade; their plan changed since it was shown.
    if (step.kind === 'checkout' || isFinished(step)) throw new AppError(billingErrors.not_an_upgrade);
  }

  /** What is being refunded is not sold meanwhile. @throws AppError `plan_change_in_progress` */
  private async requireNoRefund(owner: string): Promise<void> {
    const refund = await this.deps.changes.findRefund(owner);
    if (refund?.status === 'requested') throw new AppError(billingErrors.plan_change_in_progress);
  }
}
