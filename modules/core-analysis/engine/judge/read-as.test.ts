import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeVideo } from '../testing/video-factory.ts';
import { judge } from './judge.ts';

const noteOf = (source: Parameters<typeof makeMeasurements>[0] & object) =>
  judge(makeMeasurements(source), { goal: 'sales', placement: 'meta_feed' }).results.image.readAs;

describe('how the file was read', () => {
  it('is said of an animation and of see-through parts, and of nothing else', () => {
    expect(noteOf({})).toBeUndefined();
    expect(noteOf({ source: { animated: true, frames: 12 } })).toBe(
      'Judged by the first of its 12 frames; what moves was not seen.',
    );
    expect(noteOf({ source: { animated: true } })).toMatch(/first of its many frames/);
    expect(noteOf({ source: { animated: true, frames: 12, frame: 3 } })).toBe(
      'Judged by frame 3 of 12, the first that shows the picture; what moves was not seen.',
    );
    expect(noteOf({ source: { hasAlpha: true } })).toBeUndefined();
    expect(noteOf({ source: { hasAlpha: true, transparentShare: 0.4 } })).toMatch(
      /^40 % of the picture is transparent and was judged on white; on a dark screen/,
    );
    const clear = { hasAlpha: true, transparentShare: 0.4 };
    expect(noteOf({ source: { ...clear, ground: 'dark', lostOnLight: 0.05, lostOnDark: 0 } })).toBe(
      '40 % of the picture is transparent and was judged on a dark background; 5 % of what is drawn vanishes on white.',
    );
    expect(noteOf({ source: { ...clear, ground: 'light', lostOnLight: 0, lostOnDark: 0.6 } })).toMatch(
      /judged on white; 60 % of what is drawn vanishes on a dark screen\.$/,
    );
  });

  it('is said of a video with a damaged middle, in how many pictures', () => {
    const of = (source: Parameters<typeof makeVideo>[0] & object) =>
      judge(makeVideo(source), { goal: 'sales', placement: 'meta_feed' }).results.image.readAs;
    expect(of({})).toBeUndefined();
    expect(of({ source: { frames: 138, undecoded: { pictures: 12, start: 2, end: 2.5 } } })).toBe(
      'The file is damaged between 2 s and 2.5 s: 12 of its 150 pictures could not be decoded, and it was judged by the others.',
    );
  });
});
