import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { AccountSnapshot } from '../stripe/account-snapshot.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';
import type { AccountState } from './account-state.ts';

/** Refusals of a payment: nothing has changed then. */
export const NOT_PAID: readonly string[] = ['payment_declined', 'payment_needs_confirmation'];

/**
 * Pays what is overdue with a card that was put on file since it was tried; each invoice once with each card. Declined, it stays
 * as it was. @returns whether anything was paid @throws AppError `dependency_unavailable`
 */
export async function payOverdue(
  { gateway, log }: { gateway: Pick<BillingGateway, 'payInvoice'>; log: Log },
  owner: string,
  { snapshot, state }: { snapshot: AccountSnapshot; state: AccountState },
): Promise<boolean> {
  const card = snapshot.cards.find((one) => one.isDefault);
  if (!state.overdue || !card) return false;
  let paid = false;
  for (const { id, subscriptionId, status, attempted, lastTry } of snapshot.invoices) {
    if (subscriptionId !== state.current?.id || status !== 'open' || !attempted) continue;
    if (lastTry?.cardId === card.id) continue;
    try {
      await gateway.payInvoice(id, card.id, `pay:${id}:${card.id}`);
      paid = true;
    } catch (error) {
      // Refused also where somebody paid it meanwhile; that is told by an event of its own.
      const stays = error instanceof AppError && [...NOT_PAID, 'billing_refused'].includes(error.code);
      if (!stays) throw error;
      log.info({ userId: owner, invoice: id, code: error.code }, 'a new card did not pay what is overdue');
    }
  }
  return paid;
}
