import type { Frame } from '../../frame.ts';
import { paint, seeded } from './planted-scenes.ts';

/**
 * A frame with the statistics of a photograph: coloured noise in octaves from
 * the whole frame down to `finest` pixels, its contrast halving with each
 * octave by `persistence` (0.5 falls like a photograph, 1 is as rough as sand).
 */
export function naturalTexture(
  width: number,
  height: number,
  {
    seed = 1,
    finest = 1,
    persistence = 0.55,
    contrast = 70,
  }: { seed?: number; finest?: number; persistence?: number; contrast?: number } = {},
): Frame {
  const planes = [0, 1, 2].map((channel) => octaves(width, height, seed * 3 + channel, finest, persistence));
  return paint(width, height, (x, y) => {
    const at = y * width + x;
    // Mostly lightness, some hue, as in photographs.
    const light = 128 + contrast * (planes[0]?.[at] ?? 0);
    const warm = 0.4 * contrast * (planes[1]?.[at] ?? 0);
    const green = 0.3 * contrast * (planes[2]?.[at] ?? 0);
    return [light + warm, light + green, light - warm];
  });
}

function octaves(width: number, height: number, seed: number, finest: number, persistence: number): Float32Array {
  const out = new Float32Array(width * height);
  let weight = 1;
  let total = 0;
  let random = seeded(seed);
  for (let cell = Math.max(width, height) / 2; cell >= finest; cell /= 2) {
    const columns = Math.ceil(width / cell) + 2;
    const grid = Float32Array.from({ length: columns * (Math.ceil(height / cell) + 2) }, () => random() * 2 - 1);
    for (let y = 0; y < height; y += 1) {
      const gy = Math.floor(y / cell);
      const fy = y / cell - gy;
      for (let x = 0; x < width; x += 1) {
        const gx = Math.floor(x / cell);
        const fx = x / cell - gx;
        const corner = gy * columns + gx;
        const value = (index: number) => grid[index] as number;
        const upper = value(corner) * (1 - fx) + value(corner + 1) * fx;
        const lower = value(corner + columns) * (1 - fx) + value(corner + columns + 1) * fx;
        out[y * width + x] = (out[y * width + x] as number) + weight * (upper * (1 - fy) + lower * fy);
      }
    }
    total += weight;
    weight *= persistence;
    random = seeded(seed * 1000 + Math.round(cell));
  }
  return out.map((sum) => (sum / total) * 1.6);
}
