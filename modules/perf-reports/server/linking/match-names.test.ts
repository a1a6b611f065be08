import { describe, expect, it } from 'vitest';
import { NameIndex, plainName } from './match-names.ts';

const index = (...names: string[]) => new NameIndex(names.map((name) => ({ of: name, name })));

describe('names of ads and files', () => {
  it.each([
    ['Spring_Sale-01.PNG', 'spring sale 01'],
    ['Été – Crème.webp', 'ete creme'],
    ['  ', ''],
  ])('%j is plainly %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });

  it('are the same whatever case, ending and separators; two alike decide nothing', () => {
    const creatives = index('spring-sale.png', 'spring-sale-video.mp4');
    expect(creatives.same('Spring Sale Video')).toBe('spring-sale-video.mp4');
    expect(creatives.same('DE | Spring Sale | Feed'), 'a part is a proposal').toBeUndefined();
    expect(index('spring-sale.png', 'Spring_Sale.jpg').same('Spring Sale')).toBeUndefined();
    expect(index('.png').same('')).toBeUndefined();
  });

  it('rank by rare words: a brand on every file says nothing', () => {
    const creatives = index('acme running shoe.png', 'acme rain jacket.png', 'acme gift card.png');
    const [first, ...rest] = creatives.likest('Acme | jacket for rain, blue', 3);
    expect(first).toMatchObject({ of: 'acme rain jacket.png' });
    expect(rest.every(({ likeness }) => likeness < (first?.likeness ?? 0) / 2)).toBe(true);
    expect(creatives.likest('Autumn teaser', 3)).toEqual([]);
  });
});
