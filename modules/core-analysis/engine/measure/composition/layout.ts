import type { Region } from '../../../contract/evidence.ts';
import type { CompositionMeasures } from '../../measurements.ts';
import { type BottomUp, drawnByPixels } from '../attention/bottom-up.ts';
import { gradient } from '../clutter/edges.ts';
import { meanColour } from '../colour/mean-colour.ts';
import { type LabPlanes, type Plane, resample } from '../plane.ts';
import type { PreparedPlanes } from '../prepare-planes.ts';
import { measureBars } from './bars.ts';
import { cropPlane, pictureWithin } from './within-bars.ts';

const TILE = 16;
/** A tile is empty under this deviation of lightness and colour (Lab units). */
const EMPTY_DEVIATION = 2.5;
/** Long side of the copies that are compared with their mirror image. */
const SYMMETRY_SIDE = 64;

/** What the composition of a frame of long side 512 is by its pixels alone, before its texts and faces are known. */
export interface Layout
  extends Pick<CompositionMeasures, 'bars' | 'negativeSpace' | 'mirrorSymmetry' | 'balanceOffset'> {
  /** Of the whole frame, pixels. */
  readonly width: number;
  readonly height: number;
  /** What lies inside the bars, as shares of the frame; null where there are none. */
  readonly picture: Region | null;
  /** Of the picture. */
  readonly lab: LabPlanes;
  /** What the pixels of the picture draw. */
  readonly drawn: Plane;
}

/** Of a letterboxed frame inside its bars, which are a fault of the format and no breathing space, symmetry or ground. */
export function measureLayout(
  { luma512, lab512 }: Pick<PreparedPlanes, 'luma512' | 'lab512'>,
  bottomUp: BottomUp,
): Layout {
  const { width, height } = luma512;
  const bars = measureBars(lab512);
  const picture = pictureWithin(bars);
  const cut = (plane: Plane) => (picture ? cropPlane(plane, picture) : plane);
  const luma = cut(luma512);
  const lab = { l: cut(lab512.l), a: cut(lab512.a), b: cut(lab512.b) };
  const edges = gradient(luma).magnitude;
  return {
    width,
    height,
    bars,
    picture,
    lab,
    drawn: picture ? drawnByPixels(lab) : bottomUp.large,
    negativeSpace: measureNegativeSpace(lab),
    mirrorSymmetry: (mirrorCorrelation(luma) + mirrorCorrelation(edges)) / 2,
    balanceOffset: measureBalance(edges, lab),
  };
}

/** Share of 16-pixel tiles at long side 512 that hold next to nothing. */
function measureNegativeSpace({ l, a, b }: LabPlanes): number {
  const { width, height } = l;
  let empty = 0;
  let tiles = 0;
  for (let y0 = 0; y0 + TILE <= height; y0 += TILE) {
    for (let x0 = 0; x0 + TILE <= width; x0 += TILE) {
      tiles += 1;
      if ([l, a, b].every((plane) => tileDeviation(plane, x0, y0) < EMPTY_DEVIATION)) empty += 1;
    }
  }
  return tiles === 0 ? 0 : empty / tiles;
}

function tileDeviation({ width, data }: Plane, x0: number, y0: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = y0; y < y0 + TILE; y += 1) {
    for (let x = x0; x < x0 + TILE; x += 1) {
      const value = data[y * width + x] as number;
      sum += value;
      squares += value * value;
    }
  }
  const count = TILE * TILE;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/** Pearson correlation of a small copy with its mirror image; 1 for a plain frame, which is its own mirror image. */
function mirrorCorrelation(plane: Plane): number {
  const scale = Math.min(1, SYMMETRY_SIDE / Math.max(plane.width, plane.height));
  const width = Math.max(2, Math.round(plane.width * scale));
  const height = Math.max(2, Math.round(plane.height * scale));
  const { data } = resample(plane, width, height);
  let sum = 0;
  let squares = 0;
  let products = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] as number;
      sum += value;
      squares += value * value;
      products += value * (data[y * width + width - 1 - x] as number);
    }
  }
  const mean = sum / data.length;
  const variance = squares / data.length - mean * mean;
  return variance < 1e-3 ? 1 : (products / data.length - mean * mean) / variance;
}

/** Distance of the centre of visual mass (edges, and colour against the frame's mean) from the middle / diagonal. */
function measureBalance(edges: Plane, { l, a, b }: LabPlanes): number {
  const mean = meanColour({ l, a, b }, { x: 0, y: 0, w: 1, h: 1 });
  const { width, height } = edges;
  let mass = 0;
  let massX = 0;
  let massY = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const dl = (l.data[at] as number) - mean.lab.l;
      const da = (a.data[at] as number) - mean.lab.a;
      const db = (b.data[at] as number) - mean.lab.b;
      const value = (edges.data[at] as number) + 0.25 * Math.sqrt(dl * dl + da * da + db * db);
      mass += value;
      massX += value * (x + 0.5);
      massY += value * (y + 0.5);
    }
  }
  if (mass < 1e-6) return 0;
  return Math.hypot(massX / mass - width / 2, massY / mass - height / 2) / Math.hypot(width, height);
}
