import type { Knex } from 'knex';

/** A period whose account row is not what its ledger rows add up to. */
export interface LedgerMismatch {
  readonly period: string;
  readonly account: { limit: number; used: number; reserved: number } | null;
  readonly ledger: { limit: number; used: number; reserved: number };
}

/** Adds up every ledger row of an owner and compares with the accounts; an empty list means the books balance. */
export async function verifyLedger(db: Knex, owner: string): Promise<LedgerMismatch[]> {
  const { rows } = await db.raw<{ rows: LedgerMismatch[] }>(
    `with sums as (
       select period,
              coalesce(sum(tokens) filter (where kind = 'grant'), 0)::int as "limit",
              coalesce(sum(tokens) filter (where kind = 'settle'), 0)::int as used,
              (coalesce(sum(tokens) filter (where kind = 'reserve'), 0)
               - coalesce(sum(tokens) filter (where kind in ('settle', 'release')), 0))::int as reserved
       from billing.token_ledger where user_id = :owner group by period
     ), accounts as (
       select period, limit_tokens as "limit", used, reserved
       from billing.token_accounts where user_id = :owner
     )
     select coalesce(s.period, a.period) as period,
            case when a.period is null then null
                 else json_build_object('limit', a."limit", 'used', a.used, 'reserved', a.reserved) end as account,
            json_build_object('limit', coalesce(s."limit", 0), 'used', coalesce(s.used, 0),
                              'reserved', coalesce(s.reserved, 0)) as ledger
     from sums s full join accounts a using (period)
     where (s."limit", s.used, s.reserved) is distinct from (a."limit", a.used, a.reserved)
     order by 1`,
    { owner },
  );
  return rows;
}

/** Owners with any ledger row or account, a page at a time, by id. */
export async function ledgerOwners(db: Knex, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { user_id: string }[] }>(
    `select user_id from (select user_id from billing.token_ledger union select user_id from billing.token_accounts) o
     where :after::uuid is null or user_id > :after::uuid order by 1 limit :limit`,
    { after, limit },
  );
  return rows.map((row) => row.user_id);
}
