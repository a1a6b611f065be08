import sharp, { type Metadata, type Sharp } from 'sharp';
import { readApng } from './apng-frames.ts';
import { composeApng, stillOf } from './compose-apng.ts';
import { deviation, firstShown, type Shown } from './first-shown.ts';
import { type ImageType, MAX_PIXELS } from './image-header.ts';
import { GROUNDS, type Ground } from './transparency.ts';

/** Frames that are looked at to find the one to judge. */
const MOST_FRAMES = 64;
/** Frames that are enough where the first shows something, and decoded at once beyond them: never more than the pixels of the largest picture. */
const AT_FIRST = 5;
const AT_ONCE = 20;
/** Long side at which they are compared. */
const SIDE = 96;

/** Where the picture that stands for an animation is read from. */
export interface AnimationSource {
  readonly bytes: Uint8Array;
  /** To be asked of the decoder, from 0. */
  readonly page: number;
  /** Pictures in the file; 1 for a still. */
  readonly frames: number;
  /** Which of them is read, from 0. */
  readonly frame: number;
}

/**
 * Finds the picture an animation is judged by (`firstShown`) among its first `MOST_FRAMES`. Where the frames beyond the first
 * cannot be decoded it is the first: a file that shows something is not refused for what follows.
 *
 * Runs native decoders: only inside the engine's child process.
 */
export async function animationSource(
  bytes: Uint8Array,
  type: ImageType,
  metadata: Metadata,
): Promise<AnimationSource> {
  const pages = metadata.pages ?? 1;
  const first = { bytes, page: 0, frames: pages, frame: 0 };
  if (type === 'webp' && pages > 1) {
    const page = await shownPage(bytes, pages, metadata).catch(() => 0);
    return { ...first, page, frame: page };
  }
  if (type !== 'png') return first;
  const most = Math.max(1, Math.min(MOST_FRAMES, Math.floor(MAX_PIXELS / (metadata.width * metadata.height))));
  const apng = readApng(bytes, most);
  if (!apng || (apng.count < 2 && apng.beginsWithStill)) return first;
  const still = { ...first, frames: apng.count };
  try {
    const lumas = new Lumas();
    const size = { width: apng.width, height: apng.height, channels: 4 as const };
    for await (const canvas of composeApng(apng)) {
      await lumas.take(sharp(canvas, { raw: size }));
      if (lumas.shown()?.settled) break;
    }
    const frame = lumas.shown()?.frame ?? 0;
    if (frame === 0 && apng.beginsWithStill) return still;
    let at = 0;
    for await (const canvas of composeApng(apng)) {
      if (at === frame) return { ...still, bytes: stillOf(apng, canvas), frame };
      at += 1;
    }
  } catch {
    // Its still is there all the same.
  }
  return still;
}

async function shownPage(bytes: Uint8Array, count: number, { width, height }: Metadata): Promise<number> {
  const mostAtOnce = Math.max(1, Math.floor(MAX_PIXELS / (width * height)));
  const most = Math.min(count, MOST_FRAMES);
  const lumas = new Lumas();
  for (let page = 0; page < most && !lumas.shown()?.settled; ) {
    const pages = Math.min(page === 0 ? AT_FIRST : AT_ONCE, mostAtOnce, most - page);
    await lumas.take(sharp(bytes, { page, pages, failOn: 'error', limitInputPixels: MAX_PIXELS }));
    page += pages;
  }
  return lumas.shown()?.frame ?? 0;
}

/** The light of frames on either ground. */
class Lumas {
  private readonly on: Record<Ground, Uint8Array[]> = { light: [], dark: [] };

  /** Takes the frames of a pipeline: one, or several of one size below each other. */
  async take(pipeline: Sharp): Promise<void> {
    const { data, info } = await pipeline
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = info.width * (info.pageHeight ?? info.height);
    for (let from = 0; from < data.length; from += pixels * 4)
      for (const ground of ['light', 'dark'] as const)
        this.on[ground].push(lumaOn(data.subarray(from, from + pixels * 4), GROUNDS[ground]));
  }

  /** The frame to judge of those looked at, on the ground on which they show more; null where all are empty. */
  shown(): Shown | null {
    const { light, dark } = this.on;
    const shows = (frames: readonly Uint8Array[]) => frames.reduce((sum, frame) => sum + deviation(frame), 0);
    return firstShown(shows(dark) > shows(light) ? dark : light);
  }
}

function lumaOn(rgba: Uint8Array, ground: number): Uint8Array {
  const luma = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < luma.length; at += 1) {
    const [r, g, b, alpha] = rgba.subarray(at * 4, at * 4 + 4) as unknown as [number, number, number, number];
    luma[at] = ground + ((0.299 * r + 0.587 * g + 0.114 * b - ground) * alpha) / 255;
  }
  return luma;
}
