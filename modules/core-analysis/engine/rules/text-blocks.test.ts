import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { RULE_BOOK } from './rule-book.ts';

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
