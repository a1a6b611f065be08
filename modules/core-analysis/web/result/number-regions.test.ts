import { describe, expect, it } from 'vitest';
import { sampleResults } from '../testing/sample-analysis.ts';
import { numberOfRule, numberRegions } from './number-regions.ts';

describe('numberRegions', () => {
  const regions = numberRegions(sampleResults);

  it('numbers from 1 without gaps, the most valuable change first', () => {
    expect(regions.map((region) => region.number)).toEqual(regions.map((_, index) => index + 1));
    expect(regions[0]?.ruleId).toBe('T-01');
  });

  it('gives a finding and the advice of the same rule one number', () => {
    expect(regions.filter((region) => region.ruleId === 'T-01')).toHaveLength(1);
    expect(numberOfRule(regions, 'T-01')).toBe(1);
  });

  it('puts what works last and gives no number to what has no place', () => {
    expect(regions.at(-1)).toMatchObject({ ruleId: 'S-02', tone: 'good' });
    expect(numberOfRule(regions, 'C-01')).toBeNull();
  });
});
