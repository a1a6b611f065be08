import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { DUNNING_DAYS } from './accounts/account-state.ts';
import type { AccountSync } from './accounts/account-sync.ts';
import type { DeletionWatch } from './accounts/deletion-watch.ts';
import type { EventProcessor } from './events/event-processor.ts';
import type { EventStore } from './events/event-store.ts';
import type { CustomerEmails } from './mail/customer-emails.ts';
import type { OutboxSender } from './mail/outbox-sender.ts';
import { type ChangeStore, staleBefore } from './plans/change-store.ts';
import type { PlanChanges } from './plans/plan-changes.ts';
import type { Renewals } from './plans/renewals.ts';
import type { Refunds } from './refunds/refunds.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';

/**
 * Of one kind in one run. What cannot be dealt with is found every time, so each kind is drawn by chance: a hundred that the
 * provider refuses do not stand before the rest.
 */
const BATCH = 100;
/** Accounts fetched only because a day has gone by. */
const STALE_BATCH = 20;
const SILENT_MS = 30_000;
const DAY_MS = 86_400_000;
/** Looked at twice, because events of one second come in any order. */
const OVERLAP_MS = 600_000;
/** The provider keeps events for 30 days; beyond three, whole accounts are fetched anyway. */
const FARTHEST_MS = 3 * DAY_MS;
const EVENTS_KEPT_MS = 90 * DAY_MS;

interface Work {
  readonly name: string;
  readonly items: readonly string[];
  run(item: string): Promise<void>;
}

/** Finishes what a crash, an outage or a lost event left undone. Runs every minute, once over all workers. */
export class BillingSweeper {
  constructor(
    private readonly deps: {
      db: Knex;
      events: EventStore;
      changes: ChangeStore;
      processor: EventProcessor;
      sync: AccountSync;
      refunds: Refunds;
      planChanges: PlanChanges;
      renewals: Renewals;
      emails: CustomerEmails;
      deletions: DeletionWatch;
      sender: OutboxSender;
      gateway: BillingGateway;
      clock: Clock;
      log: Log;
    },
  ) {}

  /** @param onStep called before each step, to show that the sweep is alive */
  async run(onStep: () => void): Promise<void> {
    const { events, processor, renewals, refunds, changes, planChanges, emails, deletions, sync, sender, clock, log } =
      this.deps;
    const now = clock.now();
    const silent = new Date(now.getTime() - SILENT_MS);
    await this.fetchUndelivered(now, onStep);
    const stale = await changes.findStale(staleBefore(now), BATCH);
    const openRefunds = await changes.findOpenRefunds(silent, BATCH);
    const works: Work[] = [
      { name: 'event', items: await events.findSilent(silent, BATCH), run: (id) => processor.process(id) },
      {
        name: 'refund',
        items: openRefunds.map(({ id }) => id),
        run: async (id) => {
          const row = openRefunds.find((one) => one.id === id);
          if (row) await refunds.finish(row);
        },
      },
      { name: 'overdue', items: await this.findOverdue(now), run: (id) => this.endOverdue(id) },
      // Before renewals are announced.
      {
        name: 'deletion',
        items: await deletions.findDue(BATCH),
        // One whose lock is held is found again.
        run: async (owner) => void (await deletions.follow(owner, { removes: false })),
      },
      {
        name: 'change',
        items: stale.map(({ id }) => id),
        run: async (id) => {
          const row = stale.find((one) => one.id === id);
          if (row) await planChanges.finish(row);
        },
      },
      { name: 'stale', items: await this.findStale(now), run: (owner) => sync.run(owner) },
      { name: 'renewal', items: await renewals.findDue(BATCH), run: (owner) => renewals.remind(owner) },
      { name: 'email', items: await emails.findDue(BATCH), run: (owner) => emails.tell(owner) },
    ];
    for (const { name, items, run } of works) {
      for (const item of items) {
        onStep();
        // One that cannot be dealt with must not keep the rest waiting; it is found again.
        await run(item).catch((error: unknown) =>
          log.error({ err: error, [name]: item }, 'the sweep of billing failed at one'),
        );
      }
    }
    await sender.sendDue(silent, onStep);
    await events.removeProcessed(new Date(now.getTime() - EVENTS_KEPT_MS));
  }

  /** Events that never reached us, by the provider's own list. */
  private async fetchUndelivered(now: Date, onStep: () => void): Promise<void> {
    const { events, gateway, processor, clock, log } = this.deps;
    const latest = (await events.latest())?.getTime() ?? now.getTime();
    const from = new Date(Math.max(latest - OVERLAP_MS, now.getTime() - FARTHEST_MS));
    try {
      for (const event of [...(await gateway.eventsSince(from))].reverse()) {
        onStep();
        if (!(await events.enter(event, clock.now()))) continue;
        await processor.process(event.id);
      }
    } catch (error) {
      log.warn({ err: error }, 'undelivered events could not be fetched; they are tried again');
    }
  }

  private overdue(now: Date): Knex.QueryBuilder {
    return this.deps
      .db('billing.subscriptions')
      .where({ status: 'past_due', ended_at: null })
      .where('past_due_since', '<=', new Date(now.getTime() - DUNNING_DAYS * DAY_MS));
  }

  private async findOverdue(now: Date): Promise<string[]> {
    const rows: { id: string }[] = await this.overdue(now).orderByRaw('random()').limit(BATCH).select('id');
    return rows.map(({ id }) => id);
  }

  private async endOverdue(id: string): Promise<void> {
    const { db, clock, gateway, sync } = this.deps;
    const row = await db('billing.subscriptions').where({ id }).first('user_id');
    if (!row) return;
    // It may have been paid, and nobody told us.
    await sync.run(row.user_id);
    if (!(await this.overdue(clock.now()).where({ id }).first('id'))) return;
    await gateway.endNow(id, `overdue:${id}`);
    await sync.run(row.user_id);
  }

  /** Alive, and not fetched for a day: whatever was missed shows there. */
  private async findStale(now: Date): Promise<string[]> {
    const rows: { user_id: string }[] = await this.deps
      .db('billing.customers as c')
      .whereNotNull('c.stripe_customer_id')
      .where('c.synced_at', '<', new Date(now.getTime() - DAY_MS))
      .whereExists(this.deps.db('billing.subscriptions as s').whereRaw('s.user_id = c.user_id and s.ended_at is null'))
      .orderByRaw('random()')
      .limit(STALE_BATCH)
      .select('c.user_id');
    return rows.map((row) => row.user_id);
  }
}
