import sharp, { type Region, type Sharp } from 'sharp';
import type { Frame, Frames } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';
import { EngineError } from './engine-error.ts';
import { exifHasGps, isAnimatedPng, isTooSmall, MAX_PIXELS, MIN_SIDE } from './image-header.ts';
import {
  openStill,
  readHeader,
  type StillHeader,
  type StillSource,
  unreadableOnFailure,
  within,
} from './still-source.ts';

const FULL_LONG_SIDE = 2048;
const NATIVE_CROP_SIDE = 1024;

export interface DecodedImage {
  readonly source: SourceFacts;
  readonly frames: Frames;
}

/**
 * Turns an untrusted file into pixels at the sizes the measures use. Only
 * JPEG, PNG and WebP by their own signature get as far as the decoder. First
 * frame that shows something of animated files, orientation applied, any colour
 * space brought to 8-bit sRGB, alpha laid on the ground that shows what is drawn.
 *
 * Runs native decoders: only inside the engine's child process.
 *
 * @throws EngineError `file_empty`, `file_type_unsupported`, `file_unreadable`
 *   (damaged or cut short), `image_too_many_pixels`, `image_too_small`
 */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  const header = await readHeader(bytes);
  refuseBySize(header);
  const still = await openStill(bytes, header);
  const source = factsOf(bytes, header, still);

  const whole = await unreadableOnFailure(
    still.intact((failOn) => pixelsOf(still.open(failOn).resize(within(FULL_LONG_SIDE)))),
  );
  const full = await onDenseScreen(whole);
  const native = full === whole && Math.max(source.width, source.height) <= FULL_LONG_SIDE;
  const long1024 = await shrink(full, 1024);
  const [long512, long320, nativeCrop] = await Promise.all([
    shrink(long1024, 512),
    shrink(long1024, 320),
    native ? undefined : unreadableOnFailure(pixelsOf(still.open('error').extract(centreOf(source)))),
  ]);
  return { source, frames: { full, native, long1024, long512, long320, ...(nativeCrop && { nativeCrop }) } };
}

function refuseBySize({ metadata }: StillHeader): void {
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) throw new EngineError('image_too_many_pixels', { width, height });
  if (isTooSmall({ width, height })) throw new EngineError('image_too_small', { width, height });
}

function factsOf(
  bytes: Uint8Array,
  { type, metadata }: StillHeader,
  { frames, frame, transparency }: StillSource,
): SourceFacts {
  return {
    format: type,
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    bytes: bytes.length,
    hasAlpha: metadata.hasAlpha,
    colourSpace: metadata.space,
    hasGps: metadata.exif !== undefined && exifHasGps(metadata.exif),
    animated: frames > 1 || (type === 'png' && isAnimatedPng(bytes)),
    ...(frames > 1 && { frames }),
    ...(frame > 0 && { frame: frame + 1 }),
    ...(transparency && {
      transparentShare: transparency.share,
      ground: transparency.ground,
      lostOnLight: transparency.lost.light,
      lostOnDark: transparency.lost.dark,
    }),
  };
}

async function pixelsOf(pipeline: Sharp): Promise<Frame> {
  const { data, info } = await pipeline.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: asThreeChannels(data, info.channels) };
}

/** A banner so low that calm ground and letters take a few pixels only is measured as a dense screen shows it, at twice its pixels. */
async function onDenseScreen(frame: Frame): Promise<Frame> {
  if (Math.min(frame.width, frame.height) >= MIN_SIDE) return frame;
  return unreadableOnFailure(pixelsOf(openFrame(frame).resize({ width: 2 * frame.width, height: 2 * frame.height })));
}

async function shrink(frame: Frame, longSide: number): Promise<Frame> {
  if (Math.max(frame.width, frame.height) <= longSide) return frame;
  return unreadableOnFailure(pixelsOf(openFrame(frame).resize(within(longSide))));
}

/** Opens decoded pixels for a further native step (resizing, encoding). */
export function openFrame(frame: Frame): Sharp {
  return sharp(frame.rgb, { raw: { width: frame.width, height: frame.height, channels: 3 } });
}

function centreOf({ width, height }: SourceFacts): Region {
  const w = Math.min(width, NATIVE_CROP_SIDE);
  const h = Math.min(height, NATIVE_CROP_SIDE);
  // On the 8-pixel grid, so that the grid of a JPEG keeps its phase.
  return { left: ((width - w) >> 4) << 3, top: ((height - h) >> 4) << 3, width: w, height: h };
}

function asThreeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[pixel * 3 + channel] = data[pixel * channels + (channels < 3 ? 0 : channel)] as number;
    }
  }
  return rgb;
}
