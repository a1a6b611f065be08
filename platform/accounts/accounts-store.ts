import type { Knex } from 'knex';

/** What the account library does not bring: our own statements about sessions and users. */
export class AccountsStore {
  constructor(private readonly db: Knex) {}

  async emailExists(email: string): Promise<boolean> {
    return (await this.db('platform.users').where({ email }).first('id')) !== undefined;
  }

  /** Ends one session; it is refused from the next request on. */
  async endSession(sessionId: string): Promise<void> {
    await this.db('platform.sessions').where({ id: sessionId }).delete();
  }

  async removeEndedSessions(userId: string, now: Date): Promise<void> {
    await this.db('platform.sessions').where({ user_id: userId }).where('expires_at', '<=', now).delete();
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
