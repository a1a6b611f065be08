import type { Knex } from 'knex';
import type { BusinessSettings, BusinessSettingsInput } from '../../contract/business.ts';

const NOT_ANSWERED: BusinessSettings = { orderValue: null, currency: null, monthlyOrders: null, updatedAt: null };

/** SQL of `phase2.business_settings`. */
export class BusinessStore {
  constructor(private readonly db: Knex) {}

  async get(owner: string): Promise<BusinessSettings> {
    const row = await this.db('phase2.business_settings')
      .where({ user_id: owner })
      .first<{ order_value: string; currency: string; monthly_orders: number; updated_at: Date } | undefined>();
    if (!row) return NOT_ANSWERED;
    return {
      orderValue: Number(row.order_value),
      currency: row.currency,
      monthlyOrders: row.monthly_orders,
      updatedAt: row.updated_at.toISOString(),
    };
  }

  async set(owner: string, { orderValue, currency, monthlyOrders }: BusinessSettingsInput, at: Date): Promise<void> {
    await this.db('phase2.business_settings')
      .insert({ user_id: owner, order_value: orderValue, currency, monthly_orders: monthlyOrders, updated_at: at })
      .onConflict('user_id')
      .merge();
  }
}
