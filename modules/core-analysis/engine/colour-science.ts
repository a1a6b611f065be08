/**
 * Colour arithmetic shared by every measure. sRGB in (8 bit), D65. Pure
 * functions; the array forms are the ones to use per pixel.
 */

/** L* 0..100, a* and b* about -128..127. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** 8-bit sRGB to linear light 0..1 (IEC 61966-2-1), by table. */
export const SRGB_TO_LINEAR: Float64Array = Float64Array.from({ length: 256 }, (_, value) => decodedLight(value / 255));

/** Steps of the table that stands in for the cube root of Lab; its error is under 0.001 of L*. */
const CURVE_STEPS = 4096;
const LAB_CURVE = Float64Array.from({ length: CURVE_STEPS + 2 }, (_, step) => labCurve(step / CURVE_STEPS));

function labCurve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;
}

function tabledCurve(t: number): number {
  const position = t * CURVE_STEPS;
  const step = position | 0;
  const low = LAB_CURVE[step] as number;
  return low + ((LAB_CURVE[step + 1] as number) - low) * (position - step);
}

/** One colour to CIE Lab. */
export function rgbToLab(r: number, g: number, b: number): Lab {
  const out = new Float32Array(3);
  writeLab(r, g, b, out, out.subarray(1), out.subarray(2), 0);
  return { l: out[0] as number, a: out[1] as number, b: out[2] as number };
}

/** One colour to CIE Lab, written at `index` of three planes: no allocation, for loops over pixels. Channels are whole numbers 0..255. */
export function writeLab(
  r: number,
  g: number,
  b: number,
  planeL: Float32Array,
  planeA: Float32Array,
  planeB: Float32Array,
  index: number,
): void {
  const lr = SRGB_TO_LINEAR[r] as number;
  const lg = SRGB_TO_LINEAR[g] as number;
  const lb = SRGB_TO_LINEAR[b] as number;
  // The rows of the sRGB matrix divided by the D65 white, so that each of them sums to one.
  const fx = tabledCurve(0.43395276 * lr + 0.37621941 * lg + 0.18982783 * lb);
  const fy = tabledCurve(0.21267286 * lr + 0.71515216 * lg + 0.07217498 * lb);
  const fz = tabledCurve(0.01775659 * lr + 0.10947028 * lg + 0.87277313 * lb);
  planeL[index] = 116 * fy - 16;
  planeA[index] = 500 * (fx - fy);
  planeB[index] = 200 * (fy - fz);
}

/** Grey of gamma-coded channels, 0..255 (ITU-R BT.601). */
export function luma(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** WCAG 2.2 relative luminance 0..1. */
export function relativeLuminance(r: number, g: number, b: number): number {
  return (
    0.2126 * (SRGB_TO_LINEAR[r] as number) +
    0.7152 * (SRGB_TO_LINEAR[g] as number) +
    0.0722 * (SRGB_TO_LINEAR[b] as number)
  );
}

/** L* 0..100 of a relative luminance 0..1 (CIE 15:2004). */
export function lightnessOf(luminance: number): number {
  return luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;
}

/** Relative luminance 0..1 of an L* of 0..100, the inverse of `lightnessOf`. */
export function luminanceOf(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : (Math.max(0, lightness) * 27) / 24389;
}

/** WCAG 2.2 contrast ratio 1..21 of two relative luminances, in either order. */
export function contrastRatio(one: number, other: number): number {
  const high = Math.max(one, other);
  const low = Math.min(one, other);
  return (high + 0.05) / (low + 0.05);
}

/** Channels 0..255. */
/** sRGB value 0..1 of linear light 0..1 (IEC 61966-2-1). */
export function encodedLight(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Linear light 0..1 of an sRGB value 0..1, the inverse of `encodedLight`. */
export function decodedLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export type Rgb = readonly [r: number, g: number, b: number];

/** Channels of `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}

export function labOf(hex: string): Lab {
  return rgbToLab(...rgbOf(hex));
}

/** WCAG 2.2 contrast ratio 1..21 of two colours `#rrggbb`. */
export function contrastBetween(one: string, other: string): number {
  return contrastRatio(relativeLuminance(...rgbOf(one)), relativeLuminance(...rgbOf(other)));
}

/** `#rrggbb` of a colour; channels are rounded and clamped. */
export function toHex(r: number, g: number, b: number): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

/** HSV hue in degrees 0..360 and saturation 0..1 of an 8-bit colour. Hue is 0 for greys. */
export function hueAndSaturation(r: number, g: number, b: number): { hue: number; saturation: number } {
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  if (range === 0) return { hue: 0, saturation: 0 };
  return { hue: hueOf(r, g, b, max, range), saturation: range / max };
}

/** HSV hue in degrees 0..360, where the caller already knows maximum and range (range over 0). */
export function hueOf(r: number, g: number, b: number, max: number, range: number): number {
  const sector = max === r ? (g - b) / range : max === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sector * 60 + 360) % 360;
}

const RADIANS = Math.PI / 180;
const TWENTY_FIVE_TO_7 = 25 ** 7;

/** CIEDE2000 colour difference (Sharma, Wu, Dalal 2005), kL = kC = kH = 1. About 1 is just visible, 10 clearly different. */
export function ciede2000(one: Lab, two: Lab): number {
  const meanChroma7 = ((Math.hypot(one.a, one.b) + Math.hypot(two.a, two.b)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + TWENTY_FIVE_TO_7)));
  const a1 = one.a * (1 + g);
  const a2 = two.a * (1 + g);
  const c1 = Math.hypot(a1, one.b);
  const c2 = Math.hypot(a2, two.b);
  const h1 = degrees(one.b, a1);
  const h2 = degrees(two.b, a2);
  const grey = c1 * c2 === 0;

  const dL = two.l - one.l;
  const dC = c2 - c1;
  let dh = grey ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * RADIANS);

  const meanL = (one.l + two.l) / 2;
  const meanC = (c1 + c2) / 2;
  let meanH = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) > 180) meanH += meanH < 360 ? 360 : -360;
    meanH /= 2;
  }
  const t =
    1 -
    0.17 * Math.cos((meanH - 30) * RADIANS) +
    0.24 * Math.cos(2 * meanH * RADIANS) +
    0.32 * Math.cos((3 * meanH + 6) * RADIANS) -
    0.2 * Math.cos((4 * meanH - 63) * RADIANS);
  const rotation = 30 * Math.exp(-(((meanH - 275) / 25) ** 2));
  const meanC7 = meanC ** 7;
  const rc = 2 * Math.sqrt(meanC7 / (meanC7 + TWENTY_FIVE_TO_7));
  const l50 = (meanL - 50) ** 2;
  const sl = 1 + (0.015 * l50) / Math.sqrt(20 + l50);
  const sc = 1 + 0.045 * meanC;
  const sh = 1 + 0.015 * meanC * t;
  const termC = dC / sc;
  const termH = dH / sh;
  const rt = -Math.sin(2 * rotation * RADIANS) * rc;
  return Math.sqrt(Math.max(0, (dL / sl) ** 2 + termC ** 2 + termH ** 2 + rt * termC * termH));
}

function degrees(y: number, x: number): number {
  if (x === 0 && y === 0) return 0;
  const angle = Math.atan2(y, x) / RADIANS;
  return angle < 0 ? angle + 360 : angle;
}
