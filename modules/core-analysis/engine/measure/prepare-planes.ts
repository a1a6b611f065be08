import type { Frames } from '../frame.ts';
import { type LabPlanes, labPlanes, lumaPlane, type Plane } from './plane.ts';

/** What several measures need of the same frames, made once. */
export interface PreparedPlanes {
  readonly luma1024: Plane;
  readonly luma512: Plane;
  readonly lab512: LabPlanes;
}

export function preparePlanes(frames: Frames): PreparedPlanes {
  return {
    luma1024: lumaPlane(frames.long1024),
    luma512: lumaPlane(frames.long512),
    lab512: labPlanes(frames.long512),
  };
}
