import type { Knex } from 'knex';
import type { ApiScope } from './scopes.ts';

export interface StoredApiKey {
  readonly id: string;
  readonly name: string;
  readonly beginsWith: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = {
  id: 'id',
  name: 'name',
  beginsWith: 'begins_with',
  scopes: 'scopes',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  lastUsedAt: 'last_used_at',
} as const;

/** SQL of `platform.api_keys`. Keys themselves are stored nowhere: only their SHA-256. */
export class ApiKeyStore {
  constructor(private readonly db: Knex) {}

  async listOf(userId: string): Promise<StoredApiKey[]> {
    return this.db('platform.api_keys')
      .where({ user_id: userId, revoked_at: null })
      .orderBy(['created_at', 'id'])
      .select(COLUMNS);
  }

  async countWorking(userId: string, now: Date): Promise<number> {
    const row = await this.db('platform.api_keys')
      .where({ user_id: userId, revoked_at: null })
      .where('expires_at', '>', now)
      .count<{ n: string }[]>('id as n');
    return Number(row[0]?.n ?? 0);
  }

  async add(userId: string, key: StoredApiKey, hash: string): Promise<void> {
    await this.db('platform.api_keys').insert({
      id: key.id,
      user_id: userId,
      name: key.name,
      begins_with: key.beginsWith,
      key_hash: hash,
      scopes: key.scopes as string[],
      created_at: key.createdAt,
      expires_at: key.expiresAt,
    });
  }

  /** False where this person has no such key that works. */
  async revoke(userId: string, id: string, at: Date): Promise<boolean> {
    const changed = await this.db('platform.api_keys')
      .where({ user_id: userId, id, revoked_at: null })
      .update({ revoked_at: at });
    return changed > 0;
  }
}
