import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { analysisWorkflowId } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import type { Analysis } from '../contract/analysis.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import type { Judge } from '../server/steps/activities.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { acceptedAnalysis, adImage, ledgerOn } from './factories.ts';

const engine = new ControlledEngine();
const judged: Parameters<Judge>[1][] = [];
const judge: Judge = (_measurements, analysis) => {
  judged.push(analysis);
  return fixedJudgement();
};
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    workflows: 'worker',
    modules: [billingModule, defineCoreAnalysis(async () => ({ engine, judge }))],
  });
}, 60_000);
afterEach(() => {
  engine.release();
  engine.readsText = true;
});
afterAll(() => app.stop());

let videos = 0;
/** What begins like an MP4; no two alike. */
const videoBytes = (): Buffer => {
  videos += 1;
  return Buffer.from(`\0\0\0\x18ftypisom\0\0\x02\0isom${videos}`, 'latin1');
};

const balance = (user: TestUser) => ledgerOn(app.db).balance(user.id);

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

/** Uploads and waits for the finished analysis. */
async function analyse(user: TestUser, bytes: Buffer): Promise<Analysis> {
  const file = new Blob([new Uint8Array(bytes)]);
  const answer = await user.caller.attempt(analysisRoutes.createAnalysis, { file });
  expect(answer.status).toBe(200);
  return answer.body as Analysis;
}

/** Resolves when the workflow has ended, however it did. */
async function workflowEnd(id: string): Promise<string> {
  const handle = app.temporal?.client.workflow.getHandle(analysisWorkflowId(id));
  await handle?.result().catch(() => undefined);
  return (await handle?.describe())?.status.name ?? 'unknown';
}

