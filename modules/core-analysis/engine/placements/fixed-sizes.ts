import type { Placement } from '../../contract/analysis.ts';
import type { Size } from './placement-specs.ts';

/** Sizes in pixels of which a placement takes finished images as they are, beside the shapes it lists. */
export interface FixedSizes {
  sizes: readonly Size[];
  maxBytes: number;
  sources: readonly string[];
}

/** By placement; compared with their sources on the day of `PLACEMENT_SPEC_VERSION`. */
export const FIXED_SIZES: Readonly<Partial<Record<Placement, FixedSizes>>> = {
  google_display: {
    sizes: [
      [200, 200],
      [240, 400],
      [250, 250],
      [250, 360],
      [300, 250],
      [336, 280],
      [580, 400],
      [120, 600],
      [160, 600],
      [300, 600],
      [300, 1050],
      [468, 60],
      [728, 90],
      [930, 180],
      [970, 90],
      [970, 250],
      [980, 120],
      [300, 50],
      [320, 50],
      [320, 100],
    ],
    maxBytes: 150 * 1024,
    sources: [
      'Google Ads Help, about uploaded display ads (image ads), https://support.google.com/google-ads/answer/1722096 (read 2026; twice the pixels of a size is ours)',
    ],
  },
};

/** Pixels of the image for each of the size's: 2 is what dense screens are served, and our assumption. */
const DENSITIES = [1, 2] as const;

/** A size of which a placement takes finished images. */
export interface FixedSize {
  /** As it is written: "728 × 90". */
  name: string;
  size: Size;
  density: (typeof DENSITIES)[number];
  maxBytes: number;
}

/** Whether a placement lists exactly this size. */
export function isListedSize({ width, height }: { width: number; height: number }): boolean {
  return Object.values(FIXED_SIZES).some(({ sizes }) => sizes.some(([w, h]) => w === width && h === height));
}

/** The size of which an image of exactly so many pixels is, or of which it has twice the pixels. */
export function fixedSizeOf(placement: Placement, { width, height }: { width: number; height: number }) {
  const fixed = FIXED_SIZES[placement];
  const found = DENSITIES.flatMap((density): FixedSize[] => {
    const size = fixed?.sizes.find(([w, h]) => width === w * density && height === h * density);
    return fixed && size ? [{ name: `${size[0]} × ${size[1]}`, size, density, maxBytes: fixed.maxBytes }] : [];
  });
  return found[0] ?? null;
}
