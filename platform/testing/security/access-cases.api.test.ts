import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FLAGS, type FlagKey } from '#flags/catalog.ts';
import { FEATURE_MIN_PLAN, PLAN_IDS, type PlanId, planRank } from '#flags/plans.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { moduleManifests } from '#modules/registry.manifests.ts';
import { PasskeyStore } from '#platform/accounts/passkey-store.ts';
import type { Route } from '#platform/contract/define-routes.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { createTestApp, type TestApp, type TestUser } from '../create-test-app.ts';
import { insertSampleRow } from '../sample-row.ts';
import { RawClient, type Sender } from './raw-client.ts';
import { PARTS, samplePart } from './text-fields.ts';

/*
 * The four access cases of every route that is served: nobody signed in, a plan below the route's, its module switched off, and
 * somebody else's thing. Derived from the contracts, so that a new route is held against them without a word here.
 */

let app: TestApp;
let client: RawClient;
let visitor: Sender;
let user: Sender;
let owner: TestUser;
let analysisId: string;

beforeAll(async () => {
  app = await createTestApp();
  client = new RawClient(app);
  [visitor, user] = [await client.visitor(), await client.user()];
  owner = await app.signUp();
  analysisId = (await acceptedAnalysis(owner)).id;
}, 60_000);
afterAll(() => app.stop());
afterEach(() => setPlan('free'));

const setPlan = (plan: PlanId) => new PlanStore(app.db).setPlan(user.id ?? '', plan, app.clock.now());

/** A sound request of this route, with these parts of its path. */
function sound(
  route: Route,
  params: Readonly<Record<string, string>> = {},
): Partial<Record<(typeof PARTS)[number], unknown>> {
  const parts = Object.fromEntries(PARTS.map((part) => [part, samplePart(route, part, {})]));
  return { ...parts, params: { ...(parts.params as object | undefined), ...params } };
}

const named = (route: Route): string => `${route.method} ${route.path}`;
const moduleFlag = (route: Route): FlagKey => `module.${route.module}` as FlagKey;

async function givenPasskey(userId: string): Promise<string> {
  const id = randomUUID();
  const key = {
    credentialId: 'Y3JlZGVudGlhbA',
    publicKey: Buffer.from([1]),
    counter: 0,
    transports: [],
    synced: false,
  };
  await new PasskeyStore(app.db).add({
    ...key,
    id,
    userId,
    name: 'Ada’s phone',
    createdAt: app.clock.now(),
    lastUsedAt: undefined,
  });
  return id;
}

/** Ids of rows of the owner in the tables of each module, which are made where there are none. */
async function idsByModule(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { id: module } of moduleManifests) {
    const schema = `${module.replaceAll('-', '_')}.`;
    const tables = app.process.modules
      .contributions(personalData)
      .flatMap((part) => part.tables)
      .filter((table) => table.startsWith(schema));
    const ids: string[] = [];
    for (const table of tables) {
      const rows = await app.db(table).where({ user_id: owner.id }).select();
      // One that cannot be made up has no rows to be asked for by a stranger.
      const id = rows[0]?.id ?? (await insertSampleRow(app.db, table, owner.id, 'theirs').catch(() => undefined));
      if (typeof id === 'string') ids.push(id);
    }
    found.set(module, ids);
  }
  return found;
}

