import { MockActivityEnvironment } from '@temporalio/testing';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlagDecision } from '#flags/server/provider.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { type Fact, factListener } from '#platform/module/fact-listener.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { flagExposureListener } from '#platform/module/platform-points.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { activityRoutes as routes } from '../contract/activity.ts';
import { timeOf } from '../server/events/event-id.ts';
import { shareOf } from '../server/events/exposure-recorder.ts';
import { RequestRecorder } from '../server/realtime/request-recorder.ts';
import { RollupStore } from '../server/rollups/rollup-store.ts';
import { createAnalyticsApp } from './analytics-app.ts';
import { settle } from './planted-history.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createAnalyticsApp({ environment: { PHASE2_PAGE_VIEW_SHARE: '0.25' } });
}, 60_000);
afterAll(() => app.stop());

const used = { type: 'feature_used', feature: 'heatmap', action: 'open' };
const idAt = (offsetMs = 0) => v7({ msecs: app.clock.now().getTime() + offsetMs });
const eventsOf = (user: TestUser) => app.db('phase2.events').where({ user_id: user.id }).orderBy('at');
const activity =
  (name: string) =>
  (input: object = {}) =>
    new MockActivityEnvironment().run(
      app.process.modules.activities[`phase2.${name}`] as (i: object) => Promise<unknown>,
      input,
    );

