import { deflateSync } from 'node:zlib';
import { chunk, pngOf } from '../decode/apng-frames.ts';

const COLOUR_TYPES = { 1: 0, 2: 4, 3: 2, 4: 6 } as const;

export interface PngPixels {
  readonly width: number;
  readonly height: number;
  readonly channels: keyof typeof COLOUR_TYPES;
  /** Row by row, interleaved; 16-bit numbers make a 16-bit file. */
  readonly data: Uint8Array | Uint16Array;
}

/** A PNG of these pixels, written without the library under test. */
export function pngFile(pixels: PngPixels, more: { profile?: Buffer; chunks?: readonly Uint8Array[] } = {}): Buffer {
  const profile = more.profile && chunk('iCCP', Buffer.concat([Buffer.from('made\0\0'), deflateSync(more.profile)]));
  return Buffer.from(
    pngOf(headerOf(pixels), [...(profile ? [profile] : []), ...(more.chunks ?? []), chunk('IDAT', coded(pixels))]),
  );
}

export interface ApngPicture extends PngPixels {
  readonly left?: number;
  readonly top?: number;
  /** 0 stays, 1 is cleared, 2 is as it was before. */
  readonly dispose?: 0 | 1 | 2;
  readonly over?: boolean;
}

/** An animated PNG; with `still`, that one is shown where nothing moves and is no part of the animation. */
export function apngFile(
  frames: readonly ApngPicture[],
  { still, chunks = [] }: { still?: PngPixels; chunks?: readonly Uint8Array[] } = {},
): Buffer {
  const first = still ?? (frames[0] as ApngPicture);
  let sequence = 0;
  const numbered = (): Buffer => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(sequence);
    sequence += 1;
    return number;
  };
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames.length);
  const parts = frames.flatMap((frame, index) => {
    const control = Buffer.alloc(22);
    for (const [at, value] of [frame.width, frame.height, frame.left ?? 0, frame.top ?? 0].entries())
      control.writeUInt32BE(value, 4 * at);
    control.writeUInt16BE(1, 16);
    control.writeUInt16BE(10, 18);
    control.set([frame.dispose ?? 0, frame.over ? 1 : 0], 20);
    const head = chunk('fcTL', Buffer.concat([numbered(), control]));
    if (index === 0 && !still) return [head, chunk('IDAT', coded(frame))];
    return [head, chunk('fdAT', Buffer.concat([numbered(), coded(frame)]))];
  });
  const before = still ? [chunk('IDAT', coded(still))] : [];
  return Buffer.from(pngOf(headerOf(first), [...chunks, chunk('acTL', count), ...before, ...parts]));
}

function headerOf({ width, height, channels, data }: PngPixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([data instanceof Uint16Array ? 16 : 8, COLOUR_TYPES[channels]], 8);
  return header;
}

function coded({ width, height, channels, data }: PngPixels): Buffer {
  const size = data.BYTES_PER_ELEMENT;
  const row = width * channels;
  const raw = Buffer.alloc((row * size + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < row; x += 1)
      raw.writeUIntBE(data[y * row + x] as number, y * (row * size + 1) + 1 + x * size, size);
  return deflateSync(raw);
}
