import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { coveredBy, insideFrame, place } from '../rules/regions.ts';
import { quote } from '../rules/words.ts';

/** What lies in a box: the text it shows, else the main subject, else where in the picture it is. */
function contentOf(m: ImageMeasurements, box: Region): string {
  let best: { text: string; overlap: number } | null = null;
  for (const block of m.text.blocks) {
    const overlap = Math.max(coveredBy(block.region, box), coveredBy(box, block.region));
    if (overlap > 0.4 && (!best || overlap > best.overlap)) best = { text: block.text, overlap };
  }
  if (best) return quote(best.text);
  const subject = m.composition.subject;
  if (subject && coveredBy(box, subject) > 0.5) return `main subject, ${place(box)}`;
  return `picture area, ${place(box)}`;
}

/** The attention map with what a person would find in each of its strongest places. */
export function attentionContent(m: ImageMeasurements): AnalysisResults['attention'] {
  const { width, height, data, focus } = m.saliency;
  return {
    width,
    height,
    data,
    focus: focus.map(({ region, share }) => ({ region: insideFrame(region), share, content: contentOf(m, region) })),
  };
}
