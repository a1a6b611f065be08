import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

function overdriven(colourfulness: number, ...hexes: string[]) {
  const palette = hexes.map((hex, i) => ({ hex, share: 0.5 / 2 ** i }));
  const m = makeMeasurements({ colour: { colourfulness, palette } });
  const a = RULE_BOOK.find(({ id }) => id === 'C-01')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
  if (a?.kind !== 'judged') throw new Error('C-01 was not judged');
  return { bad: a.bad().text, advice: a.advice().text };
}

describe('overdriven colours', () => {
  it('are named by the loudest, not by the greys that cover most', () => {
    const { bad, advice } = overdriven(178, '#3a3a3a', '#c8c8c8', '#7a8a9a', '#00c853', '#ff0044', '#ffffff');
    expect(bad).toContain('our range ends at 82. Loudest are pink and green.');
    expect(bad).not.toMatch(/grey|white|black/);
    expect(advice).not.toMatch(/grey|white|black/);
  });

  it('of one hue have no others to be muted', () => {
    expect(overdriven(120, '#ff0000', '#ffffff', '#333333').advice).toMatch(
      /^Lower the saturation of red, 50 % of the picture, by about \d+ %\. By our estimate 120 then falls to about 7\d, under 82\.$/,
    );
  });
});
