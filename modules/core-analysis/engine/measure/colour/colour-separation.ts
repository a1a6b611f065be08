import type { Region } from '../../../contract/evidence.ts';
import { ciede2000 } from '../../colour-science.ts';
import type { LabPlanes, Plane } from '../plane.ts';
import type { meanColour } from './mean-colour.ts';

type MeanColour = ReturnType<typeof meanColour>;

/** Bins of a histogram per unit of Lab, and the units it reaches to either side of 0. */
const [FINENESS, REACH] = [4, 128] as const;
const BINS = 2 * REACH * FINENESS;

/**
 * How far the colours in a region are from those around it, in CIEDE2000 units; 0 where both mix the same colours. Of two plain
 * colours it is their difference. Where colours vary it is more than the difference of the means, which says nothing of black and
 * white stripes on grey: for each axis of Lab, what the earth mover's distance of the two histograms (Wasserstein 1, exact in one
 * dimension) has beyond the distance of the means is added, square to square, on CIEDE2000's scales of lightness and chroma.
 */
export function colourSeparation(
  lab: LabPlanes,
  inside: { region: Region; mean: MeanColour },
  around: { region: Region; mean: MeanColour },
): number {
  return separationOf(lab, inside.mean, around.mean, (plane) => histograms(plane, inside.region, around.region));
}

/** The same of pixels that `zones` marks as `inside` and `around`, whatever their shape. */
export function zoneSeparation(
  lab: LabPlanes,
  zones: Uint8Array,
  inside: { zone: number; mean: MeanColour },
  around: { zone: number; mean: MeanColour },
): number {
  return separationOf(lab, inside.mean, around.mean, ({ data }) => {
    const here = new Float64Array(BINS);
    const there = new Float64Array(BINS);
    for (let at = 0; at < zones.length; at += 1) {
      if (zones[at] === inside.zone) count(data, at, at + 1, here);
      else if (zones[at] === around.zone) count(data, at, at + 1, there);
    }
    return { here, there };
  });
}

function separationOf(
  lab: LabPlanes,
  inside: MeanColour,
  around: MeanColour,
  of: (plane: Plane) => Histograms,
): number {
  const spread = (plane: Plane) => movedBeyondMeans(of(plane));
  const [lightness, chroma] = scalesBetween(inside, around);
  return Math.sqrt(
    ciede2000(inside.lab, around.lab) ** 2 +
      spread(lab.l) / lightness ** 2 +
      (spread(lab.a) + spread(lab.b)) / chroma ** 2,
  );
}

/** CIEDE2000's S_L and S_C (Sharma, Wu, Dalal 2005, equations 15 and 16). */
function scalesBetween(one: MeanColour, other: MeanColour): [number, number] {
  const off = ((one.lab.l + other.lab.l) / 2 - 50) ** 2;
  return [1 + (0.015 * off) / Math.sqrt(20 + off), 1 + 0.0225 * (one.chroma + other.chroma)];
}

/** Square of the earth mover's distance less that of the distance of the means, never negative. */
function movedBeyondMeans({ here, there }: Histograms): number {
  const [sumHere, sumThere] = [sumOf(here), sumOf(there)];
  if (sumHere === 0 || sumThere === 0) return 0;
  let [ahead, moved, ofMeans] = [0, 0, 0];
  for (let bin = 0; bin < BINS; bin += 1) {
    ahead += (here[bin] as number) / sumHere - (there[bin] as number) / sumThere;
    moved += Math.abs(ahead);
    ofMeans += ahead;
  }
  return Math.max(0, moved ** 2 - ofMeans ** 2) / FINENESS ** 2;
}

interface Histograms {
  readonly here: Float64Array;
  readonly there: Float64Array;
}

function histograms({ width, height, data }: Plane, inside: Region, around: Region): Histograms {
  const here = new Float64Array(BINS);
  const there = new Float64Array(BINS);
  const [left, right] = [Math.floor(around.x * width), Math.min(width, Math.ceil((around.x + around.w) * width))];
  const [from, to] = [Math.ceil(inside.x * width), Math.min(right, Math.ceil((inside.x + inside.w) * width))];
  for (let y = Math.floor(around.y * height); y < Math.min(height, (around.y + around.h) * height); y += 1) {
    const row = y * width;
    if (y >= inside.y * height && y < (inside.y + inside.h) * height) {
      count(data, row + left, row + from, there);
      count(data, row + from, row + to, here);
      count(data, row + to, row + right, there);
    } else count(data, row + left, row + right, there);
  }
  return { here, there };
}

/** Adds the values from `start` to before `end`; those of sRGB colours lie within the reach. */
function count(data: Float32Array, start: number, end: number, bins: Float64Array): void {
  for (let at = start; at < end; at += 1) {
    const bin = (((data[at] as number) + REACH) * FINENESS) | 0;
    bins[bin] = (bins[bin] as number) + 1;
  }
}

const sumOf = (bins: Float64Array): number => bins.reduce((sum, held) => sum + held, 0);
