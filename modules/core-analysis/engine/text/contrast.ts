import type { LetterSlice } from './parted-slices.ts';

/** Contrast of a block of text; all null when its letters do not separate from the ground. */
export interface TextContrast {
  contrast: number | null;
  worstSliceContrast: number | null;
  foreground: string | null;
  background: string | null;
}

/** A slice with fewer letter pixels than this share of the median slice says too little to be the worst. */
const MIN_WEIGHT = 0.25;

/**
 * WCAG contrast over all slices of a block: the slice in the middle when they
 * are ordered by contrast and weighted by letter pixels gives ratio and both
 * colours; the lowest slice with enough letters is the worst.
 */
export function contrastOf(slices: readonly LetterSlice[]): TextContrast {
  const ordered = [...slices].sort((p, q) => p.contrast - q.contrast);
  const total = ordered.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const middle = ordered.find(({ weight }) => {
    passed += weight;
    return passed * 2 >= total;
  });
  if (!middle) return { contrast: null, worstSliceContrast: null, foreground: null, background: null };
  const weights = slices.map(({ weight }) => weight).sort((p, q) => p - q);
  const enough = (weights[Math.floor(weights.length / 2)] ?? 0) * MIN_WEIGHT;
  const worst = ordered.find(({ weight }) => weight >= enough) ?? middle;
  return {
    contrast: middle.contrast,
    worstSliceContrast: Math.min(worst.contrast, middle.contrast),
    foreground: middle.foreground,
    background: middle.background,
  };
}
