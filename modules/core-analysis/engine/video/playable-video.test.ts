import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { box, boxesOf } from '../../tests/hostile/mp4-boxes.ts';
import { ChunkCollector } from '../chunks.ts';
import type { VideoContainer } from '../decode/sniff-media.ts';
import { generateClip, sound } from '../testing/clip-generator.ts';
import { measureVideo } from './measure-video.ts';
import { playableVideo } from './playable-video.ts';

const CANARY = 'canary-of-the-camera-7f3a';

/** The file as it comes together at the other end, and how it was sent; null where none came. */
async function played(bytes: Uint8Array, container: VideoContainer) {
  const collector = new ChunkCollector();
  const lengths: number[] = [];
  await playableVideo(bytes, container, async (piece) => {
    lengths.push(piece.bytes.length);
    collector.take(structuredClone(piece));
  });
  const { playable } = collector.complete({}) as { playable?: Uint8Array };
  return playable ? { file: playable, lengths } : null;
}

const clip = (container: VideoContainer) =>
  generateClip({
    width: 160,
    height: 284,
    fps: 10,
    grain: 3,
    container,
    scenes: [
      { seconds: 0.8, picture: '#b03a2e' },
      { seconds: 0.8, picture: '#1f618d' },
    ],
    sound: sound(1.6, [{ start: 0, end: 1.6, hz: 440, dbfs: -18 }]),
    thorough: container === 'mkv',
    metadata: { title: CANARY, comment: CANARY, artist: CANARY },
  });

describe('a video to be played', { timeout: 60_000 }, () => {
  it.each(casesOf(['mp4', 'webm', 'mov', 'mkv'] as const, 2))(
    'is the same pictures and sound as the %s, without its tags',
    async (container) => {
      const bytes = await clip(container);
      expect(Buffer.from(bytes).includes(CANARY)).toBe(true);
      const { file } = (await played(bytes, container)) ?? {};
      if (!file) throw new Error('nothing to play');
      expect(Buffer.from(file).includes(CANARY)).toBe(false);
      const [before, after] = await Promise.all([measureVideo(bytes, {}), measureVideo(file, {})]);
      expect(after.measurements.source.container).toBe(container === 'webm' ? 'webm' : 'mp4');
      expect(Math.abs(after.measurements.source.durationS - before.measurements.source.durationS)).toBeLessThan(0.11);
      expect(after.measurements.shots.length).toBe(before.measurements.shots.length);
      expect(after.measurements.audio).not.toBeNull();
      expect(after.preview).toEqual(before.preview);
    },
  );

  it('begins with its index, so that it plays while it loads', async () => {
    const { file } = (await played(await clip('mp4'), 'mp4')) ?? {};
    const order = boxesOf(Buffer.from(file ?? [])).map(({ type }) => type);
    expect(order.indexOf('moov')).toBeGreaterThan(-1);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
  });

  it('is the same to the byte each time', async () => {
    const bytes = await clip('mp4');
    expect(await played(bytes, 'mp4')).toEqual(await played(bytes, 'mp4'));
  });

  it('is nothing where the file cannot be read', async () => {
    expect(await played(new Uint8Array(box('ftyp', Buffer.from('isom'))), 'mp4')).toBeNull();
  });

  it('leaves in pieces of a megabyte, so that a long file is nowhere as a whole, and is as long as the file it was made of', async () => {
    const bytes = await generateClip({
      width: 640,
      height: 1136,
      fps: 30,
      grain: 30,
      crf: 6,
      scenes: [{ seconds: 1.5, picture: '#7d6608' }],
      sound: sound(1.5, [{ start: 0, end: 1.5, hz: 440, dbfs: -18 }]),
    });
    expect(bytes.length).toBeGreaterThan(4e6);
    const { file, lengths } = (await played(bytes, 'mp4')) ?? { file: new Uint8Array(), lengths: [] };
    expect(Math.max(...lengths)).toBe(2 ** 20);
    expect(lengths.filter((length) => length === 2 ** 20).length).toBe(Math.floor(bytes.length / 2 ** 20));
    expect(Math.abs(file.length - bytes.length)).toBeLessThan(30_000);
    const { measurements } = await measureVideo(file, {});
    expect(measurements.source.frames).toBe(45);
    expect(measurements.audio).not.toBeNull();
  });
});
