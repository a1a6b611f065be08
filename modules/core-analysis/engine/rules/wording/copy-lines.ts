/** Which lines of a creative are copy that may be rewritten: no name, no claim, no request, nothing read doubtfully. */
import { matchBrand } from '../../brand/match-brand.ts';
import { alternatives, listOf } from '../../copy/fold-text.ts';
import type { Written } from '../../copy/written.ts';
import { wordsOf } from '../../text/blocks/text-statistics.ts';
import { ENGLISH_WORDS, OTHER_LANGUAGE_WORDS } from '../../text/correct/common-words.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import type { RuleSettings } from '../book/rule.ts';
import { namedBrand } from '../message/named-brand.ts';

/** A common word of one of our languages makes a line a statement. */
const isCommon = (word: string): boolean => {
  const small = word.toLowerCase();
  return ENGLISH_WORDS.has(small) || OTHER_LANGUAGE_WORDS.has(small);
};

/**
 * Whether a line may be a name (a brand, a person, a place) rather than a statement: every word begins with a capital or is a sign,
 * and no common word of a language stands among them. "Fresh figs" is a statement, "Casa Alba" and "LEDGERLY" may be names, and so
 * may a web address.
 */
export function mayBeName(text: string): boolean {
  if (/^\S+\.\p{L}{2,}(?:\/\S*)?$/u.test(text.trim()) || /^[@#]\S+$/u.test(text.trim())) return true;
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  return words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word)) && !words.some(isCommon);
}

/** Indexes of the lines that may be rewritten or given up, in reading order. */
export function freeLines(m: Written, settings: RuleSettings): number[] {
  const { offer, cta, urgency, socialProof, referencePrice, trust, numbers } = m.copy;
  const taken = new Set(
    [offer, cta, urgency, socialProof, referencePrice, ...trust, ...numbers].map((said) => said?.block),
  );
  const brand = namedBrand(settings);
  return m.text.blocks.flatMap((block, index) => {
    if (taken.has(index) || block.role === 'small' || !isLegible(block) || mayBeName(block.text)) return [];
    return brand && matchBrand(block.text, brand) ? [] : [index];
  });
}

/** A line of fewer words is a label ("Before"), a signature or a name; set nearly as large as the headline it is a part of it. */
const SPARED = { words: 5, ofHeadline: 0.75 };
/** Parts of a list (artists, places, ingredients), and figures: a date, an hour, an address, a size. */
const FACTS = /[•·|\d]/u;

/** Whether a free line is one that a picture could do without: neither headline nor part of it, no label, no list of names, no date. */
export function mayBeSpared({ role, words, text, lineHeight }: Written['text']['blocks'][number], m: Written): boolean {
  const headline = Math.max(0, ...m.text.blocks.filter((b) => b.role === 'headline').map((b) => b.lineHeight));
  if (role === 'headline' || (headline > 0 && lineHeight > SPARED.ofHeadline * headline)) return false;
  return words >= SPARED.words && !FACTS.test(text);
}

/** Words that praise and say nothing that could be checked; a figure tells more. English, as the other lists of this kind. */
const PRAISING = listOf(`
  amazing, awesome, incredible, unbelievable, great, best, better, perfect, ultimate, premium, superior, finest, exceptional,
  outstanding, extraordinary, fantastic, wonderful, excellent, stunning, revolutionary, innovative, unique, leading, quality,
  high-quality, powerful, fast, faster, fastest, quick, easy, affordable, cheap, lasting, long-lasting, durable, huge, many,
  countless, several, popular, trusted, experienced, big, biggest, light, lightest, strong, strongest, long, longest`);
const PRAISE = new RegExp(`(?<![\\p{L}-])(?:${alternatives(PRAISING)})(?![\\p{L}-])`, 'iu');

/** A praising word in a line that may be rewritten, as it is written there; null where no such word was read. */
export function praisingWord(m: Written, settings: RuleSettings): { word: string; line: string } | null {
  for (const index of freeLines(m, settings)) {
    const line = m.text.blocks[index]?.text ?? '';
    const word = PRAISE.exec(line)?.[0];
    if (word) return { word, line };
  }
  return null;
}
