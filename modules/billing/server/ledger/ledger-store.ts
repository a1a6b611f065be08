import type { Knex } from 'knex';
import type { Ids } from '#platform/ids.ts';
import { currentPeriod, LONGEST_PERIOD_MS, type Period, periodOf } from '../plans/period.ts';
import { type RawBasis, toBasis } from '../plans/plan-store.ts';

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

export type Granted = Pick<LedgerEntry, 'tokens' | 'period'>;

/** The period an owner is in now, and its account once it was opened. */
export interface CurrentAccount {
  readonly period: Period;
  readonly account: AccountRow | undefined;
}

export interface OwnerPeriod {
  readonly owner: string;
  /** Its account is there, with the period's grant. */
  readonly isOpen: boolean;
}

interface RawPeriod extends RawBasis {
  user_id: string;
  period: string | null;
}

interface RawAccount {
  limit_tokens: number;
  used: number;
  reserved: number;
}

/** No present period began before this day. */
const earliestKey = (now: Date): string => new Date(now.getTime() - LONGEST_PERIOD_MS).toISOString().slice(0, 10);

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

  /** Anchors and present accounts of many owners in one query; who has no account in the present period has no `account`. */
  async findCurrent(owners: readonly string[], now: Date): Promise<Map<string, CurrentAccount>> {
    const { rows } = await this.deps.db.raw<{ rows: (RawAccount & RawPeriod)[] }>(
      `select o.id as user_id, p.anchored_at, p.paid_from, p.paid_until, p.paid_by, a.period, a.limit_tokens, a.used, a.reserved
       from unnest(:owners::uuid[]) as o (id)
       left join billing.plans p on p.user_id = o.id
       left join billing.token_accounts a on a.user_id = o.id
         and a.period collate "C" >= coalesce(to_char(p.paid_from at time zone 'UTC', 'YYYY-MM-DD'), :since)`,
      { owners: [...owners], since: earliestKey(now) },
    );
    const found = new Map<string, CurrentAccount>();
    for (const row of rows) {
      const period = currentPeriod(now, toBasis(row));
      const account = row.period === period.key ? toAccount(row) : found.get(row.user_id)?.account;
      found.set(row.user_id, { period, account });
    }
    return found;
  }

  /** A page of people, by id, and whether the present period of each was opened. Those of subscriptions are not opened by time. */
  async findPeriods(after: string | null, limit: number, now: Date): Promise<OwnerPeriod[]> {
    const { rows } = await this.deps.db.raw<{ rows: { id: string; anchored_at: Date | null; opened: string[] }[] }>(
      `select u.id, p.anchored_at,
              array(select a.period from billing.token_accounts a
                    where a.user_id = u.id and a.period collate "C" >= :since) as opened
       from platform.users u left join billing.plans p on p.user_id = u.id
       where (:after::uuid is null or u.id > :after::uuid) and p.paid_from is null
       order by u.id limit :limit`,
      { after, limit, since: earliestKey(now) },
    );
    return rows.map(({ id, anchored_at, opened }) => ({
      owner: id,
      isOpen: opened.includes(periodOf(now, anchored_at).key),
    }));
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
      .first<LedgerEntry>('kind', 'reference', 'tokens', 'period');
  }

  /** Tokens of the holds since then that were not refunded. */
  async holdsSince(owner: string, since: Date): Promise<number[]> {
    const rows: { tokens: number }[] = await this.deps
      .db('billing.token_ledger as held')
      .where({ 'held.user_id': owner, 'held.kind': 'reserve' })
      .where('held.created_at', '>=', since)
      .whereNotExists((back) =>
        back
          .from('billing.token_ledger as given')
          .where({ 'given.user_id': owner, 'given.kind': 'release' })
          .whereRaw('given.reference = held.reference'),
      )
      .select('held.tokens');
    return rows.map((row) => row.tokens);
  }

  /** Who was granted tokens under this reference; known for ever, also where their account is gone. */
  async findGranted(reference: string): Promise<string | undefined> {
    const row = await this.deps.db('billing.token_ledger').where({ kind: 'grant', reference }).first('user_id');
    return row?.user_id;
  }

  /** What was granted under these references, and for which period. */
  async findGrants(owner: string, references: readonly string[]): Promise<Map<string, Granted>> {
    const rows: (Granted & { reference: string })[] = await this.deps
      .db('billing.token_ledger')
      .where({ user_id: owner, kind: 'grant' })
      .whereIn('reference', [...references])
      .select('reference', 'tokens', 'period');
    return new Map(rows.map(({ reference, ...granted }) => [reference, granted]));
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

  async refund(owner: string, period: string, tokens: number): Promise<void> {
    await this.accounts(owner, period).decrement('reserved', tokens);
  }

  private accounts(owner: string, period: string) {
    return this.deps.db('billing.token_accounts').where({ user_id: owner, period });
  }
}
