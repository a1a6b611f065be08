import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CUSTOMER_FLAGS, type CustomerFlag, FLAGS } from '#flags/catalog.ts';
import { FLAG_MIN_PLAN, flagAvailable, PLAN_IDS, type PlanId } from '#flags/plans.ts';
import { UnleashFlagProvider } from '#flags/server/unleash-provider.ts';
import { adminApi, PROJECT } from '#flags/unleash/admin-api.ts';
import { syncFlags } from '#flags/unleash/sync.ts';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { analysesRef } from '#modules/core-analysis/api.ts';
import { defineCoreAnalysis } from '#modules/core-analysis/server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from '#modules/core-analysis/tests/controlled-engine.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import { freePort } from '#platform/embedded/ports.ts';
import { type RunningUnleash, startUnleash } from '#platform/embedded/unleash.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { planSource } from '#platform/module/platform-points.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { featureRoutes } from '../contract/features.ts';
import { phase2Manifest } from '../manifest.ts';
import { EventStore } from '../server/events/event-store.ts';
import { ExposureRecorder } from '../server/events/exposure-recorder.ts';
import { OutboxStore } from '../server/events/outbox-store.ts';
import { buildFlags, flagConfig } from '../server/flags/build-flags.ts';
import { RollupStore } from '../server/rollups/rollup-store.ts';

const token = '*:development.test-token';
const adminToken = '*:*.test-admin-token';
const BUSY = { timeout: 60_000, interval: 250 };

let database: TestDatabase;
let port: number;
let unleash: RunningUnleash;
let app: TestApp;
let flags: UnleashFlagProvider;
/** What the module was asked to write as events. */

const start = () =>
  startUnleash({
    port,
    databaseUrl: database.url,
    token,
    adminToken,
    adminPassword: 'test-password-1',
    secret: 'test-secret-test-secret-test-secret',
  });
const newProvider = () =>
  new UnleashFlagProvider({ url: unleash.url, token, appName: 'adjudge-api', onProblem: () => undefined });

/** The module's flags alone, beside the modules they ask. */
const flagsModule = defineServerModule(phase2Manifest, {
  config: flagConfig,
  requires: { analyses: analysesRef },
  provides: [],
  routes: featureRoutes,
  migrations: {},
  setup({ db, gates, clock, log, config, contributions }, { analyses }) {
    const parts = buildFlags({
      ...{ db, gates, clock, log, config, analyses },
      planSources: () => contributions(planSource),
      recorder: new ExposureRecorder({ outbox: new OutboxStore(db, new EventStore(db)), gates, clock }),
      exposures: new RollupStore(db),
    });
    return { routes: parts.routes, contributes: parts.contributes };
  },
});

const admin = () => adminApi(unleash.url, adminToken);
const pathOf = (flag: string) => `/projects/${PROJECT}/features/${flag}/environments/development`;

interface Rule {
  rollout: number;
  /** Plans it is open to; all where absent. */
  plans?: readonly PlanId[];
  /** Ids of segments. */
  segments?: readonly number[];
}

/** Gives a flag one rule, and switches it on. */
async function open(flag: string, { rollout, plans, segments = [] }: Rule): Promise<void> {
  const rules = (await admin().get(`${pathOf(flag)}/strategies`)) as { id: string }[];
  await admin().put(`${pathOf(flag)}/strategies/${rules[0]?.id}`, {
    name: 'flexibleRollout',
    parameters: { rollout: String(rollout), stickiness: 'default', groupId: flag },
    constraints: plans ? [{ contextName: 'plan', operator: 'IN', values: plans, inverted: false }] : [],
    segments,
  });
  await admin().post(`${pathOf(flag)}/on`, {});
}
const switchOff = (flag: string) => admin().post(`${pathOf(flag)}/off`, {});

async function onPlan(plan: PlanId): Promise<TestUser> {
  const user = await app.signUp();
  if (plan !== 'free') await new PlanStore(app.db).setPlan(user.id, plan, app.clock.now());
  return user;
}
const featuresOf = (user: TestUser) => user.caller.call(featureRoutes.features, {});

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  port = await freePort();
  unleash = await start();
  await syncFlags({ url: unleash.url, adminToken, today: '2026-11-28', token });
  flags = newProvider();
  const engine = new ControlledEngine();
  const core = defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement }));
  app = await createTestApp({
    flags,
    modules: [billingModule, core, flagsModule],
    environment: { UNLEASH_URL: unleash.url, UNLEASH_EVENTS_TOKEN: adminToken },
  });
}, 180_000);
afterAll(async () => {
  await app?.stop();
  await unleash?.stop();
  await database?.drop();
});

