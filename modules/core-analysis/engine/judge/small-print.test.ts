import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../measurements.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { judge } from './judge.ts';

/** What an unreadable line costs: much where it carries the message, little where it is the small print beside it. */

const { text } = makeMeasurements();

const line = (change: Partial<TextBlock>): TextBlock =>
  makeBlock({
    text: 'While stocks last, one offer a guest and day',
    region: { x: 0.08, y: 0.95, w: 0.6, h: 0.012 },
    lineHeight: 0.0096,
    lineHeightOfShortSide: 0.012,
    words: 9,
    role: 'small',
    ...change,
  });

const judged = (...more: TextBlock[]) => {
  const blocks = [...text.blocks, ...more];
  const wordCount = blocks.reduce((sum, { words }) => sum + words, 0);
  return judge(makeMeasurements({ text: { ...text, blocks, wordCount } }), { goal: 'sales', placement: 'meta_feed' })
    .results;
};
const scoreOf = (...more: TextBlock[]) => judged(...more).score;

const pale = { contrast: 2.4, worstSliceContrast: 2.2, foreground: '#a8a8a8', background: '#f4efe6' };
const ofMessage = { lineHeight: 0.0296, lineHeightOfShortSide: 0.037, role: 'body' as const };

describe('small print', () => {
  it('that nobody can make out costs 4 to 18 points, and less than half of what a line of the message costs', () => {
    const lost = scoreOf(line({ ...ofMessage })) - scoreOf(line(pale));
    expect(lost).toBeGreaterThanOrEqual(4);
    expect(lost).toBeLessThanOrEqual(18);
    const body = scoreOf(line(ofMessage)) - scoreOf(line({ ...ofMessage, ...pale }));
    expect(scoreOf(line({})) - scoreOf(line(pale))).toBeLessThan(body / 2);
  });

  it('is told with its own contrast all the same, and nothing praises every line', () => {
    const { good, bad, strategy } = judged(line(pale));
    const told = [...bad, ...strategy].filter(({ evidence }) => evidence.ruleId === 'T-01');
    expect(told.map(({ evidence }) => evidence.display)).toContain('2.4 : 1');
    expect(good.map(({ evidence }) => evidence.ruleId)).not.toContain('T-01');
  });

  it('costs evenly more the larger it is set, up to what a line of the message costs', () => {
    const sizes = [0.012, 0.015, 0.018, 0.021, 0.024, 0.0259];
    const losses = sizes.map((lineHeightOfShortSide) => {
      const at = { lineHeightOfShortSide, lineHeight: lineHeightOfShortSide * 0.8 };
      return scoreOf(line(at)) - scoreOf(line({ ...at, ...pale }));
    });
    expect(losses).toEqual([...losses].sort((a, b) => a - b));
    for (const [i, loss] of losses.entries()) expect(loss - (losses[i - 1] ?? loss)).toBeLessThanOrEqual(12);
  });

  it('is the message where most of the words are that small', () => {
    const beside = line(pale);
    const all = line({ ...pale, words: 60, text: 'Sixty words of what the offer is, set in letters nobody can read' });
    const own = scoreOf(line({ words: 60 })) - scoreOf(all);
    expect(own).toBeGreaterThan(2 * (scoreOf(line({})) - scoreOf(beside)));
  });
});
