import { describe, expect, it } from 'vitest';
import { heatShot } from './heat-shot.ts';

const shots = [
  { start: 0, end: 2, frame: 0 },
  { start: 2, end: 5, frame: 1 },
  { start: 5, end: 9, frame: 2 },
];

describe('heatShot', () => {
  const attention = [0.1, 0.1, 0.9, 0.9, 0.9, 0.5, 0.5, 0.5, 0.5];
  it('is the shot with the highest mean of attention that kept a frame', () => {
    expect(heatShot({ shots, attention, stepSeconds: 1 })).toBe(1);
    const without = shots.map((shot, index) => (index === 1 ? { ...shot, frame: null } : shot));
    expect(heatShot({ shots: without, attention, stepSeconds: 1 })).toBe(2);
  });
  it('is none where no frame was kept', () => {
    expect(heatShot({ shots: shots.map((shot) => ({ ...shot, frame: null })), attention, stepSeconds: 1 })).toBe(-1);
  });
});
