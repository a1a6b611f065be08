/**
 * Clips with a known truth: scenes of drawn pictures one after the other, with
 * cuts and dissolves at planted times, and sound of a planted level. What the
 * measures of video and sound are tested with.
 *
 * @example
 * const bytes = await generateClip({
 *   width: 270, height: 480, fps: 30,
 *   scenes: [
 *     { seconds: 2, picture: { photo: await photoNoise(270, 480), texts: [{ text: 'SALE', x: 20, y: 90, size: 40 }] } },
 *     { seconds: 1, picture: '#000000' },                    // cut to black at 2.0 s
 *     { seconds: 2, picture: panning(wide, 60), fadeIn: 0.5 }, // dissolve from 3.0 to 3.5 s
 *   ],
 *   sound: sound(5, [{ start: 0, end: 5, hz: 997, dbfs: -20 }]),
 * });
 */
import sharp from 'sharp';
import { rgbOf } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import {
  type ClipContainer,
  type ClipSound,
  type ClipVideoCodec,
  type FieldOrder,
  type MuxSettings,
  muxClip,
} from './clip-muxer.ts';
import { type DrawnImage, drawPng } from './draw-text.ts';
import { seededNumbers } from './photo-noise.ts';

export type { ClipContainer, ClipSound, ClipVideoCodec } from './clip-muxer.ts';

/** The picture `seconds` into its scene. The same object again means: nothing moved. */
export type Painter = (seconds: number, size: { width: number; height: number }) => Frame;

export interface ClipScene {
  /** How long it lasts, a dissolve at its beginning included. */
  readonly seconds: number;
  /** A colour `#rrggbb`, a drawing that fills the clip, or what paints each frame. */
  readonly picture: string | Omit<DrawnImage, 'width' | 'height'> | Painter;
  /** Seconds over which it replaces the scene before, which goes on below; 0 is a cut. */
  readonly fadeIn?: number;
}

export interface Clip {
  readonly width: number;
  readonly height: number;
  /** Frames a second, 30 when absent. */
  readonly fps?: number;
  readonly scenes: readonly ClipScene[];
  readonly sound?: ClipSound;
  /** `mp4` when absent. */
  readonly container?: ClipContainer;
  /** `h264`, in WebM `vp9`, when absent. */
  readonly videoCodec?: ClipVideoCodec;
  /** Constant quality when absent. */
  readonly bitrateKbps?: number;
  /** Quality without a bitrate; 20 when absent, lower is better. */
  readonly crf?: number;
  /** H.264 with B-frames, arithmetic coding and loop filter, as editors write it; slower to make. */
  readonly thorough?: boolean;
  /** Degrees clockwise that players turn the pictures, which are stored as painted. */
  readonly rotation?: 0 | 90 | 180 | 270;
  /** Interlaced: each picture is woven of its own lines and those half a frame later. */
  readonly fields?: FieldOrder;
  /** Sensor noise in levels, new on every frame, so that nothing stands quite still; 0 when absent. */
  readonly grain?: number;
  /** Tags of the file, such as `location` for a place (`+52.5200+013.4050/`). */
  readonly metadata?: Readonly<Record<string, string>>;
  /** The index at the front, true when absent; at the end a truncated file cannot be read at all. */
  readonly fastStart?: boolean;
  /** When each frame is shown, in seconds: for frame rates that vary. */
  readonly frameTime?: (index: number) => number;
}

/** Encodes a clip. Same clip, same bytes on one machine. Sides must be even. */
export async function generateClip(clip: Clip): Promise<Uint8Array> {
  const { width, height, fps = 30, container = 'mp4', grain = 0 } = clip;
  const painters = await Promise.all(clip.scenes.map(({ picture }) => painterOf(picture, { width, height })));
  const addGrain = grain > 0 ? grainOf(grain, width * height * 3) : (frame: Frame) => frame;
  const starts = startsOf(clip.scenes);
  const settings: MuxSettings = {
    width,
    height,
    fps,
    container,
    videoCodec: clip.videoCodec ?? (container === 'webm' ? 'vp9' : 'h264'),
    ...(clip.bitrateKbps !== undefined && { bitrateKbps: clip.bitrateKbps }),
    ...(clip.crf !== undefined && { crf: clip.crf }),
    ...(clip.frameTime && { frameTime: clip.frameTime }),
    ...(clip.thorough && { thorough: true }),
    ...(clip.fields && { fields: clip.fields }),
    rotation: clip.rotation ?? 0,
    metadata: clip.metadata ?? {},
    fastStart: clip.fastStart ?? true,
    sound: clip.sound ?? null,
  };
  const paint = (at: number) => {
    const scene = Math.max(0, starts.findIndex((start) => start > at) - 1);
    return addGrain(paintScene(clip.scenes, painters, starts, scene, at, { width, height }));
  };
  return await muxClip(settings, Math.round((starts.at(-1) as number) * fps), (index) => {
    const at = (index + 1e-6) / fps;
    return clip.fields ? woven(paint(at), paint(at + 0.5 / fps), clip.fields) : paint(at);
  });
}

