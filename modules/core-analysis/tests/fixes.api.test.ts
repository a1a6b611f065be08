import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { fixesWorkflowId } from '#workflows/definitions/core-analysis/render-fixes.types.ts';
import { type FixList, fixRoutes } from '../contract/fixes.ts';
import { analysisRoutes } from '../contract/routes.ts';
import type { JobOutput } from '../engine/index.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { acceptedAnalysis, adImage, ledgerOn, uploadOf } from './factories.ts';
import { Neighbour } from './neighbour-module.ts';

const engine = new ControlledEngine();
const neighbour = new Neighbour();
const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement })), neighbour.module];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workflows: 'worker', modules });
  await neighbour.keepFacts(app.db);
}, 60_000);
afterEach(() => {
  engine.release();
  engine.made = { fixes: [], tried: [] };
});
afterAll(() => app.stop());

const MADE: JobOutput<'fixes'>['fixes'][number] = {
  id: 'tone',
  kind: 'tone',
  title: 'Contrast set',
  why: 'Tonal contrast (RMS) is 0.08.',
  note: null,
  suggestion: false,
  placement: 'meta_feed',
  placementLabel: 'Facebook and Instagram feed',
  scoreBefore: 40,
  scoreAfter: 61,
  intervalBefore: { low: 33, high: 47 },
  intervalAfter: { low: 54, high: 68 },
  changedRules: [],
  format: 'jpeg',
  width: 400,
  height: 500,
  file: Buffer.from('the fixed file'),
  preview: Buffer.from('its preview'),
};

async function subscriber(): Promise<TestUser> {
  const user = await app.signUp();
  await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
  return user;
}

async function until<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  return vi.waitFor(
    async () => {
      const value = await read();
      if (!done(value)) throw new Error(`not yet: ${JSON.stringify(value)}`);
      return value;
    },
    { timeout: 20_000, interval: 100 },
  );
}

async function analysed(user: TestUser, fileName = 'ad.png'): Promise<string> {
  const { id } = await user.caller.call(analysisRoutes.createAnalysis, uploadOf(await adImage(), fileName));
  await until(
    () => user.caller.call(analysisRoutes.getAnalysis, { params: { id } }),
    (a) => a.status === 'completed',
  );
  return id;
}

const fixesOf = (user: TestUser, id: string): Promise<FixList> =>
  user.caller.call(fixRoutes.getFixes, { params: { id } });

async function finished(user: TestUser, id: string): Promise<FixList> {
  return until(
    () => fixesOf(user, id),
    (list) => list.status === 'completed' || list.status === 'failed',
  );
}

