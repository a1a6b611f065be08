import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { type OpsAccountFacts, type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import { formatCents } from '../../contract/money.ts';
import type { InvoiceStore } from '../accounts/invoice-store.ts';
import type { OutboxStore } from '../mail/outbox-store.ts';
import type { BillingGateway, RefundFacts } from '../stripe/billing-gateway.ts';
import { type RefusedRefund, refundedOf } from './refund-invoices.ts';
import { type OwedRefund, REFUSED, type ReturnStore } from './return-store.ts';

interface Deps {
  readonly db: Knex;
  readonly invoices: InvoiceStore;
  readonly returns: ReturnStore;
  readonly outbox: OutboxStore;
  readonly gateway: Pick<BillingGateway, 'paymentsOf'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Who made a payment and for what, as far as the provider tells. */
export interface Payer {
  readonly invoiceId: string | null;
  readonly customerId: string | null;
}

/**
 * A refund the bank sent back days later: the money is ours again, so the payment counts again, its owner is told by mail and on
 * the billing page, and operators find it. May run twice.
 * @param of `owner` is undefined where the account of the `buyer` is gone: the money is owed all the same
 */
export async function noteFailedRefund(
  { db, invoices, returns, outbox, gateway, clock, log }: Deps,
  { owner, buyer }: { owner: string | undefined; buyer: string },
  { id, amount, currency, reason, chargeId, invoiceId, customerId }: RefundFacts & Payer,
): Promise<void> {
  const payments = owner && invoiceId ? await gateway.paymentsOf(invoiceId) : [];
  const given = payments.reduce((sum, one) => sum + refundedOf(one), 0);
  const now = clock.now();
  const isNew = await db.transaction(async (trx) => {
    const own = returns.with(trx);
    if (owner && invoiceId)
      await invoices.with(trx).setRefunded(owner, invoiceId, given + (await own.settledOf(invoiceId)));
    const debt = { id, invoiceId, amount, currency, reason, failedAt: now, chargeId, customerId };
    if (!(await own.enterFailedRefund(buyer, debt))) return false;
    if (owner)
      await outbox.with(trx).enter(owner, `refund-failed:${id}`, { kind: 'refund-failed', amount, currency }, now);
    return true;
  });
  const of = { userId: buyer, refund: id, charge: chargeId, customer: customerId, reason };
  if (isNew) log.error(of, 'a bank sent a refund back; it has to go another way');
}

/** A refund the provider did not take: the money is owed, and told as one the bank sent back. May run twice. */
export async function noteRefusedRefund(
  {
    db,
    returns,
    outbox,
    clock,
    log,
  }: Pick<Deps, 'db' | 'clock' | 'log'> & {
    returns: ReturnStore;
    outbox: OutboxStore;
  },
  owner: string,
  { key: id, paymentId, invoiceId, amount, currency, customerId }: RefusedRefund & { customerId: string | null },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (trx) => {
    const of = { id, invoiceId, amount, currency, reason: REFUSED, failedAt: now, chargeId: paymentId, customerId };
    if (!(await returns.with(trx).enterFailedRefund(owner, of))) return;
    const entry = { kind: 'refund-failed', amount, currency, refused: true } as const;
    await outbox.with(trx).enter(owner, `refund-failed:${id}`, entry, now);
  });
  log.error({ userId: owner, refund: id, payment: paymentId }, 'a refund was refused; it has to go another way');
}

/** Whose money it is, for operators. */
function owedTo({ owner, known, chargeId, customerId }: OwedRefund): string {
  const account = owner === null ? 'a deleted account' : known ? `account ${owner}` : `account ${owner} (deleted)`;
  return [account, chargeId && `charge ${chargeId}`, customerId && `customer ${customerId}`].filter(Boolean).join(', ');
}

/** `billing failed-refunds` and `billing settle-refund`. */
export function failedRefundCommands({
  db,
  invoices,
  returns,
  clock,
}: Pick<Deps, 'db' | 'invoices' | 'returns' | 'clock'>): OpsCommand[] {
  return [
    {
      name: 'billing failed-refunds',
      summary: 'List refunds that banks returned or our payment service refused and that are still owed.',
      async prepare() {
        const open = await returns.findFailedRefunds();
        if (open.length === 0) return { lines: ['No refund is owed.'] };
        return {
          lines: open.map(
            (one) =>
              `${one.id}  ${formatCents(one.amount, one.currency)}  ${owedTo(one)}, failed ${one.failedAt.toISOString()} (${one.reason})`,
          ),
        };
      },
    },
    {
      name: 'billing settle-refund',
      summary: 'Record that a failed refund was paid another way. Moves no money itself.',
      args: [{ name: 'refund', summary: 'its id, from billing failed-refunds' }],
      async prepare({ args: [id = ''] }) {
        const one = (await returns.findFailedRefunds()).find((found) => found.id === id);
        if (!one) throw new OpsError(`There is no failed refund ${id} that is still owed.`);
        const { owner, invoiceId, amount, currency } = one;
        return {
          ...(owner !== null && { subject: owner }),
          logged: [id],
          lines: [`${formatCents(amount, currency)} of ${owedTo(one)} is recorded as refunded.`],
          async apply() {
            await db.transaction(async (trx) => {
              await returns.with(trx).settleRefund(id, clock.now());
              if (owner !== null && invoiceId) await invoices.with(trx).raiseRefunded(owner, invoiceId, amount);
            });
            return ['Done.'];
          },
        };
      },
    },
  ];
}

/** What `user show` says of refunds that failed; nothing where none did. */
export function createRefundFacts(returns: ReturnStore): OpsAccountFacts {
  return {
    async facts(userId) {
      return (await returns.findFailedRefunds(userId)).map(({ id, amount, currency, reason }) => {
        const how = reason === REFUSED ? 'refused by our payment service' : `returned by the bank (${reason})`;
        const text = `${formatCents(amount, currency)} ${how}, ${id}`;
        return { title: 'Refund', text, goes: `Money still owed: ${formatCents(amount, currency)} (${id})` };
      });
    },
  };
}
