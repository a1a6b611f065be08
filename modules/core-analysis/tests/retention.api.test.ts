import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import type { AnalysisSummary } from '../contract/analysis.ts';
import { fixRoutes } from '../contract/fixes.ts';
import { reportRoutes } from '../contract/report.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { judge } from '../engine/judge/judge.ts';
import { makeMeasurements } from '../engine/testing/measurements-factory.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine } from './controlled-engine.ts';
import { acceptedAnalysis, adImage } from './factories.ts';
import { type WorkerByHand, workerByHand } from './worker-by-hand.ts';

const DAY = 86_400_000;
const depth = { team: 6, segments: false, ugc: false } as const;
const engine = new ControlledEngine();
const judged = () => judge(makeMeasurements(), { goal: 'sales', placement: 'meta_feed', depth });
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
});
afterAll(async () => {
  await worker.stop();
  await app.stop();
});

async function completed(bytes?: Buffer): Promise<AnalysisSummary> {
  const { id } = await acceptedAnalysis(owner, bytes);
  const ref = { analysisId: id, userId: owner.id };
  await worker.step('begin', ref);
  await worker.step('measure', ref);
  await worker.step('conclude', { ...ref, engineVersion: engine.engineVersion });
  return read(id);
}

const read = (id: string) => owner.caller.call(analysisRoutes.getAnalysis, { params: { id } });
const save = (id: string, saved: boolean) =>
  owner.caller.attempt(analysisRoutes.saveAnalysis, { params: { id }, body: { saved } });

/** The owner's analyses become older by so many days; sessions do not. */
async function afterDays(days: number): Promise<unknown> {
  await app
    .db('core_analysis.analyses')
    .where({ user_id: owner.id })
    .update({ created_at: app.db.raw("created_at - ? * interval '1 day'", [days]) });
  return worker.step('sweep');
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

describe('the files of an analysis', () => {
  it('are kept for 30 days, as the analysis says, and are gone after them while the result stays', async () => {
    const before = await filesOnDisk();
    const { id, createdAt, filesKeptUntil, saved } = await completed();
    expect(saved).toBe(false);
    expect(Date.parse(filesKeptUntil ?? '') - Date.parse(createdAt)).toBe(30 * DAY);

    expect(await afterDays(29)).toMatchObject({ filesRemoved: 0 });
    expect((await owner.caller.fetch(`/api/analyses/${id}/preview`)).status).toBe(200);

    expect(await afterDays(1.01)).toMatchObject({ filesRemoved: 1 });
    const gone = await read(id);
    expect(gone).toMatchObject({
      previewUrl: null,
      thumbnailUrl: null,
      videoUrl: null,
      filesKeptUntil: null,
      saved: false,
    });
    expect(gone.filesRemovedAt).not.toBeNull();
    expect(gone.analysisResults?.good.length).toBeGreaterThan(0);
    expect(await filesOnDisk()).toEqual(before);
    for (const file of ['preview', 'thumbnail', 'video', 'heatmap.png'])
      expect((await owner.caller.fetch(`/api/analyses/${id}/${file}`)).status).toBe(404);
    expect(await afterDays(0.1)).toMatchObject({ filesRemoved: 0 });
  });

  it('stay while it is saved, and go once it is not', async () => {
    const { id } = await completed();
    expect(await save(id, true)).toMatchObject({ status: 200, body: { id, saved: true, filesKeptUntil: null } });
    expect(await afterDays(90)).toMatchObject({ filesRemoved: 0 });
    expect((await owner.caller.fetch(`/api/analyses/${id}/preview`)).status).toBe(200);
    expect(await save(id, false)).toMatchObject({ status: 200, body: { saved: false } });
    expect(await afterDays(0)).toMatchObject({ filesRemoved: 1 });
  });

  it('cannot be saved once they are gone', async () => {
    const { id } = await completed();
    await afterDays(31);
    expect(await save(id, true)).toMatchObject({ status: 410, body: { code: 'files_gone' } });
    expect(await save(id, false)).toMatchObject({ status: 200 });
  });

  it('are nobody else’s to save', async () => {
    const { id } = await completed();
    const stranger = await app.signUp();
    const answer = await stranger.caller.attempt(analysisRoutes.saveAnalysis, {
      params: { id },
      body: { saved: true },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await read(id)).saved).toBe(false);
  });

  it('of the same creative uploaded twice go each in its own time', async () => {
    const bytes = await adImage();
    const first = await completed(bytes);
    await afterDays(20);
    const second = await completed(bytes);
    expect(await afterDays(11)).toMatchObject({ filesRemoved: 1 });
    expect((await read(first.id)).previewUrl).toBeNull();
    expect((await owner.caller.fetch(`/api/analyses/${second.id}/preview`)).status).toBe(200);
    // Uploaded once more, it has a picture again.
    expect((await completed(bytes)).previewUrl).not.toBeNull();
  });

  it('leave a report that says so, and no offer to make fixes of them', async () => {
    await new PlanStore(app.db).setPlan(owner.id, 'pro', app.clock.now());
    const { id } = await completed();
    await afterDays(31);
    const report = await owner.caller.fetch(`/api/analyses/${id}/report.pdf`);
    expect(report.status).toBe(200);
    expect(Buffer.from(await report.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await owner.caller.attempt(fixRoutes.requestFixes, { params: { id } })).toMatchObject({
      status: 410,
      body: { code: 'original_gone' },
    });
    expect(await owner.caller.attempt(reportRoutes.getHeatmap, { params: { id } })).toMatchObject({ status: 404 });
  });
});
