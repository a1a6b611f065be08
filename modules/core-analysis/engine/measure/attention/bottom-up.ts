import type { Frames } from '../../frame.ts';
import { emptyPlane, gaussianBlur, halve, type LabPlanes, labPlanes, type Plane } from '../plane.ts';
import type { PreparedPlanes } from '../prepare-planes.ts';
import { booleanMap } from './boolean-maps.ts';
import { centreSurroundMap } from './centre-surround.ts';
import { spectralResidualMap } from './spectral-residual.ts';

/** Long side of every attention map, in cells. */
export const MAP_LONG_SIDE = 64;
/** Blur of each method's map in cells: about a quarter of a degree on a phone held at reading distance. */
const SMOOTHING = 1.5;
/** Weights of the three methods, chosen on planted scenes (seeds 0 to 59 of `planted-scenes.ts`). */
const WEIGHTS = { centreSurround: 1, surroundedness: 1, spectralResidual: 0.5 };

/** Attention drawn by pixels alone, 0..1, as seen large (feed, about 1080) and small (thumbnail, about 320). */
export interface BottomUp {
  readonly large: Plane;
  readonly small: Plane;
}

/** Before any text is read, so that it can run while the text recogniser works. */
export function measureBottomUp(frames: Frames, planes: PreparedPlanes): BottomUp {
  const { columns, rows } = cellsOf(frames.full);
  const { l, a, b } = labPlanes(frames.long320);
  // Half of each view's pixels, so that the finest detail of the view is the finest level of the model.
  const small = { l: halve(l), a: halve(a), b: halve(b) };
  return { large: combine(planes.lab512, columns, rows), small: combine(small, columns, rows) };
}

/** The large view once more, from twice the pixels and in cells of half the side: small things keep their place. */
export function measureFineBottomUp(frames: Frames): Plane {
  const { columns, rows } = cellsOf(frames.full);
  return combine(labPlanes(frames.long1024), 2 * columns, 2 * rows);
}

/** What the pixels of any part of a picture draw by themselves, 0..1. */
export function drawnByPixels(lab: LabPlanes): Plane {
  const { columns, rows } = cellsOf(lab.l);
  return combine(lab, columns, rows);
}

function cellsOf({ width, height }: { width: number; height: number }): { columns: number; rows: number } {
  const scale = MAP_LONG_SIDE / Math.max(width, height);
  return { columns: Math.max(8, Math.round(width * scale)), rows: Math.max(8, Math.round(height * scale)) };
}

/** The three methods on one scale and added. All zero for a frame without any contrast. */
function combine(lab: LabPlanes, columns: number, rows: number): Plane {
  const out = emptyPlane(columns, rows);
  const add = (map: Plane, weight: number) => {
    const { data } = toUnit(gaussianBlur(map, SMOOTHING));
    for (let at = 0; at < data.length; at += 1) out.data[at] = (out.data[at] as number) + weight * (data[at] as number);
  };
  add(centreSurroundMap(lab, columns, rows), WEIGHTS.centreSurround);
  add(booleanMap(lab, columns, rows), WEIGHTS.surroundedness);
  add(spectralResidualMap(lab, columns, rows), WEIGHTS.spectralResidual);
  return toUnit(out);
}

/** Divided by its highest value; a map of zeros stays one. */
export function toUnit(map: Plane): Plane {
  let top = 0;
  for (const value of map.data) if (value > top) top = value;
  return top === 0 ? map : { ...map, data: map.data.map((value) => value / top) };
}
