import { describe, expect, it } from 'vitest';
import type { Region } from '../../../contract/evidence.ts';
import type { NumberedRegion } from './number-regions.ts';
import { CHIP, type PlacedChip, placeChips } from './place-chips.ts';

const region = (number: number, x: number, y: number, w = 0.1, h = 0.1): NumberedRegion => ({
  number,
  ruleId: `R-${number}`,
  title: '',
  tone: 'bad',
  boxes: [{ x, y, w, h }],
});
const SIZE = { width: 400, height: 500 };

/** Whether a chip lies over any pixel of a box. */
function covers({ left, top, width }: PlacedChip, { x, y, w, h }: Region, size = SIZE): boolean {
  const across = left < (x + w) * size.width && left + width > x * size.width;
  return across && top < (y + h) * size.height && top + CHIP > y * size.height;
}

describe('placeChips', () => {
  it('stands outside on the upper left corner when there is room', () => {
    expect(placeChips([region(1, 0.5, 0.5)], [], SIZE)).toMatchObject([{ label: '1', left: 200, top: 224 }]);
  });

  it('names up to three findings of a place, and counts more', () => {
    const same = (count: number) => Array.from({ length: count }, (_, i) => region(i + 1, 0.5, 0.5));
    expect(placeChips(same(3), [], SIZE).map(({ label }) => label)).toEqual(['1, 2, 3']);
    expect(placeChips(same(7), [], SIZE).map(({ label }) => label)).toEqual(['1, 2 +5']);
  });

  it('covers neither what it points at nor the words over it', () => {
    const words = { x: 0.1, y: 0.72, w: 0.5, h: 0.06 };
    const [chip] = placeChips([region(1, 0.1, 0.8, 0.5, 0.1)], [words], SIZE);
    expect(chip && covers(chip, words)).toBe(false);
    expect(chip && covers(chip, { x: 0.1, y: 0.8, w: 0.5, h: 0.1 })).toBe(false);
  });

  it('hangs over the edge of a strip of 25 pixels rather than cover it', () => {
    const strip = { width: 334, height: 25 };
    const words = { x: 0.05, y: 0.2, w: 0.3, h: 0.6 };
    const chips = placeChips([region(1, 0.05, 0.2, 0.3, 0.6), region(2, 0.9, 0.1, 0.08, 0.8)], [words], strip);
    expect(chips).toHaveLength(2);
    for (const chip of chips) {
      expect(covers(chip, words, strip)).toBe(false);
      expect(chip.top).toBeGreaterThanOrEqual(-26);
      expect(chip.top + CHIP).toBeLessThanOrEqual(25 + 26);
    }
  });

  it('stays on the mat', () => {
    for (const chip of placeChips([region(1, 0, 0), region(2, 0.95, 0.95, 0.05, 0.05)], [], SIZE, 2)) {
      expect(chip.left).toBeGreaterThanOrEqual(-6);
      expect(chip.left + chip.width).toBeLessThanOrEqual(406);
      expect(chip.top).toBeGreaterThanOrEqual(-26);
      expect(chip.top + 2 * CHIP).toBeLessThanOrEqual(526);
    }
  });

  it('covers no chip with another, even where 12 places lie together', () => {
    const chips = placeChips(
      Array.from({ length: 12 }, (_, i) => region(i + 1, 0.3 + 0.02 * i, 0.4, 0.015, 0.02)),
      [],
      { width: 320, height: 400 },
    );
    expect(chips).toHaveLength(12);
    for (const [i, a] of chips.entries())
      for (const b of chips.slice(i + 1))
        expect(a.left + a.width <= b.left || b.left + b.width <= a.left || Math.abs(a.top - b.top) >= CHIP).toBe(true);
  });
});
