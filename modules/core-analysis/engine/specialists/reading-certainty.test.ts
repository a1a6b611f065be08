import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { readingCertainty } from './reading-certainty.ts';

const certainty = (...texts: [text: string, confidence: number, words: number][]) =>
  readingCertainty(
    makeMeasurements({
      text: { blocks: texts.map(([text, confidence, words]) => makeBlock({ text, confidence, words })) },
    }),
  );

describe('how surely the words were read', () => {
  it('is the recogniser’s confidence by words where all of it makes words', () => {
    expect(certainty(['Fresh figs', 1, 2], ['Get my fig box today', 0.95, 4])).toBeCloseTo((2 + 4 * 0.95) / 6, 5);
    expect(readingCertainty(makeMeasurements({ text: { blocks: [] } }))).toBe(1);
  });

  it('counts what no rule may quote as not read, however sure the recogniser was of its letters', () => {
    expect(certainty(['Fresh figs', 1, 2], ['Get my fig box', 0.89, 4])).toBeCloseTo(2 / 6, 5);
    expect(certainty(['Fresh figs', 1, 2], ['hTprx KLmSt wvx tt', 0.99, 4])).toBeCloseTo(2 / 6, 5);
  });

  it('is low where rules on the wording could not read the text', () => {
    const m = makeMeasurements({
      text: { blocks: [makeBlock({ text: 'Fresh figs', words: 2 }), makeBlock({ confidence: 0.88, words: 4 })] },
    });
    const wording = RULE_BOOK.find(({ id }) => id === 'K-15')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    expect(wording).toMatchObject({ kind: 'not_measured', reason: 'the text could not be read' });
    expect(readingCertainty(m)).toBeLessThan(0.4);
  });
});
