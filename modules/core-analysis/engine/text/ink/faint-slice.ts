import { contrastRatio, relativeLuminance } from '../../colour-science.ts';
import type { Cells, Triple } from '../letters/letter-cells.ts';
import { type LetterSlice, letterSlice } from '../letters/letter-slice.ts';

/** Letters that must have been read over a slice, so that one of them is surely in it. */
export const LEAST_LETTERS = 2;
/** Contrast between the lightest and the darkest of a slice up to which whatever stands in it is faint. */
const MOST_CONTRAST = 2;
/** Share of the cells at either end that may be specks. */
const SPECKS = 0.01;
/** Letter pixels among the cells of a line, as usual type has them. */
export const USUAL_INK = 0.2;

/**
 * A slice in which letters were read and no two colours part: its letters have nearly the colour of their ground, and at most the
 * contrast of the lightest against the darkest in it. Null where there is room for more, or nothing was read.
 */
export function faintSlice(cells: Cells, lettersRead: number): LetterSlice | null {
  if (lettersRead < LEAST_LETTERS) return null;
  const colour = (i: number): Triple => [
    cells.rgb[i * 3] as number,
    cells.rgb[i * 3 + 1] as number,
    cells.rgb[i * 3 + 2] as number,
  ];
  const light = Float64Array.from({ length: cells.count }, (_, i) => relativeLuminance(...colour(i)));
  const order = [...light.keys()].sort((p, q) => (light[p] as number) - (light[q] as number));
  const specks = Math.floor(order.length * SPECKS);
  const [dark, bright] = [order[specks] as number, order[order.length - 1 - specks] as number];
  const contrast = contrastRatio(light[bright] as number, light[dark] as number);
  if (contrast > MOST_CONTRAST) return null;
  const rim = order.filter((i) => cells.border[i] === 1);
  const ground = light[rim[rim.length >> 1] ?? dark] as number;
  const isLight = (light[bright] as number) - ground > ground - (light[dark] as number);
  const [ink, behind] = isLight ? [bright, dark] : [dark, bright];
  return letterSlice(colour(ink), colour(behind), Math.round(cells.count * USUAL_INK));
}