/** Lines of two pictures in turn. */
function woven(earlier: Frame, later: Frame, order: FieldOrder): Frame {
  const { width, height } = earlier;
  const rgb = new Uint8Array(earlier.rgb);
  const row = width * 3;
  for (let y = order === 'top first' ? 1 : 0; y < height; y += 2)
    rgb.set(later.rgb.subarray(y * row, (y + 1) * row), y * row);
  return { width, height, rgb };
}

/** When each scene begins, and at the end when the last one ends. */
export function startsOf(scenes: readonly ClipScene[]): number[] {
  const starts = [0];
  for (const { seconds } of scenes) starts.push((starts.at(-1) as number) + seconds);
  return starts;
}

function paintScene(
  scenes: readonly ClipScene[],
  painters: readonly Painter[],
  starts: readonly number[],
  index: number,
  at: number,
  size: { width: number; height: number },
): Frame {
  const into = at - (starts[index] as number);
  const picture = (painters[index] as Painter)(into, size);
  const fade = scenes[index]?.fadeIn ?? 0;
  if (fade === 0 || into >= fade || index === 0) return picture;
  const below = (painters[index - 1] as Painter)(at - (starts[index - 1] as number), size);
  return blend(below, picture, into / fade);
}

/** `share` of the second picture over the first. */
export function blend(first: Frame, second: Frame, share: number): Frame {
  const rgb = new Uint8Array(first.rgb.length);
  const weight = Math.round(share * 256);
  for (let at = 0; at < rgb.length; at += 1) {
    rgb[at] = ((first.rgb[at] as number) * (256 - weight) + (second.rgb[at] as number) * weight + 128) >> 8;
  }
  return { ...first, rgb };
}

async function painterOf(picture: ClipScene['picture'], size: { width: number; height: number }): Promise<Painter> {
  if (typeof picture === 'function') return picture;
  const still =
    typeof picture === 'string' ? flat(picture, size) : await pixelsOf(await drawPng({ ...size, ...picture }));
  return () => still;
}

/** One colour `#rrggbb`. */
export function flat(colour: string, { width, height }: { width: number; height: number }): Frame {
  const pixel = rgbOf(colour);
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < rgb.length; at += 3) rgb.set(pixel, at);
  return { width, height, rgb };
}

/** Pixels of an encoded picture. */
export async function pixelsOf(encoded: Uint8Array): Promise<Frame> {
  const { data, info } = await sharp(encoded)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** A camera that pans over a larger picture: pixels a second to the right and down, turning back at the edge. */
export function panning(picture: Frame, across: number, down = 0): Painter {
  return (seconds, { width, height }) => {
    const left = bounce(across * seconds, picture.width - width);
    const top = bounce(down * seconds, picture.height - height);
    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      const from = ((top + y) * picture.width + left) * 3;
      rgb.set(picture.rgb.subarray(from, from + width * 3), y * width * 3);
    }
    return { width, height, rgb };
  };
}

function bounce(distance: number, room: number): number {
  if (room <= 0) return 0;
  const around = Math.round(Math.abs(distance)) % (2 * room);
  return around > room ? 2 * room - around : around;
}

/** Changes between two colours `hz` times a second: `hz` flashes in the sense of WCAG 2.3.1. */
export function flashing(first: string, second: string, hz: number): Painter {
  const frames = new Map<string, Frame>();
  return (seconds, size) => {
    const colour = (seconds * hz) % 1 < 0.5 ? first : second;
    const frame = frames.get(colour) ?? flat(colour, size);
    frames.set(colour, frame);
    return frame;
  };
}

/** Noise of about `levels` standard deviation, the same on every run. */
function grainOf(levels: number, length: number): (frame: Frame) => Frame {
  const next = seededNumbers(99);
  const spare = 65_536;
  const noise = Int8Array.from({ length: length + spare }, () =>
    Math.round((next() + next() + next() + next() - 2) * levels * 1.73),
  );
  return (frame) => {
    const start = Math.floor(next() * spare);
    const rgb = new Uint8ClampedArray(frame.rgb.length);
    for (let at = 0; at < rgb.length; at += 1) rgb[at] = (frame.rgb[at] as number) + (noise[start + at] as number);
    return { ...frame, rgb: new Uint8Array(rgb.buffer) };
  };
}

/** A sine of a level: 0 dBFS is a sine that just reaches full scale. */
export interface Tone {
  readonly start: number;
  readonly end: number;
  readonly hz: number;
  /** Level of the peaks, dB of full scale. */
  readonly dbfs: number;
}

/** Silence of a length with tones laid in, 48 kHz; the same in each channel. */
export function sound(seconds: number, tones: readonly Tone[], channels: 1 | 2 = 2, sampleRate = 48_000): ClipSound {
  const plane = new Float32Array(Math.round(seconds * sampleRate));
  for (const { start, end, hz, dbfs } of tones) {
    const peak = 10 ** (dbfs / 20);
    const until = Math.min(plane.length, Math.round(end * sampleRate));
    for (let at = Math.round(start * sampleRate); at < until; at += 1) {
      plane[at] = (plane[at] as number) + peak * Math.sin((2 * Math.PI * hz * at) / sampleRate);
    }
  }
  return { sampleRate, planes: Array.from({ length: channels }, () => plane) };
}
