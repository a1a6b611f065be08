import { PLANS } from '#flags/plans.ts';
import type { OpsAccountFact, OpsAccountFacts } from '#platform/module/ops-command.ts';
import { formatCents } from '../../contract/money.ts';
import type { BillingStore, SubscriptionRow } from '../billing-store.ts';
import { overdueUntil } from '../billing-view.ts';
import { nextPayment } from '../plans/renewals.ts';

/** What `user show` says of who was sent to a payment: customer, subscription, what is to come; nothing of anybody else. */
export function createPayerFacts(store: Pick<BillingStore, 'findCustomer' | 'findCurrent'>): OpsAccountFacts {
  return {
    async facts(userId) {
      const facts: OpsAccountFact[] = [];
      const id = (await store.findCustomer(userId))?.customerId;
      if (id) facts.push({ title: 'Customer', text: id, goes: `Customer at the payment provider: ${id}` });
      const current = await store.findCurrent(userId);
      if (current) {
        const goes = `Subscription that ends: ${PLANS[current.plan].name} (${current.id})`;
        facts.push({ title: 'Pays for', text: subscriptionText(current), goes });
      }
      return facts;
    },
  };
}

function subscriptionText(one: SubscriptionRow): string {
  const { id, plan, status, pendingPlan, pendingAt, overdueAmount, currency } = one;
  const due = overdueUntil(one);
  const next = due ? null : nextPayment(one);
  return [
    `${PLANS[plan].name} (${id}), ${status}`,
    due && `${formatCents(overdueAmount ?? 0, currency)} overdue, kept until ${due.toISOString()}`,
    pendingPlan && pendingAt && `${PLANS[pendingPlan].name} from ${pendingAt.toISOString()}`,
    next ? `next payment ${formatCents(next.amount, currency)} on ${next.at.toISOString()}` : !due && 'no next payment',
  ]
    .filter(Boolean)
    .join('; ');
}
