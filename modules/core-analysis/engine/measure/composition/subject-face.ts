import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import type { PeopleMeasures } from '../../measurements.ts';
import { insideFrame } from '../../regions.ts';
import { ramp } from '../../response.ts';

/** Faces, brow to chin, begin to be the subject at this size / that of what was found, and are it from the second on. */
const AS_LARGE = [0.8, 1.1] as const;
/** Share of a face from which it lies in what was found, and under which it lies beside it. */
const BESIDE = [0.7, 0.4] as const;

/** A whole head: the box of a face reaches from brow to chin, hair and ears lie half a face further out. */
export function headOf({ x, y, w, h }: Region): Region {
  return insideFrame({ x: x - w * 0.3, y: y - h * 0.5, w: w * 1.6, h: h * 1.7 });
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/**
 * The subject of a portrait: where a face as large as what draws most by pixels alone lies beside it, the head is what the picture
 * is of, and a sleeve or a plant beside it is not. The box moves from one to the other by degrees, so that no hair decides.
 */
export function subjectWithFaces(subject: Region | null, faces: PeopleMeasures['faces']): Region | null {
  const [face] = faces.map(({ region }) => region).sort((a, b) => b.w * b.h - a.w * a.h);
  if (!subject || !face) return subject;
  const size = (face.w * face.h) / Math.max(subject.w * subject.h, Number.EPSILON);
  const share = ramp(...AS_LARGE)(size) * ramp(...BESIDE)(coveredBy(face, subject));
  if (share === 0) return subject;
  const head = headOf(face);
  const x = between(subject.x, head.x, share);
  const y = between(subject.y, head.y, share);
  return {
    x,
    y,
    w: between(subject.x + subject.w, head.x + head.w, share) - x,
    h: between(subject.y + subject.h, head.y + head.h, share) - y,
  };
}
