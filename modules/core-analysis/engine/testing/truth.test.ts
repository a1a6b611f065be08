import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Region } from '../../contract/evidence.ts';
import { contrastRatio, relativeLuminance, rgbOf } from '../colour-science.ts';
import { gaussianBlur } from '../measure/plane.ts';
import { measureSharpness } from '../measure/technical/sharpness.ts';
import { measureFile } from '../measure-file.ts';
import { readText, warmText } from '../text/recognise/read-text.ts';
import { ENGINE_VERSION } from '../version.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import { type Clip, generateClip, panning, pixelsOf, sound } from './clip-generator.ts';
import { type DrawnText, drawFrames, drawPng, framesOf, inkRegion } from './draw-text.ts';
import { photoNoise, seededNumbers } from './photo-noise.ts';

/** Planted answers of measures that no other test plants; `truth-suite.ts` lists them all. */

const grey = (level: number) => `#${Math.round(level).toString(16).padStart(2, '0').repeat(3)}`;
const luminanceOf = (hex: string) => relativeLuminance(...rgbOf(hex));
const ratioOf = (one: string, other: string) => contrastRatio(luminanceOf(one), luminanceOf(other));

/** The grey whose contrast on this ground is nearest to `wanted` and not lower than it. */
function greyAt(ground: string, wanted: number): string {
  const levels = Array.from({ length: 256 }, (_, level) => grey(level)).filter(
    (fill) => ratioOf(fill, ground) >= wanted,
  );
  const nearest = levels.sort((one, other) => ratioOf(one, ground) - ratioOf(other, ground))[0];
  if (!nearest) throw new Error(`no grey stands off ${ground} by ${wanted}`);
  return nearest;
}

function overlap(one: Region, other: Region): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  const both = Math.max(0, w) * Math.max(0, h);
  return both / (one.w * one.h + other.w * other.h - both);
}

const LINES = [
  'Fresh bread before seven', 'Order by noon today', 'Two weeks for free', 'Made in small batches', 'Rated by our guests',
  'Save 30% on boots', 'Free returns for a year', 'Start with one lesson', 'Ships in 24 hours', 'No card needed',
  'Book your table now', 'Only 12 seats left', 'Sleep better tonight', 'Built for rainy days', 'Join 4,200 runners',
  'Try it for 60 days', 'From $19 a month', 'Picked this morning', 'Charge it in an hour', 'Half the price of gas',
  'Grown without sprays', 'Your first bag is free', 'Learn to draw at home', 'Call us before five', 'Find a coach nearby',
  'Warm within minutes', 'One app for the house', 'Walk to the beach', 'Keep what you like', 'Paint that lasts',
] as const; // biome-ignore format: a list of wordings

// truth of image: text.blocks[].text
//   planted: over 60 lines in five weights, on plain and on uneven grounds
//   within: recall at least 0.9
describe('text of 3 % of the frame height at 4.5:1', { timeout: 180_000 }, () => {
  const size = { width: 1080, height: 1350 };
  const weights = [300, 400, 500, 700, 900] as const;
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}%$, ]/gu, '')
      .split(/\s+/)
      .filter(Boolean);

  it('is found with a recall of 0.9 and more of 11 lines on each ground in five weights, on plain and on uneven grounds', async () => {
    await warmText();
    const next = seededNumbers(17);
    const grounds = ['#ffffff', '#12263a', '#f2e8d5', '#7a1f2b', '#0b3d2e', '#d9e4ec'];
    let [lines, words, found] = [0, 0, 0];
    for (const [index, ground] of casesOf(grounds, 2).entries()) {
      const fill = greyAt(ground, 4.5);
      const texts: DrawnText[] = Array.from({ length: 11 }, (_, line) => ({
        text: LINES[(index * 11 + line) % LINES.length] as string,
        x: 60 + next() * 300,
        y: 100 + line * 115,
        size: 0.03 * size.height,
        weight: weights[(index + line) % weights.length] as (typeof weights)[number],
        fill,
      }));
      const plain = await drawPng({ ...size, background: ground, texts });
      // Every second ground is as uneven as a softly lit wall, by two levels or so; the contrast stays what it is.
      const veil = await sharp(
        await photoNoise(size.width, size.height, { base: 128, strength: 0.04, seed: index }),
      ).toBuffer();
      const image =
        index % 2 === 0
          ? plain
          : await sharp(plain)
              .composite([{ input: veil, blend: 'soft-light' }])
              .removeAlpha()
              .png()
              .toBuffer();
      const { blocks } = await readText(await framesOf(image));
      const read = blocks.flatMap(({ text }) => wordsOf(text));
      for (const { text } of texts) {
        lines += 1;
        for (const word of wordsOf(text)) {
          words += 1;
          const at = read.indexOf(word);
          if (at < 0) continue;
          found += 1;
          read.splice(at, 1);
        }
      }
    }
    expect(lines).toBe(11 * casesOf(grounds, 2).length);
    expect(found / words, `${found} of ${words} words`).toBeGreaterThanOrEqual(0.9);
  });
});

