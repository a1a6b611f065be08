import { describe, expect, it } from 'vitest';
import { likest, namesake, plainName } from './match-names.ts';

const named = (...names: string[]) => names.map((name) => ({ of: name, name }));

describe('names of ads and files', () => {
  it.each([
    ['Spring_Sale-01.PNG', 'spring sale 01'],
    ['Été – Crème.webp', 'ete creme'],
    ['  ', ''],
  ])('%j is plainly %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  it('the same name comes before one that is a part, and two alike decide nothing', () => {
    const creatives = named('spring-sale.png', 'spring-sale-video.mp4');
    expect(namesake('Spring Sale Video', creatives)).toEqual({ of: 'spring-sale-video.mp4', how: 'same' });
    expect(namesake('DE | Spring Sale | Feed', creatives)).toEqual({ of: 'spring-sale.png', how: 'part' });
    expect(namesake('Spring Sale', named('spring-sale.png', 'Spring_Sale.jpg'))).toBeUndefined();
    expect(namesake('Resale special', named('sale.png')), 'a part of a word, and too short').toBeUndefined();
    expect(namesake('', creatives)).toBeUndefined();
  });

  it('ranks by rare words: a brand on every file says nothing', () => {
    const creatives = named('acme running shoe.png', 'acme rain jacket.png', 'acme gift card.png');
    const [first, ...rest] = likest('Acme | jacket for rain, blue', creatives, 3);
    expect(first).toMatchObject({ of: 'acme rain jacket.png' });
    expect(rest.every(({ likeness }) => likeness < (first?.likeness ?? 0) / 2)).toBe(true);
    expect(likest('Autumn teaser', creatives, 3)).toEqual([]);
  });
});
