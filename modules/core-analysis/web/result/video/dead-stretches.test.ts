import { describe, expect, it } from 'vitest';
import { plainVideo } from '../../testing/sample-video.ts';
import { deadStretches } from './dead-stretches.ts';

const slides = {
  ...plainVideo,
  durationSeconds: 10,
  texts: [],
  shots: [0, 3, 6].map((start) => ({ start, end: start + 3, keyframeAt: start + 1, frame: null })),
  black: [],
  frozen: [
    { start: 0, end: 3 },
    { start: 3, end: 6 },
    { start: 6, end: 10 },
  ],
};

describe('the dead stretches of a video', () => {
  it('leave the end card alone, as the finding does', () => {
    expect(deadStretches({ ...slides, endCard: { start: 6, end: 10 } })).toEqual([
      { what: 'Frozen picture', start: 0, end: 3 },
      { what: 'Frozen picture', start: 3, end: 6 },
    ]);
  });

  it('end where the end card begins, and go to the end without one of its own', () => {
    const endCard = { start: 8, end: 10 };
    const texts = [{ ...endCard, text: 'Buy', caption: false, region: { x: 0, y: 0, w: 1, h: 1 } }];
    expect(deadStretches({ ...slides, endCard, texts }).at(-1)).toMatchObject({ start: 6, end: 8 });
    expect(deadStretches({ ...slides, endCard }).at(-1)).toMatchObject({ start: 6, end: 10 });
    expect(deadStretches({ ...slides, endCard: null, black: [{ start: 9, end: 10 }] })).toHaveLength(4);
  });
});
