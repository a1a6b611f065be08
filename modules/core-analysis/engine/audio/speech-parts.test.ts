import { describe, expect, it } from 'vitest';
import { speechParts } from './speech-parts.ts';

const STEP = 512 / 16_000;
/** Probabilities of so many steps each. */
const steps = (...runs: [count: number, probability: number][]) =>
  runs.flatMap(([count, probability]) => Array<number>(count).fill(probability));
const heard = (...runs: [count: number, probability: number][]) => {
  const all = steps(...runs);
  return speechParts(all, all.length * STEP);
};

describe('parts of speech', () => {
  it('begin at 0.5 and end under 0.35, padded by 30 ms', () => {
    const { parts, share } = heard([20, 0.1], [20, 0.9], [10, 0.4], [20, 0.1]);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.start).toBeCloseTo(20 * STEP - 0.03, 6);
    expect(parts[0]?.end).toBeCloseTo(50 * STEP + 0.03, 6);
    expect(parts[0]?.confidence).toBeCloseTo((20 * 0.9 + 10 * 0.4) / 30, 6);
    expect(share).toBeCloseTo((30 * STEP + 0.06) / (70 * STEP), 6);
  });

  it('last 250 ms at least and are parted by 100 ms at least', () => {
    expect(heard([20, 0], [7, 1], [20, 0]).parts).toEqual([]);
    expect(heard([20, 0], [8, 1], [20, 0]).parts).toHaveLength(1);
    expect(heard([9, 1], [3, 0], [9, 1], [20, 0]).parts).toHaveLength(1);
    expect(heard([9, 1], [5, 0], [9, 1], [20, 0]).parts).toHaveLength(2);
  });

  it('are unsure between the marks, and only there', () => {
    const between = heard([20, 0], [10, 0.45], [20, 0]);
    expect(between).toMatchObject({ parts: [], share: 0 });
    expect(between.unsure[0]?.start).toBeCloseTo(20 * STEP, 6);
    expect(between.unsure[0]?.end).toBeCloseTo(30 * STEP, 6);
    expect(between.confidence).toBeCloseTo(0.55, 6);
    expect(heard([20, 0], [10, 0.34], [20, 0]).unsure).toEqual([]);
    expect(heard([20, 0], [7, 0.45], [20, 0]).unsure).toEqual([]);
    expect(heard([20, 0], [10, 0.45], [10, 0.6], [20, 0]).unsure).toEqual([]);
  });

  it('end with the picture', () => {
    const { parts } = speechParts(steps([100, 0.9]), 1.5);
    expect(parts).toEqual([{ start: 0, end: 1.5, confidence: expect.closeTo(0.9, 6) }]);
    expect(speechParts([], 0)).toEqual({ parts: [], share: 0, confidence: 1, unsure: [] });
  });
});
