import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ControlledEngine } from '#modules/core-analysis/tests/controlled-engine.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { trainingRoutes as routes } from '../contract/routes.ts';
import { createTrainingApp, eliteUser, ended, operatorUser, plantRatings, trigger } from './training-app.ts';

/* Which model is used, and what makes one leave: people, tests, withdrawn data. */
let app: TestApp;
let engine: ControlledEngine;
beforeAll(async () => {
  ({ app, engine } = await createTrainingApp({ workflows: 'worker' }));
}, 90_000);
afterAll(() => app.stop());

const DAY_MS = 86_400_000;
const models = async (user: TestUser) => (await user.caller.call(routes.listModels, {})).data;
const alertsOf = async (user: TestUser) => (await user.caller.call(routes.listAlerts, {})).data;
const run = async (user: TestUser, body?: Parameters<typeof trigger>[1]) => {
  const { data } = await trigger(user, body);
  return ended(user, data.executionId);
};

describe('a model of one’s own', { timeout: 180_000 }, () => {
  it('rolls back one step; that stays through runs over the same data, until somebody promotes', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 60, 9);
    const first = await run(user);
    const id = first.outcome?.modelId ?? '';
    expect(first.outcome?.deployed).toBe(true);
    const body = { reason: 'It judged our videos oddly' };
    const { data, message } = await user.caller.call(routes.rollBackModel, { params: { id }, body });
    expect(data).toBeNull();
    expect(message).toContain('until somebody promotes');
    expect((await user.caller.call(routes.modelStatus, {})).current).toBeNull();
    const again = await run(user);
    expect(again.outcome).toMatchObject({ modelId: id, deployed: false });
    expect((await user.caller.call(routes.modelStatus, {})).current).toBeNull();
    const { sentence } = await user.caller.call(routes.modelStatus, {});
    expect(sentence).toContain('chosen by hand');
    const [left] = await models(user);
    expect(left).toMatchObject({ id, canRollBack: false });
    // Nor do new data undo what a person decided: the model that passes its test waits for them.
    await plantRatings(app, user, 60, 19);
    const newer = await run(user);
    expect(newer.outcome).toMatchObject({ deployed: false });
    expect(newer.outcome?.modelId).not.toBe(id);
    expect(newer.outcome?.summary).toContain('waits until it is promoted by hand');
    expect((await user.caller.call(routes.modelStatus, {})).current).toBeNull();
    const promoted = await user.caller.call(routes.promoteModel, { params: { id }, body });
    expect(promoted.data.aliases).toContain('current');
    // Its test was over the general model; to take this one's place, it must be better than this one on what came since.
    const beside = await run(user, { type: 'comprehensive' });
    expect(beside.outcome).toMatchObject({ deployed: false });
    const { test } = await user.caller.call(routes.getModel, { params: { id: beside.outcome?.modelId ?? '' } });
    expect(test).toMatchObject({ against: id, passed: false });
    const twice = await user.caller.attempt(routes.promoteModel, { params: { id }, body });
    expect(twice.body).toMatchObject({ code: 'model_is_current' });
  });

  it('that waits is tested again by hand on what came since, and used where it is better', async () => {
    const user = await eliteUser(app);
    const none = await user.caller.attempt(routes.deployCustomModel, {});
    expect(none.body).toMatchObject({ code: 'no_candidate_model' });
    await plantRatings(app, user, 60, 60);
    const first = await run(user);
    const back = { params: { id: first.outcome?.modelId ?? '' }, body: { reason: 'A drill' } };
    await user.caller.call(routes.rollBackModel, back);
    await plantRatings(app, user, 10, 61);
    const waiting = await run(user);
    expect(waiting.outcome?.deployed).toBe(false);
    const press = async () => {
      const { data } = await user.caller.call(routes.deployCustomModel, {});
      return ended(user, data.executionId);
    };
    expect((await press()).outcome).toMatchObject({ deployed: false, modelId: waiting.outcome?.modelId });
    app.clock.advance(DAY_MS);
    await plantRatings(app, user, 40, 62);
    const tested = await press();
    expect(tested.phases.map(({ phase }) => phase)).toEqual(['data_collection', 'deployment']);
    expect(tested.outcome).toMatchObject({ deployed: true, modelId: waiting.outcome?.modelId });
  });

  it('raises an alert when it does worse on what came since, and makes room', async () => {
    const user = await eliteUser(app);
    await plantRatings(app, user, 60, 63);
    const first = await run(user);
    expect(first.outcome?.deployed).toBe(true);
    app.clock.advance(DAY_MS);
    await plantRatings(app, user, 60, 64, -1);
    const second = await run(user);
    const [alert] = await alertsOf(user);
    expect(alert).toMatchObject({ kind: 'accuracy_drop', severity: 'warning', executionId: second.executionId });
    const { current } = await user.caller.call(routes.modelStatus, {});
    expect(current?.id).not.toBe(first.outcome?.modelId);
  });
});

