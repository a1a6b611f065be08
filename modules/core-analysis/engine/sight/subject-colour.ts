import { hueAndSaturation, toHex } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import type { Figure } from '../measure/composition/figure.ts';

/** Of a pixel, largest less smallest channel, 0..1, from which it has a colour of its own and not that of the light. */
const VIVID = 0.25;
/** Share of the subject's pixels that are vivid, and share of those within a window of hues, from which it has one colour. */
const LEAST_VIVID = 0.15;
const ONE_HUE = 0.8;
/** Degrees. */
const WINDOW = 50;
const STEP = 10;
/** Pixels looked at on each side of the box. */
const SAMPLES = 64;

interface Pixel {
  readonly hue: number;
  readonly rgb: readonly [number, number, number];
}

/**
 * The one colour of a subject whose outline is known, as hex: the mean of its vivid pixels where nearly all of them share a hue.
 * Null for what is grey, black, white or of several colours. Black tyres and chrome leave a red motorcycle red.
 */
export function subjectColour(frame: Frame, { box, has }: Figure): string | null {
  if (!has) return null;
  let inside = 0;
  const vivid: Pixel[] = [];
  for (let row = 0; row < SAMPLES; row += 1)
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = box.x + (box.w * (column + 0.5)) / SAMPLES;
      const y = box.y + (box.h * (row + 0.5)) / SAMPLES;
      if (x < 0 || y < 0 || x >= 1 || y >= 1 || !has(x, y)) continue;
      inside += 1;
      const at = 3 * (Math.floor(y * frame.height) * frame.width + Math.floor(x * frame.width));
      const rgb = [frame.rgb[at] ?? 0, frame.rgb[at + 1] ?? 0, frame.rgb[at + 2] ?? 0] as const;
      if (Math.max(...rgb) - Math.min(...rgb) >= VIVID * 255) vivid.push({ hue: hueAndSaturation(...rgb).hue, rgb });
    }
  if (vivid.length < LEAST_VIVID * inside || vivid.length === 0) return null;
  const alike = fullestWindow(vivid);
  if (alike.length < ONE_HUE * vivid.length) return null;
  const mean = (channel: 0 | 1 | 2) => alike.reduce((sum, { rgb }) => sum + rgb[channel], 0) / alike.length;
  return toHex(mean(0), mean(1), mean(2));
}

/** The pixels of the window of hues that holds most. */
function fullestWindow(pixels: readonly Pixel[]): Pixel[] {
  const windows = Array.from({ length: 360 / STEP }, (_, nth) =>
    pixels.filter(({ hue }) => (hue - nth * STEP + 360) % 360 < WINDOW),
  );
  return windows.reduce((most, one) => (one.length > most.length ? one : most), []);
}
