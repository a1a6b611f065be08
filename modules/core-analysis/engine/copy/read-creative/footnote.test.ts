import { describe, expect, it } from 'vitest';
import { readClaims } from '../read-claims.ts';
import { readCreative } from './read-creative.ts';

const blocksOf = (lines: readonly string[]) => lines.map((text) => ({ text }));

describe('a footnote', () => {
  //   planted: a mark behind a claim and a line that opens with it
  it.each([
    [['Calmer skin in a week*', '* Self-assessment of 214 people over 28 days'], 1],
    [['Bis zu 300 € sparen†', '†Gegenüber 2023, 12 Monate Laufzeit'], 1],
  ])('is small print: %j', (lines, at) => {
    const blocks = blocksOf(lines);
    const reading = readCreative(blocks);
    const { numbers, legal } = readClaims(blocks, reading);
    expect(legal).toEqual([at]);
    expect(numbers.filter(({ block }) => block === at)).toEqual([]);
    expect(reading.offer?.blocks ?? []).not.toContain(at);
    expect(reading.headline?.blocks).toEqual([0]);
  });

  //   planted: stars that open the points of a list
  it('is no point of a list', () => {
    const blocks = blocksOf(['Why us', '* 40 branches', '* 12 bakers', '* Fresh at 6']);
    expect(readClaims(blocks, readCreative(blocks)).legal).toBeUndefined();
  });
});
