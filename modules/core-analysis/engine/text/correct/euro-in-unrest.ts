import type { SeparatedLetters } from '../letters/separate-letters.ts';
import { type Component, connectedAreas } from '../recognise/detect-lines.ts';
import type { PlacedLetter } from '../recognise/recognise-line.ts';

/** Width of the sign, / its height. */
const WIDTH = [0.4, 1.1] as const;
/** It is at least this high, / the grid of the line. */
const LEAST_HEIGHT = 0.25;
/** The figure it belongs to ends as high and as low, to this share of its height. */
const LEVEL = 0.15;
/** From its edge to the middle of that figure, / its height. */
const REACH = 1.2;
/** Columns around its middle, / its width, and the share of them that must cross bow, bar, bar and bow. */
const MIDDLE = [0.4, 0.65] as const;
export const LEAST_BARRED = 0.4;
const STROKES = 4;

/**
 * Euro signs the recogniser left out where letters lie on an uneven ground, as on photographs: ink in one piece beside a figure,
 * level with it, that a line down its middle crosses four times. No letter, figure or other sign of money is crossed so often.
 */
export function findEurosInUnrest(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const { width, height, mask } = separated;
  if (!letters.some(({ letter }) => /\d/.test(letter))) return [];
  const areas = connectedAreas(Float32Array.from(mask), width, height, 0.5).filter(
    ({ top, bottom }) => bottom - top >= LEAST_HEIGHT * height,
  );
  const middleOf = ({ at }: PlacedLetter) => at * width;
  const holding = (x: number) => areas.find(({ left, right }) => x >= left - 1 && x <= right);
  return areas.flatMap((area): PlacedLetter[] => {
    const high = area.bottom - area.top;
    const wide = area.right - area.left;
    if (wide < WIDTH[0] * high || wide > WIDTH[1] * high) return [];
    if (letters.some((letter) => middleOf(letter) >= area.left && middleOf(letter) < area.right)) return [];
    const away = (letter: PlacedLetter) => Math.max(middleOf(letter) - area.right, area.left - middleOf(letter));
    const [nearest] = [...letters].sort((one, other) => away(one) - away(other));
    if (!nearest || !/\d/.test(nearest.letter) || away(nearest) > REACH * high) return [];
    const figure = holding(middleOf(nearest));
    if (!figure || Math.max(Math.abs(figure.top - area.top), Math.abs(figure.bottom - area.bottom)) > LEVEL * high)
      return [];
    const own = new Uint8Array(mask.length);
    for (const cell of area.cells) own[cell] = 1;
    if (barredShare({ width, mask: own }, area) < LEAST_BARRED) return [];
    return [{ letter: '€', confidence: 1, spaceAfter: 0, at: (area.left + area.right) / 2 / width }];
  });
}

/** Share of the middle columns of a sign that cross bow, bar, bar and bow, 0..1. */
export function barredShare(
  { width, mask }: Pick<SeparatedLetters, 'width' | 'mask'>,
  { left, top, right, bottom }: Pick<Component, 'left' | 'top' | 'right' | 'bottom'>,
): number {
  const from = Math.floor(left + (right - left) * MIDDLE[0]);
  const to = Math.ceil(left + (right - left) * MIDDLE[1]);
  let crossed = 0;
  for (let x = from; x < to; x += 1) {
    let strokes = 0;
    for (let y = top; y < bottom; y += 1)
      if (mask[y * width + x] && (y === top || !mask[(y - 1) * width + x])) strokes += 1;
    if (strokes === STROKES) crossed += 1;
  }
  return crossed / (to - from);
}
