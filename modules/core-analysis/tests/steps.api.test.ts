import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';
import { type AnalysisRef, analysisWorkflowId } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { fixesWorkflowId } from '#workflows/definitions/core-analysis/render-fixes.types.ts';
import type { AnalysisSummary } from '../contract/analysis.ts';
import { fixRoutes } from '../contract/fixes.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { acceptedAnalysis, adImage, ledgerOn, uploadOf } from './factories.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

const engine = new ControlledEngine();
const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement }))];
let app: TestApp;
let starter: TemporalStarter;
/** Workflows the worker's half cannot start. */
const poison = new Set<string>();
let worker: WorkerByHand;
beforeAll(async () => {
  app = await createTestApp({ workflows: 'server', modules });
  starter = new TemporalStarter({ address: app.temporal?.address ?? '', namespace: 'default' });
  worker = await workerByHand(app, modules, {
    start: async (type, options) => {
      if (poison.has(options.id)) throw new Error('this one cannot be started');
      return starter.start(type, options);
    },
    cancel: (id) => starter.cancel(id),
    status: (id) => starter.status(id),
  });
}, 60_000);
afterEach(() => {
  app.temporal?.thaw();
  engine.release();
});
afterAll(async () => {
  await worker.stop();
  await starter.stop();
  await app.stop();
});

const step: WorkerByHand['step'] = (name, input, attempt) => worker.step(name, input, attempt);
const balance = (user: TestUser) => ledgerOn(app.db).balance(user.id);
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

const rowOf = (id: string) => app.db('core_analysis.analyses').where({ id }).first();

async function accepted(): Promise<{ user: TestUser; ref: AnalysisRef }> {
  const user = await app.signUp();
  const { id } = await acceptedAnalysis(user);
  return { user, ref: { analysisId: id, userId: user.id } };
}

