import type { Frame } from '../frame.ts';

/** Share of the frame that one colour must hold to be a ground: in the ten photographs of the suite none holds more than 0.02. */
const GROUND = 0.06;
/** Levels a pixel may be away from the ground's colour in each channel: what a JPEG leaves around edges. */
const NEAR = 3;
/**
 * A ground stands alone: of the pixels within `AROUND` levels of its colour at least this share is within `NEAR`. Of eleven
 * papers and panels the lowest has 0.81; of skies and shadows that JPEG of quality 5 made flat, 0.65 at most.
 */
const ALONE = 0.78;
const AROUND = 32;
/**
 * Beside a photograph as dark or as bright as itself a ground is told by what lies next to it: of its pixels `EXACT` have one colour,
 * and of all within `AROUND` levels and within a reach of it, texts left out, `ALONE_HERE` are within `NEAR`. A panel beside a dark
 * photograph has 0.86 and 0.88; of photographs at quality 90 none has more than 0.3 and 0.8 but for clipped black and white.
 */
const EXACT = 0.8;
const ALONE_HERE = 0.84;
/** Reach, as a share of the frame's long side, and the least share of the square of that reach that is ground. */
const HERE = { reach: 0.06, least: 0.1 };
const CELL_BITS = 15;

/** 1 for each pixel of a colour that fills a large part of the frame. */
export function markGrounds(frame: Frame, lettered: Uint8Array): Uint8Array {
  const { rgb } = frame;
  const pixels = rgb.length / 3;
  const counts = new Uint32Array(2 ** CELL_BITS);
  for (let at = 0; at < rgb.length; at += 3) {
    const cell = cellOf(rgb, at);
    counts[cell] = (counts[cell] as number) + 1;
  }
  const marks = new Uint8Array(pixels);
  counts.forEach((count, cell) => {
    if (count < GROUND * pixels) return;
    const commonest = commonestIn(rgb, cell);
    const flat = nearTo(rgb, commonest.colour);
    if (flat.count < GROUND * pixels) return;
    const alone = flat.count >= ALONE * flat.around;
    if (!alone && (commonest.count < EXACT * flat.count || aloneHere(frame, flat.bands, lettered) < ALONE_HERE)) return;
    for (let at = 0; at < pixels; at += 1) if (flat.bands[at] === GROUND_BAND) marks[at] = 1;
  });
  return marks;
}

/** Of the pixels near the ground's colour and within its reach, the share that is the ground itself, 0..1. */
function aloneHere({ width, height }: Frame, bands: Uint8Array, lettered: Uint8Array): number {
  const reach = Math.round(HERE.reach * Math.max(width, height));
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += bands[y * width + x] === GROUND_BAND ? 1 : 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  let [ground, all] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach) * stride, Math.min(height, y + reach + 1) * stride];
    for (let x = 0; x < width; x += 1) {
      const band = bands[y * width + x];
      if (!band || lettered[y * width + x]) continue;
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const square = ((bottom - top) / stride) * (right - left);
      const inside =
        (sums[bottom + right] as number) -
        (sums[top + right] as number) -
        (sums[bottom + left] as number) +
        (sums[top + left] as number);
      if (inside < HERE.least * square) continue;
      all += 1;
      if (band === GROUND_BAND) ground += 1;
    }
  }
  return all === 0 ? 0 : ground / all;
}

/** Five bits a channel: colours within eight levels are counted together. */
const cellOf = (rgb: Uint8Array, at: number) =>
  (((rgb[at] as number) >> 3) << 10) | (((rgb[at + 1] as number) >> 3) << 5) | ((rgb[at + 2] as number) >> 3);

/** The exact colour most pixels of a cell have, and how many have it. */
function commonestIn(rgb: Uint8Array, cell: number): { colour: number; count: number } {
  const exact = new Map<number, number>();
  let best = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    if (cellOf(rgb, at) !== cell) continue;
    const key = colourKey(rgb, at);
    const count = (exact.get(key) ?? 0) + 1;
    exact.set(key, count);
    if (count > (exact.get(best) ?? 0)) best = key;
  }
  return { colour: best, count: exact.get(best) ?? 0 };
}

const colourKey = (rgb: Uint8Array, at: number) =>
  ((rgb[at] as number) << 16) | ((rgb[at + 1] as number) << 8) | (rgb[at + 2] as number);

const [GROUND_BAND, AROUND_BAND] = [2, 1];

/** The band of each pixel: within `NEAR` of the colour, within `AROUND` of it, or 0; `around` counts both. */
function nearTo(rgb: Uint8Array, colour: number): { bands: Uint8Array; count: number; around: number } {
  const [r, g, b] = [colour >> 16, (colour >> 8) & 255, colour & 255];
  const bands = new Uint8Array(rgb.length / 3);
  let [count, around] = [0, 0];
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    const away = Math.max(
      Math.abs((rgb[at] as number) - r),
      Math.abs((rgb[at + 1] as number) - g),
      Math.abs((rgb[at + 2] as number) - b),
    );
    if (away > AROUND) continue;
    around += 1;
    bands[pixel] = away > NEAR ? AROUND_BAND : GROUND_BAND;
    if (away <= NEAR) count += 1;
  }
  return { bands, count, around };
}
