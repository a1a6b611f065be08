import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../measurements.ts';
import { GRID } from '../video/frame-features.ts';
import type { Interval, TextSpan } from '../video/video-measurements.ts';
import { unionOf } from './intervals.ts';
import { markCaptions } from './mark-captions.ts';
import type { SeenFrame } from './refine-times.ts';
import { isPartOf, isSameText } from './same-text.ts';
import { trackTexts } from './track-texts.ts';

function block(text: string, changes: Partial<TextBlock> = {}): TextBlock {
  return {
    text,
    region: { x: 0.1, y: 0.4, w: 0.8, h: 0.04 },
    confidence: 0.95,
    lineHeight: 0.04,
    lineHeightOfShortSide: 0.07,
    lines: 1,
    words: text.split(' ').length,
    contrast: 12,
    worstSliceContrast: 10,
    foreground: '#ffffff',
    background: '#000000',
    grounds: null,
    role: 'body',
    ...changes,
  };
}

/** Two samples a second. */
const samplesOf = (...frames: TextBlock[][]) => frames.map((blocks, i) => ({ at: i / 2, blocks }));
const track = (...frames: TextBlock[][]) => trackTexts(samplesOf(...frames), frames.length / 2, null);

describe('reads of one text', () => {
  it('are one span with the surest reading, misread letters and all', () => {
    const { spans } = track(
      [block('Sleep befter tonight', { confidence: 0.8 })],
      [block('Sleep better tonight', { confidence: 0.98 })],
      [block('Sleep better tonighl', { confidence: 0.85 })],
    );
    expect(spans.map(({ text, start, end }) => [text, start, end])).toEqual([['Sleep better tonight', 0, 1.5]]);
  });

  it('are one span when one read between them failed, two when the text was away for longer', () => {
    const here = [block('Free shipping')];
    expect(track(here, here, [], here).spans).toHaveLength(1);
    expect(track(here, here, [], [], [], here, here).spans).toHaveLength(2);
  });

  it('are followed while they move, and not taken for each other', () => {
    const at = (y: number, text: string) => block(text, { region: { x: 0.1, y, w: 0.8, h: 0.04 } });
    const { spans } = track(
      [at(0.2, 'First line here'), at(0.5, 'Second one there')],
      [at(0.3, 'First line here'), at(0.6, 'Second one there')],
      [at(0.4, 'First line here'), at(0.7, 'Second one there')],
    );
    expect(spans.map(({ text }) => text)).toEqual(['First line here', 'Second one there']);
  });

  it('of the one frame on which a text gives way to the next are none, a word that flashes by itself is', () => {
    const fast = (...frames: TextBlock[][]) =>
      trackTexts(
        frames.map((blocks, i) => ({ at: i / 10, blocks })),
        frames.length / 10,
        null,
      ).spans.map(({ text }) => text);
    const before = Array.from({ length: 8 }, () => [block('Burnt at the edges')]);
    const after = Array.from({ length: 8 }, () => [block('Order the grill')]);
    const both = [block('BOrudrentr eht')];
    const below = [block('Now', { region: { x: 0.1, y: 0.8, w: 0.2, h: 0.04 } })];
    expect(fast(...before, both, ...after)).toEqual(['Burnt at the edges', 'Order the grill']);
    expect(fast(...before, [...(before[0] ?? []), ...below], ...before)).toContain('Now');
    expect(fast([], [], both, [], [])).toEqual(['BOrudrentr eht']);
  });

  it('are one span when a block of two lines falls apart in one read', () => {
    const whole = block('Save 30% on every mattress', { region: { x: 0.1, y: 0.4, w: 0.8, h: 0.1 } });
    const upper = block('Save 30%', { region: { x: 0.1, y: 0.4, w: 0.8, h: 0.045 } });
    const lower = block('on every mattress', { region: { x: 0.1, y: 0.455, w: 0.8, h: 0.045 } });
    const { spans } = track([whole], [upper, lower], [whole], [whole]);
    expect(spans.map(({ text, start, end }) => [text, start, end])).toEqual([['Save 30% on every mattress', 0, 2]]);
  });

  it('do not count as a text when there is but one and it is unsure', () => {
    expect(track([], [block('xq lv', { confidence: 0.65 })], []).spans).toEqual([]);
    expect(track([], [block('SALE', { confidence: 0.97 })], []).spans).toHaveLength(1);
  });
});

describe('a read that failed beside a cut', () => {
  /** Ten frames a second of one grey; from `gone` on the cells under the text are darker. */
  const framesOf = (gone: number): SeenFrame[] =>
    Array.from({ length: 20 }, (_, i) => ({
      time: i / 10,
      thumb: Float32Array.from({ length: GRID * GRID * 3 }, (_, at) => {
        const row = Math.floor(at / 3 / GRID);
        const under = row >= Math.floor(0.4 * GRID) && row <= Math.floor(0.44 * GRID);
        // Little by little, so that no frame stands out.
        return under ? 0.5 - 0.02 * Math.min(5, Math.max(0, i - gone * 10)) : 0.5;
      }),
    }));
  const spansOf = (frames: readonly SeenFrame[], ...texts: string[]) =>
    trackTexts(samplesOf(...texts.map((text) => (text ? [block(text)] : []))), 2, null, { frames, borders: [0, 1.5] })
      .spans;

  it('ends no text that still stands there, nor begins one late', () => {
    const [left] = spansOf(framesOf(9), 'Free shipping', 'Free shipping', '', 'Order now');
    expect(left).toMatchObject({ text: 'Free shipping', start: 0, end: 1.5 });
    const [late] = spansOf(framesOf(9), '', 'Free shipping', 'Free shipping', 'Order now');
    expect(late).toMatchObject({ text: 'Free shipping', start: 0 });
  });

  it('is none where the text faded away, or where another one stands in its place', () => {
    const [faded] = spansOf(framesOf(0.5), 'Free shipping', 'Free shipping', '', 'Order now');
    expect(faded?.end).toBe(0.75);
    const [replaced] = spansOf(framesOf(9), 'Free shipping', 'Free shipping', 'Only today', 'Order now');
    expect(replaced?.end).toBe(0.75);
  });
});

