import type { Frames } from '../../frame.ts';
import type { SourceFacts, TechnicalMeasures } from '../../measurements.ts';
import { measureExposure } from '../colour/exposure.ts';
import { lumaPlane } from '../plane.ts';
import type { PreparedPlanes } from '../prepare-planes.ts';
import { measureBanding } from './banding.ts';
import { measureBlockiness } from './blockiness.ts';
import { measureNoise } from './noise.ts';
import { measureSharpness } from './sharpness.ts';
import { measureSpectralCutoff } from './spectrum.ts';

/**
 * Technical quality. Noise, compression and spectrum are measured on the
 * file's own pixels (the middle crop of pictures larger than 2048), sharpness
 * at the size a feed shows. The light of the picture alone waits for the texts: `tonesOfTiles`.
 */
export function measureTechnical(
  frames: Frames,
  planes: PreparedPlanes,
  source: SourceFacts,
): Omit<TechnicalMeasures, 'picture'> {
  const native = frames.nativeCrop ?? frames.full;
  const nativeLuma = native === frames.long1024 ? planes.luma1024 : lumaPlane(native);
  return {
    sharpness: measureSharpness(planes.luma1024),
    noiseSigma: measureNoise(nativeLuma),
    blockiness: measureBlockiness(nativeLuma),
    banding: measureBanding(native),
    spectralCutoff: measureSpectralCutoff(nativeLuma),
    ...measureExposure(planes.luma1024, planes.lab512.l),
    bytesPerPixel: source.bytes / (source.width * source.height),
  };
}