describe('the platform’s model', { timeout: 180_000 }, () => {
  it('learns from those who contribute alone, and a withdrawal during the run ends it', async () => {
    const operator = await operatorUser(app);
    const [giver, other, silent] = [await eliteUser(app), await eliteUser(app), await eliteUser(app)];
    for (const [i, user] of [giver, other, silent].entries()) await plantRatings(app, user, 30, 20 + i);
    for (const user of [giver, other]) await user.caller.call(routes.setConsent, { body: { contributes: true } });
    const real = engine.degrade;
    let withdrawn = false;
    engine.degrade = async () => {
      if (!withdrawn) await giver.caller.call(routes.setConsent, { body: { contributes: false } });
      withdrawn = true;
      return { versions: [] };
    };
    const failed = await run(operator, { scope: 'platform' });
    engine.degrade = real;
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'training_data_withdrawn' } });
    // Nothing that has their data in it is kept.
    expect(await app.db('training.checkpoints').where({ run_id: failed.executionId })).toEqual([]);
    const { data: alerts } = await operator.caller.call(routes.listAlerts, {});
    expect(
      alerts.some(({ kind, executionId }) => kind === 'data_withdrawn' && executionId === failed.executionId),
    ).toBe(true);

    await operator.caller.call(routes.retry, { params: { id: failed.executionId } });
    const done = await ended(operator, failed.executionId);
    expect(done.status).toBe('completed');
    const contributors = await app.db('training.contributors').where({ run_id: done.executionId }).pluck('user_id');
    expect(contributors).toEqual([other.id]);
    const id = done.outcome?.modelId ?? '';
    const card = await operator.caller.call(routes.getModelCard, { params: { id } });
    expect(card).toMatchObject({ creatives: 30, usesWithdrawnData: false, data: { owners: 1 } });
    await other.caller.call(routes.setConsent, { body: { contributes: false } });
    expect(await operator.caller.call(routes.getModel, { params: { id } })).toMatchObject({ usesWithdrawnData: true });
  });

  it('leaves a model that learned from withdrawn data at the next whole run, and marks what was made of it', async () => {
    const operator = await operatorUser(app);
    const [giver, stays] = [await eliteUser(app), await eliteUser(app)];
    for (const [i, user] of [giver, stays].entries()) {
      await plantRatings(app, user, 30, 40 + i);
      await user.caller.call(routes.setConsent, { body: { contributes: true } });
    }
    const trained = await run(operator, { scope: 'platform' });
    const id = trained.outcome?.modelId ?? '';
    await operator.caller.call(routes.promoteModel, { params: { id }, body: { reason: 'A drill' } });
    await giver.caller.call(routes.setConsent, { body: { contributes: false } });
    // Made from it: it has the weights that learned from them.
    const child = await run(operator, { scope: 'platform', type: 'category_specific', categories: ['colour'] });
    const made = await operator.caller.call(routes.getModel, { params: { id: child.outcome?.modelId ?? '' } });
    expect(made).toMatchObject({ parentId: id, usesWithdrawnData: true });
    const whole = await run(operator, { scope: 'platform', type: 'comprehensive' });
    const card = await operator.caller.call(routes.getModelCard, { params: { id } });
    expect(card.aliases).not.toContain('current');
    expect(card.history[0]?.reason).toContain('data that were withdrawn');
    if (whole.outcome?.deployed) {
      const next = await operator.caller.call(routes.getModel, { params: { id: whole.outcome.modelId ?? '' } });
      expect(next).toMatchObject({ usesWithdrawnData: false, aliases: ['current'] });
    }
  });

  it('gives labels against all others less trust, and says so to operators alone', async () => {
    const operator = await operatorUser(app);
    const honest = [await eliteUser(app), await eliteUser(app), await eliteUser(app), await eliteUser(app)];
    const contrary = await eliteUser(app);
    for (const [i, user] of honest.entries()) await plantRatings(app, user, 40, 70 + i);
    await plantRatings(app, contrary, 40, 79, -1);
    for (const user of [...honest, contrary])
      await user.caller.call(routes.setConsent, { body: { contributes: true } });
    const done = await run(operator, { scope: 'platform' });
    const alerts = (await alertsOf(operator)).filter(({ executionId }) => executionId === done.executionId);
    expect(alerts).toMatchObject([{ kind: 'low_trust', message: expect.stringContaining(contrary.id) }]);
    expect(await alertsOf(contrary)).toEqual([]);
  });
});
