import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { AuditLog } from '../audit-log.ts';
import type { Visit } from '../visit.ts';
import { type ApiKeyView, apiKeyErrors } from './api-key-contract.ts';
import type { ApiKeyStore, StoredApiKey } from './api-key-store.ts';
import { type ApiScope, KEY_DAYS, MOST_KEYS } from './scopes.ts';

const DAY_MS = 86_400_000;
export const KEY_PREFIX = 'adj_';
/** Of a key that are shown: enough to tell two apart, too few to guess the rest. */
const SHOWN = KEY_PREFIX.length + 4;

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Keys that somebody's programs use in place of a session. */
export class ApiKeys {
  constructor(private readonly deps: { store: ApiKeyStore; audit: AuditLog; clock: Clock; ids: Ids }) {}

  async list(userId: string): Promise<ApiKeyView[]> {
    return (await this.deps.store.listOf(userId)).map(view);
  }

  /** @returns the key, which is known to nobody afterwards. @throws AppError `too_many_api_keys` */
  async create(
    userId: string,
    { name, scopes, days = KEY_DAYS.usual }: { name: string; scopes: readonly ApiScope[]; days?: number | undefined },
    visit: Visit,
  ): Promise<{ key: string; apiKey: ApiKeyView }> {
    const { store, audit, clock, ids } = this.deps;
    const now = clock.now();
    if ((await store.countWorking(userId, now)) >= MOST_KEYS) throw new AppError(apiKeyErrors.too_many_api_keys);
    const key = `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
    const stored: StoredApiKey = {
      id: ids.next(),
      name: name.trim(),
      beginsWith: key.slice(0, SHOWN),
      scopes: [...new Set(scopes)],
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      lastUsedAt: null,
    };
    await store.add(userId, stored, hashOfKey(key));
    await audit.record({ action: 'create_api_key', result: 'ok', userId }, visit);
    return { key, apiKey: view(stored) };
  }

  /** @throws AppError `not_found` */
  async revoke(userId: string, id: string, visit: Visit): Promise<void> {
    const { store, audit, clock } = this.deps;
    if (!(await store.revoke(userId, id, clock.now()))) throw new AppError(ERRORS.not_found);
    await audit.record({ action: 'revoke_api_key', result: 'ok', userId }, visit);
  }
}

function view({ createdAt, expiresAt, lastUsedAt, scopes, ...key }: StoredApiKey): ApiKeyView {
  return {
    ...key,
    scopes: [...scopes],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
