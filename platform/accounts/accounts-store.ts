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
}
