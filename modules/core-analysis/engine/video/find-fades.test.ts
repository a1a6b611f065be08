import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Frame } from '../frame.ts';
import { blend } from '../testing/clip-generator.ts';
import { findFades } from './find-fades.ts';
import { type FrameFeatures, FrameFeaturizer } from './frame-features.ts';
import { movedShare } from './moved-share.ts';

const FPS = 30;
const size = { width: 90, height: 160 };
const PHOTOS = ['coffee', 'meadow-mountain', 'dogs-window', 'astronaut'];

/** Where captions stand, of the frame. */
const CAPTION = { x: 0.1, y: 0.62, w: 0.8, h: 0.16 };

interface Photo extends Frame {
  readonly name: string;
}

async function photo(name: string): Promise<Photo> {
  const file = new URL(`../../tests/photos/${name}.jpg`, import.meta.url).pathname;
  const { data, info } = await sharp(file)
    .resize({ width: 500, height: 400, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { name, width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

/** What a camera sees whose upper left corner is there, `scale` pixels of the photograph for one of the frame. */
function seen({ rgb, width }: Frame, left: number, top: number, scale = 1): Frame {
  const frame = new Uint8Array(size.width * size.height * 3);
  for (let y = 0, to = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, to += 3) {
      const [across, down] = [left + x * scale, top + y * scale];
      const [x0, y0] = [Math.floor(across), Math.floor(down)];
      const [fx, fy] = [across - x0, down - y0];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y0 * width + x0) * 3 + channel;
        const upper = (rgb[at] as number) * (1 - fx) + (rgb[at + 3] as number) * fx;
        const lower = (rgb[at + width * 3] as number) * (1 - fx) + (rgb[at + width * 3 + 3] as number) * fx;
        frame[to + channel] = Math.round(upper * (1 - fy) + lower * fy);
      }
    }
  }
  return { ...size, rgb: frame };
}

function features(seconds: number, at: (seconds: number) => Frame): FrameFeatures[] {
  const featurizer = new FrameFeaturizer();
  return Array.from({ length: Math.round(seconds * FPS) }, (_, index) => featurizer.next(index / FPS, at(index / FPS)));
}

const MOVES: Record<string, (picture: Frame, t: number) => Frame> = {
  'a slow pan': (picture, t) => seen(picture, 10 + 10 * t, 80),
  'a walking hand': (picture, t) => seen(picture, 40 + 40 * t + 8 * Math.sin(t * 12), 100 + 6 * Math.sin(t * 12)),
  'a shaking hand': (picture, t) =>
    seen(
      picture,
      150 + 12 * Math.sin(t * 5) + 6 * Math.sin(t * 13),
      100 + 10 * Math.sin(t * 4 + 1) + 5 * Math.sin(t * 11),
    ),
  'a punch-in': (picture, t) => {
    const way = Math.min(1, Math.max(0, (t - 1.3) / 0.5));
    const scale = 2 - 0.6 * way * way * (3 - 2 * way);
    return seen(picture, 250 - (size.width * scale) / 2, 200 - (size.height * scale) / 2, scale);
  },
};

describe('findFades', { timeout: 120_000 }, () => {
  it.each(casesOf(Object.keys(MOVES), 2))('takes %s over four photographs for no fade', async (name) => {
    for (const picture of await Promise.all(PHOTOS.map(photo))) {
      const frames = features(3, (t) => (MOVES[name] as (picture: Frame, t: number) => Frame)(picture, t));
      expect(findFades(frames, []), picture.name).toEqual([]);
    }
  });

  /** A caption on a panel over a frame, `share` of it faded in. */
  const captioned = (frame: Frame, share: number): Frame => {
    const panel = { ...frame, rgb: frame.rgb.slice() };
    const { x, y, w, h } = CAPTION;
    for (let row = Math.round(y * size.height); row < (y + h) * size.height; row += 1) {
      for (let column = Math.round(x * size.width); column < (x + w) * size.width; column += 1) {
        const letter = row % 9 > 3 && column % 5 > 1;
        panel.rgb.fill(letter ? 20 : 250, (row * size.width + column) * 3, (row * size.width + column) * 3 + 3);
      }
    }
    return blend(frame, panel, share);
  };
  const ramp = (t: number, from: number, length: number) => Math.min(1, Math.max(0, (t - from) / length));

  it('takes a caption that fades in over a slow pan for none, once it is known to be text', async () => {
    const texts = [1.5, 2, 2.5].map((at) => ({ at, blocks: [{ region: CAPTION }] }));
    let [alone, known] = [0, 0];
    for (const picture of await Promise.all(PHOTOS.map(photo))) {
      const frames = features(3, (t) => captioned(seen(picture, 10 + 10 * t, 80), ramp(t, 1.2, 0.33)));
      alone += findFades(frames, []).length;
      known += findFades(frames, [], texts).length;
    }
    expect(alone, 'what the test is about').toBeGreaterThanOrEqual(3);
    expect(known).toBe(0);
  });

  it('finds dissolves under a caption that stays, comes or goes', async () => {
    const pictures = await Promise.all(PHOTOS.map(photo));
    for (const [index, first] of pictures.entries()) {
      const second = pictures[(index + 1) % pictures.length] as Photo;
      for (const shown of [() => 1, (t: number) => ramp(t, 1.3, 0.1), (t: number) => 1 - ramp(t, 1.3, 0.1)]) {
        const frames = features(2.7, (t) =>
          captioned(blend(seen(first, 40, 100), seen(second, 60, 60), ramp(t, 1.2, 0.5)), shown(t)),
        );
        const texts = [0.5, 1, 1.5, 2]
          .filter((at) => shown(at) > 0.5)
          .map((at) => ({ at, blocks: [{ region: CAPTION }] }));
        const found = findFades(frames, [], texts);
        expect(found, `${first.name} ${shown}`).toHaveLength(1);
        expect(Math.abs(((found[0]?.from ?? 0) + (found[0]?.to ?? 0)) / 2 / FPS - 1.45)).toBeLessThanOrEqual(0.25);
      }
    }
  });

  it('takes a zoom that fills a short shot from cut to cut for none', async () => {
    // 0.8 s at 25 frames a second, a third of a percent closer with each.
    for (const picture of await Promise.all(PHOTOS.map(photo))) {
      const featurizer = new FrameFeaturizer();
      const frames = Array.from({ length: 60 }, (_, at) => {
        const scale = 1.6 / (1 + 0.003 * (at % 20));
        const [x, y] = [60 * Math.floor(at / 20) + 110, 200];
        const frame = seen(picture, x - (size.width * scale) / 2, y - (size.height * scale) / 2, scale);
        return featurizer.next(at / 25, frame);
      });
      expect(findFades(frames, [20, 40]), picture.name).toEqual([]);
    }
  });

  it('takes a slow zoom on a corner that goes on to the end of the video for none', async () => {
    for (const name of casesOf(
      ['coffee', 'meadow-mountain', 'dogs-window', 'astronaut', 'fig-bowl', 'sunrise-hills'],
      2,
    )) {
      const picture = await photo(name);
      for (const speed of casesOf([0.003, 0.002, 0.004], 1)) {
        const frames = features(4, (t) => {
          return seen(picture, 100, 10, 2.2 / (1 + speed * t * FPS));
        });
        expect(findFades(frames, []), `${name} ${speed}`).toEqual([]);
      }
    }
  });

  it('takes a change that never rests between two cuts for none', async () => {
    const [first, second] = (await Promise.all(PHOTOS.map(photo))) as [Photo, Photo];
    const frames = features(0.8, (t) => blend(seen(first, 40, 100), seen(second, 60, 60), t / 0.77));
    expect(findFades(frames, [])).toEqual([]);
  });

  it('finds every dissolve between still photographs, and short ones between moving ones', async () => {
    const pictures = await Promise.all(PHOTOS.map(photo));
    const missed: string[] = [];
    for (const [index, first] of pictures.entries()) {
      const second = pictures[(index + 1) % pictures.length] as Photo;
      for (const [speed, length] of [
        [0, 0.33],
        [0, 1],
        [15, 0.33],
        [15, 0.5],
      ] as const) {
        const frames = features(2.7, (t) =>
          blend(
            seen(first, 40 + speed * t, 100),
            seen(second, 60 + speed * t, 60),
            Math.min(1, Math.max(0, (t - 1.2) / length)),
          ),
        );
        const found = findFades(frames, []).some(
          ({ from, to }) => Math.abs((from + to) / 2 / FPS - (1.2 + length / 2)) <= length / 2,
        );
        if (!found) missed.push(`${first.name} ${speed} px/s ${length} s`);
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('movedShare', () => {
  it('is over 0.9 of a small shift and of a small zoom, under 0.2 of a brighter light, 0 of rest', () => {
    const rgb = new Uint8Array(300 * 300 * 3).map((_, at) => {
      const [x, y] = [Math.floor(at / 3) % 300, Math.floor(at / 900)];
      return 120 + 50 * Math.sin(x / 17) + 40 * Math.cos(y / 23 + x / 60);
    });
    const picture = { width: 300, height: 300, rgb };
    const still = seen(picture, 100, 100);
    const share = (last: Frame) =>
      movedShare(
        features(2 / FPS, (t) => (t > 0 ? last : still)),
        0,
        1,
      );
    expect(share(seen(picture, 101.5, 100.5))).toBeGreaterThan(0.9);
    expect(share(seen(picture, 99, 98.2, 1.0222))).toBeGreaterThan(0.9);
    expect(share({ ...still, rgb: still.rgb.map((value) => value + 30) })).toBeLessThan(0.2);
    expect(share(still)).toBe(0);
  });
});
