import type { TextBlock, TextMeasures } from '../../measurements.ts';
import { voiceHeights } from '../letters/voice-heights.ts';
import { readingEaseOf } from './reading-ease.ts';
import { capsShareOf, countExclamations, countSizeLevels, headlineRatioOf, wordsOf } from './text-statistics.ts';

type Counts = Pick<
  TextMeasures,
  'wordCount' | 'sizeLevels' | 'headlineRatio' | 'capsShare' | 'exclamations' | 'readingEase'
>;

/** What is counted over the copy of a picture; blocks that could not be read count nothing. */
export function countsOf(blocks: readonly TextBlock[]): Counts {
  const readable = blocks.filter(({ text }) => text !== '');
  const texts = readable.map(({ text }) => text);
  const whole = texts.join(' ');
  return {
    wordCount: wordsOf(whole).length,
    sizeLevels: countSizeLevels(readable.map(({ lineHeight }) => lineHeight)),
    headlineRatio: headlineRatioOf(voiceHeights(readable)),
    capsShare: capsShareOf(whole),
    exclamations: countExclamations(whole),
    readingEase: readingEaseOf(texts),
  };
}
