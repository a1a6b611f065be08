import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeShot, makeVideo } from '../testing/video-factory.ts';
import { judgeShots, poolShots } from './pool-shots.ts';

describe('a rule over the shots of a video', () => {
  it('weighs each shot by how much it tells: a highlight in a close-up says nothing of colours', () => {
    const subject = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
    const still = (subjectSpread: number, figureGroundDeltaE: number) =>
      makeMeasurements({ source: { format: 'frame' }, composition: { subject, subjectSpread, figureGroundDeltaE } });
    const pooled = (spread: number) => {
      const shots = [makeShot(0, { end: 4, still: still(1, 20) }), makeShot(4, { end: 8, still: still(spread, 4) })];
      const settings = { goal: 'sales', placement: 'tiktok' } as const;
      const all = judgeShots(makeVideo({ shots }), makeVideo({ shots }), settings);
      const a = poolShots(all, settings, { hasCta: true, isCaption: false, partly: false });
      const found = a.find(({ rule }) => rule.id === 'C-06');
      return found?.kind === 'judged' ? found.response : Number.NaN;
    };
    expect(pooled(1)).toBeCloseTo(0.5, 6);
    // Half told, it has half the say: 1 of 1.5.
    expect(pooled(1.8)).toBeCloseTo(2 / 3, 6);
    expect(pooled(2.5)).toBeCloseTo(1, 6);
  });
});
