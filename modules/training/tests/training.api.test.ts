import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lensSource } from '#modules/core-analysis/api.ts';
import { feedbackRoutes } from '#modules/core-analysis/contract/feedback.ts';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import type { ControlledEngine } from '#modules/core-analysis/tests/controlled-engine.ts';
import { acceptedAnalysis } from '#modules/core-analysis/tests/factories.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { trainingRoutes as routes } from '../contract/routes.ts';
import { PHASES } from '../contract/vocabulary.ts';
import { createTrainingApp, eliteUser, ended, operatorUser, plantRatings, trigger, WAIT } from './training-app.ts';

let app: TestApp;
let engine: ControlledEngine;
beforeAll(async () => {
  ({ app, engine } = await createTrainingApp({ workflows: 'worker' }));
}, 90_000);
afterAll(() => app.stop());

const models = async (user: TestUser) => (await user.caller.call(routes.listModels, {})).data;
const run = async (user: TestUser, body?: Parameters<typeof trigger>[1]) => {
  const { data } = await trigger(user, body);
  return ended(user, data.executionId);
};

describe('a run of an Elite user', { timeout: 180_000 }, () => {
  it('trains, tests and deploys a model of their own, and says what it learned from how much', async () => {
    const user = await eliteUser(app);
    const planted = await plantRatings(app, user, 60);
    engine.degraded = [1, 2].map((level) => ({ name: 'blur', level, features: [] }));
    const before = await user.caller.call(routes.status, {});
    expect(before).toMatchObject({ isTraining: false, totalAnalyses: 60, trainingExamples: 0, pendingTraining: 60 });
    expect(before.readiness.ready).toBe(true);

    const done = await run(user);
    expect(done).toMatchObject({
      status: 'completed',
      trainingType: 'incremental',
      priority: 1,
      progress: 100,
      attempt: 1,
    });
    expect(done.phases.map(({ phase, state }) => [phase, state])).toEqual(PHASES.map((phase) => [phase, 'done']));
    expect(done.outcome).toMatchObject({ deployed: true, modelName: 'Personal model 1' });
    const [first] = done.outcome?.learned ?? [];
    expect(first?.figures.length).toBeGreaterThan(0);
    expect(done.cost.dollars).toBeGreaterThan(0);

    const after = await user.caller.call(routes.status, {});
    expect(after.pendingTraining).toBe(0);
    expect(after.trainingExamples).toBeGreaterThanOrEqual(60);
    expect(after.budget.spent).toBeCloseTo(done.cost.dollars, 6);
    expect(after.budget.reserved).toBe(0);
    // Asked for again after its end was not heard of: it stays what it was.
    const ref = { runId: done.executionId, userId: user.id, attempt: 1, type: 'incremental', priority: 1 };
    const again = { ...ref, phases: [...PHASES], page: 'http://localhost', phase: 'deployment' };
    const runPhase = app.process.modules.activities['training.runPhase'] as (input: object) => Promise<string>;
    expect(await new MockActivityEnvironment().run(runPhase, again)).toBe('kept');
    const same = await user.caller.call(routes.getExecution, { params: { id: done.executionId } });
    expect(same).toMatchObject({ status: 'completed', outcome: { deployed: true } });

    const [model] = await models(user);
    expect(model).toMatchObject({ aliases: ['current'], kind: 'pairwise', scope: 'personal', test: { passed: true } });
    expect(model?.test?.accuracy?.value).toBeGreaterThan(model?.test?.accuracyBefore?.value ?? 1);
    const card = await user.caller.call(routes.getModelCard, { params: { id: model?.id ?? '' } });
    // What was planted: one rule counts for, the other against, more than any other.
    const byWeight = [...card.weights].sort((a, b) => b.weight.value - a.weight.value);
    expect([byWeight[0]?.ruleId, byWeight.at(-1)?.ruleId]).toEqual(['T-01', 'C-06']);
    expect(byWeight.at(-1)?.weight.value).toBeLessThan(0);
    expect(card.specialists.length).toBeGreaterThan(0);
    expect(card.history).toMatchObject([{ action: 'promoted', by: 'run', previousId: null }]);
    expect(planted).toHaveLength(60);
  });

  it('comes to the same version from the same data, and keeps what judges', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 40, 2);
    const [one, other] = [await run(user), await run(user, { type: 'comprehensive' })];
    expect(other.outcome?.modelId).toBe(one.outcome?.modelId);
    expect(other.outcome?.deployed).toBe(false);
    expect(await models(user)).toHaveLength(1);
  });

  it('of chosen categories leaves the other weights as they are', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 60, 3);
    const first = await run(user);
    // Planted features are all of composition: nothing of colour moves.
    const second = await run(user, { type: 'category_specific', categories: ['colour'] });
    expect(second).toMatchObject({ status: 'completed', categories: ['colour'] });
    const weightsOf = async (id: string | null | undefined) =>
      (await user.caller.call(routes.getModelCard, { params: { id: id ?? '' } })).weights
        .map(({ ruleId, weight }) => `${ruleId} ${weight.value}`)
        .sort();
    expect(await weightsOf(second.outcome?.modelId)).toEqual(await weightsOf(first.outcome?.modelId));
    const { status } = await user.caller.attempt(routes.trigger, { body: { type: 'category_specific' } });
    expect(status).toBe(400);
  });

  it('with too little data says so and how much is missing', async () => {
    const user = await eliteUser(app);
    const done = await run(user);
    expect(done).toMatchObject({ status: 'failed', canRetry: true, failure: { code: 'training_too_little_data' } });
    expect(done.failure?.message).toContain('2 more analysed creatives');
  });
});