describe('steps of the workflow, run twice or late', () => {
  it('every step run twice ends the same and charges once', async () => {
    const { user, ref } = await accepted();
    const before = engine.runs;
    expect(await step('begin', ref)).toBe(true);
    expect(await step('begin', ref)).toBe(true);
    await step('measure', ref);
    await step('measure', ref);
    expect(engine.runs - before).toBe(2);
    const concluded = await Promise.all([
      step('conclude', { ...ref, engineVersion: engine.engineVersion }),
      step('conclude', { ...ref, engineVersion: engine.engineVersion }),
      step('conclude', { ...ref, engineVersion: engine.engineVersion }),
    ]);
    expect(concluded).toEqual([true, true, true]);
    expect(await step('begin', ref)).toBe(false);
    await step('failAnalysis', { ...ref, failure: { code: 'internal' } });
    expect(await rowOf(ref.analysisId)).toMatchObject({ status: 'completed', cached: false });
    expect(await balance(user)).toMatchObject({ used: 1, reserved: 0, available: 49 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
  });

  it('a late measuring of a completed analysis leaves its pictures alone', async () => {
    const { user, ref } = await accepted();
    await step('begin', ref);
    await step('measure', ref);
    await step('conclude', { ...ref, engineVersion: engine.engineVersion });
    await step('measure', ref);
    expect((await user.caller.fetch(`/api/analyses/${ref.analysisId}/preview`)).status).toBe(200);
  });

  describe('a try at measuring that broke off is told to whoever waits', () => {
    const told = async ({ user, ref }: Awaited<ReturnType<typeof accepted>>) =>
      (await user.caller.call(analysisRoutes.getAnalysis, { params: { id: ref.analysisId } })).interrupted;

    it('as soon as it failed, before the next attempt begins', async () => {
      const it = await accepted();
      await step('begin', it.ref);
      expect(await told(it)).toBeUndefined();
      engine.failNext('break');
      await expect(step('measure', it.ref)).rejects.toThrow('the engine was killed');
      expect(await told(it)).toBe(true);
      const stream = await it.user.caller.fetch(`/api/analyses/${it.ref.analysisId}/events`);
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      // How the server's first bytes are cut into parts is the network's affair.
      let text = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
        if (text.includes('event: progress')) break;
      }
      expect(text).toContain('"interrupted":true');
      await reader?.cancel();
    });

    it('while the engine tries once more within one attempt', async () => {
      const it = await accepted();
      await step('begin', it.ref);
      engine.failNext('retry');
      const inside = engine.hold();
      const measuring = step('measure', it.ref);
      await inside;
      await expect.poll(() => told(it)).toBe(true);
      engine.release();
      await measuring;
    });

    it('where a worker died without a word, by the attempt after it', async () => {
      const it = await accepted();
      await step('begin', it.ref);
      const inside = engine.hold();
      const measuring = step('measure', it.ref, 2);
      await inside;
      expect(await told(it)).toBe(true);
      engine.release();
      await measuring;
    });

    it('but neither a first try nor a refusal', async () => {
      const [plain, refused] = [await accepted(), await accepted()];
      await step('measure', plain.ref);
      engine.failNext('refuse');
      await expect(step('measure', refused.ref)).rejects.toThrow();
      expect([await told(plain), await told(refused)]).toEqual([undefined, undefined]);
    });
  });

  it('concluding and giving up at once end one way, with books that balance', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { user, ref } = await accepted();
      await step('begin', ref);
      await step('measure', ref);
      await Promise.all([
        step('conclude', { ...ref, engineVersion: engine.engineVersion }),
        step('failAnalysis', { ...ref, failure: { code: 'internal' } }),
      ]);
      const row = await rowOf(ref.analysisId);
      expect(await balance(user)).toMatchObject({ used: row.status === 'completed' ? 1 : 0, reserved: 0 });
      expect(await verifyLedger(app.db, user.id)).toEqual([]);
    }
  });

  it('a deletion during measuring leaves no file behind', async () => {
    const { user, ref } = await accepted();
    await step('begin', ref);
    const inside = engine.hold();
    const measuring = step('measure', ref);
    await inside;
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: ref.analysisId } });
    engine.release();
    await measuring;
    expect(await step('conclude', { ...ref, engineVersion: engine.engineVersion })).toBe(false);
    expect((await user.caller.fetch(`/api/analyses/${ref.analysisId}/preview`)).status).toBe(404);
    expect(await app.db('platform.orphaned_files').where({ user_id: user.id })).toEqual([]);
    expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toEqual([]);
  });

  it.each([['measure', {}] as const, ['failAnalysis', { failure: { code: 'internal' } }] as const])(
    'what a worker wrote after a deletion and before it died is removed by the next %s',
    async (name, more) => {
      const user = await app.signUp();
      const before = await filesOnDisk();
      const { id } = await acceptedAnalysis(user);
      const ref = { analysisId: id, userId: user.id };
      await step('measure', ref);
      expect(await filesOnDisk()).not.toEqual(before);
      await app.db('core_analysis.analyses').where({ id }).delete();
      await step(name, { ...ref, ...more });
      expect(await filesOnDisk()).toEqual(before);
      expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toEqual([]);
    },
  );

  it('what is left of a deleted analysis goes without what its twin needs', async () => {
    const { user, ref } = await accepted();
    const bytes = await adImage();
    const twin = await acceptedAnalysis(user, bytes);
    const gone = await acceptedAnalysis(user, bytes);
    await step('measure', { ...ref, analysisId: twin.id });
    await app.db('core_analysis.analyses').where({ id: gone.id }).delete();
    await step('measure', { ...ref, analysisId: gone.id });
    expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toMatchObject([
      { measured_by: twin.id },
    ]);
  });

  it('a workflow begun before the step told whether it measured still concludes', async () => {
    const { ref } = await accepted();
    const { engineVersion } = engine;
    expect(await step('measure', ref)).toEqual({ engineVersion, reused: false });
    expect(await step('conclude', { ...ref, engineVersion })).toBe(true);
    expect(await rowOf(ref.analysisId)).toMatchObject({ status: 'completed', cached: false });
  });

  it('refuses to begin while the module is switched off', async () => {
    const { ref } = await accepted();
    app.flags.set('module.core-analysis', false);
    try {
      await expect(step('begin', ref)).rejects.toMatchObject({ code: 'feature_disabled', status: 404 });
    } finally {
      app.flags.set('module.core-analysis', true);
    }
  });
});

