import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openFrame } from '../../decode/decode-image.ts';
import type { Frame } from '../../frame.ts';
import { drawPng } from '../../testing/draw-text.ts';
import { lumaPlane } from '../plane.ts';
import { naturalTexture } from '../testing/natural-texture.ts';
import { paint, seeded } from '../testing/planted-scenes.ts';
import { measureBlockiness } from './blockiness.ts';
import { findGrids } from './grid-pitches.ts';
import { stepLines } from './step-lines.ts';

const SIDE = 640;
const photo = naturalTexture(SIDE, SIDE);
const blockinessOf = (frame: Frame): number => measureBlockiness(lumaPlane(frame)) ?? Number.NaN;

async function frameOf(bytes: Buffer): Promise<Frame> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Grain of ± `grain` levels with blocks of `pitch` from (3, 5) on, each up to `error` levels off. */
function planted(pitch: number, error: number, grain = 2): Frame {
  const random = seeded(11);
  const offs = Array.from({ length: 40_000 }, () => (random() * 2 - 1) * error);
  return paint(SIDE, SIDE, (x, y) => {
    const [column, row] = [Math.floor((x + pitch - 3) / pitch), Math.floor((y + pitch - 5) / pitch)];
    const level = 128 + (offs[row * 190 + column] as number) + (random() * 2 - 1) * grain;
    return [level, level, level];
  });
}

/** Saved at a JPEG quality, then made `scale` times as large. */
async function resized(quality: number, scale: number, frame = photo): Promise<Frame> {
  const small = await openFrame(frame).jpeg({ quality }).toBuffer();
  const width = Math.round(frame.width * scale);
  return await frameOf(await sharp(small).resize({ width }).png().toBuffer());
}

describe('blockiness of planted blocks', { timeout: 30_000 }, () => {
  // The difference of two numbers spread evenly over ± error is two thirds of it in the mean; grain of ± 2 alone makes steps of 4/3.
  it.each([3, 6, 12, 20])('is what is planted, within 15 %%: blocks up to %i levels off', (error) => {
    const [on, beside] = [(2 / 3) * error, 4 / 3];
    const expected = 1 + (on - beside) / (beside + 1);
    expect(Math.abs(blockinessOf(planted(8, error, 2)) / expected - 1)).toBeLessThan(0.15 + 0.4 / error);
  });

  it('rises with their strength as far as quantising goes: to 60 levels', () => {
    const ladder = [0, 2, 6, 14, 24, 40, 60].map((error) => blockinessOf(planted(8, error)));
    expect(ladder[0]).toBeLessThan(1.05);
    for (let step = 1; step < ladder.length; step += 1) {
      expect(ladder[step]).toBeGreaterThan((ladder[step - 1] as number) + 0.1);
    }
  });
});

describe('blockiness of JPEG', { timeout: 30_000 }, () => {
  // Below, whole fields of blocks come out alike, so that fewer steps are left of this soft texture.
  it.each(['4:2:0', '4:4:4'])(
    'rises with every step down to quality 8, and stays high at 3, in %s',
    async (chromaSubsampling) => {
      const ladder: number[] = [];
      for (const quality of [90, 60, 30, 15, 8]) {
        ladder.push(
          blockinessOf(await frameOf(await openFrame(photo).jpeg({ quality, chromaSubsampling }).toBuffer())),
        );
      }
      for (let step = 1; step < ladder.length; step += 1)
        expect(ladder[step]).toBeGreaterThan(ladder[step - 1] as number);
      const least = await frameOf(await openFrame(photo).jpeg({ quality: 3, chromaSubsampling }).toBuffer());
      expect(blockinessOf(least)).toBeGreaterThan(2.5);
    },
  );

  it.each([0.5, 0.75, 0.833, 1.1, 1.33, 1.8])('is found once it was made %f times as large', async (scale) => {
    const frame = await resized(8, scale);
    const { across, down } = stepLines(lumaPlane(frame));
    const pitches = findGrids(across.lone, down.lone).map(({ pitch }) => pitch);
    const own = (8 * frame.width) / SIDE;
    expect(
      pitches.some((pitch) => Math.abs(pitch / own - 1) < 0.005),
      `${own} among ${pitches}`,
    ).toBe(true);
    expect(blockinessOf(frame)).toBeGreaterThan(1.3);
    expect(blockinessOf(frame)).toBeGreaterThan(blockinessOf(await resized(90, scale)) + 0.2);
  });

  it.each([0.5, 0.75, 0.9, 1.2, 1.33, 1.5, 2])('is none in a clean picture made %f times as large', async (scale) => {
    expect(blockinessOf(await resized(95, scale))).toBeLessThan(1.25);
  });
});

