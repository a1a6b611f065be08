import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { analysisRoutes } from '../contract/routes.ts';
import type { Judgement } from '../engine/judge/judge.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { FixFiles } from '../server/fixes/fix-files.ts';
import { FixStore } from '../server/fixes/fix-store.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { uploadOf } from './factories.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

const engine = new ControlledEngine();
/** What the next judgements say of their video and of the engine that measured it. */
let drawn = { engineVersion: '2.23.0', width: 854, height: 480 };
function judged(): Judgement {
  const made = fixedJudgement();
  const { engineVersion, width, height } = drawn;
  return { ...made, results: { ...made.results, engineVersion, image: { width, height, format: 'mp4', bytes: 1 } } };
}
const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: judged }))];
let app: TestApp;
let worker: WorkerByHand;
let owner: TestUser;
beforeAll(async () => {
  app = await createTestApp({ modules });
  worker = await workerByHand(app, modules, {
    start: async () => 'started',
    cancel: async () => undefined,
    status: async () => 'unknown',
  });
}, 60_000);
beforeEach(async () => {
  owner = await app.signUp();
  await new PlanStore(app.db).setPlan(owner.id, 'elite', app.clock.now());
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

let videos = 0;
async function completed(of: typeof drawn): Promise<string> {
  drawn = of;
  videos += 1;
  const bytes = Buffer.from(`\0\0\0\x18ftypisom\0\0\x02\0isom still ${videos}`, 'latin1');
  const { id } = await owner.caller.call(analysisRoutes.createAnalysis, uploadOf(bytes, 'ad.mp4'));
  const ref = { analysisId: id, userId: owner.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
  return id;
}

const statusOf = async (id: string, path: string) => (await owner.caller.fetch(`/api/analyses/${id}/${path}`)).status;
const DRAWN = ['preview', 'thumbnail', 'frames/0', 'frames/2'];

describe('stills that an engine drew with columns left unwritten', () => {
  it('are taken back by the sweep, fixes too; upload, result and what is played stay', async () => {
    const id = await completed({ engineVersion: '2.23.0', width: 854, height: 480 });
    const fixes = new FixStore(app.db);
    const fixFiles = new FixFiles(app.process.storage);
    await fixes.open(owner.id, id, app.clock.now());
    await fixFiles.put(owner.id, id, 'trim', Buffer.from('a fixed video'), Buffer.from('its poster'));
    for (const path of [...DRAWN, 'video']) expect(await statusOf(id, path)).toBe(200);

    expect(await worker.step('sweep')).toMatchObject({ stillsRecalled: 1, postponed: 0 });

    for (const path of DRAWN) expect(await statusOf(id, path)).toBe(404);
    expect(await statusOf(id, 'video')).toBe(200);
    expect(await fixes.find(owner.id, id)).toBeUndefined();
    expect(await fixFiles.preview(owner.id, id, 'trim')).toBeUndefined();
    expect(await fixFiles.file(owner.id, id, 'trim')).toBeUndefined();
    expect(await app.process.storage.get(owner.id, `analyses/${id}/original`)).toBeDefined();
    const read = await owner.caller.call(analysisRoutes.getAnalysis, { params: { id } });
    expect(read).toMatchObject({ status: 'completed', filesRemovedAt: null, analysisResults: { score: 71.6 } });
    expect((await owner.caller.fetch(`/api/analyses/${id}/report.pdf`)).status).toBe(200);
    expect(await worker.step('sweep')).toMatchObject({ stillsRecalled: 0 });
  });

  it.each([
    ['by an engine after it', { engineVersion: '2.24.0', width: 854, height: 480 }],
    ['of a width that is written whole', { engineVersion: '2.23.0', width: 576, height: 1024 }],
    ['made smaller', { engineVersion: '2.23.0', width: 3414, height: 1920 }],
  ])('stay where they are drawn %s', async (_, of) => {
    const id = await completed(of);
    expect(await worker.step('sweep')).toMatchObject({ stillsRecalled: 0 });
    for (const path of DRAWN) expect(await statusOf(id, path)).toBe(200);
  });

  it('are given to no later analysis of the same file by another engine', async () => {
    const bytes = Buffer.from(`\0\0\0\x18ftypisom\0\0\x02\0isom twice`, 'latin1');
    const measured = async () => {
      const { id } = await owner.caller.call(analysisRoutes.createAnalysis, uploadOf(bytes, 'ad.mp4'));
      const ref = { analysisId: id, userId: owner.id };
      await worker.step('begin', ref);
      await worker.step('measure', ref);
      await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
    };
    drawn = { engineVersion: '2.23.0', width: 854, height: 480 };
    const before = engine.runs;
    await measured();
    drawn = { engineVersion: engine.engineVersion, width: 854, height: 480 };
    await measured();
    expect(engine.runs - before).toBe(2);
    await measured();
    expect(engine.runs - before).toBe(2);
  });
});
