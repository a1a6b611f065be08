import type { Knex } from 'knex';

/** How long a key is held, in milliseconds. */
const KEY_HELD_MS = 24 * 3_600_000;

/** An answer as it was given. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface KnownRequest {
  readonly subject: string;
  readonly fingerprint: string;
  readonly answer: StoredAnswer | null;
}

interface NewRequest {
  readonly key: string;
  readonly leaseMs: number;
  readonly fingerprint: string;
  readonly subject: string;
}

/** SQL of `platform.request_keys`: which requests were accepted, and what they were answered. */
export class RequestKeyStore {
  constructor(private readonly db: Knex) {}

  with(trx: Knex.Transaction): RequestKeyStore {
    return new RequestKeyStore(trx);
  }

  async find(owner: string, key: string, at: Date): Promise<KnownRequest | undefined> {
    return this.one(owner, key)
      .where('expires_at', '>', at)
      .first({ subject: 'subject', fingerprint: 'fingerprint', answer: 'answer' });
  }

  /** False where the key is held already; waits for a transaction that is about to enter it. */
  async enter(owner: string, request: NewRequest, at: Date): Promise<boolean> {
    await this.one(owner, request.key).where('expires_at', '<=', at).delete();
    const rows = await this.db('platform.request_keys')
      .insert({
        user_id: owner,
        key: request.key,
        fingerprint: request.fingerprint,
        subject: request.subject,
        leased_until: new Date(at.getTime() + request.leaseMs),
        created_at: at,
        expires_at: new Date(at.getTime() + KEY_HELD_MS),
      })
      .onConflict(['user_id', 'key'])
      .ignore()
      .returning('key');
    return rows.length > 0;
  }

  /** Makes the caller the one who answers; false while another is at it, and once there is an answer. */
  async acquire(owner: string, { key, leaseMs }: Pick<NewRequest, 'key' | 'leaseMs'>, now: Date): Promise<boolean> {
    const changed = await this.one(owner, key)
      .where('leased_until', '<=', now)
      .update({ leased_until: new Date(now.getTime() + leaseMs) });
    return changed > 0;
  }

  async keepAnswer(owner: string, key: string, answer: StoredAnswer): Promise<void> {
    await this.one(owner, key)
      .whereNull('answer')
      .update({ answer: JSON.stringify(answer), leased_until: null });
  }

  /** Nobody answers now: the next request with this key does. */
  async release(owner: string, key: string, now: Date): Promise<void> {
    await this.one(owner, key).whereNull('answer').update({ leased_until: now });
  }

  async forget(owner: string, subject: string): Promise<void> {
    await this.db('platform.request_keys').where({ user_id: owner, subject }).delete();
  }

  private one(owner: string, key: string) {
    return this.db('platform.request_keys').where({ user_id: owner, key });
  }
}
