import type { Frame } from '../frame.ts';
import { boxBlur, lumaPlane, type Plane } from '../measure/plane.ts';
import { nonLocalMeans } from './non-local-means.ts';

/** Filter strength of the luma step in multiples of the noise. */
const STRENGTH = 0.85;
/** Radius of the colour step: colour noise is coarse and the eye does not see colour detail. */
const CHROMA_RADIUS = 4;
/** Share of the original that stays: a picture without any grain looks like plastic. */
const KEPT = 0.08;

/**
 * Takes measured noise out: non-local means on luma, and colour smoothed
 * wherever the cleaned luma is smooth (guided filter), so that letters and
 * edges stay. `sigma` is the noise in 8-bit levels.
 */
export function denoise(frame: Frame, sigma: number): Frame {
  const { width, height, rgb } = frame;
  const luma = lumaPlane(frame);
  const clean = nonLocalMeans(luma, { sigma, strength: STRENGTH * sigma });
  const chroma = [0, 2].map((channel) => guided(clean, differenceOf(frame, luma, channel), sigma));
  const [red, blue] = chroma as [Plane, Plane];
  const out = new Uint8ClampedArray(rgb.length);
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    const y = (1 - KEPT) * (clean.data[pixel] as number) + KEPT * (luma.data[pixel] as number);
    const r = red.data[pixel] as number;
    const b = blue.data[pixel] as number;
    out[at] = y + r;
    // From Y = .299 R + .587 G + .114 B.
    out[at + 1] = y - (0.299 * r + 0.114 * b) / 0.587;
    out[at + 2] = y + b;
  }
  return { width, height, rgb: new Uint8Array(out.buffer) };
}

/** One channel minus luma. */
function differenceOf({ width, height, rgb }: Frame, luma: Plane, channel: number): Plane {
  const data = new Float32Array(luma.data.length);
  for (let pixel = 0, at = channel; pixel < data.length; pixel += 1, at += 3) {
    data[pixel] = (rgb[at] as number) - (luma.data[pixel] as number);
  }
  return { width, height, data };
}

/** He, Sun, Tang (2010): the plane as a locally linear function of the guide. */
function guided(guide: Plane, plane: Plane, sigma: number): Plane {
  const { width, height } = plane;
  const meanGuide = boxBlur(guide, CHROMA_RADIUS);
  const mean = boxBlur(plane, CHROMA_RADIUS);
  const products = boxBlur(
    combine(guide, plane, (g, p) => g * p),
    CHROMA_RADIUS,
  );
  const squares = boxBlur(
    combine(guide, guide, (g, p) => g * p),
    CHROMA_RADIUS,
  );
  const slope = new Float32Array(plane.data.length);
  const offset = new Float32Array(plane.data.length);
  const smoothness = sigma * sigma;
  for (let i = 0; i < slope.length; i += 1) {
    const g = meanGuide.data[i] as number;
    const p = mean.data[i] as number;
    const a = ((products.data[i] as number) - g * p) / ((squares.data[i] as number) - g * g + smoothness);
    slope[i] = a;
    offset[i] = p - a * g;
  }
  const slopes = boxBlur({ width, height, data: slope }, CHROMA_RADIUS);
  const offsets = boxBlur({ width, height, data: offset }, CHROMA_RADIUS);
  const linear = combine(slopes, guide, (a, g) => a * g);
  return combine(linear, offsets, (one, other) => one + other);
}

function combine(one: Plane, other: Plane, join: (one: number, other: number) => number): Plane {
  const data = new Float32Array(one.data.length);
  for (let i = 0; i < data.length; i += 1) data[i] = join(one.data[i] as number, other.data[i] as number);
  return { width: one.width, height: one.height, data };
}