// truth of image: text.blocks[].contrast
//   planted: grey letters on white, on black and on a colour at 3:1
//   within: 5 %
describe('contrast of exactly 3:1', { timeout: 60_000 }, () => {
  it.each(casesOf(['#ffffff', '#2e5b88', '#000000'], 2))('is measured on %s within 5 %%', async (ground) => {
    const fill = greyAt(ground, 3);
    const exact = ratioOf(fill, ground);
    expect(exact).toBeLessThan(3.05);
    const texts: DrawnText[] = [{ text: 'Exactly three', x: 60, y: 160, size: 90, weight: 700, fill }];
    const { blocks } = await readText(await drawFrames({ width: 800, height: 260, background: ground, texts }));
    expect(blocks).toHaveLength(1);
    expect(Math.abs((blocks[0]?.contrast ?? 0) - exact)).toBeLessThanOrEqual(0.05 * exact);
  });
});

// truth of image: technical.sharpness.best
//   planted: a grating of 16 pixels blurred by sigma 1, 2 and 3, against what a Gaussian passes
//   within: 15 %
describe('sharpness of a grating blurred by a known radius', () => {
  it('falls by the square of what a Gaussian leaves of its frequency, within 15 %', () => {
    const period = 16;
    const data = Float32Array.from(
      { length: 1024 * 1024 },
      (_, at) => 127.5 + 100 * Math.sin((2 * Math.PI * (at % 1024)) / period),
    );
    const grating = { width: 1024, height: 1024, data };
    const best = (sigma: number) => measureSharpness(sigma > 0 ? gaussianBlur(grating, sigma) : grating).best;
    const sharpest = best(0);
    for (const sigma of [1, 2, 3]) {
      // A Gaussian passes exp(-2 (pi f sigma)^2) of a frequency f; a variance goes with its square.
      const left = Math.exp(-4 * ((Math.PI * sigma) / period) ** 2);
      const measured = best(sigma) / sharpest;
      expect(Math.abs(measured / left - 1), `sigma ${sigma}: ${measured} of ${left}`).toBeLessThanOrEqual(0.15);
    }
  });
});

// truth of image: technical.bytesPerPixel
//   planted: a file of known length
//   within: 4 digits
describe('bytes a pixel of a file', { timeout: 60_000 }, () => {
  it('are its length over its pixels', async () => {
    const bytes = await sharp(await photoNoise(400, 300))
      .jpeg({ quality: 80 })
      .toBuffer();
    const { measurements } = await measureFile({ bytes }, () => undefined);
    if (measurements.kind !== 'image') throw new Error('a picture was taken for a video');
    expect(measurements.technical.bytesPerPixel).toBeCloseTo(bytes.length / 120_000, 4);
  });
});

