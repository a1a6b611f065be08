import type { AnalysisResults } from '../../contract/analysis.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { insideFrame } from '../regions.ts';
import { attentionPlaces } from '../rules/picture/attention-places.ts';

const MOST_PLACES = 5;
/** A place that rivals none of the others is listed from this share of all attention on. */
const LEAST_SHARE = 0.03;

/** The attention map with what a person would find in each of its places, strongest first. */
export function attentionContent(m: ImageMeasurements): AnalysisResults['attention'] {
  const { width, height, data } = m.fineAttention ?? m.saliency;
  const places = attentionPlaces(m).filter(({ rivals, share }) => rivals > 0 || share >= LEAST_SHARE);
  return {
    width,
    height,
    data,
    focus: places
      .slice(0, MOST_PLACES)
      .map(({ region, share, content }) => ({ region: insideFrame(region), share, content })),
  };
}
