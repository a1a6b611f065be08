import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const line = (text: string, type: number, role: 'headline' | 'small') =>
  makeBlock({ text, role, lineHeightOfShortSide: type * 0.93, words: text.split(' ').length });
const BLOCKS = [line('Softer skin for 92 %*', 0.08, 'headline'), line('* Self-assessment, 214 women', 0.015, 'small')];
const words = BLOCKS.reduce((sum, block) => sum + block.words, 0);

const shown = (id: string, legal: number[]) => {
  const m = makeMeasurements({ text: { blocks: BLOCKS, wordCount: words }, copy: { cta: null, legal } });
  const found = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' });
  return found?.kind === 'judged' ? found.evidence.display : found?.kind;
};

// truth of image: copy.legal
//   planted: a footnote under the line it answers
describe('small print of the law', () => {
  it('is no word to read at a glance', () => {
    expect(shown('T-06', [])).toBe('9 words');
    expect(shown('T-06', [1])).toBe('5 words');
  });

  it('is not asked to be set for a phone', () => {
    expect(shown('T-03', [])).toBe('16 px of 1080');
    expect(shown('T-03', [1])).toBe('86 px of 1080');
  });
});