describe('the workflow behind POST /api/analyze', () => {
  it('answers with the finished analysis and charges one token', async () => {
    const user = await app.signUp();
    expect(await analyse(user, await adImage())).toMatchObject({
      status: 'completed',
      stage: 'done',
      percent: 100,
      conversionScore: '72%',
      complexityScore: 3,
      tokensUsed: 1,
      cached: false,
      error: null,
    });
    expect(await balance(user)).toMatchObject({ used: 1, reserved: 0, available: 49 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
  });

  it('serves the pictures so that nothing in them can run or be cached', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const done = await analyse(user, bytes);
    for (const path of [done.previewUrl, done.thumbnailUrl]) {
      const response = await user.caller.fetch(path ?? '');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toBe(path?.endsWith('preview') ? 'preview' : 'thumbnail');
    }
  });

  it('measures the same file once, says so, and charges both times', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const before = engine.runs;
    const first = await analyse(user, bytes);
    const second = await analyse(user, bytes);
    expect(engine.runs - before).toBe(1);
    expect([first.cached, second.cached]).toEqual([false, true]);
    expect(second.analysisResults).toEqual(first.analysisResults);
    expect(second.id).not.toBe(first.id);
    expect((await user.caller.fetch(second.previewUrl ?? '')).status).toBe(200);
    expect(await balance(user)).toMatchObject({ used: 2, available: 48 });
  });

  it('counts analyses by kind and outcome in the worker’s metrics', async () => {
    const user = await app.signUp();
    await analyse(user, await adImage());
    engine.failNext('refuse');
    await user.caller.attempt(analysisRoutes.createAnalysis, { file: new Blob([new Uint8Array(videoBytes())]) });
    engine.failNext('crash');
    const crashed = await user.caller.attempt(analysisRoutes.createAnalysis, {
      file: new Blob([new Uint8Array(videoBytes())]),
    });
    expect(crashed).toMatchObject({ status: 422, body: { code: 'decoder_crashed' } });
    const figures = await app.workerMetrics();
    expect(figures).toMatch(/^adjudge_analyses_total\{kind="image",outcome="completed",process="worker"\} [1-9]/m);
    expect(figures).toMatch(/^adjudge_analyses_total\{kind="video",outcome="file_unreadable",process="worker"\} 1$/m);
    expect(figures).toMatch(/^adjudge_analyses_total\{kind="video",outcome="decoder_crashed",process="worker"\} 1$/m);
    expect(figures).toMatch(/^adjudge_analysis_seconds_count\{process="worker",kind="video"\} [1-9]/m);
  });

  it('does not let one user’s file speed up another’s', async () => {
    const [one, two] = [await app.signUp(), await app.signUp()];
    const bytes = await adImage();
    await analyse(one, bytes);
    expect((await analyse(two, bytes)).cached).toBe(false);
  });

  it('keeps the copy’s result and pictures when the first analysis is deleted', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const first = await analyse(user, bytes);
    const second = await analyse(user, bytes);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: first.id } });
    expect((await user.caller.fetch(second.previewUrl ?? '')).status).toBe(200);
    expect((await analyse(user, bytes)).cached).toBe(true);
  });

  it('forgets the measurements with the last analysis of a file', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const only = await analyse(user, bytes);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: only.id } });
    expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toEqual([]);
    expect((await analyse(user, bytes)).cached).toBe(false);
  });

  it('forgets the measurements also when the last two analyses of a file are deleted at once', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    for (let i = 0; i < 5; i += 1) {
      const copies = [await analyse(user, bytes), await analyse(user, bytes)];
      await Promise.all(copies.map(({ id }) => user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } })));
      expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toEqual([]);
    }
  });

  it('answers without the text when it cannot be read, and measures the file again the next time', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const before = engine.runs;
    engine.readsText = false;
    expect((await analyse(user, bytes)).cached).toBe(false);
    expect(await app.db('core_analysis.measurements').where({ user_id: user.id })).toEqual([]);
    expect(await app.db('core_analysis.partial_measurements').where({ user_id: user.id })).toEqual([]);
    engine.readsText = true;
    expect((await analyse(user, bytes)).cached).toBe(false);
    expect((await analyse(user, bytes)).cached).toBe(true);
    expect(engine.runs - before).toBe(2);
  });

  it('calls cached only what was not measured', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const before = engine.runs;
    engine.hold();
    const both = [analyse(user, bytes), analyse(user, bytes)];
    await expect.poll(() => engine.runs - before, { timeout: 10_000 }).toBe(2);
    engine.release();
    expect((await Promise.all(both)).map(({ cached }) => cached)).toEqual([false, false]);
  });

  it('answers a file that fails with its code, takes no token and keeps no file', async () => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    engine.failNext('refuse');
    const broken = new Blob([new Uint8Array(await adImage())]);
    const answer = await user.caller.attempt(analysisRoutes.createAnalysis, { file: broken });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'file_unreadable' });
    const [row] = await user.caller.call(analysisRoutes.listAnalyses, {});
    expect(row).toMatchObject({ status: 'failed', tokensUsed: 0, error: { code: 'file_unreadable' } });
    expect(await workflowEnd(row?.id ?? '')).toBe('FAILED');
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0, available: 50 });
    expect(await filesOnDisk()).toEqual(before);
    expect(await app.db('platform.orphaned_files').where({ user_id: user.id })).toEqual([]);
  });

  it('serves the keyframes of a video and keeps them for the next analysis of the same file', async () => {
    const user = await app.signUp();
    const bytes = videoBytes();
    const first = await analyse(user, bytes);
    expect(first).toMatchObject({ fileType: 'video', tokensUsed: 3, cached: false });
    expect(engine.lastFile).toMatchObject({ kind: 'video', maxVideoSeconds: 15.5 });
    const second = await analyse(user, bytes);
    expect(second.cached).toBe(true);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: first.id } });
    const frame = (number: string) => user.caller.fetch(`/api/analyses/${second.id}/frames/${number}`);
    const served = await frame('2');
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('private, no-store');
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await served.text()).toBe('frame two');
    expect(await (await frame('0')).text()).toBe('frame 0');
    for (const none of ['3', '999', '-1', '1e0', 'x']) expect((await frame(none)).status).toBe(404);
    expect((await user.caller.fetch(`/api/analyses/${first.id}/frames/0`)).status).toBe(404);
    expect(await balance(user)).toMatchObject({ used: 6, reserved: 0 });
  });

  it('plays a video whole and in parts, also that of an earlier analysis of the same file', async () => {
    const user = await app.signUp();
    const bytes = videoBytes();
    const first = await analyse(user, bytes);
    const { id, videoUrl } = await analyse(user, bytes);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id: first.id } });
    const play = (headers: Record<string, string> = {}) => user.caller.fetch(videoUrl ?? '', { headers });

    const whole = await play();
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '20',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${id}"`,
    });
    expect(await whole.text()).toBe('a video to be played');

    for (const [range, part, text] of [
      ['bytes=2-6', '2-6', 'video'],
      ['bytes=14-', '14-19', 'played'],
      ['bytes=-6', '14-19', 'played'],
      ['bytes=0-0', '0-0', 'a'],
      ['bytes=8-999', '8-19', 'to be played'],
    ] as const) {
      const answer = await play({ range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${part}/20`]);
      expect(answer.headers.get('content-type')).toBe('video/mp4');
      expect(answer.headers.get('content-length')).toBe(String(text.length));
      expect(await answer.text()).toBe(text);
    }

    for (const range of ['bytes=20-', 'bytes=-0']) {
      const outside = await play({ range });
      expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */20']);
      expect(await outside.text()).toBe('');
    }
    for (const range of ['bytes=9-5', 'pages=1-2', 'bytes=0-1,4-5']) expect((await play({ range })).status).toBe(200);
    expect((await play({ range: 'bytes=0-1', 'if-range': `"${id}"` })).status).toBe(206);
    expect((await play({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
  });

  it('removes a video’s keyframes with it', async () => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    const { id } = await analyse(user, videoBytes());
    expect((await filesOnDisk()).length - before.length).toBe(5);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    expect(await filesOnDisk()).toEqual(before);
  });

  it('refuses a video longer than the plan takes, gives its tokens back and keeps no file', async () => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    engine.videoSeconds = 23;
    const file = new Blob([new Uint8Array(videoBytes())]);
    const answer = await user.caller.attempt(analysisRoutes.createAnalysis, { file });
    engine.videoSeconds = 12;
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'video_too_long',
      message: expect.stringMatching(
        /^Your video is 23 seconds long, but your Free plan supports videos up to 15 seconds\. Upgrade to Starter/,
      ),
      details: { seconds: 23, maxSeconds: 15, plan: 'free' },
    });
    const [row] = await user.caller.call(analysisRoutes.listAnalyses, {});
    expect(row).toMatchObject({
      fileType: 'video',
      status: 'failed',
      tokensUsed: 0,
      error: { code: 'video_too_long' },
    });
    await workflowEnd(row?.id ?? '');
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0, available: 50 });
    expect(await filesOnDisk()).toEqual(before);
  });

  it('judges for what was asked, as far as the plan of the analysis goes', async () => {
    const user = await app.signUp();
    const fields = { goal: 'awareness', placement: 'youtube', brand: 'Nord' } as const;
    const file = new Blob([new Uint8Array(await adImage())]);
    await user.caller.call(analysisRoutes.createAnalysis, { file, fields });
    expect(judged.at(-1)).toMatchObject({ settings: fields, plan: 'free' });
  });

  it('tries again when the engine breaks, and charges once', async () => {
    const user = await app.signUp();
    engine.failNext('break');
    const bytes = await adImage();
    const done = await analyse(user, bytes);
    expect(done).toMatchObject({ status: 'completed', cached: false });
    expect(await balance(user)).toMatchObject({ used: 1, reserved: 0 });
  });

  it('gives the token back and ends the work when a running analysis is deleted', async () => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    const inside = engine.hold();
    const { id } = await acceptedAnalysis(user);
    await inside;
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    expect(await balance(user)).toMatchObject({ used: 0, reserved: 0, available: 50 });
    expect(await workflowEnd(id)).toBe('CANCELLED');
    expect(engine.aborted).toBe(true);
    expect((await user.caller.attempt(analysisRoutes.getAnalysis, { params: { id } })).status).toBe(404);
    expect(await filesOnDisk()).toEqual(before);
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
  });

  it('keeps tokens of a deleted, finished analysis used', async () => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    const bytes = await adImage();
    const { id } = await analyse(user, bytes);
    await user.caller.call(analysisRoutes.deleteAnalysis, { params: { id } });
    expect(await balance(user)).toMatchObject({ used: 1, available: 49 });
    expect(await filesOnDisk()).toEqual(before);
    expect((await user.caller.attempt(analysisRoutes.deleteAnalysis, { params: { id } })).status).toBe(404);
  });

  it('streams the present state at once, then each change, and ends', async () => {
    const user = await app.signUp();
    const inside = engine.hold();
    const { id } = await acceptedAnalysis(user);
    await inside;
    const response = await user.caller.fetch(`/api/analyses/${id}/events`, { headers: { 'last-event-id': '7' } });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"status":"running"')) text += (await reader?.read())?.value ?? '';
    engine.release();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    const events = [...text.matchAll(/^id: (\d+)\nevent: progress\ndata: (.*)$/gm)];
    const ids = events.map((e) => Number(e[1]));
    expect(ids).toEqual(ids.map((_, i) => i + 1));
    const data = events.map((e) => JSON.parse(e[2] ?? ''));
    expect(data.at(0)).toMatchObject({ status: 'running' });
    expect(data.at(-1)).toEqual({ status: 'completed', stage: 'done', percent: 100, error: null });
    const percents = data.map((d) => d.percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });
});
