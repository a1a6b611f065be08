import type { Knex } from 'knex';

export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** What the account library does not bring: our own statements about sessions and users. */
export class AccountsStore {
  constructor(private readonly db: Knex) {}

  async byEmail(email: string): Promise<StoredUser | undefined> {
    return this.db('platform.users').where({ email }).first('id', 'email', 'name');
  }

  async byId(userId: string): Promise<StoredUser | undefined> {
    return this.db('platform.users').where({ id: userId }).first('id', 'email', 'name');
  }

  async passwordHash(userId: string): Promise<string | undefined> {
    const row = await this.db('platform.accounts')
      .where({ user_id: userId, provider_id: 'credential' })
      .first('password');
    return row?.password ?? undefined;
  }

  async setPassword(userId: string, hash: string, db: Knex = this.db): Promise<void> {
    const changed = await db('platform.accounts')
      .where({ user_id: userId, provider_id: 'credential' })
      .update({ password: hash, updated_at: this.db.fn.now() });
    if (changed !== 1) throw new Error('an account has no password to change');
  }

  /** @returns false where it was confirmed already. */
  async confirmEmail(userId: string, db: Knex = this.db): Promise<boolean> {
    const changed = await db('platform.users')
      .where({ id: userId, email_verified: false })
      .update({ email_verified: true, updated_at: this.db.fn.now() });
    return changed === 1;
  }

  /** Removes what opens an account without its password. @returns whether there was any */
  async removePasskeys(userId: string, db: Knex): Promise<boolean> {
    return (await db('platform.passkeys').where({ user_id: userId }).delete()) > 0;
  }

  /**
   * Another address, which was proved.
   * @throws DatabaseError of a unique index where it has an account
   */
  async setEmail(userId: string, email: string, db: Knex): Promise<void> {
    await db('platform.users')
      .where({ id: userId })
      .update({ email, email_verified: true, updated_at: this.db.fn.now() });
  }

  /** @returns when the account goes: a day that was set before stays. */
  async askForDeletion(userId: string, { askedAt, dueAt }: { askedAt: Date; dueAt: Date }): Promise<Date> {
    const [row] = await this.db('platform.users')
      .where({ id: userId })
      .update({
        deletion_asked_at: this.db.raw('coalesce(deletion_asked_at, ?)', [askedAt]),
        deletion_due_at: this.db.raw('coalesce(deletion_due_at, ?)', [dueAt]),
      })
      .returning('deletion_due_at');
    return row.deletion_due_at;
  }

  /** `not-asked`: nothing was asked for; `too-late`: the removal has begun. */
  async takeDeletionBack(userId: string): Promise<'kept' | 'not-asked' | 'too-late'> {
    const mine = this.db('platform.users').where({ id: userId });
    const changed = await mine
      .clone()
      .whereNotNull('deletion_due_at')
      .whereNull('removal_began_at')
      .update({ deletion_due_at: null, deletion_asked_at: null });
    if (changed === 1) return 'kept';
    const row = await mine.first('removal_began_at');
    return row && row.removal_began_at === null ? 'not-asked' : 'too-late';
  }

  /** Whether somebody signed in to this account from this network since `since`. */
  async knowsNetwork(email: string, networkHash: string, since: Date): Promise<boolean> {
    const row = await this.db('platform.known_networks as n')
      .join('platform.users as u', 'u.id', 'n.user_id')
      .where({ 'u.email': email, 'n.network_hash': networkHash })
      .where('n.last_seen_at', '>', since)
      .first('n.user_id');
    return row !== undefined;
  }

  async rememberNetwork(userId: string, networkHash: string, now: Date): Promise<void> {
    await this.db('platform.known_networks')
      .insert({ user_id: userId, network_hash: networkHash, last_seen_at: now })
      .onConflict(['user_id', 'network_hash'])
      .merge(['last_seen_at']);
  }
}
