import { describe, expect, it } from 'vitest';
import type { TextSpan } from '../video/video-measurements.ts';
import { type EndCardInput, findEndCard } from './find-end-card.ts';

const DURATION = 15;

function span(start: number, end: number, text: string, changes: Partial<TextSpan> = {}): TextSpan {
  return {
    start,
    end,
    text,
    region: { x: 0.2, y: 0.4, w: 0.6, h: 0.05 },
    role: 'body',
    words: text.split(' ').length,
    lineHeight: 0.05,
    lineHeightOfShortSide: 0.09,
    contrast: 10,
    confidence: 0.97,
    caption: false,
    ...changes,
  };
}

/** Three shots, the last three seconds apart; motion 0.04 but in the last shot, with a spike where it is cut. */
function video(spans: TextSpan[], changes: Partial<EndCardInput> = {}): EndCardInput {
  return {
    durationS: DURATION,
    shots: [
      { start: 0, end: 6 },
      { start: 6, end: 12 },
      { start: 12, end: 15 },
    ],
    spans,
    timeline: {
      stepS: 0.5,
      motion: Array.from({ length: 30 }, (_, i) => (i < 24 ? 0.04 : i === 24 ? 0.3 : 0.0005)),
    },
    ...changes,
  };
}
const moving = { timeline: { stepS: 0.5, motion: Array.from({ length: 30 }, () => 0.04) } };

describe('an end card', () => {
  // truth of video: endCard
  //   planted: a closing shot with a call
  //   within: exact
  it('is the closing shot with a call to action, with its texts and its stillness', () => {
    const card = findEndCard(
      video([span(0, 4, 'Sleep better'), span(12, 15, 'SLEEPWELL'), span(12.5, 15, 'Shop now')]),
    );
    expect(card).toEqual({ start: 12, end: 15, shot: 2, spans: [1, 2], hasCta: true, still: true });
  });

  it('is found with an address, a handle or the name the user gave, without a call', () => {
    for (const text of ['sleepwell.com', '@sleepwell', 'Sleepwell®']) {
      expect(findEndCard(video([span(12, 15, text)], moving)), text).toMatchObject({ hasCta: false, still: false });
    }
    expect(findEndCard(video([span(12, 15, 'SLEEPWEIL')], { ...moving, brand: 'Sleepwell' }))).not.toBeNull();
    expect(findEndCard(video([span(12, 15, 'SLEEPWELL')], moving))).toBeNull();
  });

  it('is a still shot with a name that came with it', () => {
    expect(findEndCard(video([span(12, 15, 'SLEEPWELL')]))).toMatchObject({ start: 12, hasCta: false, still: true });
    expect(findEndCard(video([span(0, 15, 'SLEEPWELL')]))).toBeNull();
  });

  it('is the end of a long shot from where the call appears', () => {
    const one = { shots: [{ start: 0, end: 15 }], ...moving };
    expect(findEndCard(video([span(0, 5, 'Sleep better'), span(12.5, 15, 'Order today')], one))).toEqual({
      start: 12.5,
      end: 15,
      shot: 0,
      spans: [1],
      hasCta: true,
      still: false,
    });
    expect(findEndCard(video([span(2, 15, 'Order today')], one))).toMatchObject({ start: 11 });
  });

  it('is a part at the end, never all of a short clip', () => {
    const one = { durationS: 5, shots: [{ start: 0, end: 5 }], timeline: { stepS: 0.5, motion: Array(10).fill(0) } };
    expect(findEndCard(video([span(0, 5, 'Sleep better'), span(0, 5, 'Order today')], one))).toBeNull();
    expect(findEndCard(video([span(0, 5, 'Sleep better'), span(2.5, 5, 'Order today')], one))).toMatchObject({
      start: 2.5,
      end: 5,
    });
  });

  it('may be followed by a moment of black', () => {
    const shots = [
      { start: 0, end: 11 },
      { start: 11, end: 14.4 },
      { start: 14.4, end: 15 },
    ];
    expect(findEndCard(video([span(11.2, 14.3, 'Get yours')], { shots }))).toMatchObject({
      shot: 1,
      start: 11,
      end: 14.4,
    });
  });

  it('is not there without text, with text that left, with captions only, or with a call long before the end', () => {
    expect(findEndCard(video([]))).toBeNull();
    expect(findEndCard(video([span(12, 13, 'Shop now')]))).toBeNull();
    expect(findEndCard(video([span(12, 15, 'try it at home', { caption: true })]))).toBeNull();
    expect(findEndCard(video([span(2, 5, 'Shop now'), span(6, 11, 'shop.com')]))).toBeNull();
    expect(findEndCard(video([span(14.6, 15, 'Shop now')]))).toBeNull();
    expect(findEndCard(video([span(0, 1, 'x')], { shots: [] }))).toBeNull();
  });
});
