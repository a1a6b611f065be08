import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { readClaims } from './read-claims.ts';

const blocks = [makeBlock({ text: 'A quiet room above the lake for the two of you', words: 10 })];
const hotel = makeMeasurements({ text: { blocks }, copy: { cta: null, ...readClaims(blocks) } });
const judged = (sells: 'goods' | 'stays' | 'causes' | null) =>
  judge(hotel, { goal: 'sales', placement: 'meta_feed', sells }).results;
const said = (results: ReturnType<typeof judged>) =>
  [...results.bad, ...results.strategy].map(({ title, text }) => `${title} ${text}`).join(' ');

describe('what is sold', () => {
  it('chooses the words that advice suggests, and no figure', () => {
    const [goods, stay] = [judged('goods'), judged('stays')];
    expect(said(goods)).toContain('“Shop now”');
    expect(said(stay)).toContain('“Book your stay”');
    expect(said(stay)).not.toContain('Shop now');
    expect(said(judged('causes'))).toContain('“Donate now”');
    const figures = ({ score, strategy }: typeof stay) => [score, strategy.map(({ gain }) => gain)];
    expect(figures(stay)).toEqual(figures(goods));
    // Where nobody says it, the words do.
    expect(said(judged(null))).toContain('“Book your stay”');
  });
});
