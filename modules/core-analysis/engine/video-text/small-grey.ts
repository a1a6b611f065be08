import type { Frame } from '../frame.ts';

/** A frame as luma (BT.601, 0..255) at about 320 px, and how many of its pixels one of these stands for each way. */
export interface SmallGrey {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  readonly factor: number;
}

/** Long side aimed at; whole factors keep still pictures still. */
const LONG_SIDE = 340;

/** Means over squares of whole pixels: what changes and what stays is looked for on it. */
export function smallGrey({ width, height, rgb }: Frame): SmallGrey {
  const factor = Math.max(1, Math.round(Math.max(width, height) / LONG_SIDE));
  const w = Math.max(1, Math.floor(width / factor));
  const h = Math.max(1, Math.floor(height / factor));
  const data = new Float32Array(w * h);
  const scale = 1 / (factor * factor);
  for (let y = 0; y < h; y += 1) {
    for (let dy = 0; dy < factor; dy += 1) {
      let at = Math.min(height - 1, y * factor + dy) * width * 3;
      for (let x = 0; x < w; x += 1) {
        let sum = 0;
        for (let dx = 0; dx < factor; dx += 1, at += 3) {
          sum += 0.299 * (rgb[at] as number) + 0.587 * (rgb[at + 1] as number) + 0.114 * (rgb[at + 2] as number);
        }
        data[y * w + x] = (data[y * w + x] as number) + sum * scale;
      }
    }
  }
  return { width: w, height: h, data, factor };
}

/** Mean absolute difference of two frames of one size, 0..255. */
export function meanDifference(one: SmallGrey, other: SmallGrey): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i += 1) sum += Math.abs((one.data[i] as number) - (other.data[i] as number));
  return sum / Math.max(1, one.data.length);
}
