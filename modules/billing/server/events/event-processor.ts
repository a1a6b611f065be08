import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { AccountSync } from '../accounts/account-sync.ts';
import type { InvoiceStore } from '../accounts/invoice-store.ts';
import type { BillingStore } from '../billing-store.ts';
import type { TokenLedgerService } from '../ledger/token-ledger-service.ts';
import type { OutboxSender } from '../mail/outbox-sender.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { Renewals } from '../plans/renewals.ts';
import { noteFailedRefund, type Payer } from '../refunds/failed-refunds.ts';
import { refundedOf } from '../refunds/refund-invoices.ts';
import type { ReturnStore } from '../refunds/return-store.ts';
import type { BillingGateway, EventFacts } from '../stripe/billing-gateway.ts';
import type { EventStore } from './event-store.ts';

/** Told of a refund whenever it changes; the name depends on the provider's version. */
const REFUND_ENDS: readonly string[] = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

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
      invoices: InvoiceStore;
      returns: ReturnStore;
      outbox: OutboxStore;
      sender: OutboxSender;
      sync: AccountSync;
      renewals: Renewals;
      ledger: Pick<TokenLedgerService, 'buyerOf'>;
      gateway: BillingGateway;
      clock: Clock;
      log: Log;
    },
  ) {}

  /** May run twice. */
  async process(eventId: string): Promise<void> {
    const { events, sender, clock } = this.deps;
    const event = await events.findOpen(eventId);
    if (!event) return;
    const owner = await this.deal(event);
    await events.close(eventId, clock.now());
    if (owner) await sender.sendOf(owner);
  }

  private async deal(event: EventFacts): Promise<string | undefined> {
    if (event.type.startsWith('charge.dispute.')) return this.dispute(event);
    return (REFUND_ENDS.includes(event.type) && (await this.refundFailed(event))) || this.change(event);
  }

  /** @returns whom it is about; undefined where it did not fail, where their account is gone, or where it is none of ours */
  private async refundFailed({ objectId }: EventFacts): Promise<string | undefined> {
    const { sync, gateway, ledger, log } = this.deps;
    const facts = objectId ? await gateway.refundFacts(objectId) : undefined;
    if (!facts?.failed) return undefined;
    const charge = facts.chargeId ? await gateway.chargeFacts(facts.chargeId) : undefined;
    const payer: Payer = { customerId: charge?.customerId ?? null, invoiceId: charge?.invoiceId ?? null };
    const owner = await this.ownerOf(payer);
    if (owner) await sync.run(owner);
    const buyer = owner ?? (payer.invoiceId ? await ledger.buyerOf(payer.invoiceId) : undefined);
    // Others may sell by the same account of the provider.
    if (buyer) await noteFailedRefund(this.deps, { owner, buyer }, { ...facts, ...payer });
    else log.info({ refund: facts.id, ...payer }, 'a refund failed of a payment that is none of ours');
    return owner;
  }

  /** A customer who was deleted at the provider is still known by what they paid for. */
  private async ownerOf({ customerId, invoiceId }: Payer): Promise<string | undefined> {
    const { store, invoices } = this.deps;
    const owner = customerId ? await store.findOwner(customerId) : undefined;
    return owner ?? (invoiceId ? invoices.findPayer(invoiceId) : undefined);
  }

  /** @returns whom it is about */
  private async change(event: EventFacts): Promise<string | undefined> {
    const { store, sync, renewals } = this.deps;
    const owner = event.customerId ? await store.findOwner(event.customerId) : undefined;
    if (!owner) return undefined;
    await sync.run(owner);
    if (event.type === 'charge.refunded' && event.objectId) await this.noteRefund(owner, event.objectId);
    if (event.type === 'invoice.upcoming') await renewals.remind(owner);
    return owner;
  }

  /** What charges were refunded is not among a customer's invoices. */
  private async noteRefund(owner: string, chargeId: string): Promise<void> {
    const { db, store, invoices, outbox, gateway, clock } = this.deps;
    const { invoiceId, refunded, currency } = await gateway.chargeFacts(chargeId);
    if (refunded === 0) return;
    const invoice = invoiceId ? await invoices.find(owner, invoiceId) : undefined;
    // The charge may be one of several that paid for the invoice.
    const given = invoice ? (await gateway.paymentsOf(invoice.id)).reduce((sum, one) => sum + refundedOf(one), 0) : 0;
    await db.transaction(async (trx) => {
      if (invoice) await invoices.with(trx).noteRefund(owner, invoice.id, given);
      // What is refunded whole is told by a mail of its own.
      if (invoice?.subscriptionId && (await store.with(trx).isGivenBack(owner, invoice.subscriptionId))) return;
      const entry = { kind: 'refunded', amount: refunded, currency, ended: false } as const;
      await outbox.with(trx).enter(owner, `refunded:${chargeId}:${refunded}`, entry, clock.now());
    });
  }

  /**
   * The bank takes a payment back, or has decided. What it paid for ends, so that nothing more is charged, and what was not paid
   * is not kept; whoever wins the money back may buy again. @returns whom it is about
   */
  private async dispute({ objectId }: EventFacts): Promise<string | undefined> {
    const { invoices, returns, sync, outbox, gateway, clock } = this.deps;
    if (!objectId) return undefined;
    const { chargeId, paymentId, amount, state } = await gateway.disputeFacts(objectId);
    if (state === 'inquiry') return undefined;
    const { customerId, invoiceId } = await gateway.chargeFacts(chargeId);
    const owner = await this.ownerOf({ customerId, invoiceId });
    if (!owner || !invoiceId) return undefined;
    await sync.run(owner);
    const invoice = await invoices.find(owner, invoiceId);
    if (!invoice?.subscriptionId) return undefined;
    await returns.putDispute(owner, { id: objectId, invoiceId, paymentId, amount, state }, clock.now());
    if (state === 'won') return owner;
    await gateway.endNow(invoice.subscriptionId, `dispute:${objectId}`);
    await outbox.enter(owner, `dispute:${objectId}`, { kind: 'disputed', plan: invoice.plan }, clock.now());
    await sync.run(owner);
    return owner;
  }
}