describe('rollouts set in Unleash', { timeout: 240_000 }, () => {
  const people = Array.from({ length: 10_000 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
  const flag: CustomerFlag = 'ADVANCED_AI_ANALYSIS';
  const groupOf = (provider: UnleashFlagProvider) =>
    new Set(people.filter((userId) => provider.isEnabled(flag, { userId, plan: 'pro' })));
  const setTo = async (rollout: number) => {
    await open(flag, { rollout });
    await expect.poll(() => flags.decide(flag, { userId: 'x', plan: 'pro' }).rolloutPercent, BUSY).toBe(rollout);
    return groupOf(flags);
  };

  it('of 0, 25, 50 and 100 % reach their share of 10,000 people within a 99.9 % band, each group inside the next', async () => {
    const groups = [await setTo(0), await setTo(25), await setTo(50), await setTo(100)] as const;
    const [none, quarter, half, all] = groups;
    expect([none.size, all.size]).toEqual([0, 10_000]);
    expect(Math.abs(quarter.size / 100 - 25)).toBeLessThan(1.42);
    expect(Math.abs(half.size / 100 - 50)).toBeLessThan(1.64);
    for (const [at, group] of groups.slice(0, -1).entries())
      expect([...group].every((id) => groups[at + 1]?.has(id))).toBe(true);
  });

  it('hold the same people after both sides were restarted', async () => {
    const before = await setTo(50);
    await unleash.stop();
    unleash = await start();
    const fresh = newProvider();
    try {
      await expect.poll(() => fresh.status(), BUSY).toBe('live');
      expect(groupOf(fresh)).toEqual(before);
    } finally {
      await fresh.stop();
    }
    await expect.poll(() => flags.status(), BUSY).toBe('live');
  });

  it('with a constraint on the plan reach nobody of another plan, and those of the plan as before', async () => {
    await open(flag, { rollout: 100, plans: ['elite'] });
    const isOn = (plan: PlanId) => flags.isEnabled(flag, { userId: people[0], plan });
    await expect.poll(() => [isOn('pro'), isOn('elite')], BUSY).toEqual([false, true]);
    const pro = await onPlan('pro');
    const { features } = await featuresOf(pro);
    expect(features[flag]).toMatchObject({ enabled: false, reason: 'outside_rollout', rolloutPercentage: 100 });
    await open(flag, { rollout: 100 });
    await expect.poll(() => isOn('pro'), BUSY).toBe(true);
  });

  it('for a segment name it, to whoever is in it', async () => {
    const { id } = (await admin().post('/segments', {
      name: 'Agencies',
      constraints: [{ contextName: 'plan', operator: 'IN', values: ['elite'], inverted: false }],
    })) as { id: number };
    await open(flag, { rollout: 100, segments: [id] });
    const [pro, elite] = [await onPlan('pro'), await onPlan('elite')];
    const groupsOf = async () =>
      Promise.all(
        [pro, elite].map(async (user) => {
          const { features, userContext } = await featuresOf(user);
          return [features[flag].deploymentGroup, features[flag].reason, userContext.deploymentGroup];
        }),
      );
    await expect.poll(groupsOf, BUSY).toEqual([
      ['stable', 'outside_rollout', 'stable'],
      ['Agencies', 'in_group', 'Agencies'],
    ]);
    await open(flag, { rollout: 100 });
  });

  it('that are switched off are off for everybody within 10 s', async () => {
    const pro = await onPlan('pro');
    await expect.poll(async () => (await featuresOf(pro)).features[flag].enabled, BUSY).toBe(true);
    await switchOff(flag);
    await expect
      .poll(async () => (await featuresOf(pro)).features[flag], { timeout: 10_000, interval: 250 })
      .toMatchObject({ enabled: false, reason: 'off_for_all' });
    expect(groupOf(flags).size).toBe(0);
    await open(flag, { rollout: 100 });
    await expect.poll(async () => (await featuresOf(pro)).features[flag].enabled, BUSY).toBe(true);
  });
});

describe('GET /api/v2/features', { timeout: 120_000 }, () => {
  it('names the five flags, each available from its plan on', async () => {
    for (const flag of CUSTOMER_FLAGS) await open(flag, { rollout: 100 });
    await expect.poll(() => CUSTOMER_FLAGS.every((flag) => flags.isEnabled(flag, { userId: 'x' })), BUSY).toBe(true);
    for (const plan of PLAN_IDS) {
      const user = await onPlan(plan);
      const { features, userContext, isCurrent } = await featuresOf(user);
      expect(userContext).toEqual({ userId: user.id, plan, deploymentGroup: 'stable' });
      expect(isCurrent).toBe(true);
      expect(Object.keys(features)).toEqual([...CUSTOMER_FLAGS]);
      for (const flag of CUSTOMER_FLAGS) {
        const isIn = flagAvailable(plan, flag);
        expect(features[flag]).toEqual({
          enabled: isIn,
          rolloutPercentage: 100,
          deploymentGroup: 'stable',
          reason: isIn ? 'in_group' : 'not_in_plan',
          description: FLAGS[flag].description,
          availableFrom: FLAG_MIN_PLAN[flag],
        });
      }
      const session = await (await user.caller.fetch('/api/session')).json();
      expect(session.gates.flags.BETA_FEATURES_ACCESS).toBe(plan === 'elite');
    }
  });

  it('tests what each flag switches by the decision that real work asks for', async () => {
    const [starter, elite] = [await onPlan('starter'), await onPlan('elite')];
    const test = async (user: TestUser, name: CustomerFlag) => {
      const { result, ranEffect, enabled } = await user.caller.call(featureRoutes.testFeature, { params: { name } });
      return [enabled, ranEffect, result];
    };
    expect(await test(starter, 'ADVANCED_AI_ANALYSIS')).toEqual([
      false,
      true,
      'A file you upload now is analyzed with the standard attention map.',
    ]);
    expect(await test(elite, 'ADVANCED_AI_ANALYSIS')).toEqual([
      true,
      true,
      'A file you upload now is analyzed with a second, finer attention pass.',
    ]);
    expect((await test(elite, 'ENHANCED_VIDEO_PROCESSING'))[2]).toContain('up to three keyframes per shot');
    expect(await test(starter, 'NEW_DASHBOARD_UI')).toEqual([true, true, 'You get the standard dashboard.']);
    expect((await test(elite, 'NEW_DASHBOARD_UI'))[2]).toBe('The enhanced dashboard opens for you.');
    expect(await test(elite, 'BETA_FEATURES_ACCESS')).toEqual([
      true,
      false,
      'Beta pages are open to you. Only the decision was tested.',
    ]);
  });
});

describe('an analysis', { timeout: 120_000 }, () => {
  it('keeps what the flags asked for when it was accepted, and each user is exposed once', async () => {
    const elite = await onPlan('elite');
    const free = await onPlan('free');
    await acceptedAnalysis(elite);
    await acceptedAnalysis(free);
    await switchOff('ADVANCED_AI_ANALYSIS');
    await expect.poll(() => flags.isEnabled('ADVANCED_AI_ANALYSIS', { userId: 'x' }), BUSY).toBe(false);
    await acceptedAnalysis(elite);
    await acceptedAnalysis(elite);
    const rows = await app
      .db('core_analysis.analyses')
      .whereIn('user_id', [elite.id, free.id])
      .orderBy('created_at')
      .select('user_id', 'extras');
    expect(rows.map((row) => [row.user_id === elite.id, row.extras])).toEqual([
      [true, ['fine-attention']],
      [false, []],
      [true, []],
      [true, []],
    ]);
    // Open to all and then to nobody: nobody was drawn, so that no experiment counts this person.
    expect(
      await app.db('phase2.exposures').where({ user_id: elite.id }).select('flag', 'variant', 'trial_variant'),
    ).toEqual([{ flag: 'ADVANCED_AI_ANALYSIS', variant: 'on', trial_variant: null }]);
    await open('ADVANCED_AI_ANALYSIS', { rollout: 100 });
  });
});

describe('GET /api/v2/features/operations', { timeout: 120_000 }, () => {
  it('counts who gets each flag over real accounts, with exposures and who changed what', async () => {
    const operator = await onPlan('pro');
    await expect(operator.caller.call(featureRoutes.flagOperations, {})).rejects.toMatchObject({
      answer: { status: 403 },
    });
    await app.db('platform.users').where({ id: operator.id }).update({ role: 'operator' });
    await open('ENHANCED_VIDEO_PROCESSING', { rollout: 100 });
    await expect.poll(() => flags.isEnabled('ENHANCED_VIDEO_PROCESSING', { userId: 'x' }), BUSY).toBe(true);
    app.clock.advance(61_000);
    const seen = await operator.caller.call(featureRoutes.flagOperations, {});
    const [accounts, elites] = await Promise.all([
      app.db('platform.users').count().first(),
      app.db('billing.plans').where({ plan: 'elite' }).count().first(),
    ]);
    const video = seen.flags.find(({ name }) => name === 'ENHANCED_VIDEO_PROCESSING');
    expect(video?.share).toEqual({ enabled: Number(elites?.count), of: Number(accounts?.count) });
    const analysis = seen.flags.find(({ name }) => name === 'ADVANCED_AI_ANALYSIS');
    expect(analysis?.exposures.map(({ variant, people }) => [variant, people])).toEqual([['on', 1]]);
    expect(seen.flags.every(({ overdue }) => !overdue)).toBe(true);
    expect(seen.changesProblem).toBeNull();
    expect(seen.changes?.find(({ flag }) => flag === 'ENHANCED_VIDEO_PROCESSING')?.what).toContain('in development');
  });
});

describe('while Unleash is away', { timeout: 180_000 }, () => {
  it('the last known state holds, and the answer says how old it is', async () => {
    const user = await onPlan('elite');
    const before = await featuresOf(user);
    await unleash.stop();
    await expect.poll(async () => (await featuresOf(user)).isCurrent, BUSY).toBe(false);
    const away = await featuresOf(user);
    expect(away.features).toEqual(before.features);
    const { lastAnswer } = away;
    expect(z.iso.datetime().safeParse(lastAnswer).success).toBe(true);
    expect((await featuresOf(user)).lastAnswer).toBe(lastAnswer);
    unleash = await start();
    await expect.poll(async () => (await featuresOf(user)).isCurrent, BUSY).toBe(true);
  });
});