describe('the four buttons', { timeout: 180_000 }, () => {
  it('each start their own work', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 40, 4);
    await run(user);
    engine.degraded = [{ name: 'blur', level: 1, features: [] }];
    const press = async (
      route:
        | typeof routes.generateExamples
        | typeof routes.generateSpecialistExamples
        | typeof routes.generateImprovementTraining,
    ) => {
      const { message, data } = await user.caller.call(route as typeof routes.generateExamples, {});
      expect(message).not.toBe('');
      return ended(user, data.executionId);
    };
    const style = await press(routes.generateExamples);
    expect(style.phases.map(({ phase }) => phase)).toEqual(['data_collection', 'style_generation']);
    expect(style.outcome).toMatchObject({ modelId: null, deployed: false });
    const specialists = await press(routes.generateSpecialistExamples);
    expect(specialists.phases.map(({ phase }) => phase)).toEqual(['data_collection', 'model_training', 'deployment']);
    expect(specialists.status).toBe('completed');
    const improvement = await press(routes.generateImprovementTraining);
    expect(improvement.outcome?.modelId).toBeNull();
    expect(improvement.outcome?.unknown[0]?.text).toContain('more prediction');
    const kinds = await app.db('training.style_examples').where({ user_id: user.id }).distinct('kind').pluck('kind');
    expect(kinds).toContain('degraded');
  });

  it('self-improvement corrects a model whose predictions were too sure', async () => {
    const user = await eliteUser(app);
    const planted = await plantRatings(app, user, 60, 5);
    const first = await run(user);
    const modelId = first.outcome?.modelId ?? '';
    // It said four times too much of each.
    for (const { id, features } of planted)
      await app.db('training.predictions').insert({
        analysis_id: id,
        user_id: user.id,
        model_id: modelId,
        utility: 8 * ((features['T-01'] ?? 0) - 0.5) - 5 * ((features['C-06'] ?? 0) - 0.5),
        milliseconds: 1,
        at: app.clock.now(),
      });
    const { data } = await user.caller.call(routes.generateImprovementTraining, {});
    const done = await ended(user, data.executionId);
    expect(done.outcome).toMatchObject({ deployed: true });
    expect(done.outcome?.modelId).not.toBe(modelId);
    expect(done.outcome?.learned.some(({ text }) => text.includes('less than predicted'))).toBe(true);
    const listed = await models(user);
    expect(listed.find(({ id }) => id === modelId)).toMatchObject({ judged: 60, inferenceMs: 1 });
  });
});

