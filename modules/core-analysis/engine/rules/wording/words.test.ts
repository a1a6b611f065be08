import { describe, expect, it } from 'vitest';
import { coveredBy } from '../../../contract/covered-by.ts';
import { ratioToOne } from '../../../contract/format.ts';
import { contrastBetween } from '../../colour-science.ts';
import { insideFrame } from '../../regions.ts';
import { colourName, readableOn } from './colour-words.ts';
import { inPlace, place } from './place-words.ts';
import { all, amount, count, list, percent, plain, quote } from './words.ts';

describe('words', () => {
  it('cuts no letter or two of a quotation to set the mark of a cut', () => {
    expect(quote('Order yours at norden.example', 28)).toBe('“Order yours at norden.example”');
    expect(quote('Order yours at norden.examples', 28)).toBe('“Order yours at norden.examples”');
    expect(quote('Order yours at norden.example/42', 28)).toBe('“Order yours at norden.exampl…”');
  });

  it('quotes on one line, without control or direction characters, cut at a word', () => {
    expect(quote('Shop\n  now\u202e\u0000')).toBe('“Shop now”');
    expect(quote('A rather long headline that never seems to come to an end', 24)).toBe('“A rather long headline…”');
  });

  it.each([
    [-35.24, '−35.2'],
    [-0.04, '0'],
    [14, '14'],
  ])('writes %s as %s, with a minus sign and not a hyphen', (value, words) => {
    expect(plain(value)).toBe(words);
  });

  it.each([
    [0.347, '35 %'],
    [0.043, '4.3 %'],
    [0.04, '4 %'],
    [0, '0 %'],
    [1, '100 %'],
  ])('writes %s as %s', (share, words) => {
    expect(percent(share)).toBe(words);
  });

  it('writes one of a unit without the plural, and two as both', () => {
    expect([amount(1.02, 'bit'), amount(1.54, 'bit'), amount(0, 'bit')]).toEqual(['1 bit', '1.5 bits', '0 bits']);
    expect([all(2, 'blocks'), all(3, 'blocks')]).toEqual(['Both blocks', 'All 3 blocks']);
  });

  it.each([
    ['"I finally sleep.', '“I finally sleep.”'],
    ['“I love it”', '“I love it”'],
    ['A “new” look', '“A ‘new’ look”'],
    ['"A" and "B"', '“‘A’ and ‘B’”'],
    ['A TV of 55"', '“A TV of 55"”'],
  ])('quotes %s without a pair of marks in another', (text, quoted) => {
    expect(quote(text)).toBe(quoted);
  });

  it('writes ratios, counts and lists', () => {
    expect([ratioToOne(4.54), ratioToOne(12.4), count(1, 'word'), count(3, 'word'), list(['a', 'b', 'c'])]).toEqual([
      '4.5 : 1',
      '12 : 1',
      '1 word',
      '3 words',
      'a, b and c',
    ]);
  });

  it.each([
    [{ x: 0, y: 0, w: 0.2, h: 0.2 }, 'upper left', 'in the upper left'],
    [{ x: 0.4, y: 0.4, w: 0.2, h: 0.2 }, 'centre', 'in the centre'],
    [{ x: 0.1, y: 0.8, w: 0.8, h: 0.1 }, 'lower third', 'in the lower third'],
    [{ x: 0.7, y: 0.1, w: 0.2, h: 0.8 }, 'right side', 'on the right side'],
    [{ x: 0, y: 0, w: 1, h: 1 }, 'across the frame', 'across the frame'],
  ])('points to %o as %s', (box, name, phrase) => {
    expect([place(box), inPlace(box)]).toEqual([name, phrase]);
  });

  it('cuts boxes to the frame and measures overlap', () => {
    expect(insideFrame({ x: -0.1, y: 0.9, w: 0.5, h: 0.4 })).toEqual({
      x: 0,
      y: 0.9,
      w: 0.5,
      h: expect.closeTo(0.1, 9),
    });
    expect(coveredBy({ x: 0, y: 0, w: 0.2, h: 0.2 }, { x: 0.1, y: 0, w: 1, h: 1 })).toBeCloseTo(0.5, 9);
  });
});

describe('colour words', () => {
  it.each([
    ['#000000', 'near-black'],
    ['#ffffff', 'white'],
    ['#808080', 'grey'],
    ['#c2410c', 'burnt orange'],
    ['#0b6b3a', 'dark green'],
    ['#ffc83d', 'yellow'],
    ['#5b3a1e', 'dark brown'],
    ['#1d4ed8', 'blue'],
    ['#f6f1e7', 'off-white'],
    ['#0a66c2', 'blue'],
    ['#06283d', 'dark blue'],
    ['#7fe0ff', 'sky blue'],
    ['#0f3d2e', 'dark green'],
    ['#ff3d7f', 'pink'],
    ['#5a1020', 'dark red'],
    ['#e4002b', 'red'],
    ['#6b8e3d', 'green'],
    ['#5f6b1e', 'olive'],
    ['#b4f000', 'lime'],
    ['#939fb3', 'grey-blue'],
    ['#8fa396', 'grey'],
    ['#84a894', 'grey-green'],
    ['#d47d90', 'pink'],
    ['#ff9a92', 'pink'],
    ['#e0413a', 'red'],
  ])('calls %s %s', (hex, name) => {
    expect(colourName(hex)).toBe(name);
  });

  it('agrees with WCAG and picks the readable letter colour', () => {
    expect(contrastBetween('#ffffff', '#000000')).toBeCloseTo(21, 6);
    expect(contrastBetween('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(readableOn('#ffe08a').name).toBe('near-black');
    expect(readableOn('#12304a').name).toBe('white');
  });
});
