import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { coveredBy, insideFrame } from '../regions.ts';
import { place } from '../rules/place-words.ts';
import { subjectOf } from '../rules/subject.ts';
import { nameBlock } from '../rules/text-blocks.ts';
import { list } from '../rules/words.ts';

/** A box is "its text" when text fills this share of it; otherwise the picture leads and the text is named beside it. */
const TEXT_FILLS = 0.3;

/** What lies in a box: the text it shows, else the main subject, else where in the picture it is. */
function contentOf(m: ImageMeasurements, box: Region): string {
  const found = m.text.blocks.filter((b) => coveredBy(b.region, box) > 0.5 || coveredBy(box, b.region) > 0.4);
  const filled = m.text.blocks.reduce((sum, b) => sum + coveredBy(box, b.region), 0);
  const texts = list(found.slice(0, 2).map((b) => nameBlock(b, 32)));
  if (texts && filled >= TEXT_FILLS) return texts;
  const subject = subjectOf(m);
  const shows =
    subject && Math.max(coveredBy(box, subject), coveredBy(subject, box)) > 0.5 ? 'main subject' : 'picture area';
  return `${shows}, ${place(box)}${texts ? `, with ${texts}` : ''}`;
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
