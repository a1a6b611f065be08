/** Whether letters are faint because the file is out of focus: another colour would not help them. */
import { luma, rgbOf } from '../../colour-science.ts';
import type { ImageMeasurements, TextBlock } from '../../measurements.ts';
import { SHARPNESS, sharpnessOf } from '../picture/technical.ts';

/**
 * Sharpest part of the frame, as the root of its Laplacian variance, / difference in grey levels between the clearest letters and
 * their ground, under which their edges are spread. On clean ads it is 0.2 to 0.3; blurred by 1 pixel of 1080 0.1 to 0.16, by 1.5
 * 0.07 to 0.1, by 2 0.05 to 0.07. The thin strokes of small lines lose their contrast from 1.5 on.
 */
const SPREAD = 0.09;

const greyOf = (hex: string): number => luma(...rgbOf(hex));

const differenceOf = ({ foreground, background }: TextBlock): number =>
  foreground && background ? Math.abs(greyOf(foreground) - greyOf(background)) : 0;

export function lettersAreBlurred(m: ImageMeasurements): boolean {
  if (sharpnessOf(m).best >= SHARPNESS.sharp) return false;
  const clearest = Math.max(0, ...m.text.blocks.map(differenceOf));
  return Math.sqrt(m.technical.sharpness.best) < SPREAD * clearest;
}

/** Where letters fall short and the focus is to blame: the theme of the rule that says so. */
export const ofFocus = (m: ImageMeasurements, fallShort: boolean) =>
  fallShort && lettersAreBlurred(m) ? { theme: 'quality', defers: true } : {};