describe('stopping, retrying, waiting', { timeout: 180_000 }, () => {
  /** Holds runs inside multi-style generation. */
  function holdEngine(): () => void {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const real = engine.degrade;
    engine.degrade = async (_input?: unknown, signal?: AbortSignal) => {
      await Promise.race([
        gate,
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ]);
      return { versions: [] };
    };
    return () => {
      engine.degrade = real;
      open();
    };
  }

  it('stops within two seconds, keeps what was finished, and a retry repeats only the rest', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 20, 6);
    const release = holdEngine();
    const { data } = await trigger(user);
    const id = data.executionId;
    const get = () => user.caller.call(routes.getExecution, { params: { id } });
    await expect.poll(async () => (await get()).phase, WAIT).toBe('style_generation');
    const { data: stopped } = await user.caller.call(routes.emergencyStop, {
      body: { executionId: id, reason: 'Wrong files' },
    });
    expect(stopped).toMatchObject({
      status: 'cancelled',
      stopped: { reason: 'Wrong files' },
      canStop: false,
      canRetry: true,
    });
    const ofRun = { run_id: id };
    // What the phase used until it was stopped is paid for.
    const broken = () =>
      app
        .db('training.charges')
        .where({ ...ofRun, phase: 'style_generation' })
        .whereNotNull('compute');
    await expect.poll(async () => (await broken()).length, WAIT).toBe(1);
    const kept = await app.db('training.checkpoints').where(ofRun).select('step', 'output_hash');
    expect(kept.map(({ step }) => step)).toEqual(['data_collection']);
    expect(await app.db('training.budgets').where({ scope: user.id }).first('reserved')).toEqual({ reserved: '0' });
    const twice = await user.caller.attempt(routes.emergencyStop, { body: { executionId: id, reason: 'Again' } });
    expect(twice.status).toBe(409);

    const preview = await user.caller.call(routes.previewRetry, { params: { id } });
    expect(preview.kept.map(({ phase }) => phase)).toEqual(['data_collection']);
    expect(preview.repeated.map(({ phase }) => phase)).toEqual(PHASES.slice(1));
    release();
    await user.caller.call(routes.retry, { params: { id } });
    const done = await ended(user, id);
    expect(done).toMatchObject({ status: 'completed', attempt: 2 });
    expect(done.phases[0]).toMatchObject({ phase: 'data_collection', state: 'kept' });
    const first = await app
      .db('training.checkpoints')
      .where({ ...ofRun, step: 'data_collection' })
      .first('attempt');
    expect(first).toEqual({ attempt: 1 });
    const paid = await app.db('training.charges').where(ofRun).sum('compute as sum').first();
    const budget = await app.db('training.budgets').where({ scope: user.id }).first('spent');
    expect(budget?.spent).toBe(paid?.sum);
  });

  it('runs one at a time, others by priority, an emergency first; the same key is the same run', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 8, 7);
    const release = holdEngine();
    const key = randomUUID();
    const keyed = () => user.caller.call(routes.trigger, { body: undefined, headers: { 'idempotency-key': key } });
    const both = await Promise.all([keyed(), keyed()]);
    expect(new Set(both.map(({ data }) => data.executionId)).size).toBe(1);
    const [low, high] = await Promise.all([trigger(user, { priority: 2 }), trigger(user, { priority: 7 })]);
    const urgent = await trigger(user, { type: 'emergency' });
    expect([low, high, urgent].map(({ data }) => data.status)).toEqual(['pending', 'pending', 'pending']);
    const { data: listed } = await user.caller.call(routes.listExecutions, {});
    const order = [both[0], urgent, high, low].map((one) => one?.data.executionId);
    expect(listed.map(({ executionId }) => executionId)).toEqual(order);
    expect(listed.map(({ waitsBehind }) => waitsBehind)).toEqual([null, 1, 2, 3]);
    release();
    for (const id of order) expect((await ended(user, id ?? '')).status).toBe('completed');
  });

  it('stops at a checkpoint when the budget is used up, says so, and goes on in the next month', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 20, 8);
    const month = `${app.clock.now().toISOString().slice(0, 7)}-01`;
    await app.db('training.budgets').insert({ scope: user.id, user_id: user.id, month, spent: 29_999_990 });
    const done = await run(user);
    expect(done).toMatchObject({ status: 'failed', failure: { code: 'training_budget_used' } });
    const { data: alerts } = await user.caller.call(routes.listAlerts, {});
    expect(alerts).toMatchObject([{ kind: 'budget_100', severity: 'critical' }]);
    expect((await user.caller.call(routes.status, {})).readiness.ready).toBe(true);
    // A month later: what was spent belongs to the month before.
    await app.db('training.budgets').where({ scope: user.id }).update({ month: '2026-01-01' });
    await user.caller.call(routes.retry, { params: { id: done.executionId } });
    expect((await ended(user, done.executionId)).status).toBe('completed');
    const [alert] = alerts;
    await user.caller.call(routes.dismissAlert, { params: { id: alert?.id ?? '' } });
    expect((await user.caller.call(routes.listAlerts, {})).data).toEqual([]);
  });
});

