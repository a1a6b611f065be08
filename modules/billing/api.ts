import type { Knex } from 'knex';
import { createServiceRef } from '#platform/module/service-ref.ts';

export interface TokenBalance {
  /** Tokens granted in the current period. */
  readonly limit: number;
  /** Tokens settled in the current period. */
  readonly used: number;
  /** Tokens held by work that has not ended. */
  readonly reserved: number;
  /** limit - used - reserved; never negative. */
  readonly available: number;
  /** When the next period begins. */
  readonly resetsAt: Date;
}

/**
 * The append-only token ledger. Every method may be called twice with the same
 * `reference`: the second call changes nothing.
 */
export interface TokenLedger {
  /**
   * Holds tokens inside the caller's transaction, so that the hold and the
   * caller's row exist together or not at all.
   * @throws AppError `tokens_exhausted` when fewer are available.
   */
  reserve(trx: Knex.Transaction, owner: string, hold: { reference: string; tokens: number }): Promise<void>;
  /** Turns a hold into a charge. */
  settle(owner: string, reference: string, trx?: Knex.Transaction): Promise<void>;
  /** Gives a hold back. Does nothing when it was settled. */
  release(owner: string, reference: string, trx?: Knex.Transaction): Promise<void>;
  balance(owner: string): Promise<TokenBalance>;
  /** Tokens of each hold made since then that was not refunded, charged or not. */
  holdsSince(owner: string, since: Date, trx?: Knex.Transaction): Promise<number[]>;
}

export const tokenLedgerRef = createServiceRef<TokenLedger>('billing.tokenLedger');
