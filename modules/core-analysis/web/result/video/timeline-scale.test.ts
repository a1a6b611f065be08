import { describe, expect, it } from 'vitest';
import { areaPath, clampTime, indexAt, loudnessPath, place, timeForKey } from './timeline-scale.ts';

const shots = [
  { start: 0, end: 2, keyframeAt: 1, frame: 0 },
  { start: 2, end: 5, keyframeAt: 3, frame: 1 },
  { start: 5, end: 9, keyframeAt: 6, frame: 2 },
];
const video = { shots, durationSeconds: 9, stepSeconds: 0.25 };

describe('indexAt', () => {
  it('is the shot a moment lies in: a cut belongs to what follows', () => {
    expect([0, 1.99, 2, 4.99, 5, 9].map((t) => indexAt(shots, t))).toEqual([0, 0, 1, 1, 2, 2]);
  });
  it('is the first where there is none', () => expect(indexAt([], 3)).toBe(0));
});

describe('timeForKey', () => {
  it('goes half a second by arrows and one step of the series with shift', () => {
    expect(timeForKey('ArrowRight', false, 1, video)).toBe(1.5);
    expect(timeForKey('ArrowLeft', true, 1, video)).toBe(0.75);
  });
  it('goes to the next and the former shot', () => {
    expect(timeForKey('PageUp', false, 2.5, video)).toBe(5);
    expect(timeForKey(']', false, 6, video)).toBe(9);
    expect(timeForKey('PageDown', false, 6, video)).toBe(2);
    expect(timeForKey('[', false, 0.5, video)).toBe(0);
  });
  it('stays within the video', () => {
    expect(timeForKey('ArrowLeft', false, 0.2, video)).toBe(0);
    expect(timeForKey('ArrowRight', false, 8.9, video)).toBe(9);
    expect([timeForKey('Home', false, 4, video), timeForKey('End', false, 4, video)]).toEqual([0, 9]);
  });
  it('leaves every other key alone', () => expect(timeForKey('a', false, 4, video)).toBeNull());
});

it('clamps to the hundredth', () => {
  expect([clampTime(-1, 9), clampTime(3.456, 9), clampTime(99, 9)]).toEqual([0, 3.46, 9]);
});

describe('place', () => {
  it('is share and width in percent', () => {
    expect(place({ start: 2.25, end: 4.5 }, 9)).toEqual({ left: '25%', width: '25%' });
  });
  it('keeps a blink visible and inside, also at the very end', () => {
    expect(place({ start: 9, end: 9 }, 9)).toEqual({ left: '99.4%', width: '0.6%' });
    expect(place({ start: 8, end: 12 }, 10)).toEqual({ left: '80%', width: '20%' });
  });
});

describe('the paths', () => {
  it('puts each value at the middle of its step, 1 at the top', () => {
    expect(areaPath([0, 1], 1, 2)).toBe('M0 100L0 100L25 100L75 0L100 0L100 100Z');
  });
  it('is empty without values', () => expect(areaPath([], 1, 2)).toBe(''));
  it('draws -6 LUFS in full height and a gap as a line', () => {
    expect(loudnessPath([-6, null], 1, 2)).toBe('M0 0H50V100H0ZM50 49.5H100V50.5H50Z');
  });
});
