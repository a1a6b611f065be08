import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOfVideo } from '../copy/words-of-video.ts';
import type { Frame } from '../frame.ts';
import { generateClip, type Painter, panning, pixelsOf } from '../testing/clip-generator.ts';
import { drawPng } from '../testing/draw-text.ts';
import { photoNoise } from '../testing/photo-noise.ts';
import { measureVideo } from './measure-video.ts';
import type { TextSpan } from './video-measurements.ts';

const SIZE = { width: 270, height: 480 };
/** Planted times fall between the samples of texts, which are read every 0.5 s. */
const EXACT_S = 0.1;

const headline = { text: 'Wet feet ruin it', x: 135, y: 120, size: 30, fill: '#ffffff', anchor: 'middle' as const };
const offer = { text: '30% off boots', x: 135, y: 300, size: 32, fill: '#ffe14d', anchor: 'middle' as const };
const request = { text: 'Order today', x: 135, y: 240, size: 40, fill: '#ffffff', anchor: 'middle' as const };

/** White letters over a ground that moves, from `since` seconds into the scene on. */
async function over(ground: Painter, line: typeof request, since: number): Promise<Painter> {
  const letters = await pixelsOf(await drawPng({ ...SIZE, background: '#000000', texts: [line] }));
  return (seconds, size) => {
    const below = ground(seconds, size);
    if (seconds < since - 1e-6) return below;
    return { ...below, rgb: below.rgb.map((value, at) => Math.max(value, letters.rgb[at] as number)) };
  };
}

describe('a shot too short to hold one of two frames a second', { timeout: 180_000 }, () => {
  const flashed = { text: 'Order today', x: 135, y: 360, size: 30, fill: '#ffffff', anchor: 'middle' as const };

  // truth of video: text.spans[].text text.spans[].start text.spans[].end
  //   planted: a shot of 0.3 s between two samples
  //   within: exact words, 1 frame
  it('is read, with the offer and the request it carries at its times and nowhere else', async () => {
    const [one, other] = await Promise.all(
      [9, 12].map(async (seed) => pixelsOf(await photoNoise(400, 520, { seed, base: 40 + 5 * seed, strength: 0.5 }))),
    );
    const photo = await photoNoise(270, 480, { seed: 5, base: 60, strength: 0.5 });
    const bytes = await generateClip({
      ...SIZE,
      grain: 1,
      scenes: [
        { seconds: 2.1, picture: panning(one as Frame, 25) },
        { seconds: 0.3, picture: { photo, texts: [offer, flashed] } },
        { seconds: 2.1, picture: panning(other as Frame, 25) },
      ],
    });
    const { measurements } = await measureVideo(bytes, {});
    const { spans } = measurements.text;
    expect(spans.map(({ text }) => text).sort()).toEqual([offer.text, flashed.text].sort());
    for (const { start, end } of spans) {
      expect(Math.abs(start - 2.1)).toBeLessThanOrEqual(1 / 30);
      expect(Math.abs(end - 2.4)).toBeLessThanOrEqual(1 / 30);
    }
    expect(measurements.text).toMatchObject({ wordsFirst3s: 5 });
    expect(measurements.text).not.toHaveProperty('shotsUnread');
    const words = wordsOfVideo(measurements);
    expect(words.copy.offer?.text).toContain('30% off');
    expect(words.copy.cta?.text).toBe('Order today');
  });
});

describe('when texts come and go', { timeout: 180_000 }, () => {
  let spans: TextSpan[];
  beforeAll(async () => {
    const photo = await photoNoise(270, 480, { seed: 5, base: 60, strength: 0.5 });
    const wide = await pixelsOf(await photoNoise(400, 520, { seed: 9, base: 80, strength: 0.5 }));
    const bytes = await generateClip({
      ...SIZE,
      grain: 1,
      scenes: [
        { seconds: 2.5, picture: '#000000' },
        { seconds: 1.2, picture: { photo, texts: [headline] } },
        { seconds: 0.7, picture: { photo, texts: [headline, offer] } },
        { seconds: 1.8, picture: { photo, texts: [offer] } },
        { seconds: 3, picture: await over(panning(wide, 25), request, 0.4) },
      ],
    });
    spans = (await measureVideo(bytes, {})).measurements.text.spans;
  }, 180_000);

  const spanOf = (text: string) => {
    const found = spans.filter((span) => span.text === text);
    expect(found, spans.map((span) => span.text).join(' / ')).toHaveLength(1);
    return found[0] as TextSpan;
  };

  // truth of video: text.spans[].start text.spans[].end
  //   planted: a clip with texts that come and go between the samples
  //   within: 0.1 s
  it('is told within 0.1 s of the frame: out of the black, beside another text, with a cut and over a ground that moves', () => {
    for (const [text, start, end] of [
      [headline.text, 2.5, 4.4],
      [offer.text, 3.7, 6.2],
      [request.text, 6.6, 9.2],
    ] as const) {
      const span = spanOf(text);
      expect(Math.abs(span.start - start), `${text} comes at ${span.start}`).toBeLessThanOrEqual(EXACT_S);
      expect(Math.abs(span.end - end), `${text} goes at ${span.end}`).toBeLessThanOrEqual(EXACT_S);
    }
  });

  it('is never within the black before it', () => {
    expect(spanOf(headline.text).start).toBeGreaterThanOrEqual(2.49);
  });
});
