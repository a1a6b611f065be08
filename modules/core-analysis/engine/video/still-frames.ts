import { openFrame } from '../decode/decode-image.ts';
import { reducedFrame } from '../decode/reduced-frame.ts';
import type { Frame, Frames } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';
import type { VideoTrack } from './video-track.ts';

/** Longest side at which a keyframe is measured. */
export const STILL_LONG_SIDE = 1280;
const NATIVE_CROP_SIDE = 1024;
const SERVED_LONG_SIDE = 640;

/** The pixels of one keyframe: the whole at the size it is measured at, and in full. */
export interface GrabbedFrame {
  readonly picture: Frame;
  /** Middle of the frame at its own pixels; absent where `picture` has them all. */
  readonly nativeCrop?: Frame;
}

/** What the facts of a file are for a keyframe: the video's size, and no bytes, since it is no file. */
export function factsOfStill({ width, height }: VideoTrack): SourceFacts {
  return {
    format: 'frame',
    width,
    height,
    bytes: 0,
    hasAlpha: false,
    colourSpace: 'srgb',
    hasGps: false,
    animated: false,
  };
}

/** The sizes that the measures of pictures use. */
export async function framesOfStill({ picture, nativeCrop }: GrabbedFrame): Promise<Frames> {
  const long1024 = await reducedFrame(picture, 1024);
  const [long512, long320] = await Promise.all([reducedFrame(long1024, 512), reducedFrame(long1024, 320)]);
  return { full: picture, native: !nativeCrop, long1024, long512, long320, ...(nativeCrop && { nativeCrop }) };
}

/** A keyframe as the result page shows it: WebP, long side at most 640, without metadata. */
export async function encodeKeyframe(picture: Frame): Promise<Uint8Array> {
  const small = openFrame(picture).resize({
    width: SERVED_LONG_SIDE,
    height: SERVED_LONG_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return await small.webp({ quality: 80, effort: 1 }).toBuffer();
}

/** The middle of a frame, on the 8-pixel grid of its codec. */
export function centreOf({ width, height, rgb }: Frame): Frame {
  const w = Math.min(width, NATIVE_CROP_SIDE);
  const h = Math.min(height, NATIVE_CROP_SIDE);
  const left = ((width - w) >> 4) << 3;
  const top = ((height - h) >> 4) << 3;
  const crop = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    const from = ((top + y) * width + left) * 3;
    crop.set(rgb.subarray(from, from + w * 3), y * w * 3);
  }
  return { width: w, height: h, rgb: crop };
}
