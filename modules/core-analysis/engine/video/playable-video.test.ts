import { describe, expect, it } from 'vitest';
import { box, boxesOf } from '../../tests/hostile/mp4-boxes.ts';
import { generateClip, sound } from '../testing/clip-generator.ts';
import { measureVideo } from './measure-video.ts';
import { playableVideo } from './playable-video.ts';

const CANARY = 'canary-of-the-camera-7f3a';

const clip = (container: 'mp4' | 'mov' | 'webm') =>
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
    metadata: { title: CANARY, comment: CANARY, artist: CANARY },
  });

describe('a video to be played', { timeout: 60_000 }, () => {
  it.each(['mp4', 'mov', 'webm'] as const)(
    'is the same pictures and sound as the %s, without its tags',
    async (container) => {
      const bytes = await clip(container);
      expect(Buffer.from(bytes).includes(CANARY)).toBe(true);
      const played = await playableVideo(bytes, container);
      if (!played) throw new Error('nothing to play');
      expect(Buffer.from(played).includes(CANARY)).toBe(false);
      const [before, after] = await Promise.all([measureVideo(bytes, {}), measureVideo(played, {})]);
      expect(after.measurements.source.container).toBe(container === 'webm' ? 'webm' : 'mp4');
      expect(Math.abs(after.measurements.source.durationS - before.measurements.source.durationS)).toBeLessThan(0.11);
      expect(after.measurements.shots.length).toBe(before.measurements.shots.length);
      expect(after.measurements.audio).not.toBeNull();
      expect(after.preview).toEqual(before.preview);
    },
  );

  it('begins with its index, so that it plays while it loads', async () => {
    const played = Buffer.from((await playableVideo(await clip('mp4'), 'mp4')) ?? []);
    const order = boxesOf(played).map(({ type }) => type);
    expect(order.indexOf('moov')).toBeGreaterThan(-1);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
  });

  it('is the same to the byte each time', async () => {
    const bytes = await clip('mp4');
    expect(await playableVideo(bytes, 'mp4')).toEqual(await playableVideo(bytes, 'mp4'));
  });

  it('is nothing where the file cannot be read', async () => {
    expect(await playableVideo(new Uint8Array(box('ftyp', Buffer.from('isom'))), 'mp4')).toBeNull();
  });
});
