import { beforeAll, describe, expect, it } from 'vitest';
import { AD_DESIGNS } from '../engine/testing/ad-designs.ts';
import { FAULTS } from '../engine/testing/ad-generator.ts';
import { allWins, printTable, type Row, scoreDesigns } from './rank-designs.ts';

/**
 * Pairs nothing was ever tuned on: two designs left out when the rule book was shaped, and faults half as strong. Never adjust a
 * threshold or weight to what is printed here; what is found here is found out.
 */
/** Every third, to keep the run short. */
const SHAPED_ON = AD_DESIGNS.slice(0, 8).filter((_, i) => i % 3 === 0);
const LEFT_OUT = AD_DESIGNS.slice(8);
const HALF = 0.5;
/** Share of pairs that must be ordered rightly. Lower than the 90 % of the main suite: mild faults are small differences. */
const BOUND = 0.8;

describe('ranking of held-out ads', () => {
  let full: Row[] = [];
  let mild: Row[] = [];
  let mildKnown: Row[] = [];

  beforeAll(async () => {
    full = await scoreDesigns(LEFT_OUT);
    printTable('Held-out designs', full);
    mild = await scoreDesigns(LEFT_OUT, HALF);
    printTable('Held-out designs, faults half as strong', mild);
    mildKnown = await scoreDesigns(SHAPED_ON, HALF);
    printTable('Known designs, faults half as strong', mildKnown);
  }, 600_000);

  it('scores the better version of a held-out design higher in at least 80 % of all pairs', () => {
    expect(full.length * FAULTS.length).toBe(16);
    expect(allWins(full) / 16).toBeGreaterThanOrEqual(BOUND);
  });

  it('keeps to the bound where faults are half as strong', () => {
    const rows = [...mild, ...mildKnown];
    expect(rows.length * FAULTS.length).toBe(40);
    expect(allWins(rows) / 40).toBeGreaterThanOrEqual(BOUND);
  });
});
