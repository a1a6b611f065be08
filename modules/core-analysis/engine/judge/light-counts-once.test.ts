import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageMeasurements } from '../measurements.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { judge } from './judge.ts';
import { leftByEach, scoreOf } from './score.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
const LIGHT = ['C-04', 'C-05', 'C-15'];

/** A photograph of that mean lightness and contrast. */
const lit = (meanLightness: number, rmsContrast = 0.25, technical: Partial<ImageMeasurements['technical']> = {}) =>
  makeMeasurements({
    colour: { rmsContrast },
    technical: { meanLightness, picture: { share: 1, meanLightness, clippedDark: 0.01, rmsContrast }, ...technical },
  });

const resultsOf = (m: ImageMeasurements) => judge(m, SETTINGS).results;
const assessed = (m: ImageMeasurements) => RULE_BOOK.map((rule) => rule.assess(m, SETTINGS));

describe('the light of a picture', () => {
  it('takes points off once, however many rules see it', () => {
    for (const m of [lit(16, 0.16), lit(12, 0.08), lit(93, 0.1)]) {
      const blamed = (resultsOf(m).basis.deductions ?? []).filter(({ ruleId }) => LIGHT.includes(ruleId));
      expect(blamed).toHaveLength(1);
      // The dearest of the three takes a fifth of the score at most.
      expect(blamed[0]?.points).toBeLessThanOrEqual(20);
    }
  });

  it('costs a dark picture between 10 and 30 points, mean and essentials together', () => {
    const lost = resultsOf(lit(55)).score - resultsOf(lit(14)).score;
    expect(lost).toBeGreaterThanOrEqual(10);
    expect(lost).toBeLessThanOrEqual(30);
  });

  it('is told from blur, which is taken off beside it', () => {
    const { sharpness } = lit(14).technical;
    const blurred = { sharpness: { ...sharpness, best: 5, ofPicture: null } };
    const [dark, both, blur] = [lit(14), lit(14, 0.25, blurred), lit(55, 0.25, blurred)].map((m) => resultsOf(m).score);
    expect(both).toBeLessThan(dark as number);
    expect(both).toBeLessThan(blur as number);
  });

  it('never makes a score fall where it becomes better, nor where the focus does', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 55, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 2, max: 200, noNaN: true }),
        fc.double({ min: 0, max: 200, noNaN: true }),
        (lightness, brighter, best, sharper) => {
          const { sharpness } = lit(50).technical;
          const of = (mean: number, focus: number) =>
            scoreOf(
              assessed(lit(Math.min(60, mean), 0.25, { sharpness: { ...sharpness, best: focus, ofPicture: null } })),
            );
          const score = of(lightness, best);
          expect(of(lightness + brighter, best)).toBeGreaterThanOrEqual(score - 1e-9);
          expect(of(lightness, best + sharper)).toBeGreaterThanOrEqual(score - 1e-9);
        },
      ),
    );
  });

  it('leaves what no rule of light sees as it was', () => {
    const judged = assessed(makeMeasurements()).flatMap((a) => (a.kind === 'judged' ? [a] : []));
    const each = leftByEach(judged);
    for (const [i, a] of judged.entries())
      if (a.responseInGoodLight === undefined) expect(each[i]).toBeCloseTo(1 - a.essential * (1 - a.response), 12);
  });
});
