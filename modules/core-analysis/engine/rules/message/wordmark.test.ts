import { describe, expect, it } from 'vitest';
import { assess } from '../../judge/assess.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { capsShareOf, countExclamations, wordsOf } from '../../text/blocks/text-statistics.ts';

/** The factory's picture with these lines for its words and nothing else asked or offered. */
function saying(...lines: string[]) {
  const whole = lines.join(' ');
  const blocks = lines.map((text) => makeBlock({ text, words: wordsOf(text).length }));
  return makeMeasurements({
    text: {
      blocks,
      wordCount: wordsOf(whole).length,
      capsShare: capsShareOf(whole),
      exclamations: countExclamations(whole),
    },
    copy: { offer: null, cta: null },
  });
}

function ruleOf(m: ReturnType<typeof saying>, id: string, brand: string | null) {
  const { assessments } = assess(m, { goal: 'awareness', placement: 'meta_feed', brand });
  return assessments.find(({ rule }) => rule.id === id);
}

describe('the name as its brand writes it', () => {
  it('is no shout, alone in its line or in one with more', () => {
    const slogan = 'outside is free and so are you.';
    for (const lines of [
      [slogan, 'NORTHFELL'],
      [slogan, 'NORTHFELL outdoor gear'],
    ]) {
      const a = ruleOf(saying(...lines), 'T-11', 'Northfell');
      expect(a?.kind === 'judged' && [a.response, a.evidence.display]).toEqual([1, '0 % capitals']);
    }
    expect(ruleOf(saying('Outside is free.', 'NORTHFELL'), 'T-11', 'Northfell')?.kind).toBe('not_applicable');
  });

  it('covers no shout of the copy beside it', () => {
    const loud = ruleOf(saying('GO OUTSIDE TODAY FRIENDS', 'NORTHFELL'), 'T-11', 'Northfell');
    expect(loud?.kind === 'judged' && loud.advice().title).toBe('Lower the voice of “GO OUTSIDE TODAY FRIENDS”');
  });
});

describe('a line with nothing beside it', () => {
  const flat = { technical: { photographed: 0, picture: null }, clutter: { jpegComplexity: 0.02 } } as const;
  const told = (brand: string | null, ...lines: string[]) => {
    const { technical, clutter, colour, ...m } = saying(...lines);
    const bare = {
      ...m,
      technical: { ...technical, ...flat.technical },
      clutter: { ...clutter, ...flat.clutter },
      colour: { ...colour, colourEntropy: 0.5 },
    };
    const a = ruleOf(bare, 'B-08', brand);
    return a?.kind === 'judged' ? [a.evidence.display, a.bad().title, a.advice().title] : a?.kind;
  };

  it('is counted by all its words and told for no name where it is a sentence', () => {
    expect(told(null, 'Fresh every day')).toEqual([
      '3 words in all',
      '“Fresh every day” is all it says',
      'Say more than “Fresh every day”',
    ]);
  });

  it('is told as beside the name where one stands there', () => {
    expect(told(null, 'Fresh daily', 'FERNWEH')).toEqual([
      '2 words beside “FERNWEH”',
      '“FERNWEH” stands alone',
      'Say what “FERNWEH” stands for',
    ]);
    expect(told('Fresh Bread', 'Fresh Bread daily')?.[0]).toBe('1 word beside “Fresh Bread”');
  });
});
