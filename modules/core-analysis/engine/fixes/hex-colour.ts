import { contrastBetween, hueAndSaturation, rgbOf } from '../colour-science.ts';

/** Ink for a ground: `preferred` where it reads well there, else white or near-black, whichever reads better. */
export function inkOn(ground: string, preferred?: string | null): string {
  if (preferred && contrastBetween(preferred, ground) >= 5.5) return preferred;
  return contrastBetween('#ffffff', ground) >= contrastBetween('#111418', ground) ? '#ffffff' : '#111418';
}

/** HSV hue in degrees. */
export function hueOfHex(hex: string): number {
  return hueAndSaturation(...rgbOf(hex)).hue;
}
