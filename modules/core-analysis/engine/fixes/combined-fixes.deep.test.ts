import { describe, expect, it } from 'vitest';
import { AD_DESIGNS } from '../testing/ad-designs.ts';
import { composeAd, type Fault } from '../testing/ad-generator.ts';
import { makeFixes } from './make-fixes.ts';

/** Ads with two faults each: the one named, and no button where the last column says so. */
const ADS: readonly (readonly [string, Fault, number, boolean])[] = [
  ['figs', 'washed_out', 1, true],
  ['dogs', 'no_contrast', 1, false],
  ['astronaut', 'dark', 0.8, true],
  ['brushes', 'dark', 0.9, true],
  ['meadow', 'washed_out', 1, true],
];

describe('several fixes in one file', () => {
  it.each(ADS)('%s, %s: score over every single fix', async (name, fault, strength, buttonless) => {
    const design = AD_DESIGNS.find((one) => one.name === name) as (typeof AD_DESIGNS)[number];
    const bytes = await composeAd(design, fault, strength, (plan) => (buttonless ? { ...plan, button: null } : plan));
    const { fixes } = await makeFixes({ bytes, settings: { goal: 'sales', placement: 'meta_feed' } }, () => {});
    const told = fixes.map(({ id, scoreBefore, scoreAfter }) => `${id} ${scoreBefore}->${scoreAfter}`).join(', ');
    const combined = fixes.find(({ id }) => id === 'combined');
    expect(combined, told).toBeDefined();
    for (const { id, placement, scoreAfter } of fixes)
      if (id !== 'combined' && placement === 'meta_feed')
        expect(combined?.scoreAfter, told).toBeGreaterThan(scoreAfter);
  });
});
