import { describe, expect, it } from 'vitest';
import { judge } from '../../judge/judge.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from './rule-book.ts';
import { copyGap, readingGap } from './text-blocks.ts';

/** What T-01 says of the only line, of such letters and this contrast. */
function said(letters: { lineHeightOfShortSide: number; stroke?: number }, contrast: number): string {
  const blocks = makeMeasurements()
    .text.blocks.slice(-1)
    .map((b) => ({ ...b, ...letters, contrast, worstSliceContrast: contrast }));
  const m = makeMeasurements({ text: { blocks } });
  const a = RULE_BOOK.find(({ id }) => id === 'T-01')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
  return a?.kind === 'judged' ? `${a.bad().text} ${a.good().text}` : '';
}

describe('which limit of WCAG was applied', () => {
  it('is told of the letters of one line, in bad and in good', () => {
    const near = said({ lineHeightOfShortSide: 0.0555, stroke: 0.1 }, 2.5);
    expect(near.match(/[;.] its letters are a little under the size from which WCAG asks for 3 : 1/giu)).toHaveLength(
      2,
    );
    expect(near).not.toMatch(/\bthey are\b/u);
    const unweighed = said({ lineHeightOfShortSide: 0.05 }, 2.5);
    expect(unweighed).toContain('4.5 : 1 where not; the weight of these could not be measured');
  });
});

describe('a line that reaches its limit as both are printed', () => {
  //   planted: letters of 176 px at 2.97 : 1, which prints as the 3 : 1 that they need
  const blamedAt = (contrast: number) => {
    const huge = makeBlock({ lineHeightOfShortSide: 0.16, contrast, worstSliceContrast: contrast });
    const m = makeMeasurements({ text: { blocks: [huge] } });
    const { bad, strategy } = judge(m, { goal: 'sales', placement: 'meta_feed' }).results;
    return [...bad, ...strategy].filter(({ evidence }) => evidence.ruleId === 'T-01').length;
  };

  it('falls short of nothing and gets no remedy', () => {
    expect(blamedAt(2.9)).toBeGreaterThan(0);
    expect(blamedAt(2.97)).toBe(0);
  });
});

describe('a copy of which words could not be read', () => {
  const unread = makeBlock({ text: '', confidence: 0, words: 0, region: { x: 0, y: 0.8, w: 0.3, h: 0.05 } });
  const read = makeBlock({ region: { x: 0, y: 0.1, w: 0.8, h: 0.05 } });
  const adOf = (...blocks: (typeof read)[]) => makeMeasurements({ text: { blocks } });

  it('is judged as a whole while more of it was read than not, by length', () => {
    expect(copyGap(adOf(read, unread))).toBeNull();
    expect(copyGap(adOf(unread))).toMatchObject({ unread: true });
    expect(copyGap(adOf(read, unread, unread, unread))).toMatchObject({ unread: true });
  });

  it('is said to lack nothing while any of it was not read', () => {
    expect(readingGap(adOf(read))).toBeNull();
    expect(readingGap(adOf(read, unread))).toMatchObject({ unread: true });
  });

  it('is one, however large, where the picture is not blurred; small print is left out', () => {
    const blurred = makeMeasurements({
      text: { blocks: [unread] },
      technical: { sharpness: { best: 20, mean: 10, bestTile: { x: 0, y: 0, w: 1, h: 1 } } },
    });
    expect(copyGap(blurred)).toBeNull();
    expect(
      copyGap(adOf(read, { ...unread, role: 'small', region: { x: 0, y: 0.9, w: 1, h: 0.02 }, lines: 9 })),
    ).toBeNull();
  });
});
