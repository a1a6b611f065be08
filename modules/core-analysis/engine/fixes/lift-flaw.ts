import { luma } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { plain } from '../rules/wording/words.ts';

/**
 * Mean distance of neighbouring tones after a curve, in levels, from which a picture breaks into bands. Photographs darkened to a
 * fifth come to 4.8 and still look like themselves; darkened to an eighth, 7.4; to a sixteenth, 10 and more.
 */
const MOST_APART = 6;
/** The tones that make up the picture: the ends are left out. */
const TONES = { low: 0.05, high: 0.95 };
/** A tone counts as held from this share of the picture on. */
const HELD = 2e-4;
/**
 * A channel that has run out (at or under the first) beside one that has not (from the second on): the colour that was there is
 * lost, and what is left turns neon when lifted. The first is within what JPEG adds to nothing.
 */
const EMPTY = 2;
const ALIVE = 16;
/** Share of such pixels that a picture bears; photographs darkened on purpose hold 0.16 at most. */
const MOST_EMPTY = 0.35;
/** A curve that pulls the picture's tones apart by less than this, mean, changes colours too little to show what is lost. */
const STRETCHED = 2;

/**
 * Why tones cannot be pulled apart as a curve would; null where they can. The curve is the new value, 0..255, of each 8-bit level.
 */
export function liftFlaw({ rgb }: Frame, curve: Float64Array): string | null {
  const pixels = rgb.length / 3;
  const counts = new Float64Array(256);
  const sums = new Float64Array(256);
  let empty = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const [r, g, b] = [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
    const tone = Math.round(luma(r, g, b));
    counts[tone] = (counts[tone] as number) + 1;
    sums[tone] = (sums[tone] as number) + luma(curve[r] as number, curve[g] as number, curve[b] as number);
    if (Math.min(r, g, b) <= EMPTY && Math.max(r, g, b) >= ALIVE) empty += 1;
  }
  const low = toneAt(counts, TONES.low * pixels);
  const high = toneAt(counts, TONES.high * pixels);
  const held = counts.slice(low, high + 1).filter((count) => count > HELD * pixels).length;
  const mean = (tone: number) => (sums[tone] as number) / (counts[tone] as number);
  const apart = held > 1 ? (mean(high) - mean(low)) / (held - 1) : 0;
  if (apart > MOST_APART)
    return `The picture holds only ${held} of 255 levels between its dark and its light parts: pulled apart they would show as bands. Go back to the original photo.`;
  if (apart > STRETCHED && empty > MOST_EMPTY * pixels)
    return `In ${plain((100 * empty) / pixels, 0)} % of the picture one of the three colours has run out to black: lifted, the others would turn neon. Go back to the original photo.`;
  return null;
}

/** The tone at which so many pixels are as dark or darker. */
function toneAt(counts: Float64Array, pixels: number): number {
  let seen = 0;
  return counts.findIndex((count) => {
    seen += count;
    return seen >= pixels;
  });
}
