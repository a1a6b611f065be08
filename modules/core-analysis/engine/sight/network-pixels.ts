import type { Region } from '../../contract/evidence.ts';
import { openFrame } from '../decode/decode-image.ts';
import type { Frame } from '../frame.ts';

/** Side of the detector's and of the classifier's square. */
export const OBJECT_SIDE = 416;
export const CLASSIFIER_SIDE = 224;

interface Levels {
  /** By channel in the network's order, in 8-bit levels. */
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
  /** Blue first. */
  readonly reversed?: boolean;
}

/** A frame channel by channel, each level less the mean / deviation. */
export function channelsOf({ width, height, rgb }: Frame, { mean, deviation, reversed = false }: Levels): Float32Array {
  const plane = width * height;
  const out = new Float32Array(3 * plane);
  for (let channel = 0; channel < 3; channel += 1) {
    const from = reversed ? 2 - channel : channel;
    const [middle, spread] = [mean[channel] as number, deviation[channel] as number];
    for (let at = 0; at < plane; at += 1)
      out[channel * plane + at] = ((rgb[at * 3 + from] as number) - middle) / spread;
  }
  return out;
}

/** Whole pixels of a region, at least one each way. */
export function pixelsIn({ width, height }: Pick<Frame, 'width' | 'height'>, { x, y, w, h }: Region) {
  const left = Math.min(width - 1, Math.max(0, Math.round(x * width)));
  const top = Math.min(height - 1, Math.max(0, Math.round(y * height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round((x + w) * width) - left)),
    height: Math.max(1, Math.min(height - top, Math.round((y + h) * height) - top)),
  };
}

/** A part of the frame, squashed to a square: all of its pixels count, whatever its shape. */
export async function squashed(frame: Frame, part: Region, side: number): Promise<Frame> {
  const rgb = await openFrame(frame)
    .extract(pixelsIn(frame, part))
    .resize({ width: side, height: side, fit: 'fill' })
    .raw()
    .toBuffer();
  return { width: side, height: side, rgb };
}

/** Where a picture of this size lies in the middle of a square, in pixels of it. */
export function letterboxOf({ width, height }: Pick<Frame, 'width' | 'height'>, side: number) {
  const scale = side / Math.max(width, height);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return { left: (side - w) >> 1, top: (side - h) >> 1, width: w, height: h };
}

/** A part of the frame in its own shape, in the middle of a black square. */
export async function letterboxed(frame: Frame, part: Region, side = OBJECT_SIDE): Promise<Frame> {
  const pixels = pixelsIn(frame, part);
  const { left, top, width, height } = letterboxOf(pixels, side);
  const small = await openFrame(frame).extract(pixels).resize({ width, height, fit: 'fill' }).raw().toBuffer();
  const rgb = new Uint8Array(3 * side * side);
  for (let y = 0; y < height; y += 1)
    rgb.set(small.subarray(3 * y * width, 3 * (y + 1) * width), 3 * ((top + y) * side + left));
  return { width: side, height: side, rgb };
}

/** A box of the letterboxed square as fractions of the whole frame; what lies on the black is cut off. */
export function fromLetterbox(
  frame: Pick<Frame, 'width' | 'height'>,
  part: Region,
  box: Region,
  side = OBJECT_SIDE,
): Region {
  const pixels = pixelsIn(frame, part);
  const inner = letterboxOf(pixels, side);
  const across = (x: number) => Math.min(1, Math.max(0, (x * side - inner.left) / inner.width));
  const down = (y: number) => Math.min(1, Math.max(0, (y * side - inner.top) / inner.height));
  const inPart = { x: across(box.x), y: down(box.y), w: 0, h: 0 };
  inPart.w = across(box.x + box.w) - inPart.x;
  inPart.h = down(box.y + box.h) - inPart.y;
  return {
    x: (pixels.left + inPart.x * pixels.width) / frame.width,
    y: (pixels.top + inPart.y * pixels.height) / frame.height,
    w: (inPart.w * pixels.width) / frame.width,
    h: (inPart.h * pixels.height) / frame.height,
  };
}

/** The frame with a box painted over in its mean colour: what is left to see when the thing is gone. */
export function paintedOver(frame: Frame, box: Region): Frame {
  const { width, height } = frame;
  const sums = [0, 0, 0];
  for (let at = 0; at < frame.rgb.length; at += 1) sums[at % 3] = (sums[at % 3] as number) + (frame.rgb[at] as number);
  const mean = sums.map((sum) => Math.round(sum / (width * height)));
  const rgb = Uint8Array.from(frame.rgb);
  const pixels = pixelsIn(frame, box);
  for (let y = pixels.top; y < pixels.top + pixels.height; y += 1)
    for (let x = pixels.left; x < pixels.left + pixels.width; x += 1) rgb.set(mean, 3 * (y * width + x));
  return { width, height, rgb };
}
