import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const kindOf = (id: string, lines: readonly string[]) => {
  const blocks = lines.map((text) => makeBlock({ text, words: text.split(' ').length }));
  const m = makeMeasurements({ text: { blocks }, copy: { cta: null, ...readClaims(blocks) } });
  return RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' }).kind;
};

describe.each(['K-13', 'K-14'])('%s', (id) => {
  //   planted: a vacancy and a flat, which nobody returns or rates
  it.each([
    [['We are hiring bakers', 'Apply today']],
    [['Wohnung mit Garten', '3 Zimmer, Kaltmiete 980 €']],
    [['Light in all four bedrooms', 'Call the estate agent']],
  ])('asks nothing of %j', (lines) => expect(kindOf(id, lines)).toBe('not_applicable'));

  it('asks it of shoes', () => expect(kindOf(id, ['Running shoes that last', 'Shop now'])).toBe('judged'));
});
