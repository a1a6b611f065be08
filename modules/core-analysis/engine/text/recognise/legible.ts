import { ENGLISH_WORDS } from '../correct/common-words.ts';

/**
 * Confidence from which words are quoted: clear type reads above it. In a set of ads with known words every right line had 0.95
 * and more, every wrong one less than 0.9.
 */
export const LEGIBLE = 0.9;

const NOT_WORDS = /\S*(?:[@#/\\]|\p{L}\.\p{L}{2,})\S*/gu;
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words in which letters of two alphabets meet. */
const mixesScripts = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/** How writers set capitals inside a word: none, all, at its humps ("TikTok", "LaTeX"), behind a small prefix ("iPhone", "easyJet"). */
const CASES =
  /^(?:\p{Ll}+|\p{Lu}+(?:s|er|ers|ed|ing)?|(?:\p{Lu}\p{Ll}+){1,2}\p{Lu}*|\p{Ll}{1,5}\p{Lu}\p{Ll}*\p{Lu}*)$/u;
const SHORT = 3;
const breaksCase = (word: string): boolean =>
  word.length > SHORT && /^(?:\p{Lu}|\p{Ll})+$/u.test(word) && !CASES.test(word);

/** Small words of so many letters, and capitals of so many, have a vowel in every language we read; shorter ones may be cut short. */
const NO_VOWEL = { small: 5, capitals: 7 };
const lacksVowel = (word: string): boolean =>
  /^\p{Script=Latin}+$/u.test(word) &&
  word.length >= (/^\p{Lu}+$/u.test(word) ? NO_VOWEL.capitals : NO_VOWEL.small) &&
  !/[aeiouyæœøı]/u.test(fold(word)) &&
  new Set(fold(word)).size > 2;

/** Beginnings no word of our languages has, which Cyrillic and Greek letters give when they are read as Latin ones. */
const FOREIGN_ONSET = /^(?:bc|bk|bp|cb|cn|ck|hb|hk|hn|hp|ht|kc|kb|mb|mk|mp|mt|nb|nk|np|nt|pb|pc|pk|tb|tk|tp|xb|yb)/;
const LONG_ENOUGH = 4;

/** Three of the commonest words in a row without a space: "offyourfirstbox". */
const GLUED_LETTERS = 10;
const GLUED_WORDS = 3;
function isGlued(word: string): boolean {
  if (word.length < GLUED_LETTERS) return false;
  const letters = fold(word);
  const chain = (at: number): number => {
    let most = 0;
    for (let to = at + 2; to <= Math.min(letters.length, at + 8); to++)
      if (ENGLISH_WORDS.has(letters.slice(at, to))) most = Math.max(most, 1 + chain(to));
    return most;
  };
  return chain(0) >= GLUED_WORDS;
}

/** Words of one or two letters, and cut-short units, in the languages we read. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  `a i e o y u x c d l m n s t of to in on at by is it no so up us we my me he be as an or if go do ok tv pc uk eu vs kg cm mm ml km
  st nd rd th am pm xl xs re ve ll de la le un en el es et du au ce se sa ta tu te il lo gl di da ad al su mi ti ci ne ni si ya
  zu ab er um im ja wo je op uw nu ik os ao em na oh hi ai bf co oz lb ft hp gb tb mb g`.split(/\s+/),
);
/** A line of so many words, more than half of them scraps, is none. */
const SCRAPS = { words: 4, share: 0.5 };

/** Whether the letters of a text could be words: a recogniser makes of tiny or foreign letters what no language writes. */
function lettersMakeWords(text: string): boolean {
  const words = text.replace(NOT_WORDS, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some((word) => mixesScripts(word) || breaksCase(word) || lacksVowel(word) || isGlued(word))) return false;
  const long = words.filter((word) => word.length >= LONG_ENOUGH);
  const foreign = long.filter((word) => FOREIGN_ONSET.test(fold(word)));
  if (foreign.length >= 2 || (foreign.length === 1 && long.length <= 2)) return false;
  const scraps = words.filter((word) => word.length <= 2 && !SHORT_WORDS.has(fold(word)));
  return words.length < SCRAPS.words || scraps.length / words.length <= SCRAPS.share;
}

/**
 * Whether a text was read so surely that it may be quoted as the client's words, praised, spoken, or judged by its wording. Others
 * are pointed to by their place: read with little confidence, or letters that make no words (capitals in the middle, no vowel,
 * two alphabets in one word, words run together, scraps, Cyrillic or Greek taken for Latin).
 */
export function isLegible({ text, confidence }: { text: string; confidence: number }): boolean {
  return confidence >= LEGIBLE && lettersMakeWords(text);
}
