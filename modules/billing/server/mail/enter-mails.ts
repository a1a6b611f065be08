import type { PlanId } from '#flags/plans.ts';
import { type AccountState, DUNNING_DAYS } from '../accounts/account-state.ts';
import type { InvoiceStore } from '../accounts/invoice-store.ts';
import type { BillingStore, SubscriptionRow } from '../billing-store.ts';
import { nextPayment } from '../plans/renewals.ts';
import { REFUND_DAYS } from '../refunds/refunds.ts';
import type { AccountSnapshot, CardFacts, InvoiceFacts } from '../stripe/account-snapshot.ts';
import type { OutboxMail, OutboxStore, PlanChanged } from './outbox-store.ts';

const DAY_MS = 86_400_000;

interface Change {
  readonly owner: string;
  /** Of the state that was there; no other change is made from it. */
  readonly version: number;
  readonly before: PlanId;
  readonly after: PlanId;
  readonly previous: readonly SubscriptionRow[];
  readonly snapshot: AccountSnapshot;
  readonly state: AccountState;
}

/** Enters the mails a change of state calls for. What happens at the provider carries its id as key, so it is told once. */
export async function enterMails(
  deps: { store: BillingStore; invoices: InvoiceStore; outbox: OutboxStore; now: Date },
  { owner, version, before, after, previous, snapshot, state }: Change,
): Promise<void> {
  const { outbox, now } = deps;
  const enter = (key: string, entry: OutboxMail): Promise<void> => outbox.enter(owner, key, entry, now);

  const used = await deps.store.hasRefund(owner);
  const leavesSince = await deps.store.findDeletionAsked(owner);
  for (const one of snapshot.invoices) {
    if (one.status === 'paid' && one.amount > 0)
      await enter(`receipt:${one.id}`, {
        kind: 'receipt',
        plan: one.plan,
        amount: one.amount,
        currency: one.currency,
        paidAt: (one.paidAt ?? one.createdAt).toISOString(),
        from: one.periodStart.toISOString(),
        until: one.periodEnd.toISOString(),
        moneyBackUntil: used ? null : moneyBackUntil(one, snapshot, state, leavesSince),
      });
    if (one.status === 'open' && one.attempted && state.overdue && one.subscriptionId === state.current?.id)
      await enter(`payment-failed:${one.id}`, {
        kind: 'payment-failed',
        plan: one.plan,
        amount: one.amount,
        currency: one.currency,
        until: state.overdue.until.toISOString(),
        confirms: one.lastTry?.confirms ?? false,
      });
  }

  // The receipt tells who has just bought their first plan; mails of their own, who got their money back or had the bank take it.
  const ended = previous.find((one) => one.endedAt === null)?.id;
  const told = before === 'free' || (after === 'free' && ended !== undefined && (await isTold(deps, owner, ended)));
  if (before !== after && !told)
    await enter(`plan:${owner}:${version}`, {
      kind: 'plan-changed',
      from: before,
      to: after,
      overdue: state.overdue !== null || previous.some((one) => waitedInVain(one, snapshot, now)),
      charge: after === 'free' ? null : chargeOf(state),
    });

  const { current } = state;
  const known = previous.find((one) => one.id === current?.id);
  // The mails about the deletion of an account, and about its being kept, tell of the plan, too.
  const ofDeletion = known?.endsWithAccount ?? false;
  if (
    current?.pending &&
    !ofDeletion &&
    (known?.pendingPlan !== current.pending.plan || +(known.pendingAt ?? 0) !== +current.pending.at)
  )
    await enter(`pending:${owner}:${version}`, {
      kind: 'change-scheduled',
      from: current.plan,
      to: current.pending.plan,
      at: current.pending.at.toISOString(),
    });
  if (
    current &&
    !ofDeletion &&
    !current.pending &&
    known?.pendingPlan &&
    known.plan === current.plan &&
    known.pendingPlan !== after &&
    // One change is withdrawn on the way to another, which tells of itself.
    !(await deps.store.isChanging(owner))
  )
    await enter(`kept:${owner}:${version}`, { kind: 'change-taken-back', plan: current.plan });

  const card = snapshot.cards.find((one) => one.isDefault);
  if (current && card && expiresSoon(card, now)) {
    const month = `${card.expYear}-${String(card.expMonth).padStart(2, '0')}`;
    const { brand, last4 } = card;
    await enter(`card:${card.id}:${month}`, { kind: 'card-expiring', brand, last4, month });
  }
}

/** Until when the guarantee holds for what was paid; null where it is over, or where it goes back by itself. */
function moneyBackUntil(
  paid: InvoiceFacts,
  { invoices, subscriptions }: AccountSnapshot,
  { surplus }: AccountState,
  leavesSince: Date | null,
): string | null {
  const { subscriptionId, paidAt, createdAt } = paid;
  if (subscriptionId === null || surplus.some(({ id }) => id === subscriptionId)) return null;
  const startedAt = subscriptions.find(({ id }) => id === subscriptionId)?.startedAt;
  if (leavesSince && startedAt && startedAt > leavesSince) return null;
  const days = invoices
    .filter((one) => one.subscriptionId === subscriptionId && one.paidAmount > 0)
    .map((one) => +(one.paidAt ?? one.createdAt));
  const until = Math.min(...days) + REFUND_DAYS * DAY_MS;
  return days.length === 0 || until < +(paidAt ?? createdAt) ? null : new Date(until).toISOString();
}

/** What the plan that came costs, and when. While a payment is overdue no day can be named. */
function chargeOf({ current, overdue, paid }: AccountState): PlanChanged['charge'] {
  if (!current || overdue) return null;
  const { pending, currency, periodEnd, ...rest } = current;
  const next = nextPayment({ ...rest, periodEnd, pendingPlan: pending?.plan ?? null, pendingAt: pending?.at ?? null });
  const isPaid = paid !== null && +paid.until === +periodEnd;
  return next && { amount: next.amount, currency, at: next.at.toISOString(), paid: isPaid };
}

/** Whether a plan was overdue until its last day; one that ended before that was ended by somebody. */
function waitedInVain({ id, pastDueSince }: SubscriptionRow, { subscriptions }: AccountSnapshot, now: Date): boolean {
  if (pastDueSince === null) return false;
  const endedAt = subscriptions.find((one) => one.id === id)?.endedAt ?? now;
  return +endedAt - +pastDueSince >= DUNNING_DAYS * DAY_MS;
}

async function isTold(
  { store, invoices }: { store: BillingStore; invoices: InvoiceStore },
  owner: string,
  subscription: string,
): Promise<boolean> {
  return (await store.isGivenBack(owner, subscription)) || invoices.isDisputed(owner, subscription);
}

/** In this month or the next, or already. */
function expiresSoon({ expMonth, expYear }: CardFacts, now: Date): boolean {
  return expYear * 12 + expMonth - 1 <= now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
