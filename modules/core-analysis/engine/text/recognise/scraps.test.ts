import { beforeAll, describe, expect, it, vi } from 'vitest';
import { judge } from '../../judge/judge.ts';
import { measureStill } from '../../measure-still.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { type DrawnText, drawFrames } from '../../testing/draw-text.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { warmText } from './read-text.ts';
import { withoutScraps } from './scraps.ts';

vi.setConfig({ testTimeout: 60_000 });

const reading = (text: string, confidence: number, lineHeightOfShortSide = 0.03) => ({
  text,
  confidence,
  lineHeightOfShortSide,
});
const HEADLINE = reading('Figs at their peak', 0.99, 0.08);
const kept = (...texts: ReturnType<typeof reading>[]) =>
  withoutScraps([HEADLINE, ...texts], (text) => text)
    .slice(1)
    .map(({ text }) => text);

describe('a scrap', () => {
  it.each([
    reading('3', 0.7),
    reading('88', 0.62, 0.024),
    reading('T', 0.74, 0.311),
    reading('1lo', 0.8),
    reading('oce', 0.66),
  ])('is no text among texts: $text', (scrap) => expect(kept(scrap)).toEqual([]));

  it.each([
    reading('3', 0.97),
    reading('-50%', 0.7),
    reading('$9', 0.8),
    reading('NEW', 0.85),
    reading('SALE', 0.7, 0.15),
    reading('Prks ot dvm', 0.66),
  ])('is not what may be words or a price: $text', (text) => expect(kept(text)).toEqual([text.text]));

  it('is not set aside with its like where they are most of what was read: a writing the recogniser does not know', () => {
    const unknown = [reading('ls', 0.7), reading('wl', 0.65), reading('J', 0.8)];
    expect(withoutScraps(unknown, (text) => text)).toEqual(unknown);
  });

  it('is no text on a picture without words', () => {
    expect(withoutScraps([reading('3', 0.7)], (text) => text)).toEqual([]);
  });
});

/** Two rings side by side, as of a trade mark, read as "OO" with four fifths of certainty. */
const RINGS =
  '<g transform="translate(700,900) scale(1.6)" fill="none" stroke="#c8d0d8" stroke-width="8"><circle r="20"/><circle r="20" cx="46"/></g>';
const TEXTS: DrawnText[] = [
  { text: 'Figs at their peak', x: 80, y: 200, size: 90, weight: 800, fill: '#ffffff' },
  { text: 'Picked at dawn', x: 80, y: 300, size: 60, weight: 700, fill: '#ffffff' },
];

describe('an unsure scrap beside words', () => {
  let [clean, marked]: (ImageMeasurements | null)[] = [null, null];

  beforeAll(async () => {
    await warmText();
    const measured = async (shapes: string) =>
      await measureStill(
        await drawFrames({ width: 1080, height: 1350, background: '#10222b', texts: TEXTS, shapes }),
        makeMeasurements().source,
      );
    clean = await measured('');
    marked = await measured(RINGS);
  }, 60_000);

  it('counts as no text', () => {
    expect(marked?.text.blocks.map(({ text }) => text)).toEqual(clean?.text.blocks.map(({ text }) => text));
    expect(marked?.text.wordCount).toBe(clean?.text.wordCount);
  });

  it('takes no rule out and lifts no score', () => {
    const [before, after] = [clean, marked].map(
      (m) => judge(m as ImageMeasurements, { goal: 'sales', placement: 'meta_feed' }).results,
    );
    // What the mark shows may leave it open what the picture is about: that takes points from nobody.
    const ofWords = (rules?: readonly string[]) => rules?.filter((rule) => !rule.includes('what the picture is about'));
    expect(ofWords(after?.basis.rulesNotMeasured)).toEqual(ofWords(before?.basis.rulesNotMeasured));
    expect(after?.score).toBeLessThanOrEqual((before?.score as number) + 3);
  });
});
