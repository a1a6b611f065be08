import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { measureFile } from '../measure-file.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { makeShot, makeVideo } from '../testing/video-factory.ts';
import { warmText } from '../text/recognise/read-text.ts';
import { DESIGN_ALONE } from './design-alone.ts';
import { judge } from './judge.ts';

const MEDIA = new URL('../../tests/media/', import.meta.url);
const SALES = { goal: 'sales', placement: 'auto' } as const;
const OF_THE_COPY = ['K-01', 'K-02', 'K-05', 'K-13', 'K-14', 'T-05', 'T-06', 'T-08'];

async function measured(name: string): Promise<ImageMeasurements> {
  const bytes = await readFile(new URL(name, MEDIA));
  return (await measureFile({ bytes }, () => undefined)).measurements as ImageMeasurements;
}

/** A block of writing of which no word was read. */
const unread = (y: number) =>
  makeBlock({ text: '', confidence: 0, words: 0, region: { x: 0.1, y, w: 0.7, h: 0.06 }, lineHeight: 0.05 });

const said = ({ good, bad, strategy }: ReturnType<typeof judge>['results']) => [
  ...[...good, ...bad].map(({ evidence }) => evidence.ruleId),
  ...strategy.map(({ evidence }) => evidence.ruleId),
];

describe('an ad whose words cannot be read', () => {
  let english = 0;
  beforeAll(async () => {
    await warmText();
    const { results } = judge(await measured('words-english.jpg'), SALES);
    english = results.score;
    expect(results.image.readAs).toBeUndefined();
    expect(results.verdict).not.toBe(DESIGN_ALONE);
  }, 30_000);

  it.each(
    casesOf(
      [
        'words-hindi.jpg',
        'words-hindi-latin-brand.jpg',
        'words-japanese-downward.jpg',
        'words-bengali.jpg',
        'words-korean.jpg',
      ],
      2,
    ),
  )(
    'is said to be so, and nothing is claimed of its copy: %s',
    async (name) => {
      const m = await measured(name);
      const { results } = judge(m, SALES);
      expect(m.text.blocks.filter(({ text }) => text === '').length).toBeGreaterThanOrEqual(2);
      expect(m.text.blocks.every(({ text }) => text === '' || text === 'FreshBox')).toBe(true);
      expect(results.image.readAs).toMatch(/the text could not be read/);
      expect(results.verdict).toBe(DESIGN_ALONE);
      expect(said(results).filter((id) => OF_THE_COPY.includes(id))).toEqual([]);
      for (const id of OF_THE_COPY)
        expect(results.basis.rulesNotMeasured.some((line) => line.startsWith(`${id} `))).toBe(true);
      expect(m.copy.offer).toBeNull();
    },
    120_000,
  );

  it.each(casesOf(['words-russian.jpg', 'words-chinese.jpg', 'words-hindi.jpg', 'words-korean.jpg'], 1))(
    'scores no higher than the same layout in English: %s',
    async (name) => {
      const { results } = judge(await measured(name), SALES);
      expect(results.score).toBeLessThanOrEqual(english);
      expect(results.verdict).toBe(DESIGN_ALONE);
    },
    120_000,
  );
});

describe('unread writing', () => {
  const mostly = makeMeasurements({ text: { blocks: [unread(0.1), unread(0.2), unread(0.3)] }, copy: { cta: null } });

  it('costs a creative of better copy than usual, and gains nothing for a poor one', () => {
    const good = judge(makeMeasurements(), SALES).results.score;
    expect(judge(mostly, SALES).results.score).toBeLessThan(good);
    const dark = { technical: { meanLightness: 8, rmsContrast: 0.02 }, colour: { colourfulness: 0 } } as const;
    const withoutCopy = makeMeasurements({ ...dark, text: { measured: false, blocks: [] }, copy: { cta: null } });
    const poor = makeMeasurements({ ...dark, text: { blocks: [unread(0.1)] }, copy: { cta: null } });
    expect(judge(poor, SALES).results.score).toBeLessThanOrEqual(judge(withoutCopy, SALES).results.score);
  });

  it('is said of a video whose keyframes show it', () => {
    const shots = [0, 7].map((start) => makeShot(start, { end: start + 7, keyframeAt: start + 1, still: mostly }));
    const { results } = judge(makeVideo({ shots, text: { spans: [] } }), SALES);
    expect(results.image.readAs).toMatch(/the text could not be read/);
    expect(said(results).filter((id) => ['K-01', 'K-05', 'K-13', 'K-14'].includes(id))).toEqual([]);
  });
});
