import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { type FixList, fixRoutes } from '../contract/fixes.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { hear, TARGET_LUFS } from '../engine/fixes/video/normalise-sound.ts';
import { eachPacket, withVideo } from '../engine/fixes/video/open-source.ts';
import { readSound } from '../engine/fixes/video/read-sound.ts';
import { flat, generateClip, panning, pixelsOf, sound } from '../engine/testing/clip-generator.ts';
import { StreamDecoder, stampOf } from '../engine/video/decode-frames.ts';
import { uploadOf } from './factories.ts';

/** The least that the placement takes: under it no fix of something else could raise the score. */
const SIZE = { width: 540, height: 960 };
const FPS = 30;
/** Black and silent until then, seconds; and when the picture flashes white and a tone beeps. */
const DEAD = 1.3;
const EVENT = 3;
const LENGTH = 7;

let app: TestApp;
let source: Buffer;
beforeAll(async () => {
  app = await createTestApp({ workflows: 'worker', environment: { ENGINE_PROCESSES: '1' } });
  source = await quietClip();
}, 120_000);
afterAll(() => app.stop());

/** A vertical ad of quiet sound that begins with black, filmed by somebody somewhere. */
async function quietClip(): Promise<Buffer> {
  const photo = await sharp(await readFile(join(import.meta.dirname, 'photos', 'coffee.jpg')))
    .resize(2 * SIZE.width, SIZE.height, { fit: 'cover' })
    .png()
    .toBuffer();
  const glide = panning(await pixelsOf(photo), 40);
  const card = {
    background: '#f4f1ea',
    shapes: '<rect x="90" y="600" width="360" height="120" rx="24" fill="#c2410c"/>',
    texts: [
      { text: 'Fresh coffee', x: 60, y: 360, size: 72, weight: 700 as const },
      { text: '20% off today', x: 60, y: 460, size: 60, weight: 700 as const },
      { text: 'Order now', x: 144, y: 680, size: 52, weight: 700 as const, fill: '#ffffff' },
    ],
  };
  const clip = await generateClip({
    ...SIZE,
    fps: FPS,
    scenes: [
      { seconds: DEAD, picture: '#000000' },
      { seconds: EVENT - DEAD, picture: glide },
      { seconds: 0.2, picture: () => flat('#ffffff', SIZE) },
      { seconds: 1.8, picture: glide },
      { seconds: 2, picture: card },
    ],
    metadata: { location: '+52.5200+013.4050/', artist: 'Secret Person' },
    sound: sound(LENGTH, [
      { start: DEAD, end: LENGTH, hz: 330, dbfs: -38 },
      { start: EVENT, end: EVENT + 0.2, hz: 997, dbfs: -20 },
    ]),
  });
  return Buffer.from(clip);
}

async function until<T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  return vi.waitFor(
    async () => {
      const value = await read();
      if (!done(value)) throw new Error(`not yet: ${JSON.stringify(value)}`);
      return value;
    },
    { timeout: 240_000, interval: 500 },
  );
}

async function fixesFor(user: TestUser): Promise<{ id: string; list: FixList }> {
  const { id } = await user.caller.call(analysisRoutes.createAnalysis, {
    ...uploadOf(source, 'ad.mp4'),
    fields: { goal: 'sales', placement: 'tiktok' },
  });
  const params = { id };
  const analysis = await until(
    () => user.caller.call(analysisRoutes.getAnalysis, { params }),
    ({ status }) => status === 'completed' || status === 'failed',
  );
  expect(analysis).toMatchObject({ status: 'completed', fileType: 'video' });
  await user.caller.call(fixRoutes.requestFixes, { params });
  const list = await until(
    () => user.caller.call(fixRoutes.getFixes, { params }),
    ({ status }) => status === 'completed' || status === 'failed',
  );
  return { id, list };
}

/** The time of the first white picture and how many pictures there are. */
async function seen(bytes: Uint8Array): Promise<{ flash: number; pictures: number }> {
  const times: number[] = [];
  let pictures = 0;
  await withVideo({ bytes, container: 'mp4' }, async (open) => {
    const decoder = new StreamDecoder(open.video.stream);
    const look: Parameters<StreamDecoder['decode']>[1] = (frame) => {
      pictures += 1;
      const row = frame.data?.[0]?.subarray(0, SIZE.width) ?? Buffer.alloc(1);
      if (row.reduce((sum, value) => sum + value, 0) / row.length > 220)
        times.push(Number(stampOf(frame)) * open.video.tick);
    };
    await eachPacket(open, (packet, track) => {
      if (track === 'picture') decoder.decode(packet, look);
    });
    decoder.decode(null, look);
    decoder.free();
  });
  return { flash: Math.min(...times), pictures };
}

/** When the beep sets in, and what our meter says of the whole. */
async function heard(bytes: Uint8Array): Promise<{ beep: number; lufs: number; truePeakDbtp: number }> {
  const found = await readSound({ bytes, container: 'mp4' });
  const plane = found?.planes[0] ?? new Float32Array(1);
  const loudest = plane.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const { lufs, truePeakDbtp } = found ? hear(found) : { lufs: null, truePeakDbtp: 0 };
  const first = plane.findIndex((value) => Math.abs(value) > loudest / 2);
  return { beep: first / (found?.sampleRate ?? 1), lufs: lufs ?? Number.NaN, truePeakDbtp };
}

describe('fixes of a video, with the real engine', () => {
  it('sound at the target, no dead opening, beep and flash within a frame of each other, nothing of the author', async () => {
    const user = await app.signUp();
    await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
    const { list } = await fixesFor(user);
    expect(list).toMatchObject({ status: 'completed', error: null });
    const offered = list.fixes.map((fix) => fix.id).sort();
    expect(offered, JSON.stringify(list.tried)).toEqual(expect.arrayContaining(['loudness', 'trim']));
    const before = await heard(source);
    expect(Math.abs(before.lufs - TARGET_LUFS)).toBeGreaterThan(5);
    for (const fix of list.fixes) {
      expect(fix.scoreAfter).toBeGreaterThan(fix.scoreBefore);
      const file = await user.caller.fetch(fix.downloadUrl);
      expect(file.headers.get('content-type')).toBe('video/mp4');
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.length).toBe(fix.bytes);
      expect(bytes.toString('latin1')).not.toMatch(/Secret|52\.5|\u00a9xyz/);
      const [sounds, looks] = [await heard(bytes), await seen(bytes)];
      const cut = fix.id === 'loudness' ? 0 : DEAD;
      expect(Math.abs(looks.flash - (EVENT - cut)), `${fix.id}: flash`).toBeLessThanOrEqual(1 / FPS);
      expect(Math.abs(sounds.beep - looks.flash), `${fix.id}: in step`).toBeLessThanOrEqual(1 / FPS);
      expect(Math.abs(looks.pictures - (LENGTH - cut) * FPS), `${fix.id}: pictures`).toBeLessThanOrEqual(1);
      if (fix.id !== 'trim') {
        expect(Math.abs(sounds.lufs - TARGET_LUFS), `${fix.id}: loudness`).toBeLessThanOrEqual(0.5);
        expect(sounds.truePeakDbtp).toBeLessThanOrEqual(-1);
      }
    }
  }, 600_000);
});
