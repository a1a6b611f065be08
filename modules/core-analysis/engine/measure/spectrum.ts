import { fft2d } from './fft.ts';
import { type Plane, quantile } from './plane.ts';

const TILE = 128;
/** Tiles with the most detail that are transformed. */
const TILES = 6;
/** Mean squared gradient a tile needs to say anything. */
const LEAST_DETAIL = 4;
/** How far the power may fall below the course of a sharp picture: 25 dB. */
const FALL = 10 ** -2.5;

/**
 * Fraction of Nyquist up to which the spectrum carries energy, 0..1. Power of
 * sharp pictures falls with the square of the frequency; the answer is the
 * highest frequency at which it keeps within 25 dB of that course. A picture
 * enlarged k times ends near 1/k. 1 where nothing has detail enough to tell.
 * Needs the file's own pixels.
 */
export function measureSpectralCutoff(luma: Plane): number {
  const tiles = tilesWithDetail(luma);
  if (tiles.length === 0) return 1;
  const radial = new Float64Array(TILE / 2);
  for (const tile of tiles) addRadialPower(luma, tile.x, tile.y, radial);
  // Multiplied by the squared frequency a sharp picture is level.
  const level = radial.map((power, frequency) => power * frequency * frequency);
  const reference = quantile(level.slice(5, 17).sort(), 0.5);
  if (reference === 0) return 1;
  for (let frequency = level.length - 1; frequency > 0; frequency -= 1) {
    if ((level[frequency] as number) >= FALL * reference) return (frequency + 1) / level.length;
  }
  return 0;
}

function tilesWithDetail({ width, height, data }: Plane): { x: number; y: number; detail: number }[] {
  const columns = Math.max(1, Math.floor(width / TILE));
  const rows = Math.max(1, Math.floor(height / TILE));
  const tiles: { x: number; y: number; detail: number }[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = Math.round((column * Math.max(0, width - TILE)) / Math.max(1, columns - 1));
      const y = Math.round((row * Math.max(0, height - TILE)) / Math.max(1, rows - 1));
      let squares = 0;
      for (let dy = 0; dy < Math.min(TILE, height - 1); dy += 4) {
        for (let dx = 0; dx < Math.min(TILE, width - 1); dx += 2) {
          const at = (y + dy) * width + x + dx;
          const across = (data[at + 1] as number) - (data[at] as number);
          squares += across * across;
        }
      }
      const detail = squares / ((TILE / 4) * (TILE / 2));
      if (detail >= LEAST_DETAIL) tiles.push({ x, y, detail });
    }
  }
  return tiles.sort((one, other) => other.detail - one.detail || one.y - other.y || one.x - other.x).slice(0, TILES);
}

const HANN = Float64Array.from({ length: TILE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / TILE));

function addRadialPower({ width, height, data }: Plane, x0: number, y0: number, radial: Float64Array): void {
  const w = Math.min(TILE, width - x0);
  const h = Math.min(TILE, height - y0);
  const re = new Float64Array(TILE * TILE);
  const im = new Float64Array(TILE * TILE);
  let mean = 0;
  for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) mean += data[(y0 + y) * width + x0 + x] as number;
  mean /= w * h;
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const value = (data[(y0 + y) * width + x0 + x] as number) - mean;
      re[y * TILE + x] = value * (HANN[y] as number) * (HANN[x] as number);
    }
  }
  fft2d(re, im, TILE, TILE);
  const power = new Float64Array(TILE / 2);
  const cells = new Uint32Array(TILE / 2);
  for (let y = 0; y < TILE; y += 1) {
    const fy = y < TILE / 2 ? y : TILE - y;
    for (let x = 0; x < TILE; x += 1) {
      const frequency = Math.round(Math.hypot(fy, x < TILE / 2 ? x : TILE - x));
      if (frequency >= TILE / 2) continue;
      const at = y * TILE + x;
      power[frequency] = (power[frequency] as number) + (re[at] as number) ** 2 + (im[at] as number) ** 2;
      cells[frequency] = (cells[frequency] as number) + 1;
    }
  }
  for (let frequency = 0; frequency < radial.length; frequency += 1) {
    const mean = (power[frequency] as number) / Math.max(1, cells[frequency] as number);
    radial[frequency] = (radial[frequency] as number) + mean;
  }
}
