import type { Region } from '../../contract/evidence.ts';
import { headOf } from '../measure/composition/subject-face.ts';
import type { ImageMeasurements, TextBlock } from '../measurements.ts';
import { aroundRegions, insideFrame } from '../regions.ts';
import { subjectOf } from '../rules/picture/subject.ts';

/** Text read less surely than this may be texture of the picture, 0..1. */
const SURE = 0.5;

/** Whether a text is surely there: read, or writing of which no word was read. */
export const isThere = ({ text, confidence }: Pick<TextBlock, 'text' | 'confidence'>): boolean =>
  confidence >= SURE || text === '';

/** Boxes that every version must show whole: texts, and the button around the call. */
export function wordBoxes(m: ImageMeasurements): Region[] {
  const boxes = m.text.blocks.filter(isThere).map((b) => insideFrame(b.region));
  const button = m.copy.cta?.button?.region;
  return button ? [...boxes, insideFrame(button)] : boxes;
}

/** The main subject, also one that nobody is sure of; null where none stands out. */
export function subjectBox(m: ImageMeasurements): Region | null {
  const subject = subjectOf(m) ?? (m.sight?.outcome === 'unsure' ? m.sight.box : null);
  return subject ? insideFrame(subject) : null;
}

/** Whole heads, with hair and ears. */
export function headBoxes(m: ImageMeasurements): Region[] {
  return (m.people?.faces ?? []).map(({ region }) => headOf(region));
}

/** The smallest box around all of them; null for none. */
export function boxAround(boxes: readonly Region[]): Region | null {
  return boxes.length === 0 ? null : aroundRegions(boxes);
}
