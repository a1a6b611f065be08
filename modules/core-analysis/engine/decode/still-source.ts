import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { animationSource } from './animation-source.ts';
import { completeJpeg } from './complete-jpeg.ts';
import { decodeIntact, type FailOn } from './decode-intact.ts';
import { EngineError } from './engine-error.ts';
import { type ImageType, MAX_PIXELS, sniffImageType } from './image-header.ts';
import { GROUNDS, type Transparency, transparencyOf } from './transparency.ts';

/** Long side at which see-through parts are looked at. */
const ALPHA_SIDE = 512;

/** What a file says of itself before any pixel is read. */
export interface StillHeader {
  readonly type: ImageType;
  readonly metadata: Metadata;
}

/** An untrusted still with all that decides how its pixels are read: found once, so that every reading of the file sees the same picture. */
export interface StillSource {
  /** Pictures in the file; 1 for a still. */
  readonly frames: number;
  /** Which of them is read, from 0. */
  readonly frame: number;
  readonly transparency: Transparency | null;
  /** A pipeline from the file to upright sRGB without alpha. `failOn: 'error'` refuses cut files but not harmless oddities. */
  open(failOn: FailOn): Sharp;
  /** Decodes; fails where the decoder says that coded pixels are broken. */
  intact<T>(decode: (failOn: FailOn) => Promise<T>): Promise<T>;
}

/** @throws EngineError `file_empty`, `file_type_unsupported`, `file_unreadable` */
export async function readHeader(bytes: Uint8Array): Promise<StillHeader> {
  if (bytes.length === 0) throw new EngineError('file_empty');
  const type = sniffImageType(bytes);
  if (type === null) throw new EngineError('file_type_unsupported');
  // Without a pixel limit, because the header alone is read and the refusal quotes the size.
  const metadata = await unreadableOnFailure(sharp(bytes, { limitInputPixels: false }).metadata());
  if (metadata.format !== type) throw new EngineError('file_type_unsupported');
  return { type, metadata };
}

/**
 * Finds out how a file is to be read: a JPEG without its end marker with one, of an animation the first picture that shows
 * something, see-through parts on the ground that shows what is drawn.
 *
 * Runs native decoders: only inside the engine's child process.
 *
 * @throws EngineError `file_unreadable`
 */
export async function openStill(file: Uint8Array, { type, metadata }: StillHeader): Promise<StillSource> {
  const completed = type === 'jpeg' ? completeJpeg(file) : null;
  const { bytes, page, frames, frame } = await animationSource(completed ?? file, type, metadata);
  // Of 16-bit pictures sharp lays a profile on by way of Display P3 and leaves them there, or not at all where they are grey: their
  // own 8 bits first, it brings them to sRGB like all others.
  const deep = ({ rgb16: 'srgb', grey16: 'b-w' } as const)[metadata.space as string];
  const read = (failOn: FailOn): Sharp => {
    const pipeline = sharp(bytes, { failOn, page, limitInputPixels: MAX_PIXELS, sequentialRead: true });
    return deep ? pipeline.pipelineColourspace(deep) : pipeline;
  };
  const transparency =
    metadata.hasAlpha || bytes !== (completed ?? file) ? await readTransparency(read('error')) : null;
  const background = `#${GROUNDS[transparency?.ground ?? 'light'].toString(16).repeat(3)}`;
  return {
    frames,
    frame,
    transparency,
    open: (failOn) => read(failOn).autoOrient().flatten({ background }).toColourspace('srgb'),
    // Where an end was put to the file, its coded data must reach up to it without any complaint.
    intact: (decode) => (completed ? decode('warning') : decodeIntact(type, decode)),
  };
}

async function readTransparency(pipeline: Sharp): Promise<Transparency | null> {
  const { data, info } = await unreadableOnFailure(
    pipeline
      .resize(within(ALPHA_SIDE))
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  return transparencyOf({ width: info.width, height: info.height, rgba: data });
}

/** Brought down, never up, to this long side. */
export function within(longSide: number): ResizeOptions {
  return { width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true };
}

export async function unreadableOnFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new EngineError('file_unreadable', undefined, { cause });
  }
}
