import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Region } from '../../contract/evidence.ts';
import { decodeImage } from '../decode/decode-image.ts';
import { measureStill } from '../measure-still.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { judge } from './judge.ts';

const SIZE = { width: 864, height: 1080 };
const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
/** Points of the score that following an advice may cost at most. */
const MAY_COST = 2;

/** Pixels alone: no letters and no faces are looked for. */
async function measured(image: Buffer): Promise<ImageMeasurements> {
  const { frames, source } = await decodeImage(image);
  const { text } = makeMeasurements({ text: { blocks: [], areaShare: 0, wordCount: 0 } });
  const people = { measured: true, faces: [] };
  return await measureStill(frames, source, {
    reading: { text: Promise.resolve(text), people: Promise.resolve(people) },
  });
}

function adviceOf(id: string, m: ImageMeasurements): string {
  const assessed = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, SETTINGS);
  if (assessed?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return assessed.advice().text;
}

const CHANGES: readonly (readonly [says: RegExp, change: (image: Sharp) => Sharp])[] = [
  [/darken what lies around/, (image) => image.linear(0.7, 0)],
  [/raise the exposure of what lies around/, (image) => image.linear(1.15, 15)],
  [/mute the colours/i, (image) => image.modulate({ saturation: 0.6 })],
];

/** Does to what lies around the subject what the advice says, with a soft edge. */
async function follow(advice: string, image: Buffer, { x, y, w, h }: Region): Promise<Buffer> {
  const change = CHANGES.find(([says]) => says.test(advice))?.[1];
  if (!change) throw new Error(`nobody could do that: ${advice}`);
  const { width, height } = SIZE;
  const box = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${x * width}" y="${y * height}" width="${w * width}" height="${h * height}" rx="40" fill="#fff"/></svg>`;
  const shape = await sharp(Buffer.from(box)).blur(12).png().toBuffer();
  const subject = await sharp(image)
    .ensureAlpha()
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const around = await change(sharp(image)).png().toBuffer();
  return await sharp(around)
    .composite([{ input: subject }])
    .removeAlpha()
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

describe('advice that is followed on the pixels', { timeout: 120_000 }, () => {
  it.each(
    casesOf(
      [
        ['coffee', 'C-06'],
        ['dogs-window', 'C-06'],
        ['paint-brushes', 'C-06'],
        ['wine-room', 'C-06'],
        ['coffee', 'S-01'],
      ],
      2,
    ),
  )('costs %s at most two points: %s', async (name, rule) => {
    const file = new URL(`../../tests/photos/${name}.jpg`, import.meta.url).pathname;
    const cut = await sharp(file)
      .resize(SIZE.width, SIZE.height, { fit: 'cover' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const before = await measured(cut);
    const { subject } = before.composition;
    if (!subject) throw new Error(`${name} has no subject`);
    const after = await measured(await follow(adviceOf(rule, before), cut, subject));
    const scoreOf = (m: ImageMeasurements) => judge(m, SETTINGS).results.score;
    expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before) - MAY_COST);
  });

  it('does not ask for stretched tones where noise would grow with them', () => {
    const flat = (noiseSigma: number) =>
      makeMeasurements({
        technical: { noiseSigma, picture: { share: 1, meanLightness: 50, clippedDark: 0, rmsContrast: 0.09 } },
        colour: { rmsContrast: 0.09 },
      });
    expect(adviceOf('C-04', flat(5))).toContain('would grow to 10');
    expect(adviceOf('C-04', flat(1))).not.toContain('Noise');
  });
});
