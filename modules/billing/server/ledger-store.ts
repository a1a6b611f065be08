import type { Knex } from 'knex';
import type { Ids } from '#platform/ids.ts';

export interface AccountRow {
  readonly limit: number;
  readonly used: number;
  readonly reserved: number;
}

export interface LedgerEntry {
  readonly kind: 'grant' | 'reserve' | 'settle' | 'release';
  readonly reference: string;
  readonly tokens: number;
  readonly period: string;
}

interface RawAccount {
  limit_tokens: number;
  used: number;
  reserved: number;
}

const toAccount = (row: RawAccount): AccountRow => ({
  limit: row.limit_tokens,
  used: row.used,
  reserved: row.reserved,
});

/**
 * SQL of the ledger and its accounts. Whoever writes locks the account row
 * first, always: movements of one user queue up there and cannot deadlock.
 */
export class LedgerStore {
  constructor(private readonly deps: { db: Knex; ids: Ids }) {}

  with(trx: Knex.Transaction): LedgerStore {
    return new LedgerStore({ ...this.deps, db: trx });
  }

  /** Accounts of many owners in one query; who has no account in the period is absent. */
  async findAccounts(owners: readonly string[], period: string): Promise<Map<string, AccountRow>> {
    const rows: (RawAccount & { user_id: string })[] = await this.deps
      .db('billing.token_accounts')
      .select('user_id', 'limit_tokens', 'used', 'reserved')
      .where({ period })
      .whereIn('user_id', [...owners]);
    return new Map(rows.map((row) => [row.user_id, toAccount(row)]));
  }

  /** Takes the account's row lock until the transaction ends. */
  async lockAccount(owner: string, period: string): Promise<AccountRow | undefined> {
    const row = await this.accounts(owner, period).forUpdate().first<RawAccount>('limit_tokens', 'used', 'reserved');
    return row && toAccount(row);
  }

  /** Opens an empty account; true for the one caller who did, however many try at once. */
  async openAccount(owner: string, period: string): Promise<boolean> {
    const opened = await this.deps
      .db('billing.token_accounts')
      .insert({ user_id: owner, period })
      .onConflict(['user_id', 'period'])
      .ignore()
      .returning('period');
    return opened.length > 0;
  }

  /** Writes one row; false when this movement, or for a hold its other end, is already there. */
  async append(owner: string, entry: LedgerEntry, at: Date): Promise<boolean> {
    const written = await this.deps
      .db('billing.token_ledger')
      .insert({ id: this.deps.ids.next(), user_id: owner, ...entry, created_at: at })
      .onConflict()
      .ignore()
      .returning('id');
    return written.length > 0;
  }

  async findEntry(owner: string, reference: string, kind: LedgerEntry['kind']): Promise<LedgerEntry | undefined> {
    return this.deps
      .db('billing.token_ledger')
      .where({ user_id: owner, reference, kind })
      .first<LedgerEntry>('kind', 'reference', 'tokens', this.deps.db.raw('period::text as period'));
  }

  async addLimit(owner: string, period: string, tokens: number): Promise<void> {
    await this.accounts(owner, period).increment('limit_tokens', tokens);
  }

  /** Holds tokens if that many are free; the check and the change are one statement. */
  async hold(owner: string, period: string, tokens: number): Promise<boolean> {
    const changed = await this.accounts(owner, period)
      .whereRaw('limit_tokens - used - reserved >= ?', [tokens])
      .increment('reserved', tokens);
    return changed > 0;
  }

  async charge(owner: string, period: string, tokens: number): Promise<void> {
    await this.accounts(owner, period).increment('used', tokens).decrement('reserved', tokens);
  }

  async giveBack(owner: string, period: string, tokens: number): Promise<void> {
    await this.accounts(owner, period).decrement('reserved', tokens);
  }

  private accounts(owner: string, period: string) {
    return this.deps.db('billing.token_accounts').where({ user_id: owner, period });
  }
}
