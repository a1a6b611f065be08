import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

export interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

/** Rows of `platform.passkeys` and `platform.passkey_challenges`. */
export class PasskeyStore {
  constructor(private readonly db: Knex) {}

  async listOf(userId: string): Promise<StoredPasskey[]> {
    const rows = await this.db('platform.passkeys').where({ user_id: userId }).orderBy(['created_at', 'id']);
    return rows.map(toPasskey);
  }

  async byCredential(credentialId: string): Promise<StoredPasskey | undefined> {
    const row = await this.db('platform.passkeys').where({ credential_id: credentialId }).first();
    return row && toPasskey(row);
  }

  /** @returns false where this credential is known already, whoever has it */
  async add(passkey: StoredPasskey): Promise<boolean> {
    const added = await this.db('platform.passkeys')
      .insert({
        id: passkey.id,
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports as string[],
        synced: passkey.synced,
        name: passkey.name,
        created_at: passkey.createdAt,
      })
      .onConflict('credential_id')
      .ignore()
      .returning('id');
    return added.length === 1;
  }

  async noteUse(id: string, use: { counter: number; synced: boolean; at: Date }): Promise<void> {
    const { counter, synced, at } = use;
    await this.db('platform.passkeys').where({ id }).update({ counter, synced, last_used_at: at });
  }

  /** @returns the passkey by its new name; undefined where this person has none of this id */
  async rename(userId: string, id: string, name: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.db('platform.passkeys').where({ id, user_id: userId }).update({ name }).returning('*');
    return row && toPasskey(row);
  }

  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.db('platform.passkeys').where({ id, user_id: userId }).delete()) === 1;
  }

  async keepChallenge(challenge: string, userId: string | undefined, expiresAt: Date): Promise<void> {
    const row = { challenge_hash: hash(challenge), user_id: userId ?? null, expires_at: expiresAt };
    await this.db('platform.passkey_challenges').insert(row);
  }

  /** True once for a challenge that was given to this person (`undefined`: to somebody who signs in) and is not old. */
  async spendChallenge(challenge: string, userId: string | undefined, now: Date): Promise<boolean> {
    const spent = await this.db('platform.passkey_challenges')
      .where({ challenge_hash: hash(challenge), user_id: userId ?? null })
      .where('expires_at', '>', now)
      .delete();
    return spent === 1;
  }
}

function hash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}

interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  /** The driver gives 64-bit numbers as text. */
  counter: string;
  transports: string[];
  synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

function toPasskey(row: PasskeyRow): StoredPasskey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    synced: row.synced,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? undefined,
  };
}
