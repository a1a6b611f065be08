import type { Region } from '../../contract/evidence.ts';
import type { Frames } from '../frame.ts';
import { detectFaces } from './detect-faces.ts';
import { faceRuntime } from './face-runtime.ts';

/** Faces on one picture. A face here is what the detector takes for one: animals' faces and drawings are now and then among them. */
export interface PeopleMeasures {
  /** False when the detector was not available: rules about people are then "could not be measured". */
  measured: boolean;
  /** Surest first, at most eight; boxes from brow to chin, as fractions of the frame, at least 2.5 % of its long side high. */
  faces: { region: Region; confidence: number }[];
}

/** Below this the detector takes too many things for faces; the threshold of the evidence base. */
const LEAST_CONFIDENCE = 0.6;
const MOST_FACES = 8;

/** Looks for faces at 512 pixels. Deterministic; where the detector cannot be loaded, `measured` is false and nothing is thrown. */
export async function measurePeople(frames: Frames): Promise<PeopleMeasures> {
  const runtime = await faceRuntime().catch(() => null);
  if (!runtime) return { measured: false, faces: [] };
  const faces = await detectFaces(runtime, frames.long512, { least: LEAST_CONFIDENCE, most: MOST_FACES });
  return { measured: true, faces };
}