describe('events of clients', () => {
  it('takes either payload form; the time is the one in the id, and no query of an address stays', async () => {
    const user = await app.signUp();
    const eventId = idAt(-3_600_000);
    const body = { ...used, eventId, metadata: { durationMs: 1_250, page: 'result' }, timestamp: 5 };
    expect(await user.caller.call(routes.activity, { body })).toEqual({ success: true, id: eventId, counted: true });
    const url = 'https://ours.example/analyses/0190a1b2-1111-7222-8333-123456789abc?mail=a@b.example';
    await user.caller.call(routes.activity, { body: { type: 'click', data: { timestamp: 1, url, target: 'save' } } });
    expect(await eventsOf(user)).toMatchObject([
      { id: eventId, kind: 'feature_used', feature: 'heatmap', ms: 1_250, props: { action: 'open', page: 'result' } },
      { kind: 'click', feature: '/analyses/-', props: { path: '/analyses/-', target: 'save' } },
    ]);
    expect((await eventsOf(user))[0].at).toEqual(timeOf(eventId));
    expect((await eventsOf(user))[0].session).toEqual(expect.any(String));
  });

  it('counts an event that is sent twice, also at once, a single time, and never for somebody else', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    const body = { ...used, eventId: idAt() };
    const all = await Promise.all([1, 2, 3].map(() => user.caller.call(routes.activity, { body })));
    expect(all.filter(({ counted }) => counted)).toHaveLength(1);
    expect(await other.caller.call(routes.activity, { body })).toMatchObject({ counted: true });
    expect(await eventsOf(user)).toHaveLength(1);
  });

  it.each([
    ['an unknown type', { ...used, type: 'secret' }, 'event_unknown'],
    ['a type every object has', { ...used, type: 'constructor' }, 'event_unknown'],
    ['a field its type has not', { ...used, metadata: { email: 'x' } }, 'event_field_unknown'],
    ['a sentence', { ...used, metadata: { page: 'my name is Ann' } }, 'event_field_unknown'],
    ['an address', { ...used, metadata: { page: 'ann@example.org' } }, 'event_field_unknown'],
    ['a number for a word', { ...used, metadata: { page: 4 } }, 'event_field_unknown'],
    ['a time below zero', { ...used, metadata: { durationMs: -1 } }, 'event_field_unknown'],
  ])('refuses %s', async (_, body, code) => {
    const user = await app.signUp();
    expect(await user.caller.attempt(routes.activity, { body })).toMatchObject({ status: 422, body: { code } });
    expect(await eventsOf(user)).toEqual([]);
  });

  it('refuses a time more than a day off, and ids without one', async () => {
    const user = await app.signUp();
    for (const eventId of [idAt(-DAY_MS - 1_000), idAt(DAY_MS + 1_000), 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee'])
      expect(await user.caller.attempt(routes.activity, { body: { ...used, eventId } })).toMatchObject({
        status: 422,
        body: { code: 'event_time_off' },
      });
    await user.caller.call(routes.activity, { body: { ...used, eventId: idAt(-DAY_MS + 1_000) } });
  });

  it('keeps the configured share of page views, each for as many as it stands for, the same on a retry', async () => {
    const user = await app.signUp();
    const ids = Array.from({ length: 120 }, (_, i) => idAt(i));
    const send = (eventId: string) =>
      user.caller.call(routes.activity, { body: { type: 'page_view', feature: 'home', action: 'open', eventId } });
    const first: boolean[] = [];
    for (const id of ids) first.push((await send(id)).counted);
    const kept = await eventsOf(user);
    expect(kept).toHaveLength(first.filter(Boolean).length);
    // 120 draws of 0.25: 30, and 14 to 46 with 99.9 %.
    expect(kept.length).toBeGreaterThan(13);
    expect(kept.length).toBeLessThan(47);
    expect(new Set(kept.map(({ weight }) => Number(weight)))).toEqual(new Set([4]));
    for (const [i, id] of ids.entries()) if (!first[i]) expect(await send(id)).toMatchObject({ counted: false });
    expect(await eventsOf(user)).toHaveLength(kept.length);
  });

  it('keeps a rating as an event and its words apart', async () => {
    const user = await app.signUp();
    const body = { feature: 'dashboard', rating: 4, feedback: 'More charts,\nplease', eventId: idAt() };
    await user.caller.call(routes.feedback, { body });
    expect(await user.caller.call(routes.feedback, { body })).toMatchObject({ counted: false });
    expect(await eventsOf(user)).toMatchObject([{ kind: 'rating', feature: 'dashboard', value: '4.000', props: {} }]);
    expect(await app.db('phase2.feedback').where({ user_id: user.id })).toMatchObject([
      { rating: 4, words: 'More charts,\nplease' },
    ]);
  });

  it('takes the four kinds of conversion steps and no other', async () => {
    const user = await app.signUp();
    const send = (eventType: string, targetPlan?: 'elite') =>
      user.caller.call(routes.trackConversion, {
        body: { eventType, eventData: { page: 'analytics' }, ...(targetPlan && { targetPlan }), eventId: idAt() },
      });
    for (const type of ['heat_map_used', 'dashboard_view', 'optimization_action']) await send(`phase2_${type}`);
    await send('phase2_upgrade_interest', 'elite');
    const kinds = (await eventsOf(user)).map(({ kind, feature }) => `${kind} ${feature}`).sort();
    expect(kinds).toEqual([
      'dashboard_view analytics',
      'feature_used heat_map',
      'optimization_action analytics',
      'upgrade_interest elite',
    ]);
    expect(
      await user.caller.attempt(routes.trackConversion, { body: { eventType: 'phase2_else', eventData: {} } }),
    ).toMatchObject({ status: 400 });
  });

  it('asks visitors to sign in, and does not exist while its flag is off', async () => {
    const user = await app.signUp();
    expect(await app.as().attempt(routes.activity, { body: used })).toMatchObject({ status: 401 });
    app.flags.set('module.phase2', false);
    expect(await user.caller.attempt(routes.activity, { body: used })).toMatchObject({ status: 404 });
    app.flags.set('module.phase2', true);
  });
});

describe('facts of the product', () => {
  const listener = () => app.process.modules.contributions(factListener)[0];
  const happen = (user: TestUser, fact: Fact, at = app.clock.now()) =>
    app.db.transaction((trx) => listener()?.happened(trx, user.id, fact, at) ?? Promise.resolve());
  const analysisId = '0190a1b2-1111-7222-8333-123456789abc';

  it('stand if and only if their transaction does, and become events once', async () => {
    const user = await app.signUp();
    const ended = {
      kind: 'analysis_ended',
      analysisId,
      creative: 'video',
      outcome: 'completed',
      score: 71.5,
      cached: true,
      ms: 4_200,
    } as const;
    await app.db
      .transaction(async (trx) => {
        await listener()?.happened(trx, user.id, ended, app.clock.now());
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await activity('relay')();
    expect(await eventsOf(user)).toEqual([]);
    const at = app.clock.now();
    await happen(user, ended, at);
    await happen(user, ended, at);
    await activity('relay')();
    await happen(user, ended, at);
    await activity('relay')();
    const kept = await eventsOf(user).orderBy('kind');
    expect(kept).toMatchObject([
      { kind: 'analysis_completed', feature: 'video', ms: 4_200, value: '71.500', props: { analysis: analysisId } },
      { kind: 'measurement_lookup', feature: 'hit' },
    ]);
    expect(await app.db('phase2.outbox').where({ user_id: user.id })).toEqual([]);
  });

  it('a fix counts once however often it is downloaded; a report each time', async () => {
    const user = await app.signUp();
    for (const _ of [1, 2]) {
      await happen(user, { kind: 'fix_taken', analysisId, fixId: 'crop', gain: 6 });
      await happen(user, { kind: 'report_opened', analysisId });
      app.clock.advance(60_000);
    }
    await activity('relay')();
    const kinds = (await eventsOf(user)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['fix_taken', 'report_opened', 'report_opened']);
  });

  it('a change of plan by an operator is a fact', async () => {
    const user = await app.signUp();
    const command = app.process.modules.contributions(opsCommands).find(({ name }) => name === 'user set-plan');
    await (await command?.prepare({ args: [user.email, 'pro'], options: {}, dryRun: false }))?.apply?.();
    await activity('relay')();
    expect(await eventsOf(user)).toMatchObject([
      { kind: 'plan_changed', feature: 'raised', props: { from: 'free', to: 'pro' } },
    ]);
  });
});

describe('exposures', () => {
  it('notes the first decision of a flag about somebody once, and nobody the plan shuts out', async () => {
    const [user, free] = [await app.signUp(), await app.signUp()];
    await new PlanStore(app.db).setPlan(user.id, 'elite', app.clock.now());
    const [listener] = app.process.modules.contributions(flagExposureListener);
    const meet = (id: string, plan: 'elite' | 'free') =>
      app.db.transaction((trx) => listener?.exposed(trx, { id, plan }, 'ADVANCED_AI_ANALYSIS') ?? Promise.resolve());
    for (const _ of [1, 2]) await meet(user.id, 'elite');
    await meet(free.id, 'free');
    const rows = await app.db('phase2.exposures').whereIn('user_id', [user.id, free.id]);
    expect(rows).toMatchObject([{ user_id: user.id, flag: 'ADVANCED_AI_ANALYSIS', variant: 'off', trial_at: null }]);
    await activity('relay')();
    expect(await eventsOf(user)).toHaveLength(1);
  });

  it('is part of an experiment only where a share strictly between nobody and everybody was drawn', () => {
    const met = (some: Partial<FlagDecision>): FlagDecision => ({
      enabled: true,
      variant: null,
      rolloutPercent: 25,
      rolloutGroup: null,
      segment: null,
      why: 'rollout',
      ...some,
    });
    const setup = { enabled: true, rolloutPercent: 25, variants: [{ name: 'a', share: 0.4 }] };
    expect(shareOf(met({}), setup)).toBe(0.25);
    expect(shareOf(met({ enabled: false }), setup)).toBe(0.75);
    expect(shareOf(met({ variant: 'a' }), setup)).toBeCloseTo(0.1);
    expect(shareOf(met({ rolloutPercent: 100 }), setup)).toBeNull();
    expect(shareOf(met({ rolloutPercent: 0, enabled: false }), setup)).toBeNull();
    expect(shareOf(met({ why: 'off', enabled: false, rolloutPercent: null }), setup)).toBeNull();
    expect(shareOf(met({ why: 'rules' }), setup)).toBeNull();
    expect(shareOf(met({ why: 'everybody', rolloutPercent: null, variant: 'a' }), setup)).toBe(0.4);
  });
});

describe('live figures', () => {
  it('come from the requests of the API: times without streams, errors, who is here', async () => {
    const user = await app.signUp();
    app.clock.advance(DAY_MS);
    const now = app.clock.now();
    const recorder = new RequestRecorder({ db: app.db, clock: app.clock, log: app.process.log });
    const one = { status: 200, seconds: 0.1, isStream: false, userId: user.id, sessionId: 's1' };
    for (let i = 0; i < 19; i += 1) recorder.record(one);
    recorder.record({ ...one, status: 503, seconds: 2, sessionId: 's2' });
    recorder.record({ ...one, seconds: 300, isStream: true });
    recorder.record({ ...one, userId: '0190a1b2-1111-7222-8333-123456789abc', sessionId: 'gone' });
    await recorder.flush();
    recorder.record(one);
    await recorder.flush();
    const reader = new RollupStore(app.db);
    const times = await reader.apiTimes(new Date(now.getTime() - 300_000), now);
    expect(times).toMatchObject({ requests: 22, errors: 1 });
    expect(await reader.activeUsers(app.clock.now())).toBe(1);
    app.clock.advance(300_001);
    expect(await reader.activeUsers(app.clock.now())).toBe(0);
  });

  it('the real API records its own answers', async () => {
    const user = await app.signUp();
    await user.caller.call(routes.activity, { body: used });
    const seen = () => app.db('phase2.seen_sessions').where({ user_id: user.id });
    await expect.poll(async () => (await seen()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  });
});

describe('a person’s data', () => {
  it('is in the archive, and gone with the account', async () => {
    const user = await app.signUp();
    await user.caller.call(routes.activity, { body: used });
    await user.caller.call(routes.feedback, { body: { feature: 'x', rating: 5, feedback: 'my words' } });
    await settle(app.db);
    await activity('rollUp')();
    const part = app.process.modules.contributions(personalData).find(({ id }) => id === 'phase2');
    const files = new Map<string, string>();
    for await (const file of part?.files(user.id, 'free') ?? []) files.set(file.name, String(await file.read()));
    expect(files.get('events.ndjson')?.trim().split('\n')).toHaveLength(2);
    expect(files.get('feedback.json')).toContain('my words');
    expect(JSON.parse(files.get('user-days.json') ?? '[]')).toHaveLength(2);
    await app.db('platform.users').where({ id: user.id }).delete();
    for (const table of part?.tables ?? []) expect(await app.db(table).where({ user_id: user.id }), table).toEqual([]);
  });
});
