import { describe, expect, it } from 'vitest';
import type { TextSpan } from '../video/video-measurements.ts';
import { findEndCard } from './find-end-card.ts';
import { markCaptions } from './mark-captions.ts';

/** A spot of 12 s: captions at 60 % of the height, an end card from 9 s on, a voice to the end. */
const VOICES = [{ start: 0.3, end: 12 }];
const SHOTS = [
  { start: 0, end: 3 },
  { start: 3, end: 9 },
  { start: 9, end: 12 },
];

function span(start: number, end: number, text: string, y: number, lineHeight: number): TextSpan {
  return {
    start,
    end,
    text,
    region: { x: 0.25, y: y - lineHeight / 2, w: 0.5, h: lineHeight },
    role: 'body',
    words: text.split(' ').length,
    lineHeight,
    lineHeightOfShortSide: lineHeight * 1.8,
    contrast: 12,
    confidence: 0.97,
    caption: false,
  };
}

const spoken = (...lines: [start: number, end: number, text: string][]) =>
  lines.map(([start, end, text]) => span(start, end, text, 0.6, 0.033));
const SPOKEN = spoken(
  [0.25, 2.25, 'We roast on Monday'],
  [2.25, 4.25, 'You brew on Thursday'],
  [4.75, 6.75, 'Small batches only'],
  [6.75, 8.75, 'Pause any time'],
);
/** A card whose proof stands where the captions do, a quarter smaller than they are. */
const CARD = [
  span(8.75, 12, 'Northroast', 0.26, 0.061),
  span(8.75, 12, 'Claim my free bag', 0.5, 0.036),
  span(8.75, 12, '4.8 stars from 2,310 homes', 0.59, 0.0254),
];
const HEADLINE = span(0, 2.25, 'Stop drinking stale coffee', 0.23, 0.045);

const inOrder = (spans: readonly TextSpan[]) => [...spans].sort((one, other) => one.start - other.start);
const captionsOf = (spans: readonly TextSpan[], voices: typeof VOICES | null = VOICES) =>
  markCaptions(inOrder(spans), { voices, durationS: 12 }).flatMap(({ caption, text }) => (caption ? [text] : []));
const textsOf = (spans: readonly TextSpan[]) => spans.map(({ text }) => text);

function cardOf(spans: readonly TextSpan[]): { texts: string[]; hasCta: boolean } | null {
  const marked = markCaptions(inOrder(spans), { voices: VOICES, durationS: 12 });
  const timeline = { stepS: 0.5, motion: Array.from({ length: 24 }, (_, i) => (i < 18 ? 0.04 : 0.0005)) };
  const card = findEndCard({ durationS: 12, shots: SHOTS, spans: marked, timeline });
  return card && { texts: card.spans.map((i) => marked[i]?.text ?? ''), hasCta: card.hasCta };
}

describe('captions and the end card', () => {
  it('leaves every line of the card to the card where captions come before it', () => {
    const spans = [HEADLINE, ...SPOKEN, ...CARD];
    expect(captionsOf(spans)).toEqual(textsOf(SPOKEN));
    expect(cardOf(spans)).toEqual({ texts: textsOf(CARD), hasCta: true });
  });

  it('finds no caption on a spot without any, and its whole card', () => {
    const spans = [HEADLINE, ...CARD];
    expect(captionsOf(spans)).toEqual([]);
    expect(cardOf(spans)).toEqual({ texts: textsOf(CARD), hasCta: true });
  });

  it('keeps captions that run into the card, and on it, apart from its lines', () => {
    const running = spoken([8.25, 10.25, 'Your first bag is on us'], [10.25, 12, 'and you can stop']);
    const spans = [HEADLINE, ...SPOKEN.slice(0, 3), ...running, ...CARD.slice(0, 2)];
    expect(captionsOf(spans)).toEqual([...textsOf(SPOKEN.slice(0, 3)), ...textsOf(running)]);
    expect(cardOf(spans)).toEqual({ texts: textsOf(CARD.slice(0, 2)), hasCta: true });
  });

  it('takes a lone address that stays for three seconds for the card, though it has the captions’ place and size', () => {
    const address = span(8.75, 12, 'northroast.com', 0.6, 0.033);
    expect(captionsOf([...SPOKEN, address])).toEqual(textsOf(SPOKEN));
    expect(cardOf([...SPOKEN, address])).toEqual({ texts: ['northroast.com'], hasCta: false });
  });

  it('takes a line over which nobody speaks any more for the card', () => {
    const line = span(9, 10.75, 'Fresh every single week', 0.6, 0.033);
    expect(captionsOf([...SPOKEN, line], [{ start: 0.3, end: 8.8 }])).toEqual(textsOf(SPOKEN));
    expect(captionsOf([...SPOKEN, line])).toEqual(textsOf([...SPOKEN, line]));
  });

  it('keeps the last caption of a spot that ends without a card', () => {
    const last = spoken([8.75, 12, 'and that is all there is to it']);
    expect(captionsOf([...SPOKEN, ...last])).toEqual(textsOf([...SPOKEN, ...last]));
  });

  it('knows a caption without tall letters by any of the three before it', () => {
    const uneven = SPOKEN.map((line, i) => ({ ...line, lineHeight: [0.05, 0.066, 0.045, 0.05][i] as number }));
    expect(captionsOf(uneven)).toEqual(textsOf(SPOKEN));
  });

  it('needs three captions in a row even where a card follows', () => {
    expect(captionsOf([...SPOKEN.slice(2), ...CARD])).toEqual([]);
  });
});

