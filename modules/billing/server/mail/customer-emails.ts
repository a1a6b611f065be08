import type { Knex } from 'knex';
import type { AccountSync } from '../accounts/account-sync.ts';
import type { BillingGateway } from '../stripe/billing-gateway.ts';

/** Keeps the mail address the provider writes to the one of the account. */
export class CustomerEmails {
  constructor(
    private readonly deps: { db: Knex; gateway: Pick<BillingGateway, 'changeEmail'>; sync: Pick<AccountSync, 'run'> },
  ) {}

  /** Whose address is another than the provider was told last. */
  async findDue(limit: number): Promise<string[]> {
    const rows: { user_id: string }[] = await this.deps
      .db('billing.customers as c')
      .join('platform.users as u', 'u.id', 'c.user_id')
      .whereNotNull('c.stripe_customer_id')
      .whereRaw('c.told_email is distinct from u.email')
      // One the provider refuses is found every time: chance keeps a hundred of those from standing before the rest.
      .orderByRaw('random()')
      .limit(limit)
      .select('c.user_id');
    return rows.map((row) => row.user_id);
  }

  /** May run twice. @throws AppError refusals of the provider; it is due again then */
  async tell(owner: string): Promise<void> {
    const { db, gateway, sync } = this.deps;
    const row: { customerId: string | null; email: string } | undefined = await db('billing.customers as c')
      .join('platform.users as u', 'u.id', 'c.user_id')
      .where('c.user_id', owner)
      .first({ customerId: 'c.stripe_customer_id', email: 'u.email' });
    if (!row?.customerId) return;
    const { customerId, email } = row;
    // Deleted there, and nobody told us.
    if (!(await gateway.changeEmail(customerId, email))) return sync.run(owner);
    await db('billing.customers')
      .where({ user_id: owner, stripe_customer_id: customerId })
      .update({ told_email: email });
  }
}
