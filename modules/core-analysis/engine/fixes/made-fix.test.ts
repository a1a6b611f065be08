import { expect, it } from 'vitest';
import { combinedOf } from './made-fix.ts';

it('names what several fixes in one file do in one sentence, a suggestion without its label', () => {
  const told = (title: string, suggestion: boolean) => ({
    kind: 'button' as const,
    id: 'button' as const,
    title,
    why: '',
    note: null,
    suggestion,
    placement: 'meta_feed' as const,
  });
  const taken = [told('“SALE” set in white', false), told('Suggestion: a button “Shop now”', true)];
  const combined = combinedOf(taken, { goal: 'sales', placement: 'meta_feed' });
  expect(combined.why).toBe('Together: “SALE” set in white and a button “Shop now”.');
  expect(combined.suggestion).toBe(true);
});
