/** Specks, fruit and logos that the recogniser took for a letter or two. */
import { isLegible } from './legible.ts';

/** What is asked of a text: its words, how surely they were read, and how high its lines are. */
interface Reading {
  text: string;
  confidence: number;
  /** Share of the frame's short side, 0..1. */
  lineHeightOfShortSide: number;
}

/** Signs, letters and figures that hold no word: "3", "88", "T", "1lo". More of them are a name or a code somebody set. */
const FEW_SIGNS = 4;
/** Under this confidence a small scrap may look like a word ("oce") and is none yet. */
const GUESSED = 0.75;
/** Line height / short side up to which a guessed word is a speck: 43 px of 1080; larger ones may be decorative letters. */
const SPECK = 0.04;
/** Scraps of so many signs together, or of this share of the surely read ones, are specks; more of them are a text nobody could read. */
const MOST_SIGNS = 4;
const MOST_SHARE = 0.15;

/** Letters and figures of a text. */
export const signsOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Three letters and more with a vowel and a consonant among them, and nothing else. */
const isWordLike = (text: string): boolean => {
  const plain = text.normalize('NFD').replace(/[\p{M}\p{P}]/gu, '');
  return /^\p{L}{3,}$/u.test(plain) && /[aeiouy]/iu.test(plain) && /[^aeiou]/iu.test(plain);
};

/** A price or a saving in few signs ("$9", "50%") is worth a doubt. */
const isFigure = (text: string): boolean => /\p{N}/u.test(text) && /[%$€£¥]/u.test(text);

function isScrap({ text, confidence, lineHeightOfShortSide }: Reading): boolean {
  const signs = signsOf(text);
  if (signs > FEW_SIGNS || isFigure(text) || isLegible({ text, confidence })) return false;
  return !isWordLike(text) || (confidence < GUESSED && lineHeightOfShortSide < SPECK);
}

/**
 * The texts without the scraps among them: few signs, read unsurely, unlike a word. What nobody can read as text is none, and says
 * nothing of the rest. Where much of what was read is scraps, as of a writing the recogniser does not know, all of them stay: then
 * there is a text that could not be read.
 */
export function withoutScraps<T>(texts: readonly T[], readingOf: (text: T) => Reading): T[] {
  const scraps = new Set<T>();
  let doubtful = 0;
  let sure = 0;
  for (const text of texts) {
    const reading = readingOf(text);
    if (isScrap(reading)) {
      scraps.add(text);
      doubtful += signsOf(reading.text);
    } else if (isLegible(reading)) sure += signsOf(reading.text);
  }
  return doubtful > Math.max(MOST_SIGNS, MOST_SHARE * sure) ? [...texts] : texts.filter((text) => !scraps.has(text));
}
