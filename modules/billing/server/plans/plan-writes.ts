import type { PlanId } from '#flags/plans.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import { billingErrors } from '../../contract/errors.ts';
import type { AccountSync } from '../accounts/account-sync.ts';
import { NOT_PAID } from '../accounts/overdue-payment.ts';
import type { BillingStore, SubscriptionRow } from '../billing-store.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';
import type { Catalogue } from './catalogue.ts';
import { Unfinished } from './change-store.ts';
import type { Written } from './plan-change-answer.ts';
import type { PlanStandings } from './plan-standing.ts';
import type { Transition } from './plan-transition.ts';

/** Writes that are finished where they stopped half-way. Nothing is charged by them, and they may be done twice. */
const FINISHED: readonly Transition['kind'][] = ['downgrade', 'end', 'end-now', 'keep'];

export type Finished = Exclude<Written, { kind: 'upgrade' }>;

export const isFinished = (step: Transition): step is Finished => FINISHED.includes(step.kind);

export interface Bought {
  readonly owner: string;
  readonly subscription: SubscriptionRow;
}

/** What plan changes write at the provider, each under a key made from its change's id and followed by a fetch. */
export class PlanWrites {
  constructor(
    private readonly deps: {
      store: BillingStore;
      gateway: BillingGateway;
      catalogue: Catalogue;
      sync: AccountSync;
      standings: PlanStandings;
      ids: Ids;
      log: Log;
    },
  ) {}

  /** A change that charges nothing. */
  async write(step: Finished, bought: Bought, key: string): Promise<void> {
    await this.orRecover(step, bought, () => this.writeAndSync(step, bought, key));
  }

  /** @returns where the payment is to be confirmed; null: it was paid */
  async upgrade(
    step: Extract<Written, { kind: 'upgrade' }>,
    bought: Bought,
    wish: { priceId: string; at: number },
    key: string,
  ): Promise<string | null> {
    const { gateway, sync } = this.deps;
    const { owner, subscription } = bought;
    try {
      await this.orRecover(step, bought, async () => {
        await gateway.upgrade(subscription, { ...wish, keeps: endsByItself(subscription) }, `${key}:upgrade`);
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
  async withdrawAwaited(owner: string): Promise<boolean> {
    const { store, gateway, sync } = this.deps;
    const before = await store.findCurrent(owner);
    if (!before?.awaitedInvoice) return false;
    await gateway.voidInvoice(before.awaitedInvoice);
    await sync.run(owner);
    if ((await store.findCurrent(owner))?.plan === before.plan) return true;
    throw new AppError(billingErrors.plan_change_in_progress);
  }

  /** As `write`, for a change that was begun before: nothing is looked up first. */
  async writeAndSync(step: Finished, { owner, subscription }: Bought, key = this.deps.ids.next()): Promise<void> {
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
        const to: PlanId = 'to' in step ? step.to : step.kind === 'keep' ? before.plan : 'free';
        const now = await this.deps.standings.stepTo(to, owner);
        if (now.step.kind === 'nothing') return;
        if (now.subscription && isFinished(now.step) && differ(before, now.subscription))
          return await this.writeAndSync(now.step, { owner, subscription: now.subscription });
      } catch (later) {
        this.deps.log.warn({ err: later, userId: owner }, 'a plan change stopped half-way; the sweep finishes it');
        throw new Unfinished('a plan change stopped half-way', { cause: error });
      }
      throw error;
    }
  }
}

/** It was cancelled, without a schedule. */
const endsByItself = ({ pendingPlan, scheduleId }: SubscriptionRow): boolean =>
  pendingPlan === 'free' && scheduleId === null;

/** Whether something of a subscription was changed that a plan change changes. */
function differ(a: SubscriptionRow, b: SubscriptionRow): boolean {
  return a.id !== b.id || a.plan !== b.plan || a.pendingPlan !== b.pendingPlan || a.scheduleId !== b.scheduleId;
}
