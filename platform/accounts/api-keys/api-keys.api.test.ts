import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { adImage } from '#modules/core-analysis/tests/factories.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { apiKeyRoutes } from './api-key-contract.ts';
import type { ApiScope } from './scopes.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.stop());

async function paying(): Promise<TestUser> {
  const user = await app.signUp();
  await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
  return user;
}
async function keyOf(user: TestUser, { scopes = ['read', 'analyze'] as ApiScope[], days = 90 } = {}) {
  return user.caller.call(apiKeyRoutes.createApiKey, { body: { name: ' Studio ', scopes, days } });
}
/** As a program sends it: a key, and neither cookie nor origin. */
const by = (key: string, path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
const outcome = async (response: Response) => [response.status, (await response.json()).code ?? null];

async function upload(key: string): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await adImage())]), 'ad.png');
  return by(key, '/api/analyze', { method: 'POST', body: form, headers: { prefer: 'respond-async' } });
}

describe('an API key', () => {
  it('uploads and reads for its owner, without cookie or origin', async () => {
    const user = await paying();
    const { key, apiKey } = await keyOf(user);
    expect(key).toMatch(/^adj_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'Studio', beginsWith: key.slice(0, 8), lastUsedAt: null });
    const taken = await upload(key);
    expect(taken.status).toBe(202);
    const { id } = (await taken.json()) as { id: string };
    expect(((await (await by(key, '/api/analyses')).json()) as { id: string }[]).map((one) => one.id)).toEqual([id]);
    const { apiKeys } = await user.caller.call(apiKeyRoutes.apiKeys, {});
    expect(apiKeys).toMatchObject([{ id: apiKey.id, lastUsedAt: expect.any(String) }]);
  });

  it('is stored as a hash alone, and shown once', async () => {
    const user = await paying();
    const { key } = await keyOf(user);
    const row = await app.db('platform.api_keys').where({ user_id: user.id }).first();
    expect(JSON.stringify(row)).not.toContain(key.slice(8));
    expect(JSON.stringify(await user.caller.call(apiKeyRoutes.apiKeys, {}))).not.toContain(key.slice(8));
    await by(key, '/api/analyses');
    expect(app.logLines.join('')).not.toContain(key.slice(8));
  });

  it('does only what it may', async () => {
    const { key } = await keyOf(await paying(), { scopes: ['read'] });
    expect((await by(key, '/api/analyses')).status).toBe(200);
    expect(await outcome(await upload(key))).toEqual([403, 'api_key_scope']);
  });

  it('opens nothing of the account: no route that does not name a scope', async () => {
    const { key } = await keyOf(await paying());
    const closed = app.routes.filter((route) => !route.public && !route.apiScope);
    expect(closed.length).toBeGreaterThan(30);
    for (const route of closed) {
      const path = route.path.replaceAll(/\{[^}]+\}/g, '019aa000-0000-7000-8000-000000000000');
      const answer = await by(key, path, { method: route.method });
      expect.soft([route.path, answer.status, (await answer.json()).code]).toEqual([route.path, 403, 'api_key_scope']);
    }
  });

  it('ends by being revoked, by its age, and with the plan', async () => {
    const user = await paying();
    const [revoked, old, kept] = [await keyOf(user), await keyOf(user, { days: 1 }), await keyOf(user)];
    await user.caller.call(apiKeyRoutes.revokeApiKey, { params: { id: revoked.apiKey.id } });
    app.clock.advance(DAY_MS + 1000);
    for (const { key } of [revoked, old])
      expect(await outcome(await by(key, '/api/analyses'))).toEqual([401, 'api_key_invalid']);
    expect((await by(kept.key, '/api/analyses')).status).toBe(200);
    await new PlanStore(app.db).setPlan(user.id, 'free', app.clock.now());
    expect(await outcome(await by(kept.key, '/api/analyses'))).toEqual([403, 'plan_required']);
    expect(await outcome(await by('adj_never-made', '/api/analyses'))).toEqual([401, 'api_key_invalid']);
  });

  it('of somebody else cannot be revoked, nor seen', async () => {
    const [owner, stranger] = [await paying(), await paying()];
    const { apiKey } = await keyOf(owner);
    const theirs = await stranger.caller.attempt(apiKeyRoutes.revokeApiKey, { params: { id: apiKey.id } });
    expect(theirs.status).toBe(404);
    expect((await stranger.caller.call(apiKeyRoutes.apiKeys, {})).apiKeys).toEqual([]);
  });

  it('comes with a paid plan, 20 of them at most', async () => {
    const free = await app.signUp();
    const refused = await free.caller.attempt(apiKeyRoutes.createApiKey, { body: { name: 'x', scopes: ['read'] } });
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'plan_required' }]);
    const user = await paying();
    for (let i = 0; i < 20; i++) await keyOf(user);
    await app.db('platform.rate_limits').delete();
    const many = await user.caller.attempt(apiKeyRoutes.createApiKey, { body: { name: 'x', scopes: ['read'] } });
    expect([many.status, many.body]).toMatchObject([409, { code: 'too_many_api_keys' }]);
  });

  it('has a limit of its own', async () => {
    const user = await paying();
    const { key } = await keyOf(user);
    let last = await by(key, '/api/analyses');
    for (let i = 0; i < 120; i++) last = await by(key, '/api/analyses');
    expect(await outcome(last)).toEqual([429, 'rate_limited']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await user.caller.fetch('/api/analyses')).status).toBe(200);
  });

  it('leaves a line in the trail of the account', async () => {
    const user = await paying();
    const { apiKey } = await keyOf(user);
    await user.caller.call(apiKeyRoutes.revokeApiKey, { params: { id: apiKey.id } });
    const actions = await app.db('platform.audit_log').where({ user_id: user.id }).orderBy('id').select('action');
    expect(actions.map(({ action }) => action)).toEqual(['signup', 'create_api_key', 'revoke_api_key']);
  });
});
