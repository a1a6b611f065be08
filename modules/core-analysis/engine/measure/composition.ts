import type { Region } from '../../contract/evidence.ts';
import type { CompositionMeasures, PeopleMeasures, SaliencyMeasures, TextBlock } from '../measurements.ts';
import { measureBars } from './bars.ts';
import { type BottomUp, drawnByPixels } from './bottom-up.ts';
import { gradient } from './edges.ts';
import { meanColour } from './mean-colour.ts';
import { type LabPlanes, type Plane, resample } from './plane.ts';
import type { PreparedPlanes } from './prepare-planes.ts';
import { findPrintedLabels } from './printed-labels.ts';
import { attentionPlane } from './saliency.ts';
import { lookForSubject, subjectAgainstSurround } from './subject.ts';
import { subjectWithFaces } from './subject-face.ts';
import { findTextGrounds, type GroundedBlock } from './text-grounds.ts';
import { blocksWithin, cropPlane, inOf, outOf, pictureWithin } from './within-bars.ts';
import { withoutLabels } from './without-labels.ts';

const TILE = 16;
/** A tile is empty under this deviation of lightness and colour (Lab units). */
const EMPTY_DEVIATION = 2.5;
/** Line height that stands for the rim of a badge, share of the frame's height: what its edge draws around it. */
const GROUND_RIM = 0.02;
/** Long side of the copies that are compared with their mirror image. */
const SYMMETRY_SIDE = 64;

/**
 * Where things are in the picture; of a letterboxed one inside its bars, which are a fault of the format and no breathing space,
 * symmetry or ground. Needs the final attention map for the centroid, the one of pixels alone for the subject, and the faces for
 * that of a portrait.
 */
export function measureComposition(
  planes: PreparedPlanes,
  bottomUp: BottomUp,
  saliency: SaliencyMeasures,
  blocks: readonly TextBlock[],
  faces: PeopleMeasures['faces'],
): CompositionMeasures {
  const bars = measureBars(planes.lab512);
  const picture = pictureWithin(bars);
  return {
    ...(picture
      ? arrangementWithin(planes, blocks, faces, picture)
      : arrangement(planes, bottomUp.large, blocks, faces)),
    ...centroidDistances(attentionPlane(saliency), planes.luma512.width, planes.luma512.height),
    bars,
  };
}

type Arrangement = Omit<CompositionMeasures, 'bars' | 'centroidToCentre' | 'centroidToThird'>;

function arrangement(
  { luma512, lab512 }: Pick<PreparedPlanes, 'luma512' | 'lab512'>,
  drawn: Plane,
  blocks: readonly GroundedBlock[],
  faces: PeopleMeasures['faces'],
): Arrangement {
  const edges = gradient(luma512).magnitude;
  // What is printed on a thing neither cuts it in two nor has a say in its colour.
  const labels = findPrintedLabels(lab512, blocks);
  const bare = labels.length > 0 ? withoutLabels(lab512, labels) : lab512;
  const beside = blocks.filter((block) => labels.every((label) => label.block !== block));
  const grounds = findTextGrounds(bare, beside).map((region) => ({ region, lineHeight: GROUND_RIM }));
  const pixels = labels.length > 0 ? drawnByPixels(bare) : drawn;
  const { subject: drawing, standsOut, spread } = lookForSubject(pixels, [...beside, ...grounds]);
  const subject = subjectWithFaces(drawing, faces);
  return {
    negativeSpace: measureNegativeSpace(lab512),
    mirrorSymmetry: (mirrorCorrelation(luma512) + mirrorCorrelation(edges)) / 2,
    balanceOffset: measureBalance(edges, lab512),
    ...subjectAgainstSurround(bare, subject),
    subject,
    standsOut,
    // A head's size is that of the head.
    ...(drawing && subject === drawing && { subjectSpread: spread }),
  };
}

function arrangementWithin(
  { luma512, lab512 }: PreparedPlanes,
  blocks: readonly TextBlock[],
  faces: PeopleMeasures['faces'],
  picture: Region,
): Arrangement {
  const cut = (plane: Plane) => cropPlane(plane, picture);
  const lab = { l: cut(lab512.l), a: cut(lab512.a), b: cut(lab512.b) };
  const inside = arrangement(
    { luma512: cut(luma512), lab512: lab },
    drawnByPixels(lab),
    blocksWithin(blocks, picture),
    faces.map((face) => ({ ...face, region: inOf(face.region, picture) })),
  );
  return { ...inside, subject: inside.subject && outOf(inside.subject, picture) };
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

function centroidDistances(map: Plane, frameWidth: number, frameHeight: number) {
  let mass = 0;
  let massX = 0;
  let massY = 0;
  for (let y = 0; y < map.height; y += 1) {
    for (let x = 0; x < map.width; x += 1) {
      const value = map.data[y * map.width + x] as number;
      mass += value;
      massX += value * (x + 0.5);
      massY += value * (y + 0.5);
    }
  }
  const x = mass > 0 ? massX / mass / map.width : 0.5;
  const y = mass > 0 ? massY / mass / map.height : 0.5;
  const diagonal = Math.hypot(frameWidth, frameHeight);
  const distance = (toX: number, toY: number) => Math.hypot((x - toX) * frameWidth, (y - toY) * frameHeight) / diagonal;
  const thirds = [1 / 3, 2 / 3];
  return {
    centroidToCentre: distance(0.5, 0.5),
    centroidToThird: Math.min(...thirds.flatMap((toX) => thirds.map((toY) => distance(toX, toY)))),
  };
}
