import { describe, expect, it } from 'vitest';
import { sentencesOf } from './claim-patterns.ts';
import { findCtas } from './find-cta.ts';
import { findUrgency } from './find-urgency.ts';
import { maskDots } from './sentence-dots.ts';

const parts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    'Nur bis 31. März buchbar',
    'Nur bis 31. Dezember',
    'Gültig vom 1. bis 31.12. im Laden',
    'Zum 3. Mal Testsieger',
    'Die 2. rate entfällt',
    'Tested by Dr. Weber',
    'Inkl. 2 Jahre Garantie',
    'No. 7 Eau de parfum',
    'J. Berg & Sons',
    'Open from 9 a.m. to 5',
    'Rated 4.8 by 2.318 people',
  ])('do not end inside "%s"', (text) => {
    expect(parts(text)).toEqual([text]);
  });

  it.each([
    ['Only 31. Order now', ['Only 31.', 'Order now']],
    ['Sagen Sie ja. Jetzt buchen', ['Sagen Sie ja.', 'Jetzt buchen']],
    ['They said no. We built it', ['They said no.', 'We built it']],
    ['Since 1984. Made by hand', ['Since 1984.', 'Made by hand']],
    ['Dinner for 2. Book a table', ['Dinner for 2.', 'Book a table']],
    ['Plan B. Start today', ['Plan B.', 'Start today']],
  ])('end where they end in "%s"', (text, wanted) => {
    expect(parts(text)).toEqual(wanted);
  });

  it('quote a German date whole', () => {
    expect(findUrgency('Nur bis 31. März buchbar')).toEqual({
      text: 'Nur bis 31. März buchbar',
      kind: 'time',
      concrete: true,
    });
    expect(findCtas('Buchen Sie bis 31. März')[0]?.text).toBe('Buchen Sie bis 31. März');
  });

  it('keep each letter in its place', () => {
    expect(maskDots('am 31. Mai. Los!')).toBe('am 31\u2024 Mai. Los!');
  });
});
