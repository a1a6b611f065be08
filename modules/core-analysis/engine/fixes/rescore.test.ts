import { expect, it } from 'vitest';
import { CLUTTER_REFERENCE } from '../rules/clutter.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { rescore } from './rescore.ts';

const [GOOD, BAD] = CLUTTER_REFERENCE.congestion;

/** A line of this contrast on a picture whose congestion leaves so much of rule S-06's marks. */
function creative(contrast: number, marks: number) {
  return makeMeasurements({
    text: { blocks: [makeBlock({ contrast, worstSliceContrast: contrast })] },
    clutter: { ...makeMeasurements().clutter, featureCongestion: BAD + marks * (GOOD - BAD) },
  });
}

const refusal = (marks: number) =>
  rescore(creative(1.4, 1), creative(12, marks), { goal: 'sales', placement: 'meta_feed' }, ['T-01']).refusal;

it('lets a fix that gains cost an indispensable rule what leaves it good, and no more', () => {
  expect([1, 0.9, 0.75].map(refusal)).toEqual([null, null, null]);
  for (const marks of [0.6, 0.2]) {
    expect(refusal(marks)).toBe('It would lower what an ad cannot do without: “Feature congestion”.');
  }
});
