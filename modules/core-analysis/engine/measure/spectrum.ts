import { fft2d } from './fft.ts';
import { type Plane, quantile } from './plane.ts';

const TILE = 64;
/** Tiles transformed, spread evenly over those with detail. */
const TILES = 24;
/** Mean squared gradient a tile needs to say anything. */
const LEAST_DETAIL = 16;
/** How far the power may fall below the course of a sharp picture: 15 dB. Sharp photographs lose 7 to 13 up to Nyquist. */
const FALL = 10 ** -1.5;

/**
 * Fraction of Nyquist up to which the spectrum carries energy, 0..1: median
 * over tiles with detail, so that crisp lettering on an enlarged photograph
 * does not hide it. Power of sharp pictures falls with the square of the
 * frequency; a tile's answer is the highest frequency at which it keeps within
 * 15 dB of that course. Photographs enlarged twice come out near 0.7, three
 * times near 0.5. 1 where nothing has detail enough to tell. Needs the file's
 * own pixels.
 */
export function measureSpectralCutoff(luma: Plane): number {
  const cutoffs = tilesWithDetail(luma).map(({ x, y }) => tileCutoff(radialPower(luma, x, y)));
  return cutoffs.length === 0
    ? 1
    : quantile(
        cutoffs.sort((one, other) => one - other),
        0.5,
      );
}

function tileCutoff(radial: Float64Array): number {
  // Multiplied by the squared frequency the power of a sharp picture is level.
  const level = radial.map((power, frequency) => power * frequency * frequency);
  const reference = quantile(level.slice(3, 9).sort(), 0.5);
  for (let frequency = level.length - 1; frequency > 0; frequency -= 1) {
    if ((level[frequency] as number) >= FALL * reference) return (frequency + 1) / level.length;
  }
  return 0;
}

function tilesWithDetail({ width, height, data }: Plane): { x: number; y: number }[] {
  const tiles: { x: number; y: number }[] = [];
  for (let y = 0; y + TILE < height; y += TILE) {
    for (let x = 0; x + TILE < width; x += TILE) {
      let squares = 0;
      for (let dy = 0; dy < TILE; dy += 4) {
        for (let dx = 0; dx < TILE; dx += 4) {
          const at = (y + dy) * width + x + dx;
          const across = (data[at + 1] as number) - (data[at] as number);
          const down = (data[at + width] as number) - (data[at] as number);
          squares += across * across + down * down;
        }
      }
      if (squares >= LEAST_DETAIL * (TILE / 4) ** 2) tiles.push({ x, y });
    }
  }
  if (tiles.length <= TILES) return tiles;
  return Array.from({ length: TILES }, (_, at) => tiles[Math.floor(((at + 0.5) * tiles.length) / TILES)]).filter(
    (tile) => tile !== undefined,
  );
}

const HANN = Float64Array.from({ length: TILE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / TILE));

/** Distance of each cell from the spectrum's centre, in whole steps. */
const FREQUENCY = Uint8Array.from({ length: TILE * TILE }, (_, at) => {
  const folded = (index: number) => (index < TILE / 2 ? index : TILE - index);
  return Math.round(Math.hypot(folded(at % TILE), folded(Math.floor(at / TILE))));
});

/** Mean power by distance from the spectrum's centre, in steps of a 32nd of Nyquist. */
function radialPower({ width, data }: Plane, x0: number, y0: number): Float64Array {
  const re = new Float64Array(TILE * TILE);
  const im = new Float64Array(TILE * TILE);
  let mean = 0;
  for (let y = 0; y < TILE; y += 1) for (let x = 0; x < TILE; x += 1) mean += data[(y0 + y) * width + x0 + x] as number;
  mean /= TILE * TILE;
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const value = (data[(y0 + y) * width + x0 + x] as number) - mean;
      re[y * TILE + x] = value * (HANN[y] as number) * (HANN[x] as number);
    }
  }
  fft2d(re, im, TILE, TILE);
  const power = new Float64Array(TILE / 2);
  const cells = new Uint32Array(TILE / 2);
  for (let at = 0; at < re.length; at += 1) {
    const frequency = FREQUENCY[at] as number;
    if (frequency >= TILE / 2) continue;
    power[frequency] = (power[frequency] as number) + (re[at] as number) ** 2 + (im[at] as number) ** 2;
    cells[frequency] = (cells[frequency] as number) + 1;
  }
  return power.map((sum, frequency) => sum / Math.max(1, cells[frequency] as number));
}