describe('what is told of all texts', () => {
  // truth of video: text.wordsFirst3s
  //   planted: reads of known time
  //   within: exact
  it('has the words of the first three seconds', () => {
    const long = block('one two three four five six seven eight nine', { region: { x: 0.1, y: 0.7, w: 0.8, h: 0.04 } });
    const short = block('two words');
    const { wordsFirst3s } = track([short], [short, long], [short], [short], [], [], [], []);
    expect(wordsFirst3s).toBe(11);
  });

  it('is empty without a sample', () => {
    expect(trackTexts([], 3, null)).toEqual({
      measured: true,
      spans: [],
      wordsFirst3s: 0,
    });
  });
});

describe('captions', () => {
  const span = (start: number, end: number, y: number, changes: Partial<TextSpan> = {}): TextSpan => ({
    start,
    end,
    text: `words at ${start}`,
    region: { x: 0.2, y, w: 0.6, h: 0.04 },
    role: 'body',
    words: 3,
    lineHeight: 0.04,
    lineHeightOfShortSide: 0.07,
    contrast: 12,
    confidence: 0.95,
    caption: false,
    ...changes,
  });
  const row = (y: number) => [0, 1.5, 3, 4.5].map((at) => span(at, at + 1.5, y));
  const marks = (spans: readonly TextSpan[], voices: Interval[] | null) =>
    markCaptions(spans, { voices, durationS: spans.at(-1)?.end ?? 0 }).map(({ caption }) => caption);
  const speech = [{ start: 0, end: 6 }];

  it('are texts of one style that follow each other while somebody speaks', () => {
    expect(marks(row(0.75), speech)).toEqual([true, true, true, true]);
    expect(marks(row(0.5), speech)).toEqual([true, true, true, true]);
  });

  it('are not: the upper part, two in a row, long standing, other sizes, or when nobody speaks then', () => {
    expect(marks(row(0.1), speech)).not.toContain(true);
    expect(marks(row(0.75).slice(0, 2), speech)).not.toContain(true);
    expect(
      marks(
        [0, 6, 12].map((at) => span(at, at + 6, 0.75)),
        [{ start: 0, end: 18 }],
      ),
    ).not.toContain(true);
    expect(
      marks(
        row(0.75).map((entry, i) => ({ ...entry, lineHeight: 0.02 * 2 ** i })),
        speech,
      ),
    ).not.toContain(true);
    expect(marks(row(0.75), [{ start: 20, end: 24 }])).not.toContain(true);
  });

  it('are looked for in the lower part only where there is no sound to go by', () => {
    expect(marks(row(0.75), null)).not.toContain(false);
    expect(marks(row(0.45), null)).not.toContain(true);
  });
});

describe('the same text', () => {
  const read = (text: string, confidence = 0.95) => ({ text, confidence });

  it('allows for misread letters, not for other figures read surely', () => {
    expect(isSameText(read('Shop now'), read('Sh0p n0w'))).toBe(true);
    expect(isSameText(read('Get your free sample'), read('Get vour free sampie', 0.7))).toBe(true);
    expect(isSameText(read('Day 1 of the trial'), read('Day 2 of the trial'))).toBe(false);
    expect(isSameText(read('until I found this'), read('it adapts to you'))).toBe(false);
  });

  it('knows a part', () => {
    expect(isPartOf('Sleep bet', 'Sleep better tonight')).toBe(true);
    expect(isPartOf('better tonlght', 'Sleep better tonight')).toBe(true);
    expect(isPartOf('Save 30%', 'Sleep better tonight')).toBe(false);
  });
});

describe('intervals', () => {
  it('that touch are one', () => {
    expect(
      unionOf([
        { start: 2, end: 3 },
        { start: 0, end: 1 },
        { start: 1, end: 2.5 },
        { start: 4, end: 5 },
      ]),
    ).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 5 },
    ]);
  });
});

describe('shots that no frame was read of', () => {
  // truth of video: text.shotsUnread
  //   planted: shots between samples
  //   within: exact
  it('counts the shots that hold no sample', () => {
    const samples = [0, 0.5, 1, 1.5].map((at) => ({ at, blocks: [] }));
    const unread = (...borders: number[]) => trackTexts(samples, 2, null, { frames: [], borders }).shotsUnread;
    expect(unread(0, 0.6, 0.8, 1.1, 1.7)).toBe(2);
    expect(unread(0, 0.5, 1.4)).toBeUndefined();
  });
});
