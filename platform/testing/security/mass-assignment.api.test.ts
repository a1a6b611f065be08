import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSIS_TOKENS } from '#flags/plans.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { RawClient, type Sender } from './raw-client.ts';

let app: TestApp;
let client: RawClient;
let victim: Sender;

beforeAll(async () => {
  app = await createTestApp();
  client = new RawClient(app);
  victim = await client.user();
}, 60_000);
afterAll(() => app.stop());

const ELSEWHERE = '019aa000-0000-7000-8000-00000000dead';

/** What somebody would send who knows our columns, in both spellings; none of it is theirs to say. */
const extra = () => ({
  ...{
    id: ELSEWHERE,
    userId: victim.id,
    user_id: victim.id,
    owner: victim.id,
    ownerId: victim.id,
    owner_id: victim.id,
  },
  ...{ role: 'admin', isAdmin: true, admin: true, roles: ['admin'] },
  ...{ plan: 'elite', planId: 'elite', tier: 'elite', subscription: { plan: 'elite' } },
  ...{
    tokens: 99_999,
    tokensUsed: -500,
    tokens_used: -500,
    tokensLimit: 99_999,
    tokens_limit: 99_999,
    credits: 99_999,
  },
  ...{ verified: true, emailVerified: true, email_verified: true, email_verified_at: '2020-01-01T00:00:00.000Z' },
  ...{ createdAt: '2020-01-01T00:00:00.000Z', created_at: '2020-01-01T00:00:00.000Z', user: { role: 'admin' } },
  ...{ constructor: { prototype: { role: 'admin' } }, prototype: { role: 'admin' } },
});

/** What a person may never say of themselves, from the database and as the product tells it. */
async function standing(id: string) {
  const user = await app.db('platform.users').where({ id }).first();
  const plan = await app.db('billing.plans').where({ user_id: id }).first();
  return {
    id: user?.id,
    role: user?.role,
    emailVerified: user?.email_verified,
    createdAt: user?.created_at,
    plan: plan?.plan ?? 'free',
  };
}

const changing = (route: Route): boolean => route.method !== 'GET' && Boolean(route.body || route.upload);

describe('fields nobody asked for', () => {
  it('change nothing of plan, tokens, role, id or verification, on every route that takes a body', async () => {
    const routes = app.routes.filter(changing);
    expect(routes.length).toBeGreaterThan(15);
    const theirs = await standing(victim.id ?? '');
    for (const route of routes) {
      const who = route.public ? await client.visitor() : await client.user();
      const before = who.id && (await standing(who.id));
      const usedBefore = who.id ? (await userOf(who))?.tokensUsed : undefined;
      const answer = await client.withExtra(who, route, extra());
      expect(answer.status, route.path).not.toBe(500);
      const after = who.id && (await standing(who.id));
      expect([route.path, after]).toEqual([route.path, before]);
      const me = who.id ? await userOf(who) : undefined;
      // An upload that is taken costs what it costs, whatever it says.
      const cost = route.upload && answer.status < 300 ? ANALYSIS_TOKENS.image : 0;
      if (me)
        expect([route.path, me.plan, me.role, me.tokensLimit, me.tokensUsed]).toEqual([
          ...[route.path, 'free', 'user', 50],
          String(Number(usedBefore) + cost),
        ]);
      expect([route.path, await standing(victim.id ?? '')]).toEqual([route.path, theirs]);
    }
    expect(await app.db('platform.users').where({ id: ELSEWHERE })).toEqual([]);
    expect(({} as { role?: string }).role).toBeUndefined();
  }, 240_000);

  it('do not make a new account more than it is, whatever its name of the route', async () => {
    for (const path of ['/api/auth/signup', '/api/auth/register']) {
      const route = app.routes.find((candidate) => candidate.path === path) as Route;
      const email = `mass${path.length}@example.test`;
      const body = { ...extra(), email, password: 'correct-horse-9', name: 'Mass' };
      const answer = await client.send(await client.visitor(), route, { body });
      expect(answer.status).toBe(201);
      expect(answer.body.user).toMatchObject({
        email,
        plan: 'free',
        role: 'user',
        emailVerified: false,
        tokensLimit: 50,
        tokensUsed: '0',
      });
      expect(answer.body.user.id).not.toBe(ELSEWHERE);
      const standingNow = await standing(answer.body.user.id);
      expect(standingNow).toMatchObject({ role: 'user', plan: 'free', emailVerified: false });
      expect(new Date(standingNow.createdAt).getFullYear()).toBeGreaterThan(2020);
    }
  });

  async function userOf(who: Sender) {
    const route = app.routes.find(({ path, method }) => path === '/api/auth/user' && method === 'GET') as Route;
    const { status, body } = await client.send(who, route, {});
    return status === 200 ? body.user : undefined;
  }
});
