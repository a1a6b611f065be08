import { crc32 } from 'node:zlib';

/** One frame of an animated PNG: where on the canvas, how it is laid there and what becomes of it, and its coded pixels. */
export interface ApngFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** What its place becomes before the next frame: stays, is cleared, or is as it was before this frame. */
  readonly dispose: 'keep' | 'clear' | 'previous';
  /** Whether it is laid over what is there, or stands in its place with its own alpha. */
  readonly over: boolean;
  /** The frame as a PNG file of its own, without colour profile. */
  readonly png: Uint8Array;
}

export interface Apng {
  readonly width: number;
  readonly height: number;
  /** Frames that are there, of which `frames` holds the first. */
  readonly count: number;
  readonly frames: readonly ApngFrame[];
  /** Whether the picture that decoders take for the whole file is its first frame; else it is shown where nothing moves. */
  readonly beginsWithStill: boolean;
  /** Chunks that say how the numbers mean colours, and how the picture is turned. */
  readonly looks: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const PALETTE = new Set(['PLTE', 'tRNS']);
const LOOKS = new Set(['iCCP', 'sRGB', 'gAMA', 'cHRM', 'cICP', 'eXIf', 'pHYs']);
/** The most a palette or its alpha takes. */
const PALETTE_BYTES = 768;
const CONTROL_BYTES = 26;
const DISPOSALS = ['keep', 'clear', 'previous'] as const;

/**
 * Takes an animated PNG (APNG 1.0) apart; null where it is none, or not in order. At most `most` frames are kept. Pure and safe
 * on hostile bytes: what the coded pixels hold is for the decoder to say.
 */
export function readApng(bytes: Uint8Array, most: number): Apng | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Uint8Array | null = null;
  const palette: Uint8Array[] = [];
  const looks: Uint8Array[] = [];
  const found: { control: Uint8Array; data: Uint8Array[] }[] = [];
  let [count, announced, stillSeen, beginsWithStill] = [0, false, false, false];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = latin(bytes, at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + size);
    const last = found.at(-1);
    if (name === 'IEND' || body.length < size) break;
    if (name === 'IHDR') header = body;
    else if (name === 'acTL') announced = true;
    else if (PALETTE.has(name) && palette.length < PALETTE.size && size <= PALETTE_BYTES)
      palette.push(chunk(name, body));
    else if (LOOKS.has(name)) looks.push(chunk(name, body));
    else if (name === 'fcTL') {
      count += 1;
      if (!stillSeen) beginsWithStill = true;
      if (count <= most) found.push({ control: body, data: [] });
    } else if (name === 'IDAT') {
      stillSeen = true;
      if (beginsWithStill) last?.data.push(body);
    } else if (name === 'fdAT' && count <= most) last?.data.push(body.subarray(4));
    at += 12 + size;
  }
  if (!announced || header?.length !== 13) return null;
  const frames = found.flatMap(({ control, data }) => frameOf(control, header, palette, data) ?? []);
  if (frames.length === 0 || frames.length < found.length) return null;
  const [width, height] = [readUint32(header, 0), readUint32(header, 4)];
  const fits = (f: ApngFrame) => f.width > 0 && f.height > 0 && f.left + f.width <= width && f.top + f.height <= height;
  return frames.every(fits) ? { width, height, count, frames, beginsWithStill, looks: joined(looks) } : null;
}

function frameOf(
  control: Uint8Array,
  header: Uint8Array,
  palette: readonly Uint8Array[],
  data: readonly Uint8Array[],
): ApngFrame | null {
  const dispose = DISPOSALS[control[24] ?? -1];
  if (control.length !== CONTROL_BYTES || !dispose || data.length === 0) return null;
  const [, width = 0, height = 0, left = 0, top = 0] = [0, 4, 8, 12, 16].map((at) => readUint32(control, at));
  const own = Uint8Array.from(header);
  own.set(control.subarray(4, 12));
  const png = pngOf(own, [...palette, ...data.map((body) => chunk('IDAT', body))]);
  return { width, height, left, top, dispose, over: control[25] === 1, png };
}

/** A PNG file of this header and these chunks. */
export function pngOf(header: Uint8Array, chunks: readonly Uint8Array[]): Uint8Array {
  return joined([SIGNATURE, chunk('IHDR', header), ...chunks, chunk('IEND', new Uint8Array())]);
}

export function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), body]);
  return joined([uint32(body.length), named, uint32(crc32(named))]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function readUint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