type Level = (x: number, y: number) => number;
const random = seeded(23);
const cells = Array.from({ length: 40_000 }, () => random() * 255);
const smooth = (x: number, y: number) => 128 + 60 * Math.sin(x / 90) + 50 * Math.cos(y / 70);
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** What is drawn on a grid of its own, by the side of its cells. */
const PATTERNS: Record<string, (side: number) => Level> = {
  checkers: (side) => (x, y) => ((Math.floor(x / side) + Math.floor(y / side)) % 2 ? 255 : 0),
  'faint checkers': (side) => (x, y) => ((Math.floor(x / side) + Math.floor(y / side)) % 2 ? 240 : 220),
  gingham: (side) => (x, y) => 255 - 60 * (Math.floor(x / side) % 2) - 60 * (Math.floor(y / side) % 2),
  'lines of a table': (side) => (x, y) => (x % side < 2 || y % side < 2 ? 120 : 245),
  dots: (side) => (x, y) => (Math.hypot((x % side) - side / 2, (y % side) - side / 2) < side * 0.3 ? 215 : 235),
  halftone: (side) => (x, y) => {
    const [left, top] = [x - (x % side) + side / 2, y - (y % side) + side / 2];
    return Math.hypot(x - left, y - top) < side * 0.62 * Math.sqrt(1 - smooth(left, top) / 255) ? 20 : 245;
  },
  tiles: (side) => (x, y) => cells[(x % side) + 190 * (y % side)] as number,
  'pixel art': (side) => (x, y) => cells[Math.floor(x / side) + 190 * Math.floor(y / side)] as number,
  'ordered dither': () => (x, y) => (smooth(x, y) / 16 > (BAYER[(x % 4) + 4 * (y % 4)] as number) ? 255 : 0),
};

describe('what is drawn on a grid', { timeout: 60_000 }, () => {
  const drawn = (level: Level): Frame => paint(SIDE, SIDE, (x, y) => [level(x, y), level(x, y), level(x, y)]);

  it.each(Object.entries(PATTERNS))('%s: is not taken for blocks', (_name, pattern) => {
    for (const side of [6, 8, 10, 12, 16])
      expect(blockinessOf(drawn(pattern(side))), `${side} pixels`).toBeLessThan(1.3);
  });

  it('is not taken for blocks as JPEG of quality 85 either', async () => {
    for (const name of ['checkers', 'faint checkers', 'gingham', 'lines of a table', 'dots', 'tiles']) {
      for (const side of [8, 10, 16]) {
        const jpeg = await openFrame(drawn((PATTERNS[name] as (typeof PATTERNS)[string])(side)))
          .jpeg({ quality: 85 })
          .toBuffer();
        expect(blockinessOf(await frameOf(jpeg)), `${name}, ${side} pixels`).toBeLessThan(1.3);
      }
    }
  });

  it('leaves lines of text and a layout on the grid alone', async () => {
    const texts = Array.from({ length: 16 }, (_, row) => ({
      text: 'Ripe fruit at your door by noon, every day',
      x: 24,
      y: 48 + 36 * row,
      size: 24,
      fill: '#10222b',
    }));
    const page = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#f6f1e7' } })
      .png()
      .toBuffer();
    expect(blockinessOf(await frameOf(await drawPng({ width: SIDE, height: SIDE, photo: page, texts })))).toBeLessThan(
      1.1,
    );
  });
});

describe('a picture too small to tell', () => {
  it('has no blockiness: lines of letters would make one', () => {
    expect(measureBlockiness(lumaPlane(paint(640, 127, () => [90, 90, 90])))).toBeNull();
    expect(measureBlockiness(lumaPlane(paint(640, 128, () => [90, 90, 90])))).toBe(1);
  });
});

describe('blocks in the sample files', { timeout: 30_000 }, () => {
  const sample = async (name: string) =>
    blockinessOf(await frameOf(await readFile(new URL(`../../../tests/media/${name}.jpg`, import.meta.url))));

  it('are found at quality 3 and 10, made smaller too, and hardly at 82 and more', async () => {
    for (const name of ['blocks-fruit-q3', 'blocks-fruit-q10', 'blocks-soft-q3', 'blocks-soft-q10', 'blocks-dark-q3']) {
      expect(await sample(name), name).toBeGreaterThan(1.75);
    }
    expect(await sample('blocks-fruit-q10-smaller')).toBeGreaterThan(1.75);
    for (const name of ['base', 'blocks-soft-base', 'blocks-dark-base']) expect(await sample(name)).toBeLessThan(1.4);
  });
});
