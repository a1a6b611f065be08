import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';

export type TokenPurpose = 'reset_password' | 'verify_email' | 'second_factor' | 'change_email';

export interface KnownToken {
  readonly userId: string;
  /** Of a sign-in that waits for its second step: keep them signed in. */
  readonly remember: boolean;
  /** Of a change of address: the one that is asked for. */
  readonly newEmail: string | undefined;
  readonly state: 'open' | 'used' | 'expired';
}

/**
 * Random tokens of 256 bits, kept as hashes. A plain hash is enough: nobody
 * guesses what was never chosen by a person.
 */
export class OneTimeTokens {
  constructor(private readonly deps: { db: Knex; clock: Clock }) {}

  /** A new token; earlier ones of this person stay good until they expire. */
  async issue(
    userId: string,
    purpose: TokenPurpose,
    life: { readonly seconds: number; readonly remember?: boolean; readonly newEmail?: string },
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.deps.clock.now();
    await this.deps.db('platform.one_time_tokens').insert({
      token_hash: hash(token),
      user_id: userId,
      purpose,
      remember: life.remember === true,
      new_email: life.newEmail ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + life.seconds * 1000),
    });
    return token;
  }

  /** What is known of a token; it is not spent by asking. */
  async find(token: string, purpose: TokenPurpose): Promise<KnownToken | undefined> {
    const row = await this.deps
      .db('platform.one_time_tokens')
      .where({ token_hash: hash(token), purpose })
      .first();
    if (!row) return undefined;
    const expired = row.expires_at.getTime() <= this.deps.clock.now().getTime();
    return {
      userId: row.user_id,
      remember: row.remember,
      newEmail: row.new_email ?? undefined,
      state: row.used_at ? 'used' : expired ? 'expired' : 'open',
    };
  }

  /** Spends a token inside a transaction: of several at once one gets the person, the others nothing. */
  async spend(token: string, purpose: TokenPurpose, db: Knex): Promise<string | undefined> {
    const now = this.deps.clock.now();
    const [row] = await db('platform.one_time_tokens')
      .where({ token_hash: hash(token), purpose, used_at: null })
      .where('expires_at', '>', now)
      .update({ used_at: now })
      .returning('user_id');
    return row?.user_id;
  }

  /** Makes every open token of a kind worthless: what they were for has happened. */
  async revoke(userId: string, purpose: TokenPurpose, db: Knex): Promise<void> {
    await db('platform.one_time_tokens').where({ user_id: userId, purpose, used_at: null }).delete();
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
