import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';

export interface PlanChanged {
  readonly kind: 'plan-changed';
  readonly from: PlanId;
  readonly to: PlanId;
  /** The plan ended because its payment was waited for in vain. */
  readonly overdue: boolean;
  /** What a month costs, and until when it runs or will be paid; null where nothing more is charged, or not yet known when. */
  readonly charge: {
    readonly amount: number;
    readonly currency: string;
    readonly at: string;
    /** The month that runs is paid: the next charge is at its end. */
    readonly paid: boolean;
  } | null;
}

/** What a mail is about. Amounts in cents, times in ISO. */
export type OutboxMail =
  | {
      readonly kind: 'receipt';
      readonly plan: PlanId;
      readonly amount: number;
      readonly currency: string;
      readonly paidAt: string;
      readonly from: string;
      readonly until: string;
      /** The money-back guarantee holds until then; null where it does not. */
      readonly moneyBackUntil: string | null;
    }
  | {
      readonly kind: 'payment-failed';
      /** The bank wants it confirmed. */
      readonly confirms: boolean;
      readonly plan: PlanId;
      readonly amount: number;
      readonly currency: string;
      readonly until: string;
    }
  | PlanChanged
  | { readonly kind: 'change-scheduled'; readonly from: PlanId; readonly to: PlanId; readonly at: string }
  | { readonly kind: 'change-taken-back'; readonly plan: PlanId }
  | {
      readonly kind: 'renewal';
      readonly plan: PlanId;
      readonly amount: number;
      readonly currency: string;
      readonly at: string;
    }
  | { readonly kind: 'card-expiring'; readonly brand: string; readonly last4: string; readonly month: string }
  | {
      readonly kind: 'refunded';
      readonly amount: number;
      readonly currency: string;
      readonly ended: boolean;
      /** It was paid after the account was to be deleted. */
      readonly leaves?: boolean;
      /** Until when the account can be kept; null where it is not to be deleted, or goes now. */
      readonly keepUntil?: string | null;
    }
  | {
      readonly kind: 'refund-failed';
      readonly amount: number;
      readonly currency: string;
      /** Our payment service did not take it; else the bank sent it back. */
      readonly refused?: boolean;
    }
  | { readonly kind: 'disputed'; readonly plan: PlanId };

export interface DueMail {
  readonly key: string;
  readonly owner: string;
  readonly entry: OutboxMail;
  readonly email: string;
}

/** Mails that are due: entered with what calls for them, in one transaction, sent after it. */
export class OutboxStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): OutboxStore {
    return new OutboxStore(trx);
  }

  /** Once per key, ever. */
  async enter(owner: string, key: string, entry: OutboxMail, at: Date): Promise<void> {
    const { kind, ...details } = entry;
    await this.db('billing.outbox')
      .insert({ key, user_id: owner, kind, details: JSON.stringify(details), created_at: at })
      .onConflict('key')
      .ignore();
  }

  /** Of one person the oldest; of all a draw, so that a hundred nobody takes do not stand before the rest. The oldest first. */
  async findUnsent(limit: number, options: { owner?: string; before?: Date } = {}): Promise<DueMail[]> {
    const query = this.db('billing.outbox as n')
      .join('platform.users as u', 'u.id', 'n.user_id')
      .whereNull('n.sent_at')
      .limit(limit)
      .select('n.key', 'n.user_id', 'n.kind', 'n.details', 'n.created_at', 'u.email');
    if (options.owner) query.where('n.user_id', options.owner).orderBy('n.created_at');
    else query.orderByRaw('random()');
    if (options.before) query.where('n.created_at', '<', options.before);
    const rows: { key: string; user_id: string; kind: string; details: object; created_at: Date; email: string }[] =
      await query;
    rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    return rows.map(({ key, user_id, kind, details, email }) => ({
      key,
      owner: user_id,
      email,
      entry: { kind, ...details } as OutboxMail,
    }));
  }

  /** Sends under the row's lock, so that two at once do not send twice; what could not be sent stays due. */
  async sendLocked(key: string, send: () => Promise<void>, at: Date): Promise<void> {
    await this.db.transaction(async (trx) => {
      const row = await trx('billing.outbox').where({ key, sent_at: null }).forUpdate().skipLocked().first('key');
      if (!row) return;
      await send();
      await trx('billing.outbox').where({ key }).update({ sent_at: at });
    });
  }
}
