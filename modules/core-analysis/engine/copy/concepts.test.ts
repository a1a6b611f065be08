import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { conceptsOf } from './concepts.ts';

const conceptOf = (line: string, word: string, language = 'en') =>
  conceptsOf(line, language).find((token) => line.slice(token.from, token.to).toLowerCase() === word)?.concepts ?? [];

describe('concepts', () => {
  it('of a phrase are those of its longest known part', () => {
    expect(conceptOf('No minimum term', 'minimum term')).toEqual(['not-bind']);
  });

  it('are denied within three words, and no further than the sentence', () => {
    expect(conceptOf('Delivery is not free', 'free')).toContain('not-free');
    expect(conceptOf('No contract. Free delivery', 'free')).toContain('free');
    expect(conceptOf('Nicht gratis', 'gratis', 'de')).toContain('not-free');
  });

  it('are found in words run together and in misread letters', () => {
    expect(conceptsOf('SHOPNOW', 'en').map(({ concepts }) => concepts[0])).toEqual(['act', 'now']);
    expect(conceptsOf('Sh0p n0w', 'en').map(({ concepts }) => concepts[0])).toEqual(['act', 'now']);
  });

  it('are found behind an elided article and at the end of a compound', () => {
    expect(conceptOf("J'achète l'offre", 'offre', 'fr')).toContain('obj');
    expect(conceptOf('Zahnarzttermin', 'zahnarzttermin', 'de')).toContain('obj');
  });

  it('of umlauts written out are those of the umlaut', () => {
    expect(conceptOf('Waehlen', 'waehlen', 'de')).toContain('soft');
  });

  it('keep their places in the line', () => {
    const line = 'Réservez votre table, −20 %!';
    for (const { from, to } of conceptsOf(line, 'fr')) expect(line.slice(from, to)).not.toBe('');
    expect(clausesOf(conceptsOf(line, 'fr'))).toHaveLength(2);
  });
});
