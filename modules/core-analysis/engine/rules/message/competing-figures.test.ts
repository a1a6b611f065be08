import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import type { TextBlock } from '../../measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { competingFigures } from './competing-figures.ts';

type Line = readonly [role: TextBlock['role'], text: string];

const saying = (...lines: Line[]) => {
  const blocks = lines.map(([role, text]) => makeBlock({ role, text, words: text.split(' ').length }));
  return makeMeasurements({ text: { blocks }, copy: { cta: null, ...readClaims(blocks) } });
};
const figures = (...lines: Line[]) => competingFigures(saying(...lines)).map(({ text }) => text);

describe('figures that compete', () => {
  it.each<[text: string, figure: string]>([
    ['Close your shop in 2 hours, not 2 days', '2 hours, not 2 days'],
    ['Help arrives in 30 minutes. Without us it takes three days.', '30 minutes. Without us it takes three days'],
    ['3 beds • 2 baths • 1,900 sq ft', '3 beds • 2 baths • 1,900 sq ft'],
  ])('are one where they are compared or listed in "%s"', (text, figure) => {
    expect(figures(['headline', text])).toEqual([figure]);
  });

  it('are two where one line says two things', () => {
    expect(figures(['headline', 'Warm for 12 hours, cold for 24 hours'])).toEqual(['12 hours', '24 hours']);
  });

  it.each<Line>([
    ['small', 'Average of 400 drivers aged 35 years'],
    ['cta', 'Get your price in 1 minute'],
    ['body', '612'],
    ['small', '500 g pack'],
  ])('are none as %s: %s', (...line) => {
    expect(figures(['headline', 'Sleeps 40 guests'], line)).toEqual(['40 guests']);
  });

  it('are each their own where lines of copy say several things', () => {
    expect(figures(['headline', '99% of pollen'], ['body', '40 hours of battery'], ['body', '12 colours'])).toEqual([
      '99%',
      '40 hours',
      '12 colours',
    ]);
  });

  it.each<Line>([
    ['body', 'Advice in the evening until 8 pm'],
    ['small', 'Set up in 9 working days'],
  ])('are not said to be missing beside %s: %s', (...line) => {
    const rule = RULE_BOOK.find(({ id }) => id === 'K-15');
    const m = saying(['headline', 'Sleep without a worry'], line);
    expect(rule?.assess(m, { goal: 'sales', placement: 'meta_feed' }).kind).toBe('not_applicable');
    const without = saying(['headline', 'Sleep without a worry']);
    expect(rule?.assess(without, { goal: 'sales', placement: 'meta_feed' }).kind).toBe('judged');
  });
});
