import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const bare = makeMeasurements({
  text: { blocks: [], wordCount: 0, areaShare: 0 },
  copy: { cta: null, offer: null, trust: [] },
  composition: { mirrorSymmetry: 0.5 },
});

function adviceOf(id: string): string {
  const a = RULE_BOOK.find((rule) => rule.id === id)?.assess(bare, { goal: 'sales', placement: 'meta_feed' });
  return a?.kind === 'judged' ? a.advice().text : '';
}

describe('advice on a creative without words', () => {
  it.each(['K-14', 'C-12'])('names no button and no headline that are not there (%s)', (id) => {
    expect(adviceOf(id)).not.toBe('');
    expect(adviceOf(id)).not.toMatch(/the button|headline/);
  });
});
