import { contrastRatio, hueAndSaturation, type Lab, relativeLuminance, rgbToLab } from '../colour-science.ts';

export type Rgb = readonly [r: number, g: number, b: number];

/** Channels 0..255 of `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

export function labOf(hex: string): Lab {
  return rgbToLab(...rgbOf(hex));
}

/** WCAG 2.2 contrast ratio of two colours, 1..21. */
export function contrastBetween(one: string, other: string): number {
  return contrastRatio(relativeLuminance(...rgbOf(one)), relativeLuminance(...rgbOf(other)));
}

/** Ink for a ground: `preferred` where it reads well there, else white or near-black, whichever reads better. */
export function inkOn(ground: string, preferred?: string | null): string {
  if (preferred && contrastBetween(preferred, ground) >= 5.5) return preferred;
  return contrastBetween('#ffffff', ground) >= contrastBetween('#111418', ground) ? '#ffffff' : '#111418';
}

/** HSV hue in degrees. */
export function hueOfHex(hex: string): number {
  return hueAndSaturation(...rgbOf(hex)).hue;
}
