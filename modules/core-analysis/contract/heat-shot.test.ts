import { describe, expect, it } from 'vitest';
import { heatMoment, heatShot } from './heat-shot.ts';

const shots = [
  { start: 0, end: 2, frame: 0, keyframeAt: 1 },
  { start: 2, end: 5, frame: 1, keyframeAt: 3.5 },
  { start: 5, end: 9, frame: 2, keyframeAt: 7 },
];

describe('heatShot', () => {
  const attention = [0.1, 0.1, 0.9, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5];
  it('is the shot the judgement names', () => {
    expect(heatShot({ shots, attention, stepSeconds: 1, heatShot: 0 })).toBe(0);
  });
  it('is said with its number and moment, and not at all where there is none', () => {
    const say = (seconds: number) => `${seconds} s`;
    expect(heatMoment({ shots, attention, stepSeconds: 1, heatShot: 0 }, say)).toBe('shot 1, the frame at 1 s');
    expect(heatMoment({ shots, attention, stepSeconds: 1 }, say)).toBe('shot 2, the frame at 3.5 s');
    expect(heatMoment({ shots: [], attention, stepSeconds: 1 }, say)).toBeNull();
  });
  it('is, in a result that names none, the shot with the highest mean of attention that kept a frame', () => {
    expect(heatShot({ shots, attention, stepSeconds: 1 })).toBe(1);
    const without = shots.map((shot, index) => (index === 1 ? { ...shot, frame: null } : shot));
    expect(heatShot({ shots: without, attention, stepSeconds: 1 })).toBe(2);
  });
  it('is none where no frame was kept', () => {
    expect(heatShot({ shots: shots.map((shot) => ({ ...shot, frame: null })), attention, stepSeconds: 1 })).toBe(-1);
  });
});
