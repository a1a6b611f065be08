import { isEnglish } from '../text/blocks/reading-ease.ts';
import { ENGLISH_WORDS } from '../text/correct/common-words.ts';
import { FILLER_WORDS, FOREIGN_BENEFIT_WORDS, OUTCOME_WORDS, SECOND_PERSON } from './benefit-words.ts';
import { pattern, sentencesOf } from './claim-patterns.ts';
import { sureLanguage } from './copy-language.ts';
import { foldText } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { NUMBER } from './money.ts';
import { ordersReader } from './order-to-reader.ts';

const fold = (words: readonly string[]) => new Set(words.map(foldText));
const BENEFIT = fold([...SECOND_PERSON, ...OUTCOME_WORDS]);
const FILLER = fold(FILLER_WORDS);

/** A result told in figures: "10 kg", "in 7 days", "24 hours", "3x". Its unit counts as a word of benefit. */
const RESULT = pattern(
  String.raw`(?<![\p{L}\d.,])(?:${NUMBER})\s?(kgs?|kilos?|pounds?|lbs?|hours?|days?|weeks?|minutes?|mins?|years?|nights?|times|x)(?!\p{L})`,
);

/** Under so many words with content a share says nothing. */
const MIN_CONTENT = 6;
/** Different common English words that must be there: single ones ("in", "a", "so") are words of other languages too. */
const MIN_COMMON = 2;
/** Letters beyond a to z stand in loan words and names; in more words than this the text is another language. */
const MOST_ACCENTED = 1;

const wordsIn = (folded: string): string[] => folded.match(/\p{L}[\p{L}']*/gu) ?? [];

/** Words of a text that speak to the person or name an outcome, and all words with content. The lists are English. */
export function countBenefitWords(text: string): { benefit: number; content: number } {
  let benefit = 0;
  let content = 0;
  for (const { folded } of sentencesOf(text)) {
    const results = matchesOf(folded, RESULT).length;
    const words = wordsIn(folded.replace(RESULT, ' '));
    const counted = words.filter((word) => !FILLER.has(word));
    const opens = words[0] !== undefined && !BENEFIT.has(words[0]) && ordersReader(folded);
    content += counted.length + results;
    benefit += counted.filter((word) => BENEFIT.has(word)).length + results + (opens ? 1 : 0);
  }
  return { benefit: Math.min(benefit, content), content };
}

const PROMISING = fold([...SECOND_PERSON, ...OUTCOME_WORDS, ...FOREIGN_BENEFIT_WORDS]);

/** Whether a line promises the person something, by a single word, in any of the languages whose words we have. */
export function promisesBenefit(text: string): boolean {
  return wordsIn(foldText(text)).some((word) => PROMISING.has(word) && !FILLER.has(word));
}

/** Whether the copy as a whole is surely English: the only language whose benefits we can tell. */
function isSurelyEnglish(text: string): boolean {
  const words = wordsIn(text.toLowerCase());
  const common = new Set(words.filter((word) => ENGLISH_WORDS.has(word)));
  const accented = words.filter((word) => /[^a-z']/u.test(word));
  if (accented.length > MOST_ACCENTED) return false;
  return (common.size >= MIN_COMMON && isEnglish(text)) || sureLanguage(text) === 'en';
}

/** The words of each block but those of the request: what a button asks for is no benefit and no feature. */
export const pitchOf = (blocks: readonly { text: string }[], cta: { text: string; block: number } | null): string[] =>
  blocks.map(({ text }, index) => (index === cta?.block ? text.replace(cta.text, ' ') : text));

/** Why no share of benefit words can be told of the copy, as the end of "not measured: ..."; null where it can. */
export function benefitGapOf(blocks: readonly string[]): string | null {
  if (blocks.reduce((sum, block) => sum + countBenefitWords(block).content, 0) < MIN_CONTENT)
    return 'the copy has too few words to tell';
  return isSurelyEnglish(blocks.join(' '))
    ? null
    : 'the copy is not surely English, the only language of our word lists';
}

/**
 * Share of words that speak to the reader (you, an imperative) or name an outcome (a verb or word of benefit, a result in figures)
 * among the words with content; null where the copy is too short or not surely English.
 */
export function benefitShareOf(blocks: readonly string[]): number | null {
  if (benefitGapOf(blocks) !== null) return null;
  const counts = blocks.map(countBenefitWords);
  const content = counts.reduce((sum, count) => sum + count.content, 0);
  return counts.reduce((sum, count) => sum + count.benefit, 0) / content;
}