describe('the sweeper', () => {
  it('leaves alone what is young or has a workflow that runs', async () => {
    const { ref } = await accepted();
    await step('sweep');
    app.clock.advance(31_000);
    expect(await step('sweep')).toMatchObject({ failed: 0 });
    expect(await rowOf(ref.analysisId)).toMatchObject({ status: 'queued' });
  });

  it('starts the workflow of a row that never got one', async () => {
    app.temporal?.freeze();
    const user = await app.signUp();
    const answer = await user.caller.attempt(analysisRoutes.createAnalysis, uploadOf(await adImage()));
    // Accepted all the same: row and tokens are safe, the workflow comes later.
    expect(answer.status).toBe(202);
    const { id } = answer.body as AnalysisSummary;
    app.temporal?.thaw();
    app.clock.advance(31_000);
    await step('sweep');
    expect(await starter.status(analysisWorkflowId(id))).toBe('running');
  });

  it('starts the workflow of fixes that were asked for while Temporal was away, and lets them be asked for again after a broken one', async () => {
    const { user, ref } = await accepted();
    const { analysisId: id } = ref;
    await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
    await step('begin', ref);
    await step('measure', ref);
    await step('conclude', { ...ref, engineVersion: engine.engineVersion });
    app.temporal?.freeze();
    const asked = await user.caller.attempt(fixRoutes.requestFixes, { params: { id } });
    expect(asked).toMatchObject({ status: 202, body: { status: 'queued' } });
    app.temporal?.thaw();
    app.clock.advance(31_000);
    expect(await step('sweep')).toMatchObject({ fixesStarted: 1 });
    expect(await starter.status(fixesWorkflowId(id, 1))).toBe('running');
    app.clock.advance(31_000);
    expect(await step('sweep')).toMatchObject({ fixesStarted: 0, fixesFailed: 0 });
    await app.temporal?.client.workflow.getHandle(fixesWorkflowId(id, 1)).terminate('test');
    app.clock.advance(31_000);
    expect(await step('sweep')).toMatchObject({ fixesFailed: 1 });
    const failed = await user.caller.call(fixRoutes.getFixes, { params: { id } });
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'fixes_failed' } });
    await user.caller.call(fixRoutes.requestFixes, { params: { id } });
    expect(await starter.status(fixesWorkflowId(id, 2))).toBe('running');
  });

  it('answers 202 to a client that wanted to wait while Temporal is away', async () => {
    app.temporal?.freeze();
    const user = await app.signUp();
    const file = new Blob([new Uint8Array(await adImage())]);
    const answer = await user.caller.attempt(analysisRoutes.createAnalysis, { file });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('preference-applied')).toBeNull();
    expect(answer.headers.get('location')).toMatch(/^\/api\/analyses\//);
  });

  it('gives the tokens back where the workflow ended without a word', async () => {
    const { user, ref } = await accepted();
    await app.temporal?.client.workflow.getHandle(analysisWorkflowId(ref.analysisId)).terminate('test');
    app.clock.advance(31_000);
    expect(await step('sweep')).toMatchObject({ failed: 1 });
    expect(await rowOf(ref.analysisId)).toMatchObject({ status: 'failed', error_code: 'analysis_failed' });
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0 });
    expect(await step('sweep')).toMatchObject({ failed: 0 });
  });

  it('goes on past a row it cannot deal with, puts it at the back and shows that it is alive', async () => {
    const [stuck, other] = [await accepted(), await accepted()];
    const [stuckId, otherId] = [stuck.ref.analysisId, other.ref.analysisId];
    poison.add(analysisWorkflowId(stuckId));
    await app.temporal?.client.workflow.getHandle(analysisWorkflowId(otherId)).terminate('test');
    const before = app.clock.now();
    app.clock.advance(31_000);
    const beats = worker.heartbeats();
    expect(await step('sweep')).toMatchObject({ failed: 1, postponed: 1 });
    expect(worker.heartbeats() - beats).toBeGreaterThanOrEqual(2);
    expect(await rowOf(otherId)).toMatchObject({ status: 'failed' });
    const { status, updated_at } = await rowOf(stuckId);
    expect(status).toBe('queued');
    expect(updated_at.getTime()).toBeGreaterThan(before.getTime() + 30_000);
    poison.clear();
  });
});
