import type { Region } from '../../../contract/evidence.ts';
import { lexiconFor } from '../language.ts';
import { type LineReading, readLine } from '../read-line.ts';

/** What reading needs of a text; without places every text may stand beside every other. */
export interface CopyBlock {
  text: string;
  region?: Region;
  /** Share of the frame's height. */
  lineHeight?: number;
  lines?: number;
  /** A caption of speech, which is no design. */
  caption?: boolean;
}

/** A block with what its words say and how it stands. */
export interface CreativeLine {
  index: number;
  block: CopyBlock;
  reading: LineReading;
  /** Line height / the largest of the creative, 0..1; 1 where it is not known. */
  size: number;
  words: number;
  /** Stands in a closed shape of one colour. */
  button: boolean;
}

/** A creative on its way to its meaning; each step takes lines out of those that follow. */
export interface Creative {
  lines: readonly CreativeLine[];
  /** Name of the lexicon it is read by. */
  language: string;
}

export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The lines of a creative, read in its language. `inButton` tells of a block whether a button-like shape holds it. */
export function creativeOf(blocks: readonly CopyBlock[], inButton: (index: number) => boolean = () => false): Creative {
  const language = lexiconFor(blocks.map(({ text }) => text));
  const largest = Math.max(0, ...blocks.map(({ lineHeight = 0 }) => lineHeight));
  const lines = blocks.map((block, index) => ({
    index,
    block,
    reading: readLine(block.text, language),
    size: block.lineHeight && largest > 0 ? block.lineHeight / largest : 1,
    words: countWords(block.text),
    button: inButton(index),
  }));
  return { lines, language };
}

/** No two letters in a row and no figure, or one sign repeated: what is left of shapes, rules and crosses. */
export function isNoise({ block: { text }, reading }: CreativeLine): boolean {
  return !/\p{L}{2}|\d|[★☆⭐]/u.test(text) || reading.p('noise') > 0.6;
}
