import { describe, expect, it } from 'vitest';
import { makeBlock } from '../testing/measurements-factory.ts';
import { brandIntervals, findBrand } from './find-brand.ts';
import { matchBrand } from './match-brand.ts';

describe('matchBrand', () => {
  it.each([
    ['Nike', 'Just do it. NIKE'],
    ['Nike', 'shop at nike.com today'],
    ['Nike', 'N1ke Air'],
    ['Coca-Cola', 'Taste the feeling COCA COLA'],
    ['Coca-Cola', 'C0ca Co1a'],
    ['Nestlé', 'NESTLE quality'],
    ['L’Oréal', "L'OREAL Paris"],
    ['Häagen-Dazs', 'Haagen Dazs'],
    ['Fernweh', 'Femweh travels'],
    ['Patagonia', 'Patagonla jackets'],
    ['Fig & Co', 'from Fig&Co.'],
    ['Target', 'Target’s choice'],
    ['Яндекс', 'ЯНДЕКС'],
  ])('finds %s in “%s”', (brand, text) => {
    expect(matchBrand(text, brand)).not.toBeNull();
  });

  it.each([
    ['Nike', 'I like it'],
    ['Nike', 'a bike ride'],
    ['Gap', 'gapless pages'],
    ['Gap', 'a map of it'],
    ['Apple', 'fresh apples'],
    ['Puma', 'a plum jam'],
    ['Shell', 'on the shelf'],
    ['Bosch', 'at the beach'],
    ['', 'anything'],
    ['!!!', 'anything!!!'],
  ])('does not find %s in “%s”', (brand, text) => {
    expect(matchBrand(text, brand)).toBeNull();
  });

  it('tells where it stands, in positions of the text', () => {
    const text = 'Boxes by Crème Fig, since 1990';
    const match = matchBrand(text, 'creme fig');
    expect(text.slice(match?.from, match?.to)).toBe('Crème Fig');
    expect(match?.distance).toBe(0);
  });
});

describe('findBrand', () => {
  it('estimates the box of the name within its line', () => {
    const block = makeBlock({ text: 'From Figgy', region: { x: 0.1, y: 0.2, w: 0.5, h: 0.05 }, lines: 1 });
    const [found] = findBrand([block], 'figgy');
    expect(found?.region.x).toBeCloseTo(0.35, 6);
    expect(found?.region.w).toBeCloseTo(0.25, 6);
    expect(found?.region.h).toBe(0.05);
  });

  it('takes the line it falls on in a text of several lines', () => {
    const block = makeBlock({ text: 'Fresh boxes Figgy', region: { x: 0, y: 0, w: 0.5, h: 0.3 }, lines: 3 });
    const [found] = findBrand([block], 'figgy');
    expect(found?.region.y).toBeCloseTo(0.2, 6);
    expect(found?.region.h).toBeCloseTo(0.1, 6);
  });

  it('lists the largest first', () => {
    const small = makeBlock({ text: 'figgy.com', region: { x: 0, y: 0, w: 0.1, h: 0.02 } });
    const large = makeBlock({ text: 'FIGGY', region: { x: 0, y: 0.5, w: 0.4, h: 0.1 } });
    expect(findBrand([small, large], 'Figgy').map((s) => s.text)).toEqual(['FIGGY', 'figgy']);
  });
});

describe('brandIntervals', () => {
  it('joins what overlaps or hardly pauses and keeps pulses apart', () => {
    expect(
      brandIntervals([
        { start: 8, end: 10 },
        { start: 0, end: 1 },
        { start: 1.3, end: 2 },
        { start: 9, end: 12 },
      ]),
    ).toEqual([
      { start: 0, end: 2 },
      { start: 8, end: 12 },
    ]);
  });
});
