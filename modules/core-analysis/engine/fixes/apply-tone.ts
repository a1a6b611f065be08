import { lightnessOf, SRGB_TO_LINEAR } from '../colour-science.ts';
import { reducedFrame } from '../decode/reduced-frame.ts';
import type { Frame } from '../frame.ts';
import { labPlanes } from '../measure/plane.ts';
import { MASK_LONG_SIDE, maskPicture, pictureOf } from '../measure/technical/picture-mask.ts';
import type { FixPlan, Refused } from './fix-plan.ts';
import { liftFlaw } from './lift-flaw.ts';
import { CURVE_STEPS, findToneCurve, greyOf, lightnessHistogram, type ToneCurve } from './tone-curve.ts';

/** Every 13th pixel is enough to know how colourful a picture is. */
const SAMPLED = 3 * 13;
/** Colourfulness: under the first the picture is meant to be grey, up to the second it is pale. */
const GREY = 4;
const PALE = 33;
const MOST_CHROMA = 1.6;
/** Tones lifted further apart than this show the blocks of colour that compression left: they are not strengthened on top. */
const STEEP = 3.8;

/**
 * Exposure and contrast by one curve in L*, put to the three channels alike as
 * the curves of any photo program are: contrast and saturation rise together.
 * Colours that are still pale then are strengthened, by 60 % at most and as far
 * as the gamut has room; greys stay grey. Refused where the file holds too few levels for it.
 */
export async function applyTone(
  frame: Frame,
  { blocks }: Pick<Extract<FixPlan, { kind: 'tone' }>, 'blocks'>,
): Promise<Frame | Refused> {
  const small = await reducedFrame(frame, MASK_LONG_SIDE);
  const picture = pictureOf(maskPicture(small, labPlanes(small), blocks));
  const whole = lightnessHistogram(frame);
  const levels = levelsOf(findToneCurve(whole, picture ? lightnessHistogram(small, picture) : whole));
  const flaw = liftFlaw(frame, levels);
  if (flaw !== null) return { refused: flaw };
  const chroma = chromaFor(frame, levels);
  const { width, height, rgb } = frame;
  const out = new Uint8Array(rgb.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const r = levels[rgb[at] as number] as number;
      const g = levels[rgb[at + 1] as number] as number;
      const b = levels[rgb[at + 2] as number] as number;
      const grey = 0.299 * r + 0.587 * g + 0.114 * b;
      const room = Math.min(
        roomFor(grey, r - grey, chroma),
        roomFor(grey, g - grey, chroma),
        roomFor(grey, b - grey, chroma),
      );
      const shift = dither(x, y);
      out[at] = Math.floor(grey + (r - grey) * room + shift);
      out[at + 1] = Math.floor(grey + (g - grey) * room + shift);
      out[at + 2] = Math.floor(grey + (b - grey) * room + shift);
    }
  }
  return { width, height, rgb: out };
}

/** Factor on the distance from grey. */
function chromaFor({ rgb }: Frame, levels: Float64Array): number {
  const rg = { sum: 0, squares: 0 };
  const yb = { sum: 0, squares: 0 };
  let count = 0;
  for (let at = 0; at + 2 < rgb.length; at += SAMPLED) {
    const r = levels[rgb[at] as number] as number;
    const g = levels[rgb[at + 1] as number] as number;
    const b = levels[rgb[at + 2] as number] as number;
    add(rg, r - g);
    add(yb, (r + g) / 2 - b);
    count += 1;
  }
  const variance = ({ sum, squares }: typeof rg) => Math.max(0, squares / count - (sum / count) ** 2);
  // Hasler and Suesstrunk (2003), the measure the rule C-01 takes.
  const colourfulness = Math.sqrt(variance(rg) + variance(yb)) + 0.3 * Math.hypot(rg.sum / count, yb.sum / count);
  if (colourfulness < GREY || steepnessOf(levels) > STEEP) return 1;
  return Math.min(MOST_CHROMA, Math.max(1, PALE / colourfulness));
}

/** How far the curve pulls neighbouring levels apart at most, over steps of 16. */
function steepnessOf(levels: Float64Array): number {
  let steepest = 0;
  for (let level = 16; level < 256; level += 1) {
    steepest = Math.max(steepest, ((levels[level] as number) - (levels[level - 16] as number)) / 16);
  }
  return steepest;
}

function add(moments: { sum: number; squares: number }, value: number): void {
  moments.sum += value;
  moments.squares += value * value;
}

/** New value 0..255 of each 8-bit level. */
function levelsOf(curve: ToneCurve): Float64Array {
  return Float64Array.from({ length: 256 }, (_, level) => {
    const position = (lightnessOf(SRGB_TO_LINEAR[level] as number) / 100) * CURVE_STEPS;
    const low = Math.min(CURVE_STEPS - 1, Math.floor(position));
    const a = curve[low] as number;
    return 255 * greyOf(a + ((curve[low + 1] as number) - a) * (position - low));
  });
}

/** Largest factor up to `wanted` on a channel's distance from grey that keeps it inside 0..255. */
function roomFor(grey: number, distance: number, wanted: number): number {
  if (distance > 0 && grey + distance * wanted > 255) return Math.max(1, (255 - grey) / distance);
  if (distance < 0 && grey + distance * wanted < 0) return Math.max(1, -grey / distance);
  return wanted;
}

/**
 * Less than one level of fixed, fine-grained unevenness before rounding down: lifted tones would show bands without.
 * Jimenez' interleaved gradient noise; whole values stay whole.
 */
function dither(x: number, y: number): number {
  const wave = 0.06711056 * x + 0.00583715 * y;
  const turn = 52.9829189 * (wave - Math.floor(wave));
  return 0.02 + 0.96 * (turn - Math.floor(turn));
}
