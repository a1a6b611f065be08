import { describe, expect, it } from 'vitest';
import { makeAudio, makeSpan, makeSpeech, makeVideo, type VideoOverrides } from '../../testing/video-factory.ts';
import { findDeadOpening } from './find-dead-opening.ts';
import { proposeLoudness, proposeTrim } from './propose-video-fixes.ts';

const settings = { goal: 'sales', placement: 'tiktok' } as const;
const quiet = (until: number) =>
  makeAudio({ silences: [{ start: 0, end: until }], speech: makeSpeech([{ start: until + 1, end: until + 4 }]) });
const late = { text: { spans: [makeSpan({ start: 4, end: 7 })] } };

describe('findDeadOpening', () => {
  it.each<[string, VideoOverrides, ReturnType<typeof findDeadOpening>]>([
    ['a clip that begins at once', {}, null],
    [
      'black and silent',
      { black: [{ start: 0, end: 1.2 }], audio: quiet(1.2), ...late },
      { until: 1.2, kinds: ['black'], silent: true },
    ],
    [
      'black under music',
      { black: [{ start: 0, end: 1.2 }], audio: makeAudio({ silences: [], speech: makeSpeech([]) }), ...late },
      { until: 1.2, kinds: ['black'], silent: false },
    ],
    [
      'black, then a still and silent picture without words',
      { black: [{ start: 0, end: 0.8 }], frozen: [{ start: 0.83, end: 2.5 }], audio: quiet(2.5), ...late },
      { until: 2.5, kinds: ['black', 'frozen'], silent: true },
    ],
    [
      'a still picture with music',
      { frozen: [{ start: 0, end: 2 }], audio: makeAudio({ silences: [] }), ...late },
      null,
    ],
    [
      'a still title',
      { frozen: [{ start: 0, end: 2 }], audio: quiet(2), text: { spans: [makeSpan({ end: 2 })] } },
      null,
    ],
    ['black in the middle', { black: [{ start: 3, end: 4 }] }, null],
    ['a flash of black', { black: [{ start: 0, end: 0.2 }], ...late }, null],
    [
      'black, then a still and silent picture to the end: the black alone',
      { black: [{ start: 0, end: 2.5 }], frozen: [{ start: 2.53, end: 12 }], audio: null },
      { until: 2.5, kinds: ['black'], silent: true },
    ],
    [
      'little but black',
      { black: [{ start: 0, end: 11.5 }], audio: quiet(11.5), ...late },
      { kept: 'Of 14 s only 2.5 s would be left.' },
    ],
    [
      'black under a voice from the first moment on',
      {
        black: [{ start: 0, end: 2 }],
        audio: makeAudio({ silences: [], speech: makeSpeech([{ start: 0.2, end: 3 }]) }),
        ...late,
      },
      { kept: 'A voice speaks from 0.2 s on, under these 2 s: a cut would take its words. Put a picture over them.' },
    ],
  ])('%s', (_name, overrides, expected) => {
    expect(findDeadOpening(makeVideo(overrides))).toEqual(expected);
  });

  it('ends a breath of 0.15 s before a voice, whatever is seen', () => {
    const audio = makeAudio({ silences: [], speech: makeSpeech([{ start: 0.9, end: 3 }]) });
    const found = findDeadOpening(makeVideo({ black: [{ start: 0, end: 2 }], audio, ...late }));
    expect(found && 'until' in found ? found.until : null).toBeCloseTo(0.75, 5);
  });
});

describe('proposals for a video', () => {
  it('nothing for a clean one', () => {
    const clean = makeVideo();
    expect([proposeTrim(clean, settings), proposeLoudness(clean, settings)]).toEqual([null, null]);
  });

  it.each([
    ['too quiet', { integratedLufs: -22 }, /raised/],
    ['too loud', { integratedLufs: -9 }, /lowered/],
    ['on target with peaks over -1 dBTP', { truePeakDbtp: 0.4 }, /Peaks/],
  ])('sound that is %s', (_name, audio, title) => {
    const plan = proposeLoudness(makeVideo({ audio: makeAudio(audio) }), settings);
    expect(plan?.title).toMatch(title);
    expect(plan?.why).toMatch(/LUFS.*dBTP/);
  });

  it.each([
    ['no sound', { audio: null }],
    ['silence', { audio: makeAudio({ integratedLufs: null }) }],
    ['hiss of -50 LUFS', { audio: makeAudio({ integratedLufs: -50 }) }],
  ])('no loudness for %s', (_name, overrides) => {
    expect(proposeLoudness(makeVideo(overrides), settings)).toBeNull();
  });
});
