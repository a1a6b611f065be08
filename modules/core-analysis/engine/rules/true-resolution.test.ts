import { expect, it } from 'vitest';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { RULE_BOOK } from './rule-book.ts';

function assess(spectralCutoff: number | null) {
  const rule = RULE_BOOK.find(({ id }) => id === 'Q-05');
  return rule?.assess(makeMeasurements({ technical: { spectralCutoff } }), { goal: 'sales', placement: 'meta_feed' });
}

it('does not judge the resolution of a picture without detail to tell it from', () => {
  expect(assess(null)?.kind).toBe('not_applicable');
});

it('takes nothing from the softest sharp photograph and much from one enlarged thrice or blurred', () => {
  expect(assess(0.62)).toMatchObject({ kind: 'judged', response: 1 });
  expect(assess(0.47)).toMatchObject({ kind: 'judged', response: expect.closeTo(0.675, 3) });
  expect(assess(0.19)).toMatchObject({ kind: 'judged', response: 0 });
});
