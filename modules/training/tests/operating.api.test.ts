import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { trainingRoutes as routes } from '../contract/routes.ts';
import { createTrainingApp, eliteUser, operatorUser, trigger } from './training-app.ts';

/* A server of Temporal and no worker: what happens to runs nobody works on, and what operators do. */
let app: TestApp;
beforeAll(async () => {
  ({ app } = await createTrainingApp({ workflows: 'server' }));
}, 90_000);
afterAll(() => app.stop());

async function activity<T>(name: string, input: object = {}): Promise<T> {
  const step = app.process.modules.activities[`training.${name}`];
  if (!step) throw new Error(`there is no activity ${name}`);
  return new MockActivityEnvironment().run(step as (input: object) => Promise<T>, input);
}
const sweep = () => activity<{ started: number; failed: number; stuck: number; removed: number }>('sweep');
const schedule = (id: string, nominal: string) =>
  activity<{ entered: number }>('runSchedule', { schedule: id, nominal });
const scopeRuns = (user: TestUser) => app.db('training.runs').where({ scope: user.id }).orderBy('queued_at').select();
const alertsOf = async (user: TestUser) => (await user.caller.call(routes.listAlerts, {})).data;

async function signals(user: TestUser, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1)
    await app.db('training.signals').insert({
      user_id: user.id,
      kind: 'analysis',
      subject: randomUUID(),
      at: app.clock.now(),
    });
}

async function ops(name: string, args: string[] = [], options: Record<string, string> = {}) {
  const command = app.process.modules.contributions(opsCommands).find((one) => one.name === name);
  if (!command) throw new Error(`there is no command ${name}`);
  return command.prepare({ args, options, dryRun: true });
}

describe('the sweep', () => {
  it('raises one alert for each silence of a run, and starts what nobody started', async () => {
    const user = await eliteUser(app);
    const { data } = await trigger(user);
    app.clock.advance(61_000);
    // While another is heard of, it waits for a free worker.
    const other = await eliteUser(app);
    const heard = await trigger(other);
    expect(await sweep()).toMatchObject({ stuck: 0 });
    await other.caller.call(routes.emergencyStop, { body: { executionId: heard.data.executionId, reason: 'A drill' } });
    expect(await sweep()).toMatchObject({ stuck: 1 });
    expect(await sweep()).toMatchObject({ stuck: 0, started: 0, failed: 0 });
    expect(await alertsOf(user)).toMatchObject([
      { kind: 'run_stuck', severity: 'critical', executionId: data.executionId },
    ]);
    // Its workflow ended without a word: the run is failed, and the next one begins.
    const next = await trigger(user);
    await app.temporal?.client.workflow.getHandle(`training:${data.executionId}:1`).terminate();
    expect(await sweep()).toMatchObject({ failed: 1 });
    const [first, second] = await scopeRuns(user);
    expect(first).toMatchObject({ status: 'failed', failure: { code: 'training_failed' } });
    expect(second).toMatchObject({ id: next.data.executionId, status: 'running' });
  });

  it('removes checkpoints after 60 days and keeps the bytes of models', async () => {
    const user = await eliteUser(app);
    const { data } = await trigger(user);
    const at = app.clock.now();
    const [kept, old] = ['a'.repeat(64), 'b'.repeat(64)];
    const shared = { scope: user.id, user_id: user.id, created_at: at };
    for (const sha256 of [kept, old])
      await app.db('training.objects').insert({ ...shared, sha256, bytes: Buffer.from('x') });
    await app.db('training.models').insert({
      ...shared,
      id: randomUUID(),
      kind: 'pairwise',
      version: 1,
      fingerprint: 'c'.repeat(64),
      sha256: kept,
      size: 1,
      code_version: '1',
      engine_version: '1',
      node_version: '1',
      card: '{}',
    });
    const step = {
      run_id: data.executionId,
      user_id: user.id,
      input_hash: 'i',
      seconds: 1,
      attempt: 1,
      created_at: at,
    };
    await app.db('training.checkpoints').insert([
      { ...step, step: 'data_collection', output_hash: old },
      { ...step, step: 'model_training', output_hash: kept },
    ]);
    await sweep();
    const objects = () => app.db('training.objects').where({ scope: user.id }).pluck('sha256');
    expect((await objects()).sort()).toEqual([kept, old]);
    app.clock.advance(61 * 86_400_000);
    await sweep();
    expect(await objects()).toEqual([kept]);
  });
});