const filesOnDisk = async (): Promise<number> =>
  (await readdir(app.storageDir, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()).length;

/** Takes one file out of the storage, whoever's it is: its name there is the hash of its key. */
async function removeFile(key: string): Promise<void> {
  const name = createHash('sha256').update(key).digest('hex');
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  const entry = entries.find((e) => e.name === name);
  if (!entry) throw new Error(`there is no file for ${key}`);
  await rm(join(entry.parentPath, entry.name));
}

describe('fixes of an analysis', { timeout: 60_000 }, () => {
  it('are made once, offered with addresses that work, and cost nothing', async () => {
    const user = await subscriber();
    const id = await analysed(user, 'Frühling "1".png');
    expect(await fixesOf(user, id)).toMatchObject({ status: 'none', fixes: [] });
    engine.made = { fixes: [MADE], tried: [{ kind: 'crop', title: '1:1 crop', reason: 'Measured again, it stays.' }] };
    const before = await ledgerOn(app.db).balance(user.id);
    const runs = engine.fixRuns;
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => user.caller.attempt(fixRoutes.requestFixes, { params: { id } })),
    );
    expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const list = await finished(user, id);
    expect(engine.fixRuns - runs).toBe(1);
    expect(await ledgerOn(app.db).balance(user.id)).toEqual(before);
    expect(list).toMatchObject({ status: 'completed', percent: 100, note: null, error: null });
    expect(list.tried).toHaveLength(1);
    expect(list.fixes).toEqual([
      expect.objectContaining({
        id: 'tone',
        scoreBefore: 40,
        scoreAfter: 61,
        bytes: 14,
        fileName: 'Frühling "1"-tone.jpg',
        downloadUrl: `/api/analyses/${id}/fixes/tone`,
        previewUrl: `/api/analyses/${id}/fixes/tone/preview`,
      }),
    ]);
    const params = { id, fixId: 'tone' } as const;
    const file = await user.caller.attempt(fixRoutes.getFixFile, { params });
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Fr_hling _1_-tone.jpg"; filename*=UTF-8''Fr%C3%BChling%20%221%22-tone.jpg`,
    );
    const preview = await user.caller.attempt(fixRoutes.getFixPreview, { params });
    expect(preview.headers.get('content-type')).toBe('image/webp');
    const taken = (await neighbour.facts(app.db, user)).filter(({ kind }) => kind === 'fix_taken');
    expect(taken).toEqual([{ kind: 'fix_taken', analysisId: id, fixId: 'tone', gain: 21 }]);
    const again = await user.caller.attempt(fixRoutes.requestFixes, { params: { id } });
    expect(again.body).toMatchObject({ status: 'completed' });
    expect(engine.fixRuns - runs).toBe(1);
    const { status } = await (app.temporal?.client.workflow.getHandle(fixesWorkflowId(id, 1)).describe() ??
      Promise.reject(new Error('no server')));
    expect(status.name).toBe('COMPLETED');
  });

  it('says so where nothing would raise the score', async () => {
    const user = await subscriber();
    const id = await analysed(user);
    await user.caller.call(fixRoutes.requestFixes, { params: { id } });
    const list = await finished(user, id);
    expect(list.fixes).toEqual([]);
    expect(list.note).toMatch(/^No automatic fix would raise the score/);
    const none = await user.caller.attempt(fixRoutes.getFixFile, { params: { id, fixId: 'tone' } });
    expect(none.status).toBe(404);
  });

  it('are nothing a stranger could see or ask for', async () => {
    const owner = await subscriber();
    const stranger = await subscriber();
    const id = await analysed(owner);
    engine.made = { fixes: [MADE], tried: [] };
    await owner.caller.call(fixRoutes.requestFixes, { params: { id } });
    await finished(owner, id);
    for (const route of Object.values(fixRoutes)) {
      const params = { id, fixId: 'tone' } as const;
      const theirs = await stranger.caller.attempt(route, { params } as never);
      const nothing = await stranger.caller.attempt(route, { params: { ...params, id: randomUUID() } } as never);
      const bare = (body: unknown) => ({ ...(body as object), requestId: '' });
      expect([theirs.status, nothing.status]).toEqual([404, 404]);
      expect(bare(theirs.body)).toEqual(bare(nothing.body));
    }
  });

  it('need the plan, a session and the module', async () => {
    const user = await app.signUp();
    const { id } = await acceptedAnalysis(user);
    for (const route of Object.values(fixRoutes)) {
      const input = { params: { id, fixId: 'tone' } } as never;
      const refused = await user.caller.attempt(route, input);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ code: 'plan_required', details: { requiredPlan: 'starter' } });
      expect((await app.as().attempt(route, input)).status).toBe(401);
      app.flags.set('module.core-analysis', false);
      const off = await user.caller.attempt(route, input);
      app.flags.set('module.core-analysis', true);
      expect(off.status).toBe(404);
      expect(off.body).toMatchObject({ code: 'feature_disabled' });
    }
  });

  it('wait for the analysis and need its original', async () => {
    const user = await subscriber();
    const arrived = engine.hold();
    const { id } = await acceptedAnalysis(user);
    await arrived;
    const early = await user.caller.attempt(fixRoutes.requestFixes, { params: { id } });
    expect(early).toMatchObject({ status: 409, body: { code: 'fixes_need_result' } });
    engine.release();
    const old = await analysed(user);
    await removeFile(`analyses/${old}/original`);
    const late = await user.caller.attempt(fixRoutes.requestFixes, { params: { id: old } });
    expect(late).toMatchObject({ status: 410, body: { code: 'original_gone' } });
  });

  it('survive a passing failure, and may be asked for again after a lasting one', async () => {
    const user = await subscriber();
    const id = await analysed(user);
    engine.made = { fixes: [MADE], tried: [] };
    engine.failNext('break');
    engine.failNext('refuse');
    await user.caller.call(fixRoutes.requestFixes, { params: { id } });
    const failed = await finished(user, id);
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'fixes_failed' } });
    await user.caller.call(fixRoutes.requestFixes, { params: { id } });
    expect((await finished(user, id)).fixes).toHaveLength(1);
  });

  it('go with the analysis, also when it is deleted while they are made', async () => {
    const user = await subscriber();
    const id = await analysed(user);
    const other = await analysed(user);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: other } });
    const withOne = await filesOnDisk();
    engine.made = { fixes: [MADE], tried: [] };
    await user.caller.call(fixRoutes.requestFixes, { params: { id } });
    await finished(user, id);
    expect(await filesOnDisk()).toBe(withOne + 2);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    // Original, preview, thumbnail and the two files of the fix.
    expect(await filesOnDisk()).toBe(withOne - 3);

    const second = await analysed(user);
    const arrived = engine.hold();
    engine.made = { fixes: [MADE], tried: [] };
    await user.caller.call(fixRoutes.requestFixes, { params: { id: second } });
    await arrived;
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: second } });
    engine.release();
    const workflow = app.temporal?.client.workflow.getHandle(fixesWorkflowId(second, 1));
    expect(await workflow?.result()).toBe('gone');
    expect(await filesOnDisk()).toBe(withOne - 3);
    expect(await app.db('core_analysis.fixes').where({ user_id: user.id })).toEqual([]);
  });
});
