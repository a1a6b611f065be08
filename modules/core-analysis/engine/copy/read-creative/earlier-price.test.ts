import { describe, expect, it } from 'vitest';
import { type ReadBlock, readClaims } from '../read-claims.ts';

/** One line of a column at the left, `size` high, its top at `y`; shares of the frame. */
const line = (text: string, y: number, size = 0.05): ReadBlock => ({
  text,
  role: 'body',
  region: { x: 0.1, y, w: 0.3, h: size },
  lines: 1,
});

const pricesOf = (blocks: readonly ReadBlock[]) => {
  const { offer, referencePrice, numbers } = readClaims(blocks);
  return { now: offer?.text ?? null, before: referencePrice?.text ?? null, figures: numbers.map(({ text }) => text) };
};

describe('an earlier price beside the present one', () => {
  it.each([
    ['stands first', [line('$89', 0.5), line('$59', 0.57, 0.08)]],
    ['stands last', [line('$59', 0.5, 0.08), line('$89', 0.6)]],
    ['is as large', [line('$89', 0.5), line('$59', 0.57)]],
  ])('is the higher of two sums, where it %s', (_, prices) => {
    expect(pricesOf([line('Desk lamp Luma', 0.2), ...prices, line('Order today', 0.8)])).toEqual({
      now: '$59',
      before: '$89',
      figures: [],
    });
  });

  it('may have lost its sign under the stroke through it, and is no figure then', () => {
    expect(pricesOf([line('Desk lamp', 0.2), line('119', 0.5), line('€79', 0.57, 0.08)])).toEqual({
      now: '€79',
      before: '119',
      figures: [],
    });
  });

  it.each([
    ['Was - 89', 'Was - 89'],
    ['Statt 119', 'Statt 119'],
    ['UVP: 1.299,-', 'UVP: 1.299,-'],
    ['was $80', 'was $80'],
  ])('is named by its word in "%s"', (words, before) => {
    expect(pricesOf([line(words, 0.5), line('Now €59', 0.57, 0.08)])).toMatchObject({ now: 'Now €59', before });
  });

  it.each([
    ['larger than the lower one', [line('$89', 0.5, 0.1), line('$59', 0.62, 0.05)], '$89'],
    ['far from it', [line('$89', 0.2), line('$59', 0.8, 0.08)], '$59'],
    ['with words of its own', [line('Large box $89', 0.5), line('Small box $59', 0.57)], 'Large box $89'],
    ['one of three', [line('$89', 0.5), line('$59', 0.56), line('$39', 0.62)], '$89'],
    ['of another size altogether', [line('$890', 0.5), line('$59', 0.57, 0.08)], '$59'],
  ])('is not taken for one where it is %s', (_, blocks, now) => {
    expect(pricesOf(blocks)).toMatchObject({ now, before: null });
  });

  it.each(['When I was 18.', 'It was 20 degrees', 'Since 2010'])('is not found in "%s"', (words) => {
    expect(pricesOf([line(words, 0.3), line('$59', 0.6, 0.08)]).before).toBeNull();
  });
});
