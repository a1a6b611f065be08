import { type Rgb, rgbOf } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { spreadOver } from '../measure/clutter/spread-over.ts';
import { gaussianBlur } from '../measure/plane.ts';
import { localExtremes } from './luma.ts';

/** Pixels of the frame, right and bottom exclusive. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters lifted from a box: how much of a letter each pixel is, and what the ground would be without them. */
export interface LetterMask {
  readonly rect: PixelRect;
  /** 0 ground .. 1 letter, row by row. */
  readonly mask: Float32Array;
  /** 1 where something of a letter may be: the letters and a rim as wide as a blurred edge. */
  readonly reach: Float32Array;
  /** Interleaved channels of the ground. */
  readonly ground: Float32Array;
  /** Standard deviation of the ground along the letters' axis / distance of letters from ground. */
  readonly unrest: number;
  /** Share of the box that is letter, 0..1. */
  readonly share: number;
  /** Share of pieces that reached the box's border or were larger than a letter can be; they are cleared. */
  readonly stray: number;
}

/** Widest piece of ground looked at for one pixel, in line heights. */
const GROUND_SIGMA = 0.35;
const EDGE = { from: 0.3, to: 0.7 };
/** Specks smaller than this share of the squared box height are no letters; the dot of an i is larger. */
const SPECK = 0.0022;
/** From here on a pixel belongs to a piece of letter. */
const PIECE = 0.25;
/** Letters with their parts under the line are no higher than this many line heights. */
const TALLEST = 1.35;

/** How far from the letters' colour a pixel still is the inside of a letter: share of the distance to the ground, and bounds in levels. */
const SAME = { share: 0.3, least: 9, most: 30 };
/** Smoothed edges lie this near the inside of a letter, in line heights. */
const RIM = 0.045;
/** What is left of a blurred edge may lie this far out, in line heights. */
const HALO = 0.11;

/**
 * Tells letters from ground in the box of a text. Letters are of one colour
 * while a ground may change under them: what has the letters' colour is their
 * inside, and around it each pixel is weighed against the ground nearby.
 */
export function liftLetters(
  frame: Frame,
  rect: PixelRect,
  colours: { foreground: string; background: string },
  lineHeight: number,
): LetterMask {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  const letters = rgbOf(colours.foreground);
  const background = rgbOf(colours.background);
  const away = Math.hypot(...letters.map((value, c) => value - (background[c] as number)));
  const same = Math.min(SAME.most, Math.max(SAME.least, SAME.share * away));
  const inside = eachPixel(frame, rect, (r, g, b) => (missOf([r, g, b], background, letters) < same ? 1 : 0));
  const zone = localExtremes({ width, height, data: inside }, Math.max(1, Math.round(lineHeight * RIM))).high.data;
  const halo = Math.max(2, Math.round(lineHeight * HALO));
  const reach = localExtremes({ width, height, data: inside }, halo).high.data;
  const ground = groundOf(frame, rect, reach, Math.max(2, lineHeight * GROUND_SIGMA));
  const mask = maskAgainst(frame, rect, letters, ground);
  for (let i = 0; i < mask.length; i += 1) if (zone[i] === 0) mask[i] = 0;
  const stray = sortPieces(mask, width, height, lineHeight);
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length;
  return { rect, mask, reach, ground, share, stray, unrest: unrestOf(frame, rect, letters, zone, background) };
}

function maskAgainst(frame: Frame, rect: PixelRect, letters: Rgb, ground: Float32Array): Float32Array {
  return eachPixel(frame, rect, (r, g, b, i) => {
    const local: Rgb = [ground[i * 3] as number, ground[i * 3 + 1] as number, ground[i * 3 + 2] as number];
    return smooth(placeOf([r, g, b], local, letters));
  });
}

/** Distance from the letters' colour, or from the line beyond it: the core of a blurred letter is further from the ground than its mean. */
function missOf(colour: Rgb, ground: Rgb, letters: Rgb): number {
  const place = Math.max(1, placeOf(colour, ground, letters));
  return Math.hypot(
    ...colour.map((value, c) => {
      const from = ground[c] as number;
      return value - from - place * ((letters[c] as number) - from);
    }),
  );
}

