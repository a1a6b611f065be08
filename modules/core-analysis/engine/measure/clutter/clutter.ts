import { openFrame } from '../../decode/decode-image.ts';
import type { Frames } from '../../frame.ts';
import type { ClutterMeasures } from '../../measurements.ts';
import { meanAndDeviation, type Plane } from '../plane.ts';
import type { PreparedPlanes } from '../prepare-planes.ts';
import { measureEdgeDensity } from './edges.ts';
import { countRegions } from './segments.ts';
import { measureSubbandEntropy } from './subbands.ts';
import { worstBoxes } from './worst-boxes.ts';

/** Clutter by independent figures, one of them from the map of congestion; `jpegComplexity` is `measureJpegComplexity`'s, which runs beside this. */
export function measureClutter(planes: PreparedPlanes, congestion: Plane): Omit<ClutterMeasures, 'jpegComplexity'> {
  return {
    edgeDensity: measureEdgeDensity(planes.luma512),
    featureCongestion: meanAndDeviation(congestion.data).mean,
    subbandEntropy: measureSubbandEntropy(planes.lab512),
    regionCount: countRegions(planes.lab512),
    worst: worstBoxes(congestion),
  };
}

/** Bytes a pixel of a JPEG of quality 75 at long side 1024: what cannot be predicted from its neighbours. */
export async function measureJpegComplexity({ long1024 }: Frames): Promise<number> {
  const encoded = await openFrame(long1024).jpeg({ quality: 75 }).toBuffer();
  return encoded.length / (long1024.width * long1024.height);
}
