import { describe, expect, it } from 'vitest';
import type { CreativeKind } from '../sight/creative-kind.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeAudio, makeShot, makeSpeech } from '../testing/video-factory.ts';
import { videoKind } from './video-kind.ts';

const still = (creative: CreativeKind, side = 0) =>
  makeMeasurements({
    creative,
    people: {
      measured: true,
      faces: side > 0 ? [{ region: { x: 0.3, y: 0.2, w: side, h: side }, confidence: 0.9 }] : [],
    },
  });
const shots = (...kinds: [seconds: number, kind: CreativeKind, face?: number][]) => {
  let at = 0;
  return kinds.map(([seconds, kind, face]) => {
    const start = at;
    at += seconds;
    return makeShot(start, { end: at, still: still(kind, face) });
  });
};
const spoken = makeAudio({ speech: makeSpeech([{ start: 0, end: 6 }]) });
const silent = makeAudio({ speech: makeSpeech([]) });

describe('videoKind', () => {
  // truth of video: creative
  //   planted: shots of known kinds and lengths, with and without faces and voices
  //   within: exact
  it('is a person speaking where faces and voices take the time, neither alone', () => {
    const faced = shots([4, 'photograph', 0.3], [6, 'photograph', 0.2]);
    expect(videoKind(faced, spoken)).toBe('person_speaking');
    expect(videoKind(faced, silent)).toBe('photograph');
    expect(videoKind(faced, null)).toBe('photograph');
    expect(videoKind(shots([10, 'photograph', 0.05]), spoken)).toBe('photograph');
  });

  it('is what more than half of the measured time is, else unsure', () => {
    expect(videoKind(shots([6, 'type_only'], [4, 'photograph']), silent)).toBe('type_only');
    expect(videoKind(shots([5, 'type_only'], [5, 'photograph']), silent)).toBe('unsure');
    expect(videoKind([makeShot(0, { still: null })], silent)).toBe('unsure');
  });
});
