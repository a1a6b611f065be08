import { fft2d } from '../fft.ts';
import { type Plane, quantile } from '../plane.ts';

const TILE = 64;
/** Tiles transformed, spread evenly over those with detail. */
const TILES = 24;
/** Mean squared gradient a tile needs to say anything. */
const LEAST_DETAIL = 16;
/** How far the power may fall below the course of a sharp picture: 12 dB. */
const FALL = 10 ** -1.2;
/** What rounding to whole levels adds to every frequency: variance 1/12, times the window's squared sum (24 x 24). */
const ROUNDING = 576 / 12;
/** Steps of a 32nd of Nyquist that even a strong blur leaves alone. */
const REFERENCE = [1, 4] as const;
/** So many steps in a row under the limit are an end, fewer a gap. */
const END = 3;
/** Which tile speaks for the picture: a shallow depth of field leaves few sharp ones, lettering on a photograph is crisp on few. */
const SHARE = 0.8;

/**
 * Fraction of Nyquist at which the spectrum ends, 0..1: 80th percentile over
 * tiles with detail. Power of sharp pictures falls with the square of the
 * frequency; a tile ends where it stays 12 dB under that course, taken from its
 * lowest frequencies, for a tenth of the band. The first such place counts:
 * above it compression brings energy back. Measured on ten photographs: as they
 * are 0.64 to 1, enlarged three times 0.31 to 0.54, four times 0.28 to 0.39,
 * blurred by sigma 2 0.28 to 0.38, sigma 4 under 0.2; enlarged twice 0.47 to 1,
 * which does not always tell. Null where nothing has detail enough. Needs the
 * file's own pixels.
 */
export function measureSpectralCutoff(luma: Plane): number | null {
  const cutoffs = tilesWithDetail(luma).map(({ x, y }) => tileCutoff(radialPower(luma, x, y)));
  return cutoffs.length === 0
    ? null
    : quantile(
        cutoffs.sort((one, other) => one - other),
        SHARE,
      );
}

function tileCutoff(radial: Float64Array): number {
  // Multiplied by the squared frequency the power of a sharp picture is level.
  const level = radial.map((power, frequency) => Math.max(0, power - ROUNDING) * frequency * frequency);
  const [lowest, highest] = REFERENCE;
  const limit = FALL * quantile(level.slice(lowest, highest + 1).sort(), 0.5);
  let under = 0;
  for (let frequency = lowest; frequency < level.length; frequency += 1) {
    under = (level[frequency] as number) < limit ? under + 1 : 0;
    if (under === END) return (frequency - END + 1) / level.length;
  }
  return (level.length - under) / level.length;
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
