import type { Region } from '../../../contract/evidence.ts';
import type { Frame, Frames } from '../../frame.ts';

/** Numbers 0..1 that repeat for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export type Rgb = readonly [number, number, number];

/** A frame painted by a function of the pixel. Channels are rounded and clamped. */
export function paint(width: number, height: number, colour: (x: number, y: number) => Rgb): Frame {
  const rgb = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (const channel of colour(x, y)) {
        rgb[at] = channel;
        at += 1;
      }
    }
  }
  return { width, height, rgb: new Uint8Array(rgb.buffer) };
}

/** The frame at every size of `Frames`, each by the mean over the covered area. */
export function framesOf(full: Frame): Frames {
  return {
    full,
    native: true,
    long1024: shrinkTo(full, 1024),
    long512: shrinkTo(full, 512),
    long320: shrinkTo(full, 320),
  };
}

function shrinkTo(frame: Frame, longSide: number): Frame {
  const scale = longSide / Math.max(frame.width, frame.height);
  if (scale >= 1) return frame;
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const sums = new Float64Array(width * height * 4);
  for (let y = 0; y < frame.height; y += 1) {
    const row = Math.floor((y * height) / frame.height) * width;
    for (let x = 0; x < frame.width; x += 1) {
      const to = (row + Math.floor((x * width) / frame.width)) * 4;
      const from = (y * frame.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[to + channel] = (sums[to + channel] as number) + (frame.rgb[from + channel] as number);
      }
      sums[to + 3] = (sums[to + 3] as number) + 1;
    }
  }
  return paint(width, height, (x, y) => {
    const at = (y * width + x) * 4;
    const count = sums[at + 3] as number;
    return [(sums[at] as number) / count, (sums[at + 1] as number) / count, (sums[at + 2] as number) / count];
  });
}

export const ODD_BY = ['colour', 'lightness', 'size', 'orientation', 'alone'] as const;
export type OddBy = (typeof ODD_BY)[number];

export interface PlantedScene {
  frames: Frames;
  target: Region;
  kind: OddBy;
}

/**
 * A field of like items on a plain or grainy ground with one that differs in
 * exactly one way, anywhere in the frame; `alone` has no other items. The odd
 * one is what people find first in visual search.
 */
export function plantedScene(seed: number): PlantedScene {
  const random = seeded(seed);
  const kind = ODD_BY[seed % ODD_BY.length] as OddBy;
  const width = 512;
  const height = 410 + Math.floor(random() * 3) * 51;
  const columns = 5 + Math.floor(random() * 4);
  const rows = Math.max(4, Math.round((columns * height) / width));
  const cellW = width / columns;
  const cellH = height / rows;
  const size = Math.min(cellW, cellH) * (0.26 + 0.1 * random());
  const odd = Math.floor(random() * columns * rows);
  const ground = 60 + random() * 130;
  const grain = random() < 0.5 ? 0 : 14;
  const hue = random() * 360;
  const angle = random() * Math.PI;
  const itemOffset = random() < 0.5 ? 45 : -45;
  const item = (index: number) => {
    const isOdd = index === odd;
    return {
      colour: hueColour(
        isOdd && kind === 'colour' ? hue + 140 : hue,
        ground + (isOdd && kind === 'lightness' ? -1.6 * itemOffset : itemOffset),
      ),
      size: isOdd && kind === 'size' ? size * 1.5 : kind === 'size' ? size * 0.75 : size,
      angle: isOdd && kind === 'orientation' ? angle + Math.PI / 2 : angle,
      shown: kind !== 'alone' || isOdd,
    };
  };
  const jitter = Array.from(
    { length: columns * rows },
    () => [(random() - 0.5) * 0.25, (random() - 0.5) * 0.25] as const,
  );
  const grains = Float32Array.from({ length: 4096 }, () => (random() - 0.5) * 2 * grain);
  const frame = paint(width, height, (x, y) => {
    const column = Math.min(columns - 1, Math.floor(x / cellW));
    const row = Math.min(rows - 1, Math.floor(y / cellH));
    const index = row * columns + column;
    const noise = grains[(x * 131 + y * 1237 + ((x * y) % 97) * 31) % 4096] as number;
    const thing = item(index);
    const [jx, jy] = jitter[index] as readonly [number, number];
    const dx = x - (column + 0.5 + jx) * cellW;
    const dy = y - (row + 0.5 + jy) * cellH;
    const along = dx * Math.cos(thing.angle) + dy * Math.sin(thing.angle);
    const across = -dx * Math.sin(thing.angle) + dy * Math.cos(thing.angle);
    const inside = thing.shown && Math.abs(along) <= thing.size && Math.abs(across) <= thing.size * 0.4;
    const base: Rgb = inside ? thing.colour : [ground, ground, ground];
    return [base[0] + noise, base[1] + noise, base[2] + noise];
  });
  const column = odd % columns;
  const row = Math.floor(odd / columns);
  const [jx, jy] = jitter[odd] as readonly [number, number];
  const reach = item(odd).size;
  const x = Math.max(0, (column + 0.5 + jx) * cellW - reach) / width;
  const y = Math.max(0, (row + 0.5 + jy) * cellH - reach) / height;
  return {
    frames: framesOf(frame),
    kind,
    target: { x, y, w: Math.min(1 - x, (2 * reach) / width), h: Math.min(1 - y, (2 * reach) / height) },
  };
}

/** A colour of middling saturation whose mean is `level`. */
function hueColour(hue: number, level: number): Rgb {
  const wave = (shift: number) => level + 55 * Math.cos(((hue - shift) * Math.PI) / 180);
  return [wave(0), wave(120), wave(240)];
}
