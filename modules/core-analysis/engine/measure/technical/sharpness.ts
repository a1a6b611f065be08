import type { Region } from '../../../contract/evidence.ts';
import type { TechnicalMeasures } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { type Plane, quantile } from '../plane.ts';

const TILE = 64;
/** Least standard deviation of luma, in levels, for a tile to have something that could be sharp. */
const CONTENT_DEVIATION = 4;
const BEST = 0.9;
const BEST_OF_PICTURE = 0.95;
const BEST_OF_SUBJECT = 0.75;
/** A tile of which less is picture says nothing: a few pixels beside a letter have no spread of their own. */
const LEAST_OF_TILE = 0.15;

/**
 * Luma that a well-lit tile reaches, and the most that what lies in shade is lifted to it: a dark veil over a photograph lowers its
 * contrast, not its focus. More would lift the grain of compression as well.
 */
const LIT = 200;
const MOST_LIFT = 6;

/** Marks (1) at any size with the shape of the plane: pixels that are not looked at. */
interface Left {
  readonly width: number;
  readonly height: number;
  readonly outside: Uint8Array;
  /** What the picture is of: sharp there, it is sharp, however soft the rest. */
  readonly subject: Region | null;
}

/**
 * Variance of the Laplacian in tiles of about 64 pixels. `best` is the 90th
 * percentile over tiles with content, because a plain ground is not blur;
 * `mean` is over all tiles. Rises with resolution and noise, so it compares
 * versions of one picture better than it judges one alone. With `left`, of the
 * pixels that are not marked, a tile counting as far as it has some, each as
 * if it were well lit.
 */
export function measureSharpness(
  luma: Plane,
  left?: Left,
): Pick<TechnicalMeasures['sharpness'], 'best' | 'mean' | 'bestTile'> & { content: number } {
  const { width, height } = luma;
  const columns = Math.max(1, Math.round(width / TILE));
  const rows = Math.max(1, Math.round(height / TILE));
  const tiles: Tile[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x0 = Math.round((column * width) / columns);
      const x1 = Math.round(((column + 1) * width) / columns);
      const y0 = Math.round((row * height) / rows);
      const y1 = Math.round(((row + 1) * height) / rows);
      const at = { x: x0 / width, y: y0 / height, w: (x1 - x0) / width, h: (y1 - y0) / height };
      tiles.push({ at, ...tileFigures(luma, { x0, y0, x1, y1 }, left) });
    }
  }
  const all = left ? lifted(tiles, columns).filter(({ weight }) => weight >= LEAST_OF_TILE) : tiles;
  const withContent = all.filter(({ deviation }) => deviation >= CONTENT_DEVIATION);
  const pool = withContent.length > 0 ? withContent : all;
  const top = all.reduce<Tile | null>((most, tile) => (most && most.sharpness >= tile.sharpness ? most : tile), null);
  return {
    best: left ? bestOfPicture(pool, left) : quantile(pool.map(({ sharpness }) => sharpness).sort(ascending), BEST),
    mean: all.reduce((sum, { sharpness }) => sum + sharpness, 0) / Math.max(1, all.length),
    bestTile: top?.at ?? { x: 0, y: 0, w: 1, h: 1 },
    content: all.reduce((sum, { weight, deviation }) => sum + weight * contentOf(deviation), 0) / tiles.length,
  };
}

/** How surely a tile has something that could be sharp: a plain or evenly shaded ground has not. */
const contentOf = ramp(0.75 * CONTENT_DEVIATION, 1.25 * CONTENT_DEVIATION);

function bestOfPicture(tiles: readonly Tile[], { subject }: Left): number {
  const onSubject = tiles.filter(({ at }) => {
    const [x, y] = [at.x + at.w / 2, at.y + at.h / 2];
    return subject && x > subject.x && x < subject.x + subject.w && y > subject.y && y < subject.y + subject.h;
  });
  return Math.max(weightedQuantile(tiles, BEST_OF_PICTURE), weightedQuantile(onSubject, BEST_OF_SUBJECT));
}

/** Tiles row by row, each lifted by how far it and its neighbours stay under well-lit. */
function lifted(tiles: readonly Tile[], columns: number): Tile[] {
  return tiles.map((tile, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    let lightest = 0;
    for (let y = row - 1; y <= row + 1; y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        lightest = Math.max(lightest, tiles[y * columns + x]?.lightest ?? 0);
      }
    }
    const lift = Math.min(MOST_LIFT, Math.max(1, (LIT / Math.max(1, lightest)) ** 2));
    return { ...tile, sharpness: tile.sharpness * lift };
  });
}

const ascending = (one: number, other: number) => one - other;

interface Tile {
  readonly at: Region;
  readonly sharpness: number;
  readonly deviation: number;
  /** Mean luma and twice its deviation. */
  readonly lightest: number;
  /** Share of its pixels that were looked at. */
  readonly weight: number;
}

/** Value under which `share` of the weight lies, linear between the middles of neighbours; equal weights give `quantile`. */
function weightedQuantile(tiles: readonly Tile[], share: number): number {
  const sorted = [...tiles].sort((one, other) => one.sharpness - other.sharpness);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return 0;
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const target = share * (total - (first.weight + last.weight) / 2);
  let [middle, before] = [0, first];
  for (const tile of sorted.slice(1)) {
    const step = (before.weight + tile.weight) / 2;
    if (middle + step >= target) {
      return before.sharpness + ((target - middle) / step) * (tile.sharpness - before.sharpness);
    }
    [middle, before] = [middle + step, tile];
  }
  return last.sharpness;
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

function tileFigures(
  { width, height, data }: Plane,
  { x0, y0, x1, y1 }: Box,
  left: Left | undefined,
): Omit<Tile, 'at'> {
  let count = 0;
  let looked = 0;
  let sum = 0;
  let squares = 0;
  let lumaSum = 0;
  let lumaSquares = 0;
  const right = Math.min(x1, width - 1);
  const bottom = Math.min(y1, height - 1);
  const across = left ? left.width / width : 0;
  for (let y = Math.max(y0, 1); y < bottom; y += 1) {
    const line = left ? Math.floor(((y + 0.5) * left.height) / height) * left.width : 0;
    for (let x = Math.max(x0, 1); x < right; x += 1) {
      count += 1;
      if (left?.outside[line + Math.floor((x + 0.5) * across)] === 1) continue;
      const at = y * width + x;
      const centre = data[at] as number;
      const laplacian =
        (data[at - 1] as number) +
        (data[at + 1] as number) +
        (data[at - width] as number) +
        (data[at + width] as number) -
        4 * centre;
      sum += laplacian;
      squares += laplacian * laplacian;
      lumaSum += centre;
      lumaSquares += centre * centre;
      looked += 1;
    }
  }
  if (looked === 0) return { sharpness: 0, deviation: 0, lightest: 0, weight: 0 };
  const deviation = Math.sqrt(Math.max(0, lumaSquares / looked - (lumaSum / looked) ** 2));
  return {
    sharpness: squares / looked - (sum / looked) ** 2,
    deviation,
    lightest: lumaSum / looked + 2 * deviation,
    weight: looked / count,
  };
}