describe('schedules', () => {
  it('enter a run for each ready scope, once for each time they stand for', async () => {
    const [ready, idle, lapsed] = [await eliteUser(app), await eliteUser(app), await eliteUser(app)];
    await signals(ready, 5);
    await signals(idle, 4);
    await signals(lapsed, 9);
    expect((await schedule('readiness', '2026-12-01T02:00:00.000Z')).entered).toBe(2);
    await new PlanStore(app.db).setPlan(lapsed.id, 'pro', app.clock.now());
    const night = '2026-12-01T03:00:00.000Z';
    expect((await schedule('incremental', night)).entered).toBe(1);
    await schedule('incremental', night);
    // Whose budget is used up is left out until the next month.
    const month = `${app.clock.now().toISOString().slice(0, 7)}-01`;
    const used = { scope: ready.id, user_id: ready.id, month, spent: 30_000_000 };
    await app.db('training.budgets').insert(used).onConflict(['scope', 'month']).merge();
    expect((await schedule('incremental', '2026-12-01T04:00:00.000Z')).entered).toBe(0);
    expect(await scopeRuns(ready)).toMatchObject([{ type: 'incremental', started_by: 'schedule' }]);
    for (const user of [idle, lapsed]) expect(await scopeRuns(user)).toEqual([]);
    // The check of another night says nothing of this one.
    expect((await schedule('incremental', '2026-12-03T03:00:00.000Z')).entered).toBe(0);
  });

  it('of the week and the month train the platform’s model, where anybody contributes', async () => {
    const platform = () => app.db('training.runs').where({ scope: 'platform' }).orderBy('queued_at').pluck('type');
    expect((await schedule('comprehensive', '2026-12-06T02:00:00.000Z')).entered).toBe(0);
    const giver = await eliteUser(app);
    await giver.caller.call(routes.setConsent, { body: { contributes: true } });
    await schedule('comprehensive', '2026-12-06T02:00:00.000Z');
    await schedule('full', '2026-12-06T01:00:00.000Z');
    expect(await platform()).toEqual(['comprehensive', 'full_retraining']);
    // Nobody contributes any more: what learned from their data is not judged with any longer.
    const model = { id: randomUUID(), scope: 'platform', kind: 'pairwise', version: 1, fingerprint: 'd'.repeat(64) };
    const made = {
      sha256: 'e'.repeat(64),
      size: 1,
      code_version: '1',
      engine_version: '1',
      node_version: '1',
      card: '{}',
    };
    await app.db('training.models').insert({ ...model, ...made, contributors: 1, created_at: app.clock.now() });
    await app.db('training.model_contributors').insert({ model_id: model.id, user_id: giver.id });
    await app.db('training.aliases').insert({ scope: 'platform', alias: 'current', model_id: model.id });
    const current = () => app.db('training.aliases').where({ scope: 'platform', alias: 'current' });
    await schedule('comprehensive', '2026-12-13T02:00:00.000Z');
    expect(await current()).toHaveLength(1);
    await giver.caller.call(routes.setConsent, { body: { contributes: false } });
    await schedule('comprehensive', '2026-12-20T02:00:00.000Z');
    expect(await current()).toEqual([]);
  });
});

describe('the command line', () => {
  it('looks first, then stops and retries', async () => {
    const user = await eliteUser(app);
    const { data } = await trigger(user);
    const id = data.executionId;
    expect((await ops('training list', [], { status: 'running' })).lines.join('\n')).toContain(id);
    expect((await ops('training show', [id])).lines.at(-1)).toBe(`Workflow training:${id}:1: running.`);
    const stop = await ops('training stop', [id], { reason: 'A drill' });
    expect(await scopeRuns(user)).toMatchObject([{ status: 'running' }]);
    await stop.apply?.();
    expect(await scopeRuns(user)).toMatchObject([{ status: 'cancelled', stop_reason: 'A drill' }]);
    const retry = await ops('training retry', [id]);
    expect(retry.lines.slice(1)).toEqual([
      'Kept: nothing.',
      expect.stringContaining('Done again: Data collection, Multi-style generation'),
    ]);
    await retry.apply?.();
    expect(await scopeRuns(user)).toMatchObject([{ status: 'running', attempt: 2, stop_reason: null }]);
    await expect(ops('training show', [randomUUID()])).rejects.toThrow('There is no training run');
    await expect(ops('training retry', [id])).rejects.toThrow('Only a failed or stopped run');
    expect((await ops('training models')).lines.length).toBeGreaterThan(0);
  });
});

describe('at once', () => {
  it('two triggers: one runs, one waits', async () => {
    const user = await eliteUser(app);
    await Promise.all(Array.from({ length: 4 }, () => trigger(user)));
    const statuses = (await scopeRuns(user)).map(({ status }) => status).sort();
    expect(statuses).toEqual(['pending', 'pending', 'pending', 'running']);
  });

  it('an operator stops a run of somebody else; its workflow names type, scope, account and page', async () => {
    const [user, operator] = [await eliteUser(app), await operatorUser(app)];
    const { data } = await trigger(user, { priority: 3 });
    const handle = app.temporal?.client.workflow.getHandle(`training:${data.executionId}:1`);
    const about = await handle?.describe();
    expect(about?.memo).toEqual({ page: expect.stringContaining(`/training-scheduler?run=${data.executionId}`) });
    const body = { executionId: data.executionId, reason: 'It costs too much' };
    await operator.caller.call(routes.emergencyStop, { body });
    const seen = await user.caller.call(routes.getExecution, { params: { id: data.executionId } });
    expect(seen).toMatchObject({ status: 'cancelled', stopped: { reason: 'It costs too much' } });
    const history = await handle?.fetchHistory();
    expect(history?.events?.some((one) => one.workflowExecutionCancelRequestedEventAttributes)).toBe(true);
  });
});
