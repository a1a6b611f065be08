/** Clips full of cuts at known times, and of what is easily taken for one. */
import type { Frame } from '../../frame.ts';
import {
  blend,
  type Clip,
  type ClipScene,
  flashing,
  flat,
  type Painter,
  panning,
  pixelsOf,
  startsOf,
} from '../../testing/clip-generator.ts';
import { drawPng } from '../../testing/draw-text.ts';
import { photoNoise, seededNumbers } from '../../testing/photo-noise.ts';

export interface PlantedTransition {
  readonly at: number;
  readonly kind: 'cut' | 'fade';
  /** Half the length of a fade. */
  readonly reach: number;
}

export interface PlantedClip {
  readonly name: string;
  readonly clip: Clip;
  readonly transitions: readonly PlantedTransition[];
}

const WIDTH = 180;
const HEIGHT = 320;
const size = { width: WIDTH, height: HEIGHT };

const wide = async (seed: number, base = 90, strength = 0.9): Promise<Frame> =>
  pixelsOf(await photoNoise(WIDTH * 2, HEIGHT + 60, { seed, base, strength }));

/** A bright frame over everything for a twentieth of a second, every so often. */
function withFlashes(painter: Painter, everyS: number): Painter {
  const white = flat('#f8f8f8', size);
  return (seconds, of) => {
    const picture = painter(seconds, of);
    return seconds % everyS > everyS - 0.07 ? blend(picture, white, 0.9) : picture;
  };
}

/** A box that races through the picture. */
function withRacer(painter: Painter, pxPerSecond: number, colour: [number, number, number]): Painter {
  return (seconds, of) => {
    const picture = painter(seconds, of);
    const rgb = new Uint8Array(picture.rgb);
    const left = Math.floor(seconds * pxPerSecond) % WIDTH;
    for (let y = 120; y < 200; y += 1) {
      for (let x = left; x < Math.min(WIDTH, left + 60); x += 1) rgb.set(colour, (y * WIDTH + x) * 3);
    }
    return { ...picture, rgb };
  };
}

/** Text that appears in the middle of a scene, which is no cut. */
async function withText(painter: Painter, text: string, from: number): Promise<Painter> {
  const plain = await pixelsOf(
    await drawPng({ ...size, background: '#000000', texts: [{ text, x: 10, y: 250, size: 30, fill: '#ffffff' }] }),
  );
  return (seconds, of) => {
    const picture = painter(seconds, of);
    if (seconds < from) return picture;
    return { ...picture, rgb: picture.rgb.map((value, at) => Math.max(value, plain.rgb[at] as number)) };
  };
}

/** The camera whips: a fast pan that begins and ends within the scene. */
function whip(picture: Frame): Painter {
  const slow = panning(picture, 1);
  return (seconds, of) => slow(seconds < 0.6 ? seconds * 20 : seconds < 0.9 ? 12 + (seconds - 0.6) * 550 : 177, of);
}

function planted(name: string, scenes: ClipScene[], more: Partial<Clip> = {}): PlantedClip {
  const starts = startsOf(scenes);
  const transitions = scenes.flatMap(({ fadeIn = 0 }, index): PlantedTransition[] => {
    if (index === 0) return [];
    const at = starts[index] as number;
    return [fadeIn > 0 ? { at: at + fadeIn / 2, kind: 'fade', reach: fadeIn / 2 } : { at, kind: 'cut', reach: 0 }];
  });
  return { name, clip: { ...size, grain: 2, crf: 24, scenes, ...more }, transitions };
}

/** About 45 cuts and 8 fades in seven clips; other pictures and lengths for another seed. */
export async function plantedClips(seed: number): Promise<PlantedClip[]> {
  const next = seededNumbers(seed);
  const between = (low: number, high: number) => Math.round((low + next() * (high - low)) * 30) / 30;
  const photos = await Promise.all(Array.from({ length: 14 }, (_, at) => wide(seed * 7 + at, 60 + (at % 5) * 22)));
  const photo = (at: number) => photos[at % photos.length] as Frame;
  const alike = await Promise.all(Array.from({ length: 6 }, (_, at) => wide(seed * 7 + 40 + at, 90, 0.7)));
  const dark = await Promise.all(Array.from({ length: 6 }, (_, at) => wide(seed * 7 + 60 + at, 38, 0.5)));
  const scene = (picture: ClipScene['picture'], seconds: number): ClipScene => ({ seconds, picture });

  const pans = Array.from({ length: 10 }, (_, at) => scene(panning(photo(at), 30 + 25 * at, 10), between(0.7, 1.6)));
  const montage = Array.from({ length: 13 }, (_, at) => scene(panning(photo(at + 3), 20), between(0.2, 0.45)));
  const same = alike.map((picture) => scene(panning(picture, 40), between(0.8, 1.3)));
  const night = dark.map((picture) => scene(panning(picture, 25), between(0.8, 1.3)));
  const loud = [
    scene(withFlashes(panning(photo(1), 20), 0.5), 2),
    scene(withRacer(panning(photo(2), 10), 400, [230, 30, 30]), 1.5),
    scene(whip(photo(3)), 1.6),
    scene(flashing('#000000', '#ffffff', 3), 1.2),
    scene(await withText(panning(photo(4), 15), 'BIG SALE', 0.7), 1.6),
    scene(withFlashes(withRacer(panning(photo(6), 60), 300, [250, 240, 60]), 0.4), 1.6),
    scene(whip(photo(7)), 1.4),
  ];
  const slides = ['#f4d35e', '#ee964b', '#0d3b66', '#faf0ca', '#1b998b', '#ff5a5f', '#111111'].map((background, at) =>
    scene(
      {
        background,
        texts: [{ text: `Slide ${at}`, x: 20, y: 80 + 20 * at, size: 26, fill: at % 2 ? '#ffffff' : '#222222' }],
      },
      between(0.6, 1),
    ),
  );
  const fades: ClipScene[] = [
    scene(panning(photo(0), 20), 1.4),
    { seconds: 1.6, picture: panning(photo(5), 25), fadeIn: 0.5 },
    { seconds: 1.8, picture: '#000000', fadeIn: 0.6 },
    { seconds: 1.6, picture: panning(photo(8), 20), fadeIn: 0.6 },
    scene(panning(photo(9), 70), 1.2),
    { seconds: 1.7, picture: panning(photo(11), 20), fadeIn: 0.8 },
    {
      seconds: 1.5,
      picture: { background: '#e8e8e8', texts: [{ text: 'Shop now', x: 20, y: 160, size: 30 }] },
      fadeIn: 0.4,
    },
    { seconds: 1.9, picture: panning(photo(2), 15), fadeIn: 1 },
    scene(panning(photo(12), 20), 1),
    { seconds: 1.5, picture: panning(photo(13), 30), fadeIn: 0.33 },
    { seconds: 1.4, picture: '#ffffff', fadeIn: 0.5 },
  ];
  return [
    planted('pans of rising speed', pans),
    planted('fast montage', montage),
    planted('alike pictures', same),
    planted('dark pictures', night),
    planted('flashes, racers, whips, strobe, text', loud),
    planted('slides that stand still', slides, { grain: 0 }),
    planted('fades', fades),
  ];
}
