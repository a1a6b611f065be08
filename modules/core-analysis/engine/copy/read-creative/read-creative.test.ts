import { describe, expect, it } from 'vitest';
import type { CopyBlock } from './lines-of.ts';
import { readCreative } from './read-creative.ts';

/** One line of a column, `size` high with its top at `y`; shares of the frame. */
const line = (text: string, y: number, size = 0.03): CopyBlock => ({
  text,
  region: { x: 0.1, y, w: 0.6, h: size * 1.1 },
  lineHeight: size,
  lines: 1,
});
const textsAt = (blocks: readonly CopyBlock[], found: Iterable<number>) => [...found].map((i) => blocks[i]?.text);

// truth of image: copy.screen copy.brand copy.badges copy.maybe
//   planted: creatives with a pictured screen, a logo, a store's badge, a line that may ask
//   within: exact
describe('a creative', () => {
  it('has no copy in a pictured screen', () => {
    const blocks = [
      line('Split the rent, not the flat', 0.1, 0.08),
      line('10:24', 0.3, 0.022),
      line('You are owed $31.40', 0.34, 0.022),
      line('Groceries $52.10', 0.38, 0.022),
      line('Balance $12.00', 0.42, 0.022),
      line('Get the app', 0.8, 0.035),
    ];
    const { screen, offer, headline } = readCreative(blocks);
    expect(textsAt(blocks, screen)).toHaveLength(4);
    expect(offer?.p ?? 0).toBeLessThan(0.5);
    expect(textsAt(blocks, headline?.blocks ?? [])).toEqual(['Split the rent, not the flat']);
  });

  it('has its headline in what says something, not in the name that is set larger', () => {
    const blocks = [
      line('NORDHAVN', 0.04, 0.08),
      line('Mountain air from €79', 0.4, 0.06),
      line('Book now', 0.8, 0.03),
    ];
    const { headline, brand } = readCreative(blocks);
    expect(textsAt(blocks, brand)).toEqual(['NORDHAVN']);
    expect(textsAt(blocks, headline?.blocks ?? [])).toEqual(['Mountain air from €79']);
  });

  it('reads a hook of two lines whole, and takes no half sentence of it for the offer', () => {
    const blocks = [
      line('I quit my $6 lunch', 0.1, 0.07),
      line('and saved $120 a month', 0.19, 0.07),
      line('First box $8', 0.6, 0.035),
      line('Try it for $8', 0.8, 0.03),
    ];
    const { headline, offer } = readCreative(blocks);
    expect(headline?.blocks).toEqual([0, 1]);
    expect(offer).toMatchObject({ block: 2, text: 'First box $8' });
  });

  it('takes the two lines of a store’s badge for one request', () => {
    const blocks = [line('Walk it off', 0.1, 0.08), line('Download on the', 0.8, 0.02), line('App Store', 0.83, 0.03)];
    const { request, badges } = readCreative(blocks);
    expect(request).toMatchObject({ block: 1, kind: 'badge' });
    expect([...badges]).toEqual([1, 2]);
  });

  it('offers nothing by a wage, nor by a gift that it asks for', () => {
    const wage = readCreative([line('We’re hiring baristas', 0.1, 0.08), line('£13 an hour', 0.4, 0.05)]);
    expect(wage.offer?.p ?? 0).toBeLessThan(0.5);
  });

  it('reads a figure and its word in two lines as one offer', () => {
    const blocks = [line('50%', 0.2, 0.2), line('off all coats', 0.43, 0.06)];
    expect(readCreative(blocks).offer).toMatchObject({ kind: 'percent', blocks: [0, 1], specific: true });
  });

  it('asks by whatever its button says, and by a line only where it reads like a request', () => {
    const blocks = [line('Bread like before', 0.1, 0.08), line('Fill my crate', 0.8, 0.03)];
    const shape = { region: { x: 0.1, y: 0.79, w: 0.3, h: 0.06 }, deltaEToSurround: 40 };
    expect(readCreative(blocks, (i) => (i === 1 ? shape : null)).request).toMatchObject({ block: 1, kind: 'button' });
    const plain = readCreative([line('Bread like before', 0.1, 0.08), line('Since 1921', 0.8, 0.03)]);
    expect(plain.request?.p ?? 0).toBeLessThan(0.2);
  });
});
