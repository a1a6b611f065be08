import { beforeAll, describe, expect, it } from 'vitest';
import { DEEP } from '#platform/testing/depth.ts';
import { judge } from '../judge/judge.ts';
import { generateClip, type Painter, panning, pixelsOf, sound } from '../testing/clip-generator.ts';
import { drawPng } from '../testing/draw-text.ts';
import { photoNoise } from '../testing/photo-noise.ts';
import { measureVideo } from './measure-video.ts';
import type { VideoMeasurements } from './video-measurements.ts';

const SIZE = { width: 540, height: 960 };
const FRAME_S = 1 / 24;
/** 29 px of 1080 high: a keyframe reads it, the smaller frames of two a second do not. Below 77 % lies the interface of TikTok. */
const small = { text: 'Grown on the south slope since 1952', x: 20, y: 900, size: 18, fill: '#ffffff' };
const large = { text: 'Order the wine', x: 270, y: 400, size: 44, fill: '#ffffff', anchor: 'middle' as const };

describe('a line under the interface that only keyframes can read', { timeout: 180_000 }, () => {
  let whole: VideoMeasurements;
  let part: VideoMeasurements | undefined;
  let moving: VideoMeasurements;
  beforeAll(async () => {
    const photo = await photoNoise(SIZE.width, SIZE.height, { seed: 5, base: 60, strength: 0.3 });
    const clip = async (...scenes: { seconds: number; texts: (typeof small | typeof large)[] }[]) => {
      const drawn = scenes.map(({ seconds, texts }) => ({ seconds, picture: { photo, texts } }));
      return (await measureVideo(await generateClip({ ...SIZE, fps: 24, scenes: drawn }), {})).measurements;
    };
    whole = await clip({ seconds: 1.5, texts: [small] }, { seconds: 1.5, texts: [small, large] });
    if (DEEP)
      part = await clip({ seconds: 1, texts: [] }, { seconds: 2.3, texts: [small] }, { seconds: 0.7, texts: [] });
    const letters = await pixelsOf(await drawPng({ ...SIZE, background: '#000000', texts: [small] }));
    const ground = panning(
      await pixelsOf(await photoNoise(900, SIZE.height, { seed: 9, base: 60, strength: 0.3 })),
      60,
    );
    const over: Painter = (seconds, size) => {
      const below = ground(seconds + 1, size);
      if (seconds < 1 - 1e-6 || seconds >= 3.5 - 1e-6) return below;
      return { ...below, rgb: below.rgb.map((value, at) => Math.max(value, letters.rgb[at] as number)) };
    };
    const panned = await generateClip({ ...SIZE, fps: 24, scenes: [{ seconds: 4, picture: over }] });
    moving = (await measureVideo(panned, {})).measurements;
  }, 180_000);

  // truth of video: text.spans[].text text.spans[].start text.spans[].end
  //   planted: a line of 1.9 % of the height that stands for the whole clip, and one that comes and goes on a ground that stands or moves
  //   within: exact words, 2 frames
  it('is among the texts for as long as it stands', () => {
    for (const [m, start, end] of [
      [whole, 0, 3],
      [moving, 1, 3.5],
      [part, 1, 3.3],
    ] as const) {
      if (!m) continue;
      const found = m.text.spans.filter(({ text }) => text === small.text);
      expect(found, JSON.stringify(m.text.spans)).toHaveLength(1);
      expect(Math.abs((found[0]?.start ?? 9) - start)).toBeLessThanOrEqual(2 * FRAME_S);
      expect(Math.abs((found[0]?.end ?? 9) - end)).toBeLessThanOrEqual(2 * FRAME_S);
    }
    expect(whole.text.spans.map(({ text }) => text)).toContain(large.text);
  });

  // truth of video: placements[].coveredBlocks
  //   planted: the same line at 94 % of the height
  //   within: 0.95 of it covered
  it('lies in the zones: no praise that nothing hides', () => {
    const tiktok = whole.placements.find(({ placement }) => placement === 'tiktok');
    const at = whole.text.spans.findIndex(({ text }) => text === small.text);
    expect(tiktok?.coveredBlocks.find(({ block }) => block === at)?.share).toBeGreaterThanOrEqual(0.95);
    const { good, bad } = judge(whole, { goal: 'sales', placement: 'tiktok' }).results;
    expect(good.flatMap(({ evidence }) => evidence.ruleId)).not.toContain('X-02');
    expect(bad.map(({ text }) => text).join(' / ')).toMatch(/100 % of “Grown on the south/);
  });
});

describe('hook, offer and button over music', { timeout: 180_000 }, () => {
  // truth of video: text.spans[].caption
  //   planted: hook, offer and button at one place over a tone
  //   within: exact
  it('are no captions, and the report says of each what it says of all', async () => {
    const photos = [1, 2, 3, 4].map((seed) =>
      photoNoise(SIZE.width, SIZE.height, { seed, base: seed % 2 ? 60 : 150, strength: 0.5 }),
    );
    const [first, second, third, last] = (await Promise.all(photos)) as [Buffer, Buffer, Buffer, Buffer];
    const panel = '<rect x="0" y="560" width="540" height="150" fill="#101010"/>';
    const button = '<rect x="90" y="600" width="360" height="90" rx="45" fill="#ffc400"/>';
    const line = (text: string, size: number) => ({ text, x: 40, y: 650, size, fill: '#ffffff' });
    const ask = { text: 'Book your hut', x: 270, y: 660, size: 40, fill: '#1a1a1a', anchor: 'middle' as const };
    const bytes = await generateClip({
      ...SIZE,
      fps: 24,
      scenes: [
        { seconds: 2, picture: { photo: first, shapes: panel, texts: [line('Bored at home?', 56)] } },
        { seconds: 1, picture: { photo: second } },
        { seconds: 2, picture: { photo: third, shapes: panel, texts: [line('Huts from $39 a night', 42)] } },
        { seconds: 2, picture: { photo: last, shapes: button, texts: [ask] } },
      ],
      sound: sound(7, [{ start: 0, end: 7, hz: 440, dbfs: -18 }]),
    });
    const { measurements } = await measureVideo(bytes, {});
    expect(measurements.text.spans.map(({ text, caption }) => [text, caption])).toEqual([
      ['Bored at home?', false],
      ['Huts from $39 a night', false],
      ['Book your hut', false],
    ]);
    const { bad, good, basis, texts } = judge(measurements, { goal: 'sales', placement: 'tiktok' }).results;
    const said = [...bad, ...good]
      .map(({ title, text }) => `${title}. ${text}`)
      .concat(basis.rulesNotMeasured)
      .join(' / ');
    expect(said).not.toMatch(/The screen says nothing|No line says what|It just stops|on no measured keyframe/);
    expect(texts.filter(({ role }) => role === 'cta').map(({ text }) => text)).toEqual(['Book your hut']);
  });
});
