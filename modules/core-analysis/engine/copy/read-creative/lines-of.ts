import type { Region } from '../../../contract/evidence.ts';
import { clausesOf } from '../clauses.ts';
import { lexiconFor, lexiconForLine } from '../language.ts';
import { wordsOf } from '../quote.ts';
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
  /** Words on a thing that is shown. */
  pictured?: true;
}

/** A block with what its words say and how it stands. */
export interface CreativeLine {
  index: number;
  block: CopyBlock;
  /** Name of the lexicon it is read by. */
  language: string;
  reading: LineReading;
  /** Line height / the largest of the creative, 0..1; 1 where it is not known. */
  size: number;
  words: number;
  /** Answers a mark of reference in another line: "* until stocks last". */
  footnote: boolean;
  /** Stands in a closed shape of one colour. */
  button: boolean;
  /** How much that shape draws to itself beside others: filled against an outline, and its size, 0..1.5. */
  pull: number;
}

/** A button-like shape as far as it matters to who reads: how it stands out (CIEDE2000) and how large it is. */
export interface Shape {
  region: Region;
  deltaEToSurround: number;
}

/** Colour difference from which a fill stands out rather than frames its words. */
const STANDS_OUT = 20;

const pullOf = ({ deltaEToSurround, region }: Shape): number =>
  Math.min(1, deltaEToSurround / STANDS_OUT) + Math.round(Math.min(0.5, 4 * region.w * region.h) * 10) / 10;

/** A creative on its way to its meaning; each step takes lines out of those that follow. */
export interface Creative {
  lines: readonly CreativeLine[];
  /** Name of the lexicon it is read by. */
  language: string;
}

export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The button-like shape around a block; null where none holds it. */
export type ShapeOf = (index: number) => Shape | null;

/** The lines of a creative, read in its language. */
export function creativeOf(blocks: readonly CopyBlock[], shapeOf: ShapeOf = () => null): Creative {
  const language = lexiconFor(blocks.map(({ text }) => text));
  const heights = blocks.map(({ lineHeight, region, lines = 1 }) => lineHeight ?? (region ? region.h / lines : 0));
  const largest = Math.max(0, ...heights.filter((_, at) => !blocks[at]?.pictured));
  const lines = blocks.map((block, index) => {
    const shape = shapeOf(index);
    const own = lexiconForLine(block.text, language);
    return {
      index,
      block,
      language: own,
      reading: readLine(block.text, own),
      size: largest > 0 ? Math.min(1, (heights[index] ?? 0) / largest) : 1,
      words: countWords(block.text),
      footnote: isFootnote(block.text, blocks),
      button: shape !== null,
      pull: shape ? pullOf(shape) : 0,
    };
  });
  return { lines, language };
}

const LEGAL = 0.5;

const OPENS_WITH_MARK = /^\s*([*†‡])\s?(?=[\p{L}\d])/u;

/** Whether a text opens with a mark that stands behind something in another one. */
function isFootnote(text: string, blocks: readonly CopyBlock[]): boolean {
  const mark = OPENS_WITH_MARK.exec(text)?.[1];
  return mark !== undefined && blocks.some((other) => other.text.trimStart().indexOf(mark) > 0);
}

/** Whether a line is terms or a notice from its beginning on, not a line that only ends in them. */
export function isTerms({ reading, language, footnote }: CreativeLine): boolean {
  if (footnote) return true;
  const [first] = clausesOf(reading.tokens);
  if (!first || reading.p('legal') <= LEGAL) return false;
  return readLine(wordsOf(reading.text, first), language).p('legal') > LEGAL;
}

/** No two letters in a row and no figure, or one sign repeated: what is left of shapes, rules and crosses. */
export function isNoise({ block: { text }, reading }: CreativeLine): boolean {
  return !/\p{L}{2}|\d|[★☆⭐]/u.test(text) || (!/\d/u.test(text) && reading.p('noise') > 0.6);
}