describe('a planted clip', { timeout: 180_000 }, () => {
  const size = { width: 270, height: 480 };
  const line: DrawnText = { text: 'Fresh figs today', x: 22, y: 130, size: 26, weight: 700, fill: '#ffffff' };
  const measure = async (clip: Omit<Clip, 'width' | 'height'>) => {
    const bytes = await generateClip({ ...size, ...clip });
    return (await measureFile({ bytes }, () => undefined)).measurements as VideoMeasurements;
  };
  let still: VideoMeasurements;
  let moving: VideoMeasurements;

  beforeAll(async () => {
    await warmText();
    const wide = await photoNoise(700, 480, { seed: 3, base: 120, strength: 0.7 });
    const sharpHalf = await pixelsOf(wide);
    const soft = await pixelsOf(await sharp(wide).blur(6).png().toBuffer());
    moving = await measure({
      fps: 24,
      scenes: [
        { seconds: 1.5, picture: panning(sharpHalf, 0) },
        { seconds: 1.5, picture: panning(sharpHalf, 48) },
        { seconds: 1.5, picture: panning(soft, 96) },
      ],
      sound: sound(4.5, [{ start: 0, end: 4.5, hz: 997, dbfs: -14 }], 2, 44_100),
    });
    still = await measure({
      fps: 24,
      scenes: [
        {
          seconds: 2,
          picture: {
            background: '#000000',
            shapes: '<rect y="72" width="270" height="336" fill="#24507a"/>',
            texts: [line],
          },
        },
      ],
      sound: sound(2, [{ start: 0, end: 2, hz: 440, dbfs: -20 }], 1),
    });
  }, 180_000);

  // truth of video: kind engineVersion
  //   planted: the version of the engine
  //   within: exact
  // truth of video: source.hdr
  //   planted: a clip of standard range
  //   within: exact
  // truth of video: audio.channels audio.sampleRate
  //   planted: one and two channels
  //   within: exact
  it('facts of a planted clip: version, range, channels and rate', () => {
    for (const { kind, engineVersion, source } of [moving, still]) {
      expect({ kind, engineVersion, hdr: source.hdr }).toEqual({
        kind: 'video',
        engineVersion: ENGINE_VERSION,
        hdr: false,
      });
    }
    expect(moving.audio).toMatchObject({ channels: 2, sampleRate: 44_100 });
    expect(still.audio).toMatchObject({ channels: 1, sampleRate: 48_000 });
  });

  // truth of video: audio.integratedLufs
  //   planted: a stereo tone at -14 LUFS, through AAC
  //   within: 0.3 LU
  it('loudness of a clip at -14 LUFS within 0.3 LU, through the codec', () => {
    // A stereo sine of -14 dBFS measures -14 LUFS at 997 Hz (EBU Tech 3341: -23 dBFS is -23 LUFS).
    expect(Math.abs((moving.audio?.integratedLufs ?? 0) + 14)).toBeLessThanOrEqual(0.3);
  });

  // truth of video: shots[].motion timeline.motion
  //   planted: still, slow and fast pans
  //   within: zero, then rising
  it('motion of a pan twice as fast: none while it stands, some in the slow pan, none of it in the still clip', () => {
    const { stepS, motion } = moving.timeline;
    const mean = (from: number, to: number) => {
      const part = motion.slice(Math.ceil(from / stepS), Math.floor(to / stepS));
      return part.reduce((sum, value) => sum + value, 0) / part.length;
    };
    expect(mean(0, 1.5)).toBeLessThan(0.001);
    expect(mean(2, 3)).toBeGreaterThan(0.005);
    expect(still.shots[0]?.motion).toBeLessThan(0.001);
    expect(Math.max(...moving.shots.map((shot) => shot.motion))).toBeGreaterThan(0.005);
  });

  // truth of video: timeline.sharpness timeline.attention
  //   planted: a sharp half and a blurred half; one sudden change
  //   within: order; the peak at the change
  it('sharpness and attention over time: lower where blurred, highest at the sudden change', () => {
    const { stepS, sharpness, attention } = moving.timeline;
    const at = (values: readonly number[], seconds: number) => values[Math.floor(seconds / stepS)] ?? 0;
    expect(at(sharpness, 0.7)).toBeGreaterThan(4 * at(sharpness, 3.7));
    expect(Math.max(...attention)).toBeGreaterThan(1.2 * at(attention, 0.7));
    const top = attention.indexOf(Math.max(...attention)) * stepS;
    expect(top).toBeGreaterThanOrEqual(1.5 - stepS);
  });

  // truth of video: bars
  //   planted: bars of 15 % over and under
  //   within: 0.01 of the height
  it('bars of a letterboxed clip within 0.01 of the height', () => {
    const { top, bottom, left, right } = still.bars;
    expect(Math.abs(top - 0.15)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(bottom - 0.15)).toBeLessThanOrEqual(0.01);
    expect([left, right]).toEqual([0, 0]);
  });

  // truth of video: text.spans[].region text.spans[].role text.spans[].words text.spans[].lineHeight text.spans[].lineHeightOfShortSide text.spans[].contrast text.spans[].confidence
  //   planted: one line of known ink and colours
  //   within: overlap 0.5, height 15 %, contrast 15 %
  it('place, size and contrast of a text on a clip', () => {
    const [span] = still.text.spans;
    if (!span) throw new Error('no text was found');
    expect(still.text.spans).toHaveLength(1);
    expect(span).toMatchObject({ text: line.text, words: 3, caption: false });
    expect(span.confidence).toBeGreaterThan(0.8);
    expect(overlap(span.region, inkRegion(line, size))).toBeGreaterThan(0.5);
    const ink = inkRegion({ ...line, text: 'Fhgyd' }, size).h;
    expect(Math.abs(span.lineHeight - ink)).toBeLessThanOrEqual(0.25 * ink);
    expect(span.lineHeightOfShortSide).toBeCloseTo((span.lineHeight * size.height) / size.width, 3);
    const exact = ratioOf('#ffffff', '#24507a');
    expect(Math.abs((span.contrast ?? 0) - exact)).toBeLessThanOrEqual(0.15 * exact);
    expect(['headline', 'body', 'offer', 'cta', 'small']).toContain(span.role);
  });
});
