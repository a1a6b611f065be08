import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import type { RuleSettings } from '../book/rule.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

type Change = Parameters<typeof makeMeasurements>[0];

function judged(id: string, change: Change, more: Partial<RuleSettings> = {}) {
  const settings = { goal: 'sales', placement: 'meta_feed', ...more } as const;
  const a = RULE_BOOK.find((rule) => rule.id === id)?.assess(makeMeasurements(change), settings);
  if (a?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return a;
}

const ROOM = { wordCount: 5 };

describe('what costs and is not said', () => {
  it('is a missing safety line where nobody knows what is sold', () => {
    const bare = { copy: { trust: [] }, text: ROOM };
    expect(judged('K-14', bare).unsaid).toBe(true);
    expect(judged('K-14', bare, { sells: 'goods' }).unsaid).toBe(false);
  });

  it('is a missing figure where no word praises', () => {
    const saying = (text: string) => ({
      copy: { offer: null, numbers: [] },
      text: { blocks: [makeBlock({ text, words: 4 })], ...ROOM },
    });
    expect(judged('K-15', saying('Fresh figs, picked today')).unsaid).toBe(true);
    const praising = judged('K-15', saying('The best figs ever'));
    expect(praising.unsaid).toBe(false);
    expect(praising.advice().title).toContain('for a number');
  });

  it('is a second claim, and not a third', () => {
    const unsaid = [2, 3].map((messageCount) => judged('K-18', { copy: { messageCount } }).unsaid);
    expect(unsaid).toEqual([true, false]);
  });
});

describe('the example of an offer', () => {
  it('is a discount on a thing only where things are sold', () => {
    const advice = (sells: RuleSettings['sells']) => judged('K-05', { copy: { offer: null } }, { sells }).advice().text;
    expect(advice('goods')).toContain('20 % off');
    for (const other of [null, 'apps'] as const) expect(advice(other)).toContain('a price, a saving, or what is free');
  });
});
