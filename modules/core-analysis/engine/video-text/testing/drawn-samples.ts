import { rgbOf } from '../../colour-science.ts';
import type { Frame } from '../../frame.ts';
import { type DrawnText, drawPng, framesOf } from '../../testing/draw-text.ts';
import { seededNumbers } from '../../testing/photo-noise.ts';
import type { FrameSample } from './read-samples.ts';

export interface PlantedText {
  start: number;
  end: number;
  line: DrawnText;
  /** Place and wording at a moment, for text that moves or is written on; `line` when absent. */
  at?: (seconds: number) => DrawnText;
  /** Strength 0..1 at a moment, for text that fades. */
  opacity?: (seconds: number) => number;
}

export interface DrawnVideo {
  width: number;
  height: number;
  seconds: number;
  /** Samples a second; 2 when absent. */
  rate?: number;
  /** The ground at a moment; the same object again means: nothing moved. */
  ground: (seconds: number) => Frame;
  texts: readonly PlantedText[];
}

/** Letters of one line as a mask, 0..255, over the whole frame. */
const masks = new Map<string, Promise<Frame>>();

async function maskOf(line: DrawnText, { width, height }: { width: number; height: number }): Promise<Frame> {
  const key = JSON.stringify([line, width, height]);
  const known = masks.get(key);
  if (known) return await known;
  const drawn = drawPng({ width, height, background: '#000000', texts: [{ ...line, fill: '#ffffff' }] })
    .then(framesOf)
    .then(({ full }) => full);
  masks.set(key, drawn);
  return await drawn;
}

/** Frames of a video made of grounds and texts that stand for known times. */
export async function drawSamples(video: DrawnVideo): Promise<FrameSample[]> {
  const { width, height, seconds, rate = 2 } = video;
  const samples: FrameSample[] = [];
  for (let i = 0; i / rate < seconds; i += 1) {
    const at = i / rate;
    const rgb = Uint8Array.from(video.ground(at).rgb);
    for (const { start, end, line, at: lineAt, opacity } of video.texts) {
      if (at < start || at >= end) continue;
      const now = lineAt?.(at) ?? line;
      if (now.text.trim() === '') continue;
      const mask = await maskOf(now, video);
      const fill = rgbOf(now.fill ?? '#000000');
      const strength = opacity?.(at) ?? 1;
      for (let p = 0; p < rgb.length; p += 1) {
        const share = ((mask.rgb[p] as number) / 255) * strength;
        if (share > 0) rgb[p] = Math.round((rgb[p] as number) * (1 - share) + (fill[p % 3] as number) * share);
      }
    }
    samples.push({ at, frame: { width, height, rgb } });
  }
  return samples;
}

/** One colour. */
export function plainGround(width: number, height: number, hex: string): Frame {
  const rgb = new Uint8Array(width * height * 3);
  const colour = rgbOf(hex);
  for (let p = 0; p < rgb.length; p += 1) rgb[p] = colour[p % 3] as number;
  return { width, height, rgb };
}

/** A window that wanders over a larger picture: a camera that pans so many pixels a second. */
export function panOver(wide: Frame, width: number, height: number, speed: number): (seconds: number) => Frame {
  return (seconds) => {
    const room = { x: wide.width - width, y: wide.height - height };
    const swing = (range: number, phase: number) => Math.round(range * (0.5 + 0.5 * Math.sin(phase)));
    const x = swing(room.x, (seconds * speed) / Math.max(1, room.x));
    const y = swing(room.y, (seconds * speed * 0.6) / Math.max(1, room.y));
    const rgb = new Uint8Array(width * height * 3);
    for (let row = 0; row < height; row += 1) {
      const from = ((y + row) * wide.width + x) * 3;
      rgb.set(wide.rgb.subarray(from, from + width * 3), row * width * 3);
    }
    return { width, height, rgb };
  };
}

/** The same frame with sensor noise of `levels`, other on every call. */
export function withGrain(frame: Frame, levels: number, seed: number): Frame {
  const random = seededNumbers(seed);
  return {
    ...frame,
    rgb: frame.rgb.map((value) => Math.max(0, Math.min(255, Math.round(value + (random() - 0.5) * 2 * levels)))),
  };
}