describe('access to every route of every contract', () => {
  it('answers 401 with its word to who is not signed in, unless it says that it is public', async () => {
    const own = app.routes.filter((route) => !route.public);
    expect(own.length).toBeGreaterThan(45);
    for (const route of own) {
      const answer = await client.send(visitor, route, sound(route));
      expect
        .soft({ route: named(route), status: answer.status, code: answer.body.code, message: answer.body.message })
        .toEqual({
          route: named(route),
          status: 401,
          code: 'unauthenticated',
          message: route.signedOut ?? 'Authentication required',
        });
    }
  });

  it('answers 403 with the plan it needs to every plan below it', async () => {
    const planned = app.routes.filter(
      (route) => route.gate?.feature && FEATURE_MIN_PLAN[route.gate.feature] !== 'free',
    );
    expect(planned.length).toBeGreaterThan(4);
    for (const route of planned) {
      const feature = route.gate?.feature as keyof typeof FEATURE_MIN_PLAN;
      const requiredPlan = FEATURE_MIN_PLAN[feature];
      for (const currentPlan of PLAN_IDS.filter((plan) => planRank(plan) < planRank(requiredPlan))) {
        await setPlan(currentPlan);
        const { status, body } = await client.send(user, route, sound(route));
        expect.soft({ route: named(route), status, code: body.code, details: body.details }).toEqual({
          route: named(route),
          status: 403,
          code: 'plan_required',
          details: { feature, currentPlan, requiredPlan },
        });
      }
      await setPlan(requiredPlan);
      const { body } = await client.send(user, route, sound(route));
      expect.soft(body.code, `${named(route)} on ${requiredPlan}`).not.toBe('plan_required');
    }
  });

  it('answers 404 to everybody while its module is switched off, unless it says that it works on', async () => {
    // What belongs to the platform itself has no flag: it is never switched off.
    const gated = app.routes.filter((route) => moduleFlag(route) in FLAGS && !route.ungated);
    expect(gated.length).toBeGreaterThan(20);
    await setPlan('elite');
    for (const route of gated) {
      app.flags.set(moduleFlag(route), false);
      const { status, body } = await client.send(route.public ? visitor : user, route, sound(route));
      app.flags.set(moduleFlag(route), true);
      expect.soft({ route: named(route), status, code: body.code }).toEqual({
        route: named(route),
        status: 404,
        code: 'feature_disabled',
      });
    }
  });

  it('answers for what belongs to somebody else as for what is not there', async () => {
    const session = await app.db('platform.sessions').where({ user_id: owner.id }).first('id');
    const passkeyId = await givenPasskey(owner.id);
    const assetId = await insertSampleRow(app.db, 'platform.assets', owner.id, 'theirs');
    await app.db('platform.assets').where({ id: assetId }).update({ stored: true });
    const keyId = await insertSampleRow(app.db, 'platform.api_keys', owner.id, 'theirs');
    const things: readonly [path: string, id: string][] = [
      ['/api/analyses/{id}', analysisId],
      ['/api/auth/sessions/{id}', session.id],
      ['/api/auth/passkeys/{id}', passkeyId],
      ['/api/assets/{id}', assetId ?? ''],
      ['/api/auth/api-keys/{id}', keyId ?? ''],
    ];
    const ownIds = await idsByModule();
    const idsOf = (route: Route): readonly string[] => {
      const known = things.find(([path]) => route.path.startsWith(path))?.[1];
      return known ? [known] : (ownIds.get(route.module) ?? []);
    };
    const byId = app.routes.filter(({ path }) => path.includes('{'));
    // An invoice is known by the provider alone: those of somebody else are asked for in billing's own tests.
    const elsewhere = ['GET /api/invoices/{stripeInvoiceId}/download', 'GET /api/invoices/{stripeInvoiceId}/pay'];
    expect(byId.filter((route) => idsOf(route).length === 0 && !elsewhere.includes(named(route))).map(named)).toEqual(
      [],
    );
    await setPlan('elite');
    for (const route of byId.filter((one) => !elsewhere.includes(named(one)))) {
      const nothing = await client.send(user, route, sound(route, { id: randomUUID() }));
      for (const id of idsOf(route)) {
        const theirs = await client.send(user, route, sound(route, { id }));
        const answers = [theirs, nothing].map(({ status, body }) => ({
          route: named(route),
          status,
          body: { ...body, requestId: '' },
        }));
        expect.soft(answers[0]).toEqual(answers[1]);
      }
    }
    const left = await Promise.all([
      app.db('core_analysis.analyses').where({ id: analysisId, user_id: owner.id }).first('saved'),
      app.db('platform.sessions').where({ id: session.id }).first('id'),
      app.db('platform.passkeys').where({ id: passkeyId }).first('name'),
      app.db('platform.api_keys').where({ id: keyId }).first('revoked_at'),
    ]);
    expect(left).toEqual([{ saved: false }, { id: session.id }, { name: 'Ada’s phone' }, { revoked_at: null }]);
  });
});
