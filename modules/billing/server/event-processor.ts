import type { Knex } from 'knex';
import { PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { AccountSync } from './account-sync.ts';
import type { BillingStore } from './billing-store.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventStore } from './event-store.ts';
import type { NoticeSender } from './notice-sender.ts';
import type { NoticeStore } from './notice-store.ts';
import type { Renewals } from './renewals.ts';
import type { BillingGateway, EventFacts } from './stripe/billing-gateway.ts';

/**
 * Deals with events. An event says only that something happened to a customer: what is so now is fetched. So order and
 * repetition do not matter, and what happens once has a key of its own.
 */
export class EventProcessor {
  constructor(
    private readonly deps: {
      db: Knex;
      events: EventStore;
      store: BillingStore;
      notices: NoticeStore;
      sender: NoticeSender;
      sync: AccountSync;
      renewals: Renewals;
      catalogue: Catalogue;
      gateway: BillingGateway;
      clock: Clock;
    },
  ) {}

  /** May run twice. */
  async process(eventId: string): Promise<void> {
    const { events, store, sync, sender, clock } = this.deps;
    const event = await events.findOpen(eventId);
    if (!event) return;
    if (/^(price|product)\./.test(event.type)) this.deps.catalogue.forget();
    const owner = await this.ownerOf(event);
    if (owner) {
      await this.before(event, owner);
      // A customer that was forgotten meanwhile has nothing left to fetch.
      if (await store.findCustomer(owner)) await sync.run(owner);
      if (event.type === 'invoice.upcoming') await this.deps.renewals.remind(owner);
    }
    await events.close(eventId, clock.now());
    if (owner) await sender.sendOf(owner);
  }

  private async ownerOf(event: EventFacts): Promise<string | undefined> {
    const { store, gateway } = this.deps;
    if (event.customerId) return store.findOwner(event.customerId);
    if (!event.type.startsWith('charge.dispute.') || !event.objectId) return undefined;
    const { customerId } = await gateway.chargeFacts(await gateway.chargeOfDispute(event.objectId));
    return customerId ? store.findOwner(customerId) : undefined;
  }

  /** What an event means beyond the customer's subscriptions and invoices. */
  private async before(event: EventFacts, owner: string): Promise<void> {
    const { db, store, notices, gateway, clock } = this.deps;
    if (!event.objectId) return;
    const now = clock.now();
    if (event.type === 'charge.refunded') {
      const { invoiceId, refunded, currency } = await gateway.chargeFacts(event.objectId);
      if (refunded === 0) return;
      await db.transaction(async (trx) => {
        const own = store.with(trx);
        if (invoiceId) await own.noteRefund(owner, invoiceId, refunded);
        // The guarantee's own mail tells of its refunds.
        if (await own.hasRefund(owner)) return;
        await notices
          .with(trx)
          .enter(
            owner,
            `refunded:${event.objectId}:${refunded}`,
            { kind: 'refunded', amount: refunded, currency, ended: false },
            now,
          );
      });
    }
    if (event.type === 'charge.dispute.created') {
      // The bank takes the money back: nothing more is charged, and what was not paid is not kept.
      const current = await store.findCurrent(owner);
      if (current) await gateway.endNow(current.id, `dispute:${event.objectId}`);
      const plan = current?.plan ?? (await store.findPlan(owner)).plan;
      if (PLANS[plan].priceCents > 0)
        await notices.enter(owner, `dispute:${event.objectId}`, { kind: 'disputed', plan }, now);
    }
  }
}