describe('new analyses', { timeout: 180_000 }, () => {
  it('are judged with the deployed model, which is named, timed and counted', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 60, 10);
    const done = await run(user);
    expect(done.outcome?.deployed).toBe(true);
    const modelId = done.outcome?.modelId ?? '';
    const [lensOf] = app.process.modules.contributions(lensSource);
    const creative = { kind: 'image', judgedFor: { goal: 'sales', placement: null, brand: null } } as const;
    const lens = await lensOf?.lensFor(user.id, { ...creative, analysisId: randomUUID(), plan: 'elite' });
    expect(lens?.by).toBe('Personal model 1');
    // On another plan the own model is not used, and there is none of the platform's in this test.
    const status = await user.caller.call(routes.modelStatus, {});
    expect(status.current).toMatchObject({ id: modelId, scope: 'personal' });

    const { id } = await acceptedAnalysis(user);
    const judged = () => app.db('training.predictions').where({ analysis_id: id }).first('model_id');
    await expect.poll(judged, WAIT).toEqual({ model_id: modelId });
    const utility = () => app.db('training.predictions').where({ analysis_id: id }).whereNotNull('utility');
    await expect.poll(async () => (await utility()).length, WAIT).toBe(1);
    // Judged again, say after a dismissal, it is judged with the same model, whatever is in use by then.
    const leave = { params: { id: modelId }, body: { reason: 'A drill' } };
    await user.caller.call(routes.rollBackModel, leave);
    expect((await lensOf?.lensFor(user.id, { ...creative, analysisId: id, plan: 'elite' }))?.by).toBe(
      'Personal model 1',
    );
    await user.caller.call(routes.promoteModel, leave);
    const model = await user.caller.call(routes.getModel, { params: { id: modelId } });
    expect(model.judged).toBe(1);
    expect(model.inferenceMs).toBeGreaterThan(0);
    expect(model.inferenceMs).toBeLessThan(1_000);
    const said = await user.caller.call(routes.getJudgement, { params: { id } });
    expect(said).toMatchObject({ model: { id: modelId, name: 'Personal model 1' }, comparedWith: 60 });
    expect(said.chance?.low).toBeLessThanOrEqual(said.chance?.high ?? 0);
    expect(said.specialists.length).toBeGreaterThan(0);
    const stranger = await eliteUser(app);
    expect((await stranger.caller.attempt(routes.getJudgement, { params: { id } })).status).toBe(404);

    // What is said of a result is something new to learn from.
    const before = (await user.caller.call(routes.status, {})).pendingTraining;
    const body = { analysisId: id, context: { score: 9 } };
    await user.caller.call(feedbackRoutes.giveFeedback, { body });
    expect((await user.caller.call(routes.status, {})).pendingTraining).toBe(before + 1);

    // With the analysis goes all that was kept of it.
    const example = { user_id: user.id, analysis_id: id, kind: 'advice', name: 'one', content: '{}' };
    await app.db('training.style_examples').insert({ ...example, created_at: app.clock.now() });
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    expect(await judged()).toBeUndefined();
    expect(await app.db('training.style_examples').where({ user_id: user.id, analysis_id: id })).toEqual([]);
    expect(await app.db('training.signals').where({ user_id: user.id, subject: id })).toEqual([]);
  });
});

describe('who sees what', () => {
  it('is the own alone for Elite users, all for operators, nothing for others', async () => {
    const [user, stranger, operator, visitor] = [
      await eliteUser(app),
      await eliteUser(app),
      await operatorUser(app),
      await app.signUp(),
    ];
    const { data } = await trigger(user);
    const params = { id: data.executionId };
    expect((await stranger.caller.attempt(routes.getExecution, { params })).status).toBe(404);
    const stop = { body: { executionId: data.executionId, reason: 'Not mine' } };
    expect((await stranger.caller.attempt(routes.emergencyStop, stop)).status).toBe(404);
    expect((await stranger.caller.call(routes.listExecutions, {})).data).toEqual([]);
    expect((await operator.caller.call(routes.getExecution, { params })).account).toBe(user.id);
    for (const route of [
      routes.dashboard,
      routes.listExecutions,
      routes.listAlerts,
      routes.listModels,
      routes.listSchedules,
    ])
      expect((await visitor.caller.attempt(route as typeof routes.dashboard, {})).body).toMatchObject({
        code: 'plan_required',
      });
    const steer = { params: { id: 'incremental', action: 'pause' } } as const;
    expect((await user.caller.attempt(routes.steerSchedule, steer)).status).toBe(403);
    expect((await user.caller.attempt(routes.trigger, { body: { scope: 'platform' } })).status).toBe(403);
    await ended(user, data.executionId);
  });

  it('counts health, runs and models for the dashboard', async () => {
    const operator = await operatorUser(app);
    const { scheduler, system, monitoring } = await operator.caller.call(routes.dashboard, {});
    expect(scheduler.probes.map(({ name }) => name)).toEqual([
      'Database',
      'Temporal',
      'Runs under way',
      'Finished runs',
    ]);
    expect(system.totalExecutions).toBeGreaterThan(0);
    expect(monitoring.modelPerformance.costReduction).toBeNull();
  });
});