/** Three design texts at one place, as a spot with music sets them: a hook, an offer, and a button, with a shot between. */
const BUTTON = { at: 9, region: { x: 0.17, y: 0.62, w: 0.66, h: 0.09 } };
const HOOK = { ...span(0, 2.5, 'Bored at home?', 0.656, 0.053), role: 'headline' as const };
const OFFER = { ...span(5.5, 8, 'Huts from $39 a night', 0.664, 0.042), role: 'offer' as const };
const REQUEST = { ...span(8, 10.5, 'Book your hut', 0.677, 0.0376), role: 'cta' as const };
const DESIGNED = [HOOK, OFFER, REQUEST];

describe('texts without a voice', () => {
  const marked = (spans: readonly TextSpan[], voices: typeof VOICES | null, durationS: number, buttons = [BUTTON]) =>
    markCaptions(inOrder(spans), { voices, durationS, buttons }).flatMap(({ caption, text }) =>
      caption ? [text] : [],
    );
  const lines = (count: number, seconds = 1.5) =>
    Array.from({ length: count }, (_, i) => ({
      ...span(i * seconds, (i + 1) * seconds, `and line ${'abcdefghij'[i]} is said`, 0.75, 0.035),
      role: 'headline' as const,
    }));

  it('are design where hook, offer and button follow each other, with music, without sound and under a voice', () => {
    for (const voices of [[], null, [{ start: 0, end: 10.5 }]]) expect(marked(DESIGNED, voices, 10.5)).toEqual([]);
  });

  it('keep an offer, a request and what stands on a button apart from many lines of their size', () => {
    const row = lines(8);
    const design = [{ role: 'offer' as const }, { role: 'cta' as const }];
    const button = { at: 10, region: { x: 0.1, y: 0.68, w: 0.8, h: 0.14 } };
    const spans = row.map((line, i) => ({ ...line, ...(i < 2 ? design[i] : {}) }));
    const onButton = spans[6] as TextSpan;
    const rest = textsOf(spans.slice(2).filter((line) => line !== onButton));
    expect(marked(spans, null, 12, [button])).toEqual(rest);
    // What is said while it stands there may name the offer and ask.
    expect(marked(spans, [{ start: 0, end: 12 }], 12, [button])).toEqual(textsOf(spans));
  });

  // truth of video: text.spans[].caption
  //   planted: rows of three, four and eight lines for parts of the time
  //   within: exact
  it('are captions where four lines and more of one size fill most of the time of a clip without sound', () => {
    for (const count of [4, 8]) {
      expect(marked(lines(count), null, count * 1.5)).toEqual(textsOf(lines(count)));
      expect(marked(lines(count), null, count * 1.5 * 1.6)).toEqual(textsOf(lines(count)));
      expect(marked(lines(count), null, count * 1.5 * 1.8)).toEqual([]);
    }
    expect(marked(lines(3), null, 4.5)).toEqual([]);
  });

  it('have to be six where sound was heard and nobody in it', () => {
    expect(marked(lines(5), [], 7.5)).toEqual([]);
    expect(marked(lines(6), [], 9)).toEqual(textsOf(lines(6)));
  });
});