/** Place of a colour on the line from ground (0) to letters (1). */
function placeOf(colour: Rgb, ground: Rgb, letters: Rgb): number {
  let along = 0;
  let length = 0;
  for (let c = 0; c < 3; c += 1) {
    const axis = (letters[c] as number) - (ground[c] as number);
    along += ((colour[c] as number) - (ground[c] as number)) * axis;
    length += axis * axis;
  }
  return length > 9 ? along / length : 0;
}

function smooth(place: number): number {
  const t = Math.min(1, Math.max(0, (place - EDGE.from) / (EDGE.to - EDGE.from)));
  return t * t * (3 - 2 * t);
}

function eachPixel(
  { width, rgb }: Frame,
  { left, top, right, bottom }: PixelRect,
  value: (r: number, g: number, b: number, index: number) => number,
): Float32Array {
  const out = new Float32Array((right - left) * (bottom - top));
  for (let y = top, i = 0; y < bottom; y += 1) {
    for (let at = (y * width + left) * 3, x = left; x < right; x += 1, at += 3, i += 1) {
      out[i] = value(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number, i);
    }
  }
  return out;
}

/** Blur of the pixels that are no letter; under letters it is filled from around them. */
function groundOf(frame: Frame, rect: PixelRect, mask: Float32Array, sigma: number): Float32Array {
  const width = rect.right - rect.left;
  const height = rect.bottom - rect.top;
  // A little weight everywhere, so that a box full of letters still has a ground.
  const weight = mask.map((value) => (value > 0.1 ? 0.002 : 1));
  const weights = gaussianBlur({ width, height, data: weight }, sigma);
  const ground = new Float32Array(mask.length * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const values = eachPixel(frame, rect, (r, g, b, i) => ([r, g, b][channel] as number) * (weight[i] as number));
    const sums = gaussianBlur({ width, height, data: values }, sigma);
    for (let i = 0; i < mask.length; i += 1) {
      ground[i * 3 + channel] = (sums.data[i] as number) / (weights.data[i] as number);
    }
  }
  return ground;
}

function unrestOf(frame: Frame, rect: PixelRect, letters: Rgb, mask: Float32Array, ground: Rgb): number {
  let sum = 0;
  let squares = 0;
  let n = 0;
  eachPixel(frame, rect, (r, g, b, i) => {
    if ((mask[i] as number) > 0.02) return 0;
    const place = placeOf([r, g, b], ground, letters);
    sum += place;
    squares += place * place;
    n += 1;
    return 0;
  });
  return n > 0 ? Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2)) : Number.POSITIVE_INFINITY;
}

/**
 * Looks at the connected pieces of the mask: clears specks and what cannot be
 * letters, and tells how much that was (share of all but the specks, 0..1).
 */
function sortPieces(mask: Float32Array, width: number, height: number, lineHeight: number): number {
  const seen = new Uint8Array(mask.length);
  let all = 0;
  let stray = 0;
  for (let start = 0; start < mask.length; start += 1) {
    if (seen[start] || (mask[start] as number) < PIECE) continue;
    const piece = pieceFrom(start, mask, seen, width, height);
    if (piece.cells.length < SPECK * lineHeight * lineHeight) {
      for (const at of piece.cells) mask[at] = 0;
      continue;
    }
    all += piece.cells.length;
    if (!piece.atBorder && piece.bottom - piece.top <= lineHeight * TALLEST) continue;
    stray += piece.cells.length;
    for (const at of piece.cells) mask[at] = 0;
  }
  return all > 0 ? stray / all : 1;
}

function pieceFrom(start: number, mask: Float32Array, seen: Uint8Array, width: number, height: number) {
  const cells = spreadOver([start], (at) => (mask[at] as number) >= PIECE, { width, height }, { seen });
  const piece = { cells, atBorder: false, top: height, bottom: 0 };
  for (const at of cells) {
    const x = at % width;
    const y = (at - x) / width;
    piece.top = Math.min(piece.top, y);
    piece.bottom = Math.max(piece.bottom, y + 1);
    if (x === 0 || x === width - 1 || y === 0 || y === height - 1) piece.atBorder = true;
  }
  return piece;
}
