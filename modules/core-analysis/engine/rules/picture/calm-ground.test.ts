import { describe, expect, it } from 'vitest';
import { assess } from '../../judge/assess.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { meetsTarget } from '../book/meets-target.ts';

const CLUTTER = ['S-03', 'S-05', 'S-06', 'S-07'];

function praised(change: Parameters<typeof makeMeasurements>[0]): string[] {
  const { assessments } = assess(makeMeasurements(change), { goal: 'sales', placement: 'meta_feed' });
  return assessments.flatMap((a) =>
    a.kind === 'judged' && CLUTTER.includes(a.rule.id) && meetsTarget(a) ? [a.rule.id] : [],
  );
}

describe('a frame without calm background', () => {
  it('is not praised as clean while it is told to have no room', () => {
    expect(praised({ composition: { negativeSpace: 0.3 } })).not.toEqual([]);
    expect(praised({ composition: { negativeSpace: 0 } })).toEqual([]);
  });

  it('may be where nothing is said of its room: a page of text', () => {
    expect(praised({ composition: { negativeSpace: 0 }, text: { areaShare: 0.5 } })).not.toEqual([]);
  });
});
