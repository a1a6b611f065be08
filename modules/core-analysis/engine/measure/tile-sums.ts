import type { Plane } from './plane.ts';
import type { PictureMask } from './technical/picture-mask.ts';

/** Side of a tile in pixels of long side 512. */
const TILE = 16;
/**
 * A pixel has texture where a neighbour differs by this share of its luma, and by at least so many of 255 levels: a drawn gradient
 * that a browser dithers varies by one.
 */
const TEXTURE = { ofOwn: 0.01, least: 0.7 };
/** Luma up to which a pixel is black. */
const DARK_LUMA = 4;

/** Sums over the pixels of one tile; those of light over the ones that are picture. */
export interface TileSums {
  /** Middle, as shares of the frame. */
  readonly x: number;
  readonly y: number;
  /** Its sides in pixels, right and bottom exclusive. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels that are picture, and how many of them are black. */
  readonly pixels: number;
  readonly dark: number;
  /** Of luma (0..255), of its squares, and of L* (0..100). */
  readonly luma: number;
  readonly squares: number;
  readonly lightness: number;
  /** Pixels that are neither ground nor letter, how many of them have texture, and the sum of their L*. */
  readonly free: number;
  readonly textured: number;
  readonly light: number;
}

type Summed = { -readonly [K in keyof TileSums]: number };

/** Tiles row by row over planes of long side 512; `picture` marks the pixels whose light is that of the picture. */
export function gatherTiles(
  luma: Plane,
  lightness: Plane,
  { width, height, grounds, lettered }: PictureMask,
  picture: Uint8Array,
): TileSums[] {
  const tiles: TileSums[] = [];
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const [right, bottom] = [Math.min(width, left + TILE), Math.min(height, top + TILE)];
      const middle = { x: (left + TILE / 2) / width, y: (top + TILE / 2) / height };
      const tile: Summed = { ...NOTHING, ...middle, left, top, right, bottom };
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = y * width + x;
          const own = luma.data[at] as number;
          const light = Math.min(100, Math.max(0, lightness.data[at] as number));
          if (picture[at] === 1) addLight(tile, own, light);
          if (grounds[at] === 1 || lettered[at] === 1) continue;
          tile.free += 1;
          tile.light += light;
          if (isTextured(luma, x, y)) tile.textured += 1;
        }
      }
      tiles.push(tile);
    }
  }
  return tiles;
}

/** Whether a pixel differs from the next one across or down by more than a drawn fill or gradient does. At long side 512. */
export function isTextured({ width, height, data }: Plane, x: number, y: number): boolean {
  const at = y * width + x;
  const own = data[at] as number;
  const least = Math.max(TEXTURE.least, TEXTURE.ofOwn * own);
  const across = Math.abs(own - (data[x < width - 1 ? at + 1 : at] as number));
  const down = Math.abs(own - (data[y < height - 1 ? at + width : at] as number));
  return across > least || down > least;
}

const NOTHING = {
  pixels: 0,
  dark: 0,
  luma: 0,
  squares: 0,
  lightness: 0,
  free: 0,
  textured: 0,
  light: 0,
};

function addLight(tile: Summed, luma: number, lightness: number): void {
  tile.pixels += 1;
  tile.luma += luma;
  tile.squares += luma * luma;
  tile.lightness += lightness;
  if (luma <= DARK_LUMA) tile.dark += 1;
}
