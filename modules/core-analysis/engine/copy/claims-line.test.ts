import { describe, expect, it } from 'vitest';
import { figuresIn, proofIn, trustIn, urgencyIn } from './claims-line.ts';

// truth of image: copy.urgency
//   planted: limits in time and supply, and lines that limit nothing
//   within: exact
describe('a limit', () => {
  it.each([
    ['Ends Sunday at midnight', 'time', true],
    ['Nur noch bis Sonntag', 'time', true],
    ['Jusqu’à dimanche', 'time', true],
    ['Only 3 left in stock', 'supply', true],
    ['While stocks last', 'supply', false],
    ['Last week to join us', 'time', false],
    ['Quedan 3 plazas', 'supply', true],
  ])('in "%s" is one of %s, told exactly: %s', (text, kind, concrete) => {
    expect(urgencyIn(text)).toMatchObject({ kind, concrete });
  });

  it.each([
    'Hire your first 10 engineers',
    'First 3 months free',
    'Open until 6 pm',
    'Only three ingredients',
    'Last night we slept like stones',
    'Letzte Nacht haben wir durchgeschlafen',
    'We planted 300 trees last week',
  ])('is none in "%s"', (text) => {
    expect(urgencyIn(text)).toBeNull();
  });

  it('is quoted without what stands before it', () => {
    expect(urgencyIn('potterandfig.com, sale ends Sunday')?.text).toBe('sale ends Sunday');
  });
});

// truth of image: copy.socialProof copy.trust
//   planted: ratings, counts, quotes and what takes risk away, and what denies them
//   within: exact
describe('what speaks for it', () => {
  it.each([
    ['4.8 out of 5 stars', 'rating'],
    ['Rated 4.8 by 12,400 customers', 'rating'],
    ['Trusted by 500+ companies', 'count'],
    ['“Best sleep I have had in years” Ana, verified buyer', 'testimonial'],
  ])('is in "%s" a %s', (text, kind) => {
    expect(proofIn(text)?.kind).toBe(kind);
  });

  it.each([
    ['30-day money-back guarantee', 'guarantee'],
    ['30 Tage kostenlose Rückgabe', 'returns'],
    ['Livraison offerte', 'shipping'],
    ['Secure checkout', 'security'],
    ['Cancel anytime', 'guarantee'],
  ])('is in "%s" a promise of %s', (text, kind) => {
    expect(trustIn(text).map((found) => found.kind)).toContain(kind);
  });

  it.each(['No returns', 'Nicht zertifiziert', 'Sans garantie'])('is nothing in "%s"', (text) => {
    expect(trustIn(text)).toEqual([]);
  });
});

describe('figures', () => {
  it.each([
    ['1 in 4 adults sleeps badly', ['1 in 4 adults']],
    ['1 von 4 Dächern', ['1 von 4 Dächern']],
    ['Lyon in 2 h 10', []],
  ])('of "%s" are %j', (text, figures) => expect(figuresIn(text)).toEqual(figures));
});
