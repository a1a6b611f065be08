import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { decodeImage } from '../decode/decode-image.ts';
import { applyTone } from '../fixes/apply-tone.ts';
import { measureStill } from '../measure-still.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { judge } from './judge.ts';

const SIZE = { width: 864, height: 1080 };
const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
/** Points by which a promise may lie over what doing it brought. */
const OVER = 5;

interface Flaw {
  /** New value = contrast x value + black, of 255 levels. */
  contrast: number;
  black: number;
  /** Standard deviation of the noise laid over it, of 255 levels. */
  noise: number;
  /** Radius in pixels at which a spotlight has faded to a third; none: the whole frame is lit. */
  spotlight?: number;
}

/** The same noise each time, near to normal: six even numbers added up. */
function* noiseOf(sigma: number): Generator<number> {
  let seed = 12345;
  for (;;) {
    let sum = 0;
    for (let i = 0; i < 6; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      sum += seed / 2 ** 32;
    }
    yield (sum - 3) * sigma * Math.SQRT2;
  }
}

const encoded = (rgb: Uint8Array): Promise<Buffer> =>
  sharp(rgb, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function spoiled(name: string, { contrast, black, noise, spotlight }: Flaw): Promise<Uint8Array> {
  const file = new URL(`../../tests/photos/${name}.jpg`, import.meta.url).pathname;
  const photo = await sharp(file).resize(SIZE.width, SIZE.height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const grain = noiseOf(noise);
  return Uint8Array.from(photo, (value, at) => {
    const pixel = Math.floor(at / 3);
    const x = (pixel % SIZE.width) - SIZE.width / 2;
    const y = Math.floor(pixel / SIZE.width) - SIZE.height / 2;
    const light = spotlight ? Math.exp(-((x / spotlight) ** 2) - (y / spotlight) ** 2) : 1;
    const added = noise > 0 ? (grain.next().value as number) : 0;
    return Math.min(255, Math.max(0, Math.round(value * contrast * light + black + added)));
  });
}

/** Pixels alone: no letters and no faces are looked for. */
async function measured(rgb: Uint8Array): Promise<ImageMeasurements> {
  const { frames, source } = await decodeImage(await encoded(rgb));
  const { text } = makeMeasurements({ text: { blocks: [], areaShare: 0, wordCount: 0 } });
  const people = { measured: true, faces: [] };
  return await measureStill(frames, source, {
    reading: { text: Promise.resolve(text), people: Promise.resolve(people) },
  });
}

/** Points that stretching the tones is promised to bring, and those it brought. */
async function stretching(name: string, flaw: Flaw): Promise<{ promised: number; brought: number }> {
  const rgb = await spoiled(name, flaw);
  const before = judge(await measured(rgb), SETTINGS).results;
  const promised = before.strategy.find(({ evidence }) => evidence.ruleId === 'C-04')?.gain;
  const fixed = await applyTone({ ...SIZE, rgb }, { blocks: [] });
  if (promised === undefined || 'refused' in fixed) throw new Error(`the tones of ${name} are not to be stretched`);
  const after = judge(await measured(fixed.rgb), SETTINGS).results;
  return { promised, brought: after.score - before.score };
}

describe('what stretched tones are promised to bring', { timeout: 120_000 }, () => {
  it.each(
    casesOf(
      [
        ['coffee', { contrast: 0.6, black: 8, noise: 5, spotlight: 250 }],
        ['mountain-trail', { contrast: 0.35, black: 80, noise: 10 }],
        ['wine-room', { contrast: 0.6, black: 8, noise: 0, spotlight: 250 }],
      ] as const,
      1,
    ),
  )('is no more than doing it brings %s in shadow or noise (%j)', async (name, flaw) => {
    const { promised, brought } = await stretching(name, flaw);
    expect(promised).toBeLessThanOrEqual(brought + OVER);
  });

  it.each(
    casesOf(
      [
        ['coffee', { contrast: 0.35, black: 80, noise: 0 }],
        ['coffee', { contrast: 0.25, black: 2, noise: 0 }],
      ] as const,
      1,
    ),
  )('is at least half of what it brings %s, flat and clean (%j)', async (name, flaw) => {
    const { promised, brought } = await stretching(name, flaw);
    expect(promised).toBeLessThanOrEqual(brought + OVER);
    expect(promised).toBeGreaterThanOrEqual(brought * 0.5);
  });
});
