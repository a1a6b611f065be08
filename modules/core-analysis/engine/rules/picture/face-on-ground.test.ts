import { expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { subjectOf } from './subject.ts';

//   planted: a subject whose colours mix to those around it, with and without a face in it
it('says of nobody whose face is seen that they blend into the ground', () => {
  const subject = subjectOf(makeMeasurements());
  if (!subject) throw new Error('the factory has a subject');
  const face = { x: subject.x + subject.w * 0.4, y: subject.y, w: subject.w * 0.2, h: subject.h * 0.2 };
  const assess = (figureGroundDeltaE: number, faces: (typeof face)[]) =>
    RULE_BOOK.find(({ id }) => id === 'C-06')?.assess(
      makeMeasurements({
        composition: { figureGroundDeltaE },
        people: { measured: true, faces: faces.map((region) => ({ region, confidence: 0.95 })) },
      }),
      { goal: 'sales', placement: 'meta_feed' },
    )?.kind;
  expect(assess(12, [])).toBe('judged');
  expect(assess(12, [face])).toBe('not_applicable');
  expect(assess(40, [face])).toBe('judged');
});
