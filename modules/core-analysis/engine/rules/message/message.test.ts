import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { assess } from '../../judge/assess.ts';
import { judge } from '../../judge/judge.ts';
import type { TextBlock } from '../../measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';

/** The factory's picture with these lines for its words, read as the engine reads them. */
function saying(...lines: string[]) {
  const blocks = lines.map((text, i) =>
    makeBlock({
      text,
      words: text.split(' ').length,
      confidence: 0.97,
      ...(i === 0 ? { role: 'headline' } : { role: 'body', lineHeight: 0.04 }),
    }),
  );
  const { copy } = makeMeasurements();
  const words = blocks.reduce((sum, b) => sum + b.words, 0);
  return makeMeasurements({ text: { blocks, wordCount: words }, copy: { ...copy, cta: null, ...readClaims(blocks) } });
}

function ruleOf(m: ReturnType<typeof saying>, id: string) {
  const found = assess(m, { goal: 'sales', placement: 'meta_feed' }).assessments.find((a) => a.rule.id === id);
  if (!found) throw new Error(id);
  return found;
}

const judged = (m: ReturnType<typeof saying>, id: string) => {
  const found = ruleOf(m, id);
  if (found.kind !== 'judged') throw new Error(`${id} was ${found.kind}`);
  return found;
};

describe('K-18, one message', () => {
  it('names each claim it counts, and only those', () => {
    const m = saying('Sleep better tonight', 'Rated 4.8 by 12,400 customers', 'Wake up without pain', 'Made in Leeds');
    const { bad, evidence } = judged({ ...m, copy: { ...m.copy, messageCount: 2 } }, 'K-18');
    expect(evidence.display).toBe('2 claims');
    expect(bad().text).toContain('“Sleep better tonight” and “Wake up without pain” compete');
  });
});

describe('K-18, a page of words', () => {
  it('is not praised for one message because one of its lines promises a benefit', () => {
    const lines = [
      'Sleep better tonight',
      ...Array.from({ length: 8 }, () => 'Made of fine steel and linen by hand in Leeds'),
    ];
    const m = saying(...lines);
    const page = { ...m, copy: { ...m.copy, messageCount: 1 } };
    expect(ruleOf(page, 'K-18').kind).toBe('not_applicable');
    expect(ruleOf({ ...page, text: { ...page.text, wordCount: 20 } }, 'K-18').kind).toBe('judged');
  });
});

describe('K-07, offer first', () => {
  it('leaves an offer on the button to the rules of the button', () => {
    const m = makeMeasurements();
    const cta = m.copy.cta as NonNullable<typeof m.copy.cta>;
    const onButton = { text: 'Get my free box', kind: 'free' as const, specific: true, block: cta.block };
    expect(ruleOf(makeMeasurements({ copy: { offer: onButton } }), 'K-07').kind).toBe('not_applicable');
    expect(ruleOf(m, 'K-07').kind).toBe('judged');
  });

  it('ranks the offer by its largest part: a price, a discount or what is free', () => {
    const set = (text: string, lineHeight: number, change: Partial<TextBlock> = {}) =>
      makeBlock({ text, lineHeight, words: text.split(' ').length, ...change });
    const bag = set('The Weekender bag', 0.068, { role: 'headline' });
    const saving = { text: 'Save 31% until Sunday', kind: 'percent' as const, specific: false, block: 3 };
    const rankOf = (price: TextBlock) => {
      const blocks = [bag, price, set('Made of one piece', 0.05), set(saving.text, 0.034)];
      const m = makeMeasurements({ text: { blocks }, copy: { offer: saving, cta: null, referencePrice: null } });
      const { evidence, response, good, bad } = judged(m, 'K-07');
      return [evidence.display, (response === 1 ? good() : bad()).title];
    };
    expect(rankOf(set('€89', 0.076))).toEqual(['rank 1 of 4', '“€89” leads']);
    expect(rankOf(set('Cashmere', 0.076))).toEqual(['rank 4 of 4', '“Save 31% until Sunday” is buried']);
    expect(rankOf(set('€89', 0.076, { confidence: 0.3 }))[0]).toBe('rank 4 of 4');
  });
});

