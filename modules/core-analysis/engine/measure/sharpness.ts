import type { TechnicalMeasures } from '../measurements.ts';
import { type Plane, quantile } from './plane.ts';

const TILE = 64;
/** Least standard deviation of luma, in levels, for a tile to have something that could be sharp. */
const CONTENT_DEVIATION = 4;

/**
 * Variance of the Laplacian in tiles of about 64 pixels. `best` is the 90th
 * percentile over tiles with content, because a plain ground is not blur;
 * `mean` is over all tiles. Rises with resolution and noise, so it compares
 * versions of one picture better than it judges one alone.
 */
export function measureSharpness(luma: Plane): TechnicalMeasures['sharpness'] {
  const { width, height } = luma;
  const columns = Math.max(1, Math.round(width / TILE));
  const rows = Math.max(1, Math.round(height / TILE));
  const all: number[] = [];
  const withContent: number[] = [];
  let top = -1;
  let bestTile = { x: 0, y: 0, w: 1, h: 1 };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x0 = Math.round((column * width) / columns);
      const x1 = Math.round(((column + 1) * width) / columns);
      const y0 = Math.round((row * height) / rows);
      const y1 = Math.round(((row + 1) * height) / rows);
      const { sharpness, deviation } = tileFigures(luma, x0, y0, x1, y1);
      all.push(sharpness);
      if (deviation >= CONTENT_DEVIATION) withContent.push(sharpness);
      if (sharpness > top) {
        top = sharpness;
        bestTile = { x: x0 / width, y: y0 / height, w: (x1 - x0) / width, h: (y1 - y0) / height };
      }
    }
  }
  const pool = withContent.length > 0 ? withContent : all;
  return {
    best: quantile(
      pool.sort((one, other) => one - other),
      0.9,
    ),
    mean: all.reduce((sum, value) => sum + value, 0) / all.length,
    bestTile,
  };
}

function tileFigures({ width, height, data }: Plane, x0: number, y0: number, x1: number, y1: number) {
  let count = 0;
  let sum = 0;
  let squares = 0;
  let lumaSum = 0;
  let lumaSquares = 0;
  const right = Math.min(x1, width - 1);
  const bottom = Math.min(y1, height - 1);
  for (let y = Math.max(y0, 1); y < bottom; y += 1) {
    for (let x = Math.max(x0, 1); x < right; x += 1) {
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
      count += 1;
    }
  }
  if (count === 0) return { sharpness: 0, deviation: 0 };
  return {
    sharpness: squares / count - (sum / count) ** 2,
    deviation: Math.sqrt(Math.max(0, lumaSquares / count - (lumaSum / count) ** 2)),
  };
}
