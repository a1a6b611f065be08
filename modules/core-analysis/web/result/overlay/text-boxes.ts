import type { AnalysisResults, VideoContent } from '../../../contract/analysis.ts';
import { ratioToOne } from '../../../contract/format.ts';
import type { TextBox } from './draw-overlay.ts';

/** Contrast that WCAG 2.2 asks for text, and for large text. */
const [GOOD, FAIR] = [4.5, 3];

/** The read texts of a picture, each with its contrast. */
export function textBoxes(texts: AnalysisResults['texts']): TextBox[] {
  return texts.map(({ region, contrast }) => ({
    region,
    note: contrast === null ? 'contrast unclear' : ratioToOne(contrast),
    tone: contrast === null ? 'unknown' : contrast >= GOOD ? 'good' : contrast >= FAIR ? 'fair' : 'bad',
  }));
}

/** The texts that stand on the screen at a moment of a video. */
export function textBoxesAt(texts: VideoContent['texts'], seconds: number): TextBox[] {
  return texts
    .filter(({ start, end }) => start <= seconds && seconds < end)
    .map(({ region, caption }) => ({ region, note: caption ? 'caption' : 'text', tone: 'unknown' as const }));
}
