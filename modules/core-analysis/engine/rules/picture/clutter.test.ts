import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const CLUTTERED = { edgeDensity: 0.2, featureCongestion: 11, subbandEntropy: 4.2, jpegComplexity: 0.28 };

function judged(id: string, congestion: number | null) {
  const worst = [{ x: 0, y: 0, w: 0.2, h: 0.2 }];
  const ofBackground = congestion === null ? null : { share: 0.5, featureCongestion: congestion, worst };
  const m = makeMeasurements({ clutter: { ...CLUTTERED, ofBackground } });
  return RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' });
}

describe('clutter', () => {
  it.each(['S-03', 'S-05', 'S-06', 'S-07'])('is no fault of a rich subject on calm ground for %s', (id) => {
    expect(judged(id, 6)?.kind).toBe('not_applicable');
    expect(judged(id, null)?.kind).toBe('not_applicable');
  });

  it.each(['S-03', 'S-05', 'S-06', 'S-07'])('is one around the subject for %s, and shown there', (id) => {
    const a = judged(id, 11);
    if (a?.kind !== 'judged') throw new Error(`${id} was not judged`);
    expect(a.response).toBeLessThan(0.5);
    expect(a.bad().text).toContain('It is busiest in the upper left.');
  });

  it('is that around the subject where that is less', () => {
    const a = judged('S-06', 9.5);
    expect(a?.kind === 'judged' && a.evidence.value).toBe(9.5);
  });
});
