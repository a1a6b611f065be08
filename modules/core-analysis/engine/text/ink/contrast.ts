import { relativeLuminance, rgbOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import type { LetterSlice } from '../letters/letter-slice.ts';

/** Contrast of a block of text; all null when its letters do not separate from the ground. */
export type TextContrast = Pick<TextBlock, 'contrast' | 'worstSliceContrast' | 'foreground' | 'background' | 'grounds'>;

/** A slice with fewer letter pixels than this share of the median slice says too little to be the worst. */
const MIN_WEIGHT = 0.25;

/** Contrast in the middle of slices in order of it, each as wide as its weight and its own in its middle; between two it changes evenly. Null without slices. */
function middleOf(ordered: readonly LetterSlice[], total: number): { contrast: number; nearest: LetterSlice } | null {
  let passed = 0;
  let before: { at: number; slice: LetterSlice } | null = null;
  for (const slice of ordered) {
    const at = passed + slice.weight / 2;
    if (at * 2 >= total) {
      if (!before) return { contrast: slice.contrast, nearest: slice };
      const share = (total / 2 - before.at) / (at - before.at);
      const contrast = before.slice.contrast + share * (slice.contrast - before.slice.contrast);
      return { contrast, nearest: share < 0.5 ? before.slice : slice };
    }
    before = { at, slice };
    passed += slice.weight;
  }
  return null;
}

/** The darkest and the lightest of colours. */
function endsOf(colours: readonly string[]): TextContrast['grounds'] {
  const light = (colour: string) => relativeLuminance(...rgbOf(colour));
  const ordered = [...colours].sort((p, q) => light(p) - light(q));
  const [first, last] = [ordered[0], ordered.at(-1)];
  return first && last ? [first, last] : null;
}

/**
 * WCAG contrast over all slices of a block: the middle of the slices when they are ordered by contrast and weighted by letter pixels
 * gives the ratio, the one nearest to it both colours; the lowest slice with enough letters is the worst; of those slices come the grounds.
 */
export function contrastOf(slices: readonly LetterSlice[]): TextContrast {
  const ordered = [...slices].sort((p, q) => p.contrast - q.contrast);
  const middle = middleOf(
    ordered,
    ordered.reduce((sum, { weight }) => sum + weight, 0),
  );
  if (!middle) return { contrast: null, worstSliceContrast: null, foreground: null, background: null, grounds: null };
  const weights = slices.map(({ weight }) => weight).sort((p, q) => p - q);
  const enough = (weights[Math.floor(weights.length / 2)] ?? 0) * MIN_WEIGHT;
  const telling = ordered.filter(({ weight }) => weight >= enough);
  const worst = telling[0] ?? middle.nearest;
  return {
    contrast: middle.contrast,
    worstSliceContrast: Math.min(worst.contrast, middle.contrast),
    foreground: middle.nearest.foreground,
    background: middle.nearest.background,
    grounds: endsOf(telling.map(({ background }) => background)),
  };
}
