import type { ImageMeasurements } from '../measurements.ts';
import { clamp01 } from '../response.ts';
import { isLegible } from '../text/recognise/legible.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';

/**
 * How surely the words were read, 0..1: the recogniser's confidence, each text by its number of words; 1 without text. Letters
 * that no rule quotes or judges by their wording were not read, however sure the recogniser was of each.
 */
export function readingCertainty(m: ImageMeasurements | VideoMeasurements): number {
  const texts = m.kind === 'image' ? m.text.blocks : m.text.spans;
  let words = 0;
  let sure = 0;
  for (const text of texts) {
    const weight = Math.max(1, text.words);
    words += weight;
    sure += isLegible(text) ? weight * clamp01(text.confidence) : 0;
  }
  return words > 0 ? sure / words : 1;
}
