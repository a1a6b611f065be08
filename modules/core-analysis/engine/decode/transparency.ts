import { SRGB_TO_LINEAR } from '../colour-science.ts';
import { spreadOver } from '../measure/clutter/spread-over.ts';

/** Grounds that a see-through picture is laid on, as 8-bit sRGB grey: a page, and a screen in dark mode. */
export const GROUNDS = { light: 0xff, dark: 0x12 } as const;
export type Ground = keyof typeof GROUNDS;

export interface Transparency {
  /** Share of the picture that lets a ground show through, 0..1. */
  readonly share: number;
  /** The ground that leaves more of what is drawn with contrast; light where both leave as much. */
  readonly ground: Ground;
  /** Share of what is drawn that has no contrast against each ground, 0..1. */
  readonly lost: Readonly<Record<Ground, number>>;
}

/** Pixels with alpha, not premultiplied: interleaved 8-bit sRGB, four bytes a pixel, row by row. */
export interface ClearFrame {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Alpha under this lets a ground show through. */
const OPAQUE = 250;
/** Less than this share is the rim of rounded corners. */
const LEAST_CLEAR = 0.005;
/** Alpha from which on something is drawn; a faint shadow is not. */
const DRAWN = 64;
/** Contrast ratio (WCAG) against the ground from which on a pixel can be made out. */
const SEEN = 2;
/** Share of the pixels of a connected drawing that must be made out for the drawing to be. */
const LEAST_SEEN = 0.02;
/** Connected pixels that are a drawing and no speck. */
const LEAST_PIXELS = 12;
/** Share of what is drawn under which nothing is held to be lost. */
const LEAST_LOST = 0.005;

/**
 * How much of a picture is see-through and what of it shows on which ground; null where next to nothing is see-through.
 *
 * A drawing is what hangs together (a letter, a product, a card): it is lost on a ground where next to none of its pixels has
 * contrast against it. White words on nothing are lost on white; the white card of black words is not, since its words show.
 */
export function transparencyOf(frame: ClearFrame): Transparency | null {
  const pixels = frame.width * frame.height;
  let clear = 0;
  for (let at = 3; at < frame.rgba.length; at += 4) if ((frame.rgba[at] as number) < OPAQUE) clear += 1;
  const share = clear / pixels;
  if (share < LEAST_CLEAR) return null;
  const lost = lostOn(frame);
  return { share, ground: lost.light > lost.dark ? 'dark' : 'light', lost };
}

function lostOn({ width, height, rgba }: ClearFrame): Record<Ground, number> {
  const lost = { light: 0, dark: 0 };
  let drawn = 0;
  const seen = new Uint8Array(width * height);
  const isDrawn = (pixel: number): boolean => (rgba[pixel * 4 + 3] as number) >= DRAWN;
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !isDrawn(start)) continue;
    const drawing = spreadOver([start], isDrawn, { width, height }, { seen });
    drawn += drawing.length;
    if (drawing.length < LEAST_PIXELS) continue;
    for (const ground of ['light', 'dark'] as const) {
      const shown = drawing.filter((pixel) => contrast(rgba, pixel, ground) >= SEEN).length;
      if (shown < drawing.length * LEAST_SEEN) lost[ground] += drawing.length;
    }
  }
  const shareOf = (count: number): number => (count < drawn * LEAST_LOST ? 0 : count / drawn);
  return drawn === 0 ? lost : { light: shareOf(lost.light), dark: shareOf(lost.dark) };
}

/** Contrast ratio of a pixel laid on a ground against that ground, 1..21. */
function contrast(rgba: Uint8Array, pixel: number, ground: Ground): number {
  const alpha = (rgba[pixel * 4 + 3] as number) / 255;
  const laid = (channel: number): number => {
    const value = (rgba[pixel * 4 + channel] as number) * alpha + GROUNDS[ground] * (1 - alpha);
    return SRGB_TO_LINEAR[Math.round(value)] as number;
  };
  const light = 0.2126 * laid(0) + 0.7152 * laid(1) + 0.0722 * laid(2);
  const under = SRGB_TO_LINEAR[GROUNDS[ground]] as number;
  return (Math.max(light, under) + 0.05) / (Math.min(light, under) + 0.05);
}
