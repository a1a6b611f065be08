import { describe, expect, it } from 'vitest';
import type { CreativeKind } from '../sight/creative-kind.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeAudio, makeShot } from '../testing/video-factory.ts';
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
const spoken = makeAudio({ voices: [{ start: 0, end: 6 }], voiceConfidence: 0.8 });
const silent = makeAudio({ voices: [], voiceConfidence: 0.8 });

describe('videoKind', () => {
  // truth of video: creative
  //   planted: shots of known kinds and lengths, with and without faces and voices
  //   within: exact
  it('is a person speaking where faces and voices take the time, neither alone', () => {
    const faced = shots([4, 'photograph', 0.3], [6, 'photograph', 0.2]);
    expect(videoKind(faced, spoken, 10)).toBe('person_speaking');
    expect(videoKind(faced, silent, 10)).toBe('photograph');
    expect(videoKind(faced, null, 10)).toBe('photograph');
    expect(videoKind(shots([10, 'photograph', 0.05]), spoken, 10)).toBe('photograph');
  });

  it('is what more than half of the measured time is, else unsure', () => {
    expect(videoKind(shots([6, 'type_only'], [4, 'photograph']), silent, 10)).toBe('type_only');
    expect(videoKind(shots([5, 'type_only'], [5, 'photograph']), silent, 10)).toBe('unsure');
    expect(videoKind([makeShot(0, { still: null })], silent, 10)).toBe('unsure');
  });
});
