import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { assess } from './assess.ts';
import { scoreOf } from './score.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
/** The same picture with so many words, read in whatever size: the number alone changes. */
const scoreWith = (wordCount: number) =>
  scoreOf(assess(makeMeasurements({ text: { wordCount } }), SETTINGS).assessments);

describe('a wall of text', () => {
  it('costs clearly: 97 words between 8 and 20 points', () => {
    const lost = scoreWith(13) - scoreWith(97);
    expect(lost).toBeGreaterThanOrEqual(8);
    expect(lost).toBeLessThanOrEqual(20);
  });

  it('begins beyond what a feed ad may hold: at 25 words nothing but the rule itself counts', () => {
    const at = (words: number) =>
      assess(makeMeasurements({ text: { wordCount: words } }), SETTINGS).assessments.find(
        ({ rule }) => rule.id === 'T-06',
      );
    expect(at(25)).toMatchObject({ essential: 0 });
    expect(at(40)).toMatchObject({ essential: 0 });
    expect(at(60)).toMatchObject({ response: 0 });
    expect(scoreWith(13) - scoreWith(25)).toBeLessThan(3);
  });

  it('never costs less for more words', () => {
    const scores = [13, 16, 20, 25, 30, 40, 41, 50, 60, 75, 97, 200].map(scoreWith);
    for (const [i, score] of scores.entries()) expect(score).toBeLessThanOrEqual(scores[i - 1] ?? 100);
  });
});
