import type { Frames } from '../frame.ts';
import type { PeopleMeasures } from '../measurements.ts';
import { detectFaces } from './detect-faces.ts';
import { faceRuntime } from './face-runtime.ts';

/**
 * The library's own default. On 198 pictures without people or animals nothing reached it, and all 29 faces of 13 photographs
 * did; at the .6 of the evidence base two of those were lost and nothing was won.
 */
const LEAST_CONFIDENCE = 0.5;
const MOST_FACES = 8;

/** Looks for faces at 512 pixels. Deterministic; where the detector cannot be loaded, `measured` is false and nothing is thrown. */
export async function measurePeople(frames: Frames): Promise<PeopleMeasures> {
  const runtime = await faceRuntime().catch(() => null);
  if (!runtime) return { measured: false, faces: [] };
  const faces = await detectFaces(runtime, frames.long512, { least: LEAST_CONFIDENCE, most: MOST_FACES });
  return { measured: true, faces };
}
