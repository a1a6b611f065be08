import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { judge } from '../../judge/judge.ts';
import { measureFile } from '../../measure-file.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { AD_DESIGNS } from '../../testing/ad-designs.ts';
import { composeAd } from '../../testing/ad-generator.ts';
import { drawPng } from '../../testing/draw-text.ts';
import { warmText } from '../../text/recognise/read-text.ts';
import { lettersAreBlurred } from './blurred-letters.ts';

async function measured(bytes: Buffer): Promise<ImageMeasurements> {
  await warmText();
  const { measurements } = await measureFile({ bytes }, () => undefined);
  if (measurements.kind !== 'image') throw new Error('an image was measured as a video');
  return measurements;
}

const resultOf = (m: ImageMeasurements) => judge(m, { goal: 'sales', placement: 'meta_feed' }).results;

describe('letters of a file out of focus', { timeout: 120_000 }, () => {
  const designs = AD_DESIGNS.filter(({ name }) => ['figs', 'trail', 'coffee'].includes(name));

  it.each(casesOf(designs, 1))(
    'are not asked for another colour, and focus brings what it promises: $name',
    async (design) => {
      const ad = await composeAd(design);
      const sharpened = await measured(ad);
      expect(lettersAreBlurred(sharpened)).toBe(false);
      for (const sigma of casesOf([3, 5], 1)) {
        const m = await measured(await sharp(ad).blur(sigma).jpeg({ quality: 92 }).toBuffer());
        expect(lettersAreBlurred(m), `sigma ${sigma}`).toBe(true);
        const { score, strategy } = resultOf(m);
        expect(strategy.filter(({ evidence }) => ['T-01', 'T-02', 'T-08C'].includes(evidence.ruleId))).toEqual([]);
        const [first] = strategy;
        expect(first?.title).toBe('Replace the picture with a sharp one');
        expect(first?.text).toContain('comes back with the focus');
        expect(Math.abs(score + (first?.gain ?? 0) - resultOf(sharpened).score)).toBeLessThanOrEqual(15);
      }
    },
  );

  it.each(casesOf([1.6, 2.2, 3], 1))(
    'are told from faint ones: %s : 1 in sharp type on a plain background',
    async (contrast) => {
      const grey = { 1.6: '#c9c9c9', 2.2: '#adadad', 3: '#949494' }[contrast] ?? '#ffffff';
      const m = await measured(
        await drawPng({
          width: 1080,
          height: 1080,
          texts: ['Fresh bread by six', 'Baked while you sleep', 'Order a loaf'].map((text, i) => ({
            text,
            x: 120,
            y: 260 + 220 * i,
            size: 76 - 12 * i,
            weight: 400,
            fill: grey,
          })),
        }),
      );
      expect(lettersAreBlurred(m)).toBe(false);
      expect(resultOf(m).strategy.some(({ evidence }) => evidence.ruleId === 'T-01')).toBe(true);
    },
  );
});
