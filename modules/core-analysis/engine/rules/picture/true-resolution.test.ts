import { expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

function assess(spectralCutoff: number | null, wordCount = 0, format: 'jpeg' | 'frame' = 'jpeg') {
  const rule = RULE_BOOK.find(({ id }) => id === 'Q-05');
  const m = makeMeasurements({ technical: { spectralCutoff }, text: { wordCount }, source: { format } });
  return rule?.assess(m, { goal: 'sales', placement: 'meta_feed' });
}

it('does not judge the resolution of a picture without detail to tell it from', () => {
  expect(assess(null)?.kind).toBe('not_applicable');
});

it('takes nothing from the softest sharp photograph and much from one enlarged thrice or blurred', () => {
  expect(assess(0.62)).toMatchObject({ kind: 'judged', response: 1 });
  expect(assess(0.47)).toMatchObject({ kind: 'judged', response: expect.closeTo(0.675, 3) });
  expect(assess(0.19)).toMatchObject({ kind: 'judged', response: 0 });
});

it('asks more of a layout, whose letters are drawn, than of a photograph or a frame of a video', () => {
  expect(assess(0.9, 12)).toMatchObject({ response: 1 });
  expect(assess(0.72, 12)).toMatchObject({ response: expect.closeTo(0.8, 3) });
  expect(assess(0.72, 12, 'frame')).toMatchObject({ response: 1 });
});
