import { contrastRatio, relativeLuminance, toHex } from '../../colour-science.ts';
import type { Triple } from './letter-cells.ts';

/** What one upright slice of a line shows: colour of its letters and of what is behind them. */
export interface LetterSlice {
  contrast: number;
  foreground: string;
  background: string;
  /** Letter pixels in it; slices with more of them say more. */
  weight: number;
}

/** A slice of letters in one 8-bit colour on another. */
export function letterSlice(fore: Triple, back: Triple, weight: number): LetterSlice {
  return {
    contrast: contrastRatio(relativeLuminance(...fore), relativeLuminance(...back)),
    foreground: toHex(...fore),
    background: toHex(...back),
    weight,
  };
}
