import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { measureImage } from '../../measure-image.ts';
import { AD_DESIGNS } from '../../testing/ad-designs.ts';
import reference from './clutter-reference.json' with { type: 'json' };
import { CLUTTER_REFERENCE } from './clutter-rule.ts';

describe('the clutter reference', () => {
  it('is measured on every photograph and generated ad', () => {
    expect(reference.n).toBe(AD_DESIGNS.length * 2);
    expect(Object.keys(reference.photographs)).toEqual(AD_DESIGNS.map((d) => d.photo));
    expect(Object.keys(reference.generatedAds)).toEqual(AD_DESIGNS.map((d) => d.name));
  });

  it('gives the limits: its 80th percentile, rounded to tenths, and nothing in it is without marks', () => {
    const { featureCongestion, subbandEntropy } = reference.distribution;
    expect(CLUTTER_REFERENCE.congestion[0]).toBeCloseTo(featureCongestion.p80, 1);
    expect(CLUTTER_REFERENCE.subband[0]).toBeCloseTo(subbandEntropy.p80, 1);
    expect(featureCongestion.most).toBeLessThan(CLUTTER_REFERENCE.congestion[1]);
    expect(subbandEntropy.most).toBeLessThan(CLUTTER_REFERENCE.subband[1]);
  });

  it('is what the engine measures today', async () => {
    const photo = await readFile(new URL('../../../tests/photos/fig-bowl.jpg', import.meta.url));
    const { clutter } = (await measureImage(photo, {})).measurements;
    for (const [name, kept] of Object.entries(reference.photographs['fig-bowl'])) {
      expect(clutter[name as keyof typeof reference.distribution], name).toBeCloseTo(kept, 2);
    }
  }, 60_000);
});
