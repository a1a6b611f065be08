import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import type { Analysis } from '../contract/analysis.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { generateClip, sound } from '../engine/testing/clip-generator.ts';
import { adImage, ledgerOn } from './factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workflows: 'worker', environment: { ENGINE_PROCESSES: '1' } });
}, 120_000);
afterAll(() => app.stop());

const photo = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, 'photos', name));

function analyse(user: TestUser, bytes: Buffer, fileName: string) {
  const file = new Blob([new Uint8Array(bytes)]);
  return user.caller.attempt(analysisRoutes.createAnalysis, { file, fileName });
}

describe('an analysis, with the real engine', () => {
  it('measures and judges an ad with words and charges one token', async () => {
    const user = await app.signUp();
    const answer = await analyse(user, await adImage(), 'bread.png');
    expect(answer.status).toBe(200);
    const done = answer.body as Analysis;
    expect(done).toMatchObject({ status: 'completed', fileName: 'bread.png', cached: false, tokensUsed: 1 });
    expect(done.conversionScore).toBe(`${done.analysisResults?.score}%`);
    expect(done.analysisResults?.image).toMatchObject({ width: 400, height: 500, format: 'png' });
    expect(done.analysisResults?.texts.map((t) => t.text).join(' ')).toMatch(/order now/i);
    expect(done.feedback).toMatch(/^<h2>/);
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 1, reserved: 0 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
    const listed = await user.caller.call(analysisRoutes.listAnalyses, {});
    expect(listed).toMatchObject([{ id: done.id, conversionScore: done.conversionScore, topAdvice: done.topAdvice }]);
  });

  it('measures and judges a video, charges three tokens and serves its keyframes', async () => {
    const user = await app.signUp();
    const clip = await generateClip({
      width: 270,
      height: 480,
      fps: 15,
      grain: 3,
      scenes: [
        { seconds: 1.5, picture: '#b03a2e' },
        { seconds: 1.5, picture: { background: '#f4f1ea', texts: [{ text: 'Order now', x: 40, y: 240, size: 40 }] } },
      ],
      sound: sound(3, [{ start: 0, end: 3, hz: 440, dbfs: -18 }]),
    });
    const done = (await analyse(user, Buffer.from(clip), 'ad.mp4')).body as Analysis;
    expect(done).toMatchObject({ status: 'completed', fileType: 'video', tokensUsed: 3 });
    const video = done.analysisResults?.video;
    expect(video).toMatchObject({ hasAudio: true });
    expect(Math.abs((video?.durationSeconds ?? 0) - 3)).toBeLessThan(0.1);
    const kept = video?.shots.flatMap(({ frame }) => (frame === null ? [] : [frame])) ?? [];
    expect(kept.length).toBeGreaterThan(0);
    for (const frame of kept) {
      const response = await user.caller.fetch(`/api/analyses/${done.id}/frames/${frame}`);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    }
    const played = await user.caller.fetch(done.videoUrl ?? '', { headers: { range: 'bytes=4-7' } });
    expect([played.status, await played.text()]).toEqual([206, 'ftyp']);
    const strange = (await app.signUp()).caller;
    expect((await strange.fetch(done.videoUrl ?? '')).status).toBe(404);
    expect((await strange.fetch(`/api/analyses/${done.id}/frames/${kept[0]}`)).status).toBe(404);
  }, 120_000);

  it('gives the same file the same result, byte for byte, cached or for someone else, with pictures within their sizes', async () => {
    const [user, two] = [await app.signUp(), await app.signUp()];
    const bytes = await photo('coffee.jpg');
    const all: Analysis[] = [];
    for (const one of [user, user, two]) all.push((await analyse(one, bytes, 'coffee.jpg')).body as Analysis);
    expect(new Set(all.map(({ analysisResults }) => JSON.stringify(analysisResults))).size).toBe(1);
    expect(all.map(({ cached }) => cached)).toEqual([false, true, false]);
    const done = all[0] as Analysis;
    for (const [path, longest] of [
      [done.previewUrl, 1280],
      [done.thumbnailUrl, 320],
    ] as const) {
      const picture = Buffer.from(await (await user.caller.fetch(path ?? '')).arrayBuffer());
      expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
      const { width, height } = imageSize(picture);
      expect(Math.max(width, height)).toBeLessThanOrEqual(longest);
    }
  });

  it('refuses a photograph that was cut short, with its code, no token and no file kept', async () => {
    const user = await app.signUp();
    const bytes = await photo('sunrise-hills.jpg');
    const answer = await analyse(user, bytes.subarray(0, bytes.length / 3), 'half.jpg');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'file_unreadable' });
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 0, available: 50 });
    expect(await user.caller.call(analysisRoutes.listAnalyses, {})).toMatchObject([
      { status: 'failed', tokensUsed: 0, error: { code: 'file_unreadable' } },
    ]);
  });
});
