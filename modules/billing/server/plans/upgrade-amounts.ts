import { PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { UpgradePreview } from '../../contract/billing.ts';
import { billingErrors } from '../../contract/errors.ts';
import type { BillingStore, SubscriptionRow } from '../billing-store.ts';
import type { PaidPlan } from '../stripe/account-snapshot.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';
import type { Catalogue } from './catalogue.ts';
import { notSubscribed } from './plan-standing.ts';

/** How old a preview may be when it is confirmed, in seconds. */
const PREVIEW_HOLDS_S = 900;

/** What upgrades charge at once: shown before, and confirmed as it was shown. */
export class UpgradeAmounts {
  constructor(
    private readonly deps: {
      store: Pick<BillingStore, 'findCustomer'>;
      gateway: Pick<BillingGateway, 'previewUpgrade'>;
      catalogue: Pick<Catalogue, 'priceOf'>;
      clock: Clock;
    },
  ) {}

  async preview(owner: string, subscription: SubscriptionRow, to: PaidPlan): Promise<UpgradePreview> {
    const prorationDate = within(subscription, seconds(this.deps.clock.now()));
    const { amountDue, currency } = await this.amount(owner, subscription, to, prorationDate);
    return {
      currentPlan: subscription.plan,
      plan: to,
      amountDue,
      currency,
      prorationDate,
      monthlyAmount: PLANS[to].priceCents,
      nextPaymentAt: subscription.periodEnd.toISOString(),
      extraTokens: PLANS[to].tokensPerPeriod - PLANS[subscription.plan].tokensPerPeriod,
    };
  }

  /**
   * The moment a confirmed amount was reckoned to, in unix seconds. @throws AppError `confirmation_required` for what nobody has
   * seen, `amount_changed` for what costs something else now
   */
  async confirmedAt(
    owner: string,
    subscription: SubscriptionRow,
    to: PaidPlan,
    confirmed: { prorationDate?: number | undefined; amountDue?: number | undefined },
  ): Promise<number> {
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
