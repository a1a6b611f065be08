import { describe, expect, it } from 'vitest';
import { type MeasurementOverrides, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

/** Response of a rule to technical measures; the rest is of a decent ad. */
function responseOf(id: string, technical: MeasurementOverrides['technical']): number {
  const assessed = RULE_BOOK.find((rule) => rule.id === id)?.assess(makeMeasurements({ technical }), {
    goal: 'sales',
    placement: 'meta_feed',
  });
  if (assessed?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return assessed.response;
}

const bestTile = { x: 0, y: 0, w: 0.1, h: 0.1 };
const LADDERS = {
  // Coffee cup, blurred by 0, 1.5, 3 and 5 pixels.
  blur: [2296, 50, 9, 4].map((best) => ({ sharpness: { best, mean: best, bestTile } })),
  // Median of 21 ads with noise of sigma 0, 12, 25 and 45.
  noise: [0.2, 8.7, 17.2, 29.4].map((noiseSigma) => ({ noiseSigma })),
  'compression grid': [1.1, 1.8, 2.4, 3.6].map((blockiness) => ({ blockiness })),
  // Blacks lifted to L* 0, 31, 46 and 61 under the same white.
  'lifted blacks': [2, 31, 46, 61].map((lightnessP1) => ({ lightnessP1, lightnessP99: 97 })),
  // A layout as it is, enlarged three and four times.
  enlarging: [0.95, 0.53, 0.38].map((spectralCutoff) => ({ spectralCutoff })),
};

describe('picture quality', () => {
  it.each(Object.entries(LADDERS))('falls by 0.01 and more with every step of %s', (_kind, steps) => {
    const responses = steps.map((technical) => responseOf('C-15', technical));
    for (const [index, response] of responses.slice(1).entries()) {
      expect((responses[index] as number) - response, responses.join(' > ')).toBeGreaterThanOrEqual(0.01);
    }
  });

  it.each([
    ['Q-01', LADDERS.blur],
    ['Q-02', LADDERS.noise],
    ['Q-03', LADDERS['compression grid']],
  ])('%s tells bad from worse: each step by 0.03 and more, the end under 0.15', (id, steps) => {
    const responses = steps.map((technical) => responseOf(id, technical));
    for (const [index, response] of responses.slice(1).entries()) {
      expect((responses[index] as number) - response, responses.join(' > ')).toBeGreaterThanOrEqual(0.03);
    }
    expect(responses.at(-1)).toBeLessThan(0.15);
  });
});
