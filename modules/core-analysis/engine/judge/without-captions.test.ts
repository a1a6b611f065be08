import { describe, expect, it } from 'vitest';
import type { ImageMeasurements, TextBlock } from '../measurements.ts';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { makeShot, makeSpan, makeVideo } from '../testing/video-factory.ts';
import type { TextSpan, VideoMeasurements } from '../video/video-measurements.ts';
import { assess } from './assess.ts';
import { RULES_OF_DESIGN, withoutCaptions } from './without-captions.ts';

const SUPER: TextBlock = makeBlock({
  text: 'Fresh figs',
  words: 2,
  lineHeight: 0.06,
  region: { x: 0.1, y: 0.1, w: 0.8, h: 0.06 },
});
const SPOKEN: TextBlock = makeBlock({
  text: 'so sweet you will eat them all',
  words: 7,
  lineHeight: 0.05,
  region: { x: 0.1, y: 0.6, w: 0.8, h: 0.05 },
  role: 'body',
});

/** 4 x 4 cells; the caption stands in the third row. */
const CELLS = [1, 1, 0, 0, 0, 0, 4, 0, 2, 2, 2, 2, 0, 0, 0, 0];

function stillOf(blocks: TextBlock[]): ImageMeasurements {
  const base = makeMeasurements();
  return {
    ...base,
    text: { ...base.text, blocks, wordCount: 9, areaShare: 0.1, sizeLevels: 2, headlineRatio: 1.2 },
    copy: {
      ...base.copy,
      cta: null,
      offer: { text: 'figs', kind: 'free', specific: true, block: blocks.indexOf(SUPER) },
      numbers: [{ text: '7', block: blocks.indexOf(SPOKEN) }],
    },
    saliency: {
      ...base.saliency,
      width: 4,
      height: 4,
      data: Buffer.from(CELLS).toString('base64'),
      peaks: [
        { x: 0.6, y: 0.4, strength: 1 },
        { x: 0.5, y: 0.62, strength: 0.8 },
      ],
      focus: [
        { region: { x: 0.2, y: 0.58, w: 0.5, h: 0.08 }, share: 0.5, peak: { x: 0.5, y: 0.62, strength: 0.8 } },
        { region: { x: 0.5, y: 0.3, w: 0.3, h: 0.2 }, share: 0.3, peak: { x: 0.6, y: 0.4, strength: 1 } },
      ],
    },
  };
}

function video(caption: Partial<TextSpan>): VideoMeasurements {
  return makeVideo({
    shots: [makeShot(0, { end: 14, keyframeAt: 7, still: stillOf([SPOKEN, SUPER]) })],
    text: {
      spans: [
        makeSpan({ start: 0, end: 14, text: 'Fresh figs', region: SUPER.region }),
        makeSpan({ start: 6, end: 8, text: SPOKEN.text, region: SPOKEN.region, caption: true, ...caption }),
      ],
    },
  });
}

const stillIn = (m: VideoMeasurements) => withoutCaptions(m).shots[0]?.still as ImageMeasurements;

describe('a keyframe without its captions', () => {
  it('has neither their words nor their attention, and its claims point to the blocks that stay', () => {
    const { text, copy, saliency } = stillIn(video({}));
    expect(text.blocks).toEqual([SUPER]);
    expect(text).toMatchObject({ wordCount: 2, sizeLevels: 1, headlineRatio: null });
    expect(text.areaShare).toBeCloseTo(0.048, 9);
    expect(copy.offer?.block).toBe(0);
    expect(copy.numbers).toEqual([]);
    expect([...Buffer.from(saliency.data, 'base64')]).toEqual(CELLS.map((cell, i) => (i > 7 && i < 12 ? 0 : cell)));
    expect(saliency.peaks).toEqual([{ x: 0.6, y: 0.4, strength: 1 }]);
    expect(saliency.focus.map(({ share }) => share)).toEqual([0.3]);
  });

  it('stays as it is without captions, and where the caption stands at another time or place', () => {
    const none = video({ caption: false });
    expect(withoutCaptions(none)).toBe(none);
    expect(stillIn(video({ start: 9, end: 11 })).text.blocks).toHaveLength(2);
    expect(stillIn(video({ region: { x: 0.1, y: 0.4, w: 0.8, h: 0.05 } })).text.blocks).toHaveLength(2);
  });

  it('is what rules of design judge, while rules of legibility see the captions', () => {
    const judged = (caption: boolean) => {
      const { assessments } = assess(video({ caption }), { goal: 'sales', placement: 'linkedin' });
      return (id: string) => assessments.find((a) => a.rule.id === id);
    };
    expect(judged(false)('T-03H')).toMatchObject({ kind: 'judged' });
    expect(judged(true)('T-03H')).toMatchObject({ kind: 'not_applicable' });
    expect(judged(true)('T-01')).toMatchObject({ kind: 'judged' });
    expect(judged(false)('T-05')).toMatchObject({ response: 1 });
    expect(judged(true)('T-05')).toMatchObject({ response: expect.closeTo(0.95, 2) });
  });

  it('is asked for by rules that exist', () => {
    const ids = new Set(ALL_RULES.map(({ id }) => id));
    expect([...RULES_OF_DESIGN].filter((id) => !ids.has(id))).toEqual([]);
  });
});
