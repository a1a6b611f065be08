import { describe, expect, it } from 'vitest';
import { chanceOf, hasFollowUp } from './follow-up-chance.ts';

describe('the second question', () => {
  it('follows on exactly_needed only under 0.3, on every other answer always', () => {
    expect(hasFollowUp('exactly_needed', 0.299)).toBe(true);
    expect(hasFollowUp('exactly_needed', 0.3)).toBe(false);
    for (const type of ['helpful_questions', 'need_guidance', 'needs_improvement', 'satisfied'] as const) {
      expect(hasFollowUp(type, 0.999)).toBe(true);
    }
  });

  it('is decided by the analysis: the same each time, 30 % of 20,000 within 1 %', () => {
    const ids = Array.from({ length: 20_000 }, (_, n) => `01935b2e-7c00-7000-8000-${n.toString(16).padStart(12, '0')}`);
    const asked = ids.filter((id) => hasFollowUp('exactly_needed', chanceOf(id))).length;
    expect(asked / ids.length).toBeGreaterThan(0.29);
    expect(asked / ids.length).toBeLessThan(0.31);
    expect(ids.slice(0, 50).map(chanceOf)).toEqual(ids.slice(0, 50).map(chanceOf));
  });
});
