import type { Region } from '../../../contract/evidence.ts';
import type { CompositionMeasures, PeopleMeasures, SaliencyMeasures, TextBlock } from '../../measurements.ts';
import { insideFrame } from '../../regions.ts';
import { drawnByPixels } from '../attention/bottom-up.ts';
import { attentionPlane } from '../attention/saliency.ts';
import type { Plane } from '../plane.ts';
import type { Figure } from './figure.ts';
import type { Layout } from './layout.ts';
import { findPrintedLabels } from './printed-labels.ts';
import { figureAgainstSurround, lookForSubject, subjectAgainstSurround } from './subject.ts';
import { subjectWithFaces } from './subject-face.ts';
import { findTextGrounds, type GroundedBlock } from './text-grounds.ts';
import { blocksWithin, inOf, outOf } from './within-bars.ts';
import { withoutLabels } from './without-labels.ts';

/** Line height that stands for the rim of a badge, share of the frame's height: what its edge draws around it. */
const GROUND_RIM = 0.02;

/**
 * Where things are in the picture; of a letterboxed one inside its bars. Needs the final attention map for the centroid, and what
 * was seen for the subject; where nobody looked, pixels and faces tell it.
 */
export function measureComposition(
  layout: Layout,
  saliency: SaliencyMeasures,
  blocks: readonly TextBlock[],
  faces: PeopleMeasures['faces'],
  seen: SeenSubject = null,
): CompositionMeasures {
  const { width, height, bars, picture, negativeSpace, mirrorSymmetry, balanceOffset } = layout;
  return {
    negativeSpace,
    mirrorSymmetry,
    balanceOffset,
    ...(picture ? subjectWithin(layout, blocks, faces, seen, picture) : lookAtSubject(layout, blocks, faces, seen)),
    ...centroidDistances(attentionPlane(saliency), width, height),
    bars,
  };
}

/** What the networks of sight say: a figure, that none is surely there (`none`), or nothing at all (null), where pixels alone decide. */
export type SeenSubject = Figure | 'none' | null;

type Looked = Omit<CompositionMeasures, keyof Layout | 'centroidToCentre' | 'centroidToThird'>;

function lookAtSubject(
  { lab, drawn }: Layout,
  blocks: readonly GroundedBlock[],
  faces: PeopleMeasures['faces'],
  seen: SeenSubject,
): Looked {
  // What is printed on a thing neither cuts it in two nor has a say in its colour.
  const stuck = findPrintedLabels(lab, blocks);
  const unstuck = stuck.length > 0 ? withoutLabels(lab, stuck) : lab;
  const free = blocks.filter((block) => stuck.every((label) => label.block !== block));
  const { badges, printed } = findTextGrounds(unstuck, free);
  const labels = [...stuck, ...printed];
  const bare = printed.length > 0 ? withoutLabels(unstuck, printed) : unstuck;
  const beside = free.filter((block) => printed.every((label) => label.block !== block));
  const grounds = badges.map((region) => ({ region, lineHeight: GROUND_RIM }));
  const pixels = labels.length > 0 ? drawnByPixels(bare) : drawn;
  const { subject: drawing, standsOut, spread } = lookForSubject(pixels, [...beside, ...grounds]);
  if (seen === 'none') return { ...subjectAgainstSurround(bare, null), subject: null, standsOut };
  if (seen) return { ...figureAgainstSurround(bare, seen), subject: seen.box, standsOut };
  const subject = subjectWithFaces(drawing, faces);
  return {
    ...subjectAgainstSurround(bare, subject),
    subject,
    standsOut,
    // A head's size is that of the head.
    ...(drawing && subject === drawing && { subjectSpread: spread }),
  };
}

function subjectWithin(
  layout: Layout,
  blocks: readonly TextBlock[],
  faces: PeopleMeasures['faces'],
  seen: SeenSubject,
  picture: Region,
): Looked {
  const inside = lookAtSubject(
    layout,
    blocksWithin(blocks, picture),
    faces.map((face) => ({ ...face, region: inOf(face.region, picture) })),
    seen && seen !== 'none' ? figureWithin(seen, picture) : seen,
  );
  return { ...inside, subject: inside.subject && outOf(inside.subject, picture) };
}

const figureWithin = ({ box, larger, has }: Figure, picture: Region): Figure => ({
  box: insideFrame(inOf(box, picture)),
  ...(larger && { larger }),
  ...(has && { has: (x: number, y: number) => has(picture.x + x * picture.w, picture.y + y * picture.h) }),
});

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
