import type { IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { CurrentSession } from '#platform/http/ports.ts';
import type { PlanSource } from '#platform/module/platform-points.ts';
import type { SessionUser } from '../session-reader.ts';
import { hashOfKey, KEY_PREFIX } from './api-keys.ts';
import type { ApiScope } from './scopes.ts';

interface KeyRow {
  key_id: string;
  scopes: ApiScope[];
  last_used_at: Date | null;
  id: string;
  email: string;
  name: string;
  email_verified: boolean;
  created_at: Date;
  deletion_due_at: Date | null;
}

const BEARER = /^Bearer +(\S+)$/i;
const NOTE_AFTER_MS = 60_000;

/** Finds out whose program sends a request, by `Authorization: Bearer adj_…`. */
export class ApiKeyReader {
  constructor(private readonly deps: { pool: Pool; clock: Clock; planOf: PlanSource['planOf'] }) {}

  /**
   * Undefined where no key of ours came along.
   * @throws AppError `api_key_invalid` for one that was never made, was revoked, or has expired: a stranger learns nothing from which
   */
  async read({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): Promise<CurrentSession | undefined> {
    const key = BEARER.exec(authorization ?? '')?.[1];
    if (!key?.startsWith(KEY_PREFIX)) return undefined;
    const now = this.deps.clock.now();
    const { rows } = await this.deps.pool.query<KeyRow>({
      name: 'api-key-by-hash',
      text: `select k.id as key_id, k.scopes, k.last_used_at, u.id, u.email, u.name,
                    u.email_verified, u.created_at, u.deletion_due_at
             from platform.api_keys k join platform.users u on u.id = k.user_id
             where k.key_hash = $1 and k.revoked_at is null and k.expires_at > $2`,
      values: [hashOfKey(key), now],
    });
    const row = rows[0];
    if (!row) throw new AppError(ERRORS.api_key_invalid);
    if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > NOTE_AFTER_MS)
      await this.deps.pool.query('update platform.api_keys set last_used_at = $2 where id = $1', [row.key_id, now]);
    const user: SessionUser = {
      id: row.id,
      email: row.email,
      name: row.name,
      // A key never has more than its owner's own work: no operator's pages.
      role: 'user',
      plan: (await this.deps.planOf([row.id])).get(row.id) ?? 'free',
      emailVerified: row.email_verified,
      createdAt: row.created_at,
      deletionDueAt: row.deletion_due_at ?? undefined,
    };
    return { sessionId: `api-key:${row.key_id}`, user, apiKey: { id: row.key_id, scopes: row.scopes } };
  }
}
