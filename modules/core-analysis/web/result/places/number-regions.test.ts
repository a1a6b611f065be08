import { describe, expect, it } from 'vitest';
import { sampleResults } from '../../testing/sample-analysis.ts';
import { eliteVideoResults } from '../../testing/sample-video.ts';
import { numberOfRule, numberRegions } from './number-regions.ts';

describe('numberRegions', () => {
  const regions = numberRegions(sampleResults);

  it('counts along the list of weaknesses, whatever their advice gains, and keeps the words of the advice', () => {
    const { bad, strategy } = eliteVideoResults;
    const placed = bad.map(({ evidence }) => numberOfRule(numberRegions(eliteVideoResults), evidence.ruleId));
    expect(placed.filter((number) => number !== null)).toEqual([1, 2]);
    const gains = bad.map(({ evidence }) => strategy.find((one) => one.evidence.ruleId === evidence.ruleId)?.gain ?? 0);
    expect(gains[1]).toBeLessThan(gains[2] as number);
    expect(numberRegions(eliteVideoResults)[1]?.title).toBe('Raise the button');
  });

  it('numbers from 1 without gaps, what stands first in the list first', () => {
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
