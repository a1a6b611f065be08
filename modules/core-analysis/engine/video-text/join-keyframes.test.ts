import { describe, expect, it } from 'vitest';
import { makeSpan } from '../testing/video-factory.ts';
import { GRID } from '../video/frame-features.ts';
import { contrastOf, type KeyframeTexts, missedTexts } from './join-keyframes.ts';
import type { SeenFrame } from './refine-times.ts';

const SMALL = { x: 0.05, y: 0.92, w: 0.8, h: 0.016 };
const block = (changes: Partial<KeyframeTexts['blocks'][number]> = {}): KeyframeTexts['blocks'][number] => ({
  text: 'Our wines are made with passion',
  region: SMALL,
  confidence: 0.98,
  lineHeight: 0.016,
  lineHeightOfShortSide: 0.028,
  lines: 1,
  words: 6,
  contrast: 7.6,
  worstSliceContrast: null,
  foreground: null,
  background: null,
  grounds: null,
  role: 'headline',
  ...changes,
});
const keyframe = (blocks: KeyframeTexts['blocks'], changes: Partial<KeyframeTexts> = {}): KeyframeTexts => ({
  start: 5,
  end: 9,
  at: 7,
  blocks,
  button: null,
  ...changes,
});
const unseen = { frames: [], borders: [] };

/** Frames ten times a second; the bottom row of cells is lighter from `from` to `to`. */
const framesWith = (from: number, to: number): SeenFrame[] =>
  Array.from({ length: 120 }, (_, i) => {
    const thumb = new Float32Array(GRID * GRID * 3).fill(0.4);
    if (i / 10 >= from && i / 10 < to) thumb.fill(0.45, (GRID - 2) * GRID * 3, (GRID - 1) * GRID * 3);
    return { time: i / 10, thumb };
  });

describe('texts that only a keyframe reads', () => {
  it('stand in their shot, from the frame at which their place changed where one tells', () => {
    expect(missedTexts([], [keyframe([block()])], unseen)).toEqual([
      expect.objectContaining({ start: 5, end: 9, text: 'Our wines are made with passion', region: SMALL, words: 6 }),
    ]);
    const seen = { frames: framesWith(6, 8.5), borders: [0, 5, 9] };
    expect(missedTexts([], [keyframe([block()])], seen)).toMatchObject([{ start: 6, end: 8.5, caption: false }]);
  });

  it('are none where the samples have them: the same words, a part of them, or other letters at the place', () => {
    const known = (changes: Parameters<typeof makeSpan>[0]) =>
      missedTexts([makeSpan({ start: 5.2, end: 9, ...changes })], [keyframe([block()])], unseen).length;
    expect(known({ text: 'Our wines are made with passlon', region: { ...SMALL, y: 0.4 } })).toBe(0);
    expect(known({ text: 'Our wines', region: { ...SMALL, w: 0.3 } })).toBe(0);
    expect(known({ text: 'Ovr vvines', region: SMALL })).toBe(0);
    expect(known({ text: 'Order the wine', region: { ...SMALL, y: 0.4 } })).toBe(1);
    expect(known({ text: 'Our wines are made with passion', start: 0, end: 3 })).toBe(1);
  });

  it('are none where the keyframe is not sure of them', () => {
    expect(missedTexts([], [keyframe([block({ confidence: 0.79 }), block({ text: '—' })])], unseen)).toEqual([]);
  });
});

describe('the contrast of a text', () => {
  const span = makeSpan({ start: 0, end: 9, text: 'Bored at home?', region: SMALL, contrast: 13.8 });
  const reading = (contrast: number | null) => [block({ text: 'Bored at home?', contrast })];

  // truth of video: text.spans[].contrast
  //   planted: one text on two keyframes
  //   within: exact
  it('is that of the keyframe in whose shot it stands longest', () => {
    const short = keyframe(reading(11), { start: 0, end: 2, at: 1 });
    expect(contrastOf(span, [short, keyframe(reading(14.5))])).toBe(14.5);
  });

  it('is that of the samples where no keyframe measured it', () => {
    expect(contrastOf(span, [])).toBe(13.8);
    expect(contrastOf(span, [keyframe(reading(null)), keyframe([block()])])).toBe(13.8);
    expect(contrastOf(span, [keyframe(reading(14.5), { start: 9, end: 12, at: 11 })])).toBe(13.8);
  });
});