describe('K-20, words that need proof', () => {
  const spam = saying('Lose 10 kg in 7 days guaranteed!!!', 'Miracle cure, risk free');

  it('keeps what platforms refuse under its cap, and opens it when the claim goes', () => {
    const { results } = judge(spam, { goal: 'sales', placement: 'meta_feed' });
    expect(results.score).toBeLessThanOrEqual(49);
    const advice = results.strategy.find(({ evidence }) => evidence.ruleId === 'K-20');
    expect(advice?.title).toContain('Take out “Lose 10 kg in 7 days” and “Miracle cure”');
  });

  it('leaves what only needs proof its say without the cap', () => {
    const found = judged(saying('Guaranteed results, clinically proven, the #1 choice, no risk'), 'K-20');
    expect(found.response).toBeGreaterThan(0);
    expect(found.bad().title).toContain('may stop delivery');
  });
});

describe('K-05, offer stated', () => {
  it('does not call a price with a misread sign missing', () => {
    expect(judged(saying('The bowl that lasts', 'Only f29'), 'K-05').response).toBe(1);
  });

  it.each([
    ['a lone figure', ['The bowl that lasts', '29']],
    ['a sum of an account', ['The quarter in numbers', 'Paid $88,210']],
  ])('cannot tell what %s is', (_, lines) => {
    expect(ruleOf(saying(...lines), 'K-05').kind).toBe('not_measured');
  });
});

describe('advice about proof', () => {
  const wordy = saying(
    'The bowl that lasts a lifetime and then some',
    'Thrown by hand in our studio by the sea, glazed twice and fired for a day',
    'Made in Leeds',
  );

  it('asks for no line where there are too many words already', () => {
    // More words must not make a lack worth nothing: it costs, and is not said.
    for (const id of ['K-13', 'K-14']) expect(judged(wordy, id), id).toMatchObject({ response: 0, unsaid: true });
    const { bad, strategy, quickWins } = judge(wordy, { goal: 'sales', placement: 'meta_feed' }).results;
    expect([...bad, ...strategy, ...(quickWins ?? [])].map(({ evidence }) => evidence.ruleId)).not.toContain('K-13');
  });

  it('adds a line where there is room', () => {
    expect(judged(saying('The bowl that lasts'), 'K-13').advice().title).toBe('Add one line of proof');
  });

  it('asks for no further line where text covers more than T-05 allows, however few the words', () => {
    const few = saying('The bowl that lasts', 'Made for every kitchen there');
    const crowded = (areaShare: number) => ({ ...few, text: { ...few.text, areaShare } });
    expect(judged(crowded(0.31), 'T-05').advice().title).toBe('Move detail out of the picture');
    for (const id of ['K-13', 'K-14']) expect(judged(crowded(0.31), id).unsaid, id).toBe(true);
    expect(judged(crowded(0.2), 'K-13').advice().title).toBe('Add one line of proof');
  });
});

describe('a flyer', () => {
  const FACTS = ['Samstag, 12. Juni, 20 Uhr', 'Hauptstr. 12, 80331 München', 'Live-Musik und Tombola'];
  const PROMISES = ['Sommerfest für dich', 'Eintritt 5 €', 'Dein schönster Abend', 'Besser feiern'];

  it('may tell its facts and more than one thing, by as much as it is one', () => {
    const responses = FACTS.map((_, i) => {
      const m = saying(...PROMISES, ...FACTS.slice(0, i + 1));
      return judged({ ...m, copy: { ...m.copy, messageCount: 3 } }, 'K-18').response;
    });
    expect([...responses].sort((p, q) => p - q)).toEqual(responses);
    expect(responses.at(-1)).toBe(1);
    const plain = saying('Sleep better tonight', 'Wake up without pain', 'Feel younger');
    expect(judged({ ...plain, copy: { ...plain.copy, messageCount: 3 } }, 'K-18').response).toBeCloseTo(1 / 3, 2);
  });

  it('says so where it is still too much', () => {
    const m = saying(...PROMISES, ...FACTS);
    const { bad, evidence } = judged({ ...m, copy: { ...m.copy, messageCount: 6 } }, 'K-18');
    expect(bad().text).toContain('As a flyer (a date, a time, an address and words of an event or a menu)');
    expect(evidence.target).toBe('up to 3 claims, as a flyer');
  });

  it('may have forty words, and an ad fifteen', () => {
    const wordy = (...lines: string[]) => {
      const m = saying(...lines);
      return judged({ ...m, text: { ...m.text, wordCount: 34 } }, 'T-06');
    };
    expect(wordy(...PROMISES, ...FACTS).response).toBe(1);
    const ad = wordy('Sleep better tonight', 'Wake up without pain');
    expect(ad.response).toBe(0);
    expect(ad.advice().title).toBe('Cut 34 words to fifteen');
  });
});
