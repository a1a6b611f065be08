import type { Knex } from 'knex';
import { PLAN_IDS, PLANS } from '#flags/plans.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { billingErrors } from '../../contract/errors.ts';
import { formatCents } from '../../contract/money.ts';
import type { PaidPlan } from '../stripe/account-snapshot.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';

const CURRENCY = 'usd';
export const PAID_PLANS = PLAN_IDS.filter((id): id is PaidPlan => id !== 'free');

const lookupKeyOf = (plan: PaidPlan): string => `adjudge_${plan}_monthly`;
const productIdOf = (plan: PaidPlan): string => `adjudge_${plan}`;

/** Why a price is what it is not on our price sheet; empty where it is right. */
export interface CatalogueStep {
  readonly line: string;
  run(): Promise<void>;
}

/** Plans as products and prices at the provider, found by lookup key. */
export class Catalogue {
  constructor(
    private readonly deps: {
      db: Knex;
      gateway: Pick<
        BillingGateway,
        'live' | 'findPrice' | 'createPrice' | 'archivePrice' | 'putProduct' | 'productName'
      >;
      log: Log;
      supportEmail: string;
    },
  ) {}

  /**
   * The price a plan is sold at, asked for each time: one that was archived meanwhile is sold no more. The sandbox's catalogue
   * is made when it is first needed.
   * @throws AppError `billing_not_configured` where there is none, or it charges something else than the price sheet says
   */
  async priceOf(plan: PaidPlan): Promise<string> {
    const { gateway, log, supportEmail } = this.deps;
    let price = await gateway.findPrice(lookupKeyOf(plan));
    if (!price && !gateway.live) {
      for (const step of await this.steps()) await step.run();
      price = await gateway.findPrice(lookupKeyOf(plan));
    }
    if (!price || price.amount !== PLANS[plan].priceCents || price.currency !== CURRENCY) {
      log.error(
        { plan, price: price?.id, amount: price?.amount },
        'no price at the provider fits the price sheet: run billing sync',
      );
      throw new AppError(billingErrors.billing_not_configured, { supportEmail });
    }
    await this.remember(price.id, plan);
    return price.id;
  }

  /** What is left to do until the provider sells what the price sheet says; empty where it does. Steps may run twice. */
  async steps(): Promise<CatalogueStep[]> {
    const { gateway } = this.deps;
    const steps: CatalogueStep[] = [];
    for (const plan of PAID_PLANS) {
      const { name, priceCents } = PLANS[plan];
      const productId = productIdOf(plan);
      const wanted = `Adjudge ${name}`;
      const now = await gateway.productName(productId);
      if (now !== wanted)
        steps.push({
          line:
            now === undefined
              ? `Create the product ${productId} (${wanted}).`
              : `Rename ${productId} from ${now} to ${wanted}.`,
          run: () => gateway.putProduct(productId, wanted),
        });
      const price = await gateway.findPrice(lookupKeyOf(plan));
      if (price?.amount === priceCents && price.currency === CURRENCY) continue;
      const lookupKey = lookupKeyOf(plan);
      steps.push({
        line: price
          ? `Sell ${name} at ${formatCents(priceCents, CURRENCY)} instead of ${formatCents(price.amount, price.currency)} a month; current subscribers keep the old price.`
          : `Sell ${name} at ${formatCents(priceCents, CURRENCY)} a month, under ${lookupKey}.`,
        run: async () => {
          const key = `price:${lookupKey}:${priceCents}:${price?.id ?? 'first'}`;
          const id = await gateway.createPrice(
            { productId, lookupKey, plan, amount: priceCents, currency: CURRENCY },
            key,
          );
          await this.remember(id, plan);
          if (price) await gateway.archivePrice(price.id);
        },
      });
    }
    return steps;
  }

  private async remember(id: string, plan: PaidPlan): Promise<void> {
    await this.deps.db('billing.prices').insert({ id, plan }).onConflict('id').ignore();
  }
}

/**
 * Plans of prices: remembered ones from the database, others as the provider says, for good. A price nobody marked counts
 * as the best plan that costs no more.
 */
export async function plansOfPrices(
  db: Knex,
  ids: ReadonlySet<string>,
  ask: BillingGateway['retrievePrice'],
): Promise<Map<string, PaidPlan>> {
  const rows: { id: string; plan: PaidPlan }[] = await db('billing.prices')
    .whereIn('id', [...ids])
    .select('id', 'plan');
  const plans = new Map(rows.map((row) => [row.id, row.plan]));
  for (const id of ids) {
    if (plans.has(id)) continue;
    const { plan: marked, lookupKey, amount } = await ask(id);
    const plan =
      PAID_PLANS.find((one) => one === marked || lookupKeyOf(one) === lookupKey) ??
      PAID_PLANS.findLast((one) => PLANS[one].priceCents <= amount) ??
      'starter';
    await db('billing.prices').insert({ id, plan }).onConflict('id').ignore();
    plans.set(id, plan);
  }
  return plans;
}
