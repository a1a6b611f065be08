import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const kindOf = (id: string, lines: readonly string[]) => {
  const blocks = lines.map((text) => makeBlock({ text, words: text.split(' ').length }));
  const m = makeMeasurements({ text: { blocks, wordCount: 8 }, copy: { cta: null, ...readClaims(blocks) } });
  return RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' }).kind;
};

describe.each(['K-13', 'K-14'])('%s', (id) => {
  //   planted: a vacancy and a flat, which nobody returns or rates
  it.each([
    [['We are hiring bakers', 'Apply today']],
    [['Mietwohnung mit Garten', '3 Zimmer, Kaltmiete 980 €']],
    [['Light in all four bedrooms', 'Call the estate agent']],
  ])('asks nothing of %j', (lines) => expect(kindOf(id, lines)).toBe('not_applicable'));

  //   planted: one such word in an ad of goods or of a policy
  it.each([
    [['Running shoes that last', 'Shop now']],
    [['Suchen Sie die perfekte Matratze?', 'Jetzt bestellen']],
    [['Built for big jobs', 'Shop drills']],
    [['Sheets for all bedrooms', 'Shop linen']],
    [['Save on your property insurance', 'Get a quote']],
    [['Trabaja mejor con esta silla', 'Comprar ahora']],
  ])('asks it of %j', (lines) => expect(kindOf(id, lines)).toBe('judged'));
});
