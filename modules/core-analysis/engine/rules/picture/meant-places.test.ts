import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const AT = [
  [0.15, 0.15],
  [0.85, 0.15],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.15, 0.85],
  [0.85, 0.85],
] as const;

const block = (at: number, role: 'headline' | 'offer' | 'body') =>
  makeBlock({
    text: `Line number ${['one', 'two', 'three', 'four', 'five', 'six'][at]}`,
    role,
    region: { x: (AT[at]?.[0] ?? 0) - 0.1, y: (AT[at]?.[1] ?? 0) - 0.05, w: 0.2, h: 0.1 },
  });

/** Six peaks of one strength; on the first of them lie texts of these roles. */
function judged(...roles: ('headline' | 'offer' | 'body')[]) {
  const m = makeMeasurements({
    text: { blocks: roles.map((role, at) => block(at, role)) },
    copy: { cta: null, offer: null },
    composition: { subject: null },
    saliency: { peaks: AT.map(([x, y]) => ({ x, y, strength: 1 })), focus: [] },
  });
  return RULE_BOOK.find(({ id }) => id === 'S-02')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
}

describe('places that compete for the first glance', () => {
  it('are all that draw the eye where nothing is there to do so', () => {
    const a = judged();
    expect(a?.kind === 'judged' && a.evidence.value).toBe(6);
  });

  it('leave out what is there to be seen first, and say so', () => {
    const a = judged('headline', 'offer');
    if (a?.kind !== 'judged') throw new Error('S-02 was not judged');
    expect(a.evidence.value).toBe(4);
    expect(a.bad().title).toBe('Four places fight for the first glance');
    expect(a.bad().text).toMatch(/^Beside what is there to be seen first, the picture/);
  });

  it('are none too many where three are left beside headline, offer and button', () => {
    expect(judged('headline', 'offer', 'offer')?.kind).toBe('not_applicable');
  });

  it('count small print, which leads nothing', () => {
    const a = judged('headline', 'offer', 'body');
    expect(a?.kind === 'judged' && a.evidence.value).toBe(4);
  });
});
