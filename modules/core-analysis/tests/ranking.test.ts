import { beforeAll, describe, expect, it } from 'vitest';
import { AD_DESIGNS } from '../engine/testing/ad-designs.ts';
import { FAULTS } from '../engine/testing/ad-generator.ts';
import { allWins, printTable, type Row, scoreDesigns, winsOf } from './rank-designs.ts';

/** Eight photographs in eight layouts; each against its eight worse versions. The rule book was shaped on these. */
const DESIGNS = AD_DESIGNS.slice(0, 8);

describe('ranking of ads against their worse versions', () => {
  let rows: Row[] = [];

  beforeAll(async () => {
    rows = await scoreDesigns(DESIGNS);
    printTable('Designs the rule book was shaped on', rows);
  }, 420_000);

  it('scores the better version higher in at least 90 % of all pairs', () => {
    expect(rows.length * FAULTS.length).toBe(64);
    expect(allWins(rows) / 64).toBeGreaterThanOrEqual(0.9);
  });

  it.each([...FAULTS])('sees through most of the %s versions', (fault) => {
    expect(winsOf(rows, fault)).toBeGreaterThan(rows.length / 2);
  });

  it('calls clean, professional ads good or nearly so: each between 65 and 95', () => {
    for (const { design, clean } of rows) {
      expect(clean, design.name).toBeGreaterThanOrEqual(65);
      expect(clean, design.name).toBeLessThanOrEqual(95);
    }
  });

  it('sets broken ads clearly apart: the mean of every kind of fault lies at least 20 points lower', () => {
    const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
    const clean = mean(rows.map((r) => r.clean));
    for (const fault of FAULTS)
      expect(clean - mean(rows.map((r) => r.faulty[fault])), fault).toBeGreaterThanOrEqual(20);
  });
});
