import sharp, { type Region, type ResizeOptions, type Sharp } from 'sharp';
import type { Frame, Frames } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';
import { decodeIntact, type FailOn } from './decode-intact.ts';
import { EngineError } from './engine-error.ts';
import {
  exifHasGps,
  type ImageType,
  isAnimatedPng,
  isTooSmall,
  MAX_PIXELS,
  MIN_SIDE,
  sniffImageType,
} from './image-header.ts';

const FULL_LONG_SIDE = 2048;
const NATIVE_CROP_SIDE = 1024;

export interface DecodedImage {
  readonly source: SourceFacts;
  readonly frames: Frames;
}

/**
 * Turns an untrusted file into pixels at the sizes the measures use. Only
 * JPEG, PNG and WebP by their own signature get as far as the decoder. First
 * frame of animated files, orientation applied, any colour space brought to
 * 8-bit sRGB, alpha laid on white.
 *
 * Runs native decoders: only inside the engine's child process.
 *
 * @throws EngineError `file_empty`, `file_type_unsupported`, `file_unreadable`
 *   (damaged or cut short), `image_too_many_pixels`, `image_too_small`
 */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  if (bytes.length === 0) throw new EngineError('file_empty');
  const type = sniffImageType(bytes);
  if (type === null) throw new EngineError('file_type_unsupported');
  const source = await readFacts(bytes, type);

  const whole = await unreadableOnFailure(
    decodeIntact(type, (failOn) => pixelsOf(open(bytes, failOn).resize(within(FULL_LONG_SIDE)))),
  );
  const full = await onDenseScreen(whole);
  const native = full === whole && Math.max(source.width, source.height) <= FULL_LONG_SIDE;
  const long1024 = await shrink(full, 1024);
  const [long512, long320, nativeCrop] = await Promise.all([
    shrink(long1024, 512),
    shrink(long1024, 320),
    native ? undefined : unreadableOnFailure(pixelsOf(open(bytes, 'error').extract(centreOf(source)))),
  ]);
  return { source, frames: { full, native, long1024, long512, long320, ...(nativeCrop && { nativeCrop }) } };
}

async function readFacts(bytes: Uint8Array, type: ImageType): Promise<SourceFacts> {
  // Without a pixel limit, because the header alone is read and the refusal quotes the size.
  const metadata = await unreadableOnFailure(sharp(bytes, { limitInputPixels: false }).metadata());
  if (metadata.format !== type) throw new EngineError('file_type_unsupported');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) throw new EngineError('image_too_many_pixels', { width, height });
  if (isTooSmall({ width, height })) throw new EngineError('image_too_small', { width, height });
  const transparentShare = metadata.hasAlpha ? await transparency(bytes) : 0;
  return {
    format: type,
    width,
    height,
    bytes: bytes.length,
    hasAlpha: metadata.hasAlpha,
    colourSpace: metadata.space,
    hasGps: metadata.exif !== undefined && exifHasGps(metadata.exif),
    animated: (metadata.pages ?? 1) > 1 || (type === 'png' && isAnimatedPng(bytes)),
    ...((metadata.pages ?? 1) > 1 && { frames: metadata.pages as number }),
    ...(transparentShare > 0 && { transparentShare }),
  };
}

/** Alpha under this lets a ground show through. */
const OPAQUE = 250;
/** Less than this share is the rim of rounded corners. */
const LEAST_TRANSPARENT = 0.005;

/** Share of see-through pixels at long side 256, 0..1; 0 where there are next to none. */
async function transparency(bytes: Uint8Array): Promise<number> {
  const alpha = await unreadableOnFailure(
    sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .extractChannel('alpha')
      .resize(within(256))
      .raw({ depth: 'uchar' })
      .toBuffer(),
  );
  const share = alpha.reduce((sum, value) => sum + (value < OPAQUE ? 1 : 0), 0) / alpha.length;
  return share < LEAST_TRANSPARENT ? 0 : share;
}

/** A pipeline from the file to upright sRGB without alpha. `failOn: 'error'` refuses cut files but not harmless oddities. */
function open(bytes: Uint8Array, failOn: FailOn): Sharp {
  return sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
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

function within(longSide: number): ResizeOptions {
  return { width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true };
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

async function unreadableOnFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new EngineError('file_unreadable', undefined, { cause });
  }
}
