import { has, pattern, quoteWords, sentencesOf, wordsPattern } from './claim-patterns.ts';
import { withoutContact } from './contact-details.ts';
import { findDelivery } from './delivery-promise.ts';
import { alternatives, foldText } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { NUMBER } from './money.ts';
import { isDenied } from './negated.ts';
import { isPoorRating } from './poor-rating.ts';
import { PEOPLE_WORDS, RATING_WORDS, TRUSTED_WORDS, VERIFIED_WORDS } from './proof-words.ts';
import { SAFETY_PERIODS } from './safety-periods.ts';
import { TRUST_WORDS } from './trust-words.ts';

export interface ProofMatch {
  text: string;
  kind: 'rating' | 'count' | 'testimonial';
}

const ratings = alternatives(RATING_WORDS);
const RATING = pattern(
  String.raw`(?<![\d$€£.,])[1-9](?:[.,]\d)?\s?(?:/|out of|von|sur|su|de|van)\s?(?:5|10)(?![\d%])|(?<![\d$€£.,])[1-5][.,]\d\s?[-+]?\s?(?:[★☆*]|(?:${ratings})(?!\p{L}))|(?:${ratings})(?!\p{L})\s?:?\s?(?:with\s)?[1-5](?:[.,]\d)?(?![\d%])|★\s?★\s?★|★\s?[1-5][.,]\d(?=\s*(?:$|[(/|·]|(?:from|by|on|out|based|aus|von|bei|sur|par|de|en|su|da)(?!\p{L})))|(?<!\p{L})(?:five|5)[- ]stars?(?!\p{L})`,
);
const COUNT = pattern(
  String.raw`(?<![\d$€£.,])(?:${NUMBER})\s?(?:[km]\b|mio\.?|million|mn)?\s?\+?\s+(?:\p{L}[\p{L}-]*\s+){0,2}(?:${alternatives(PEOPLE_WORDS)})(?!\p{L})`,
);
/** "12,000 happy drinkers": from hundreds on, whoever is called happy is a customer. */
const HAPPY_COUNT = pattern(
  String.raw`(?<![\d$€£.,])(?:\d{1,3}(?:[.,' ]\d{3})+|\d{3,}|\d+(?:[.,]\d)?\s?(?:[km]\b|mio\.?|million|mn))\s?\+?\s+(?:happy|satisfied|zufriedene[nr]?|gluckliche[nr]?)\s\p{L}{3,}`,
);
const MANY = wordsPattern(TRUSTED_WORDS);
const QUOTED = /[“"«„]\s*([^“”"«»„]{12,})[”"»“]/u;
/** A block in quotation marks of which the recogniser lost one; an inch mark stands behind a figure. */
const HALF_QUOTED = /^[\s★☆⭐]*[“"«„]\s*(\p{L}[^“”"«»„]{11,})$|^[\s★☆⭐]*(\p{L}[^“”"«»„]{10,}[^“”"«»„\d])[”"»]\s*$/u;
const VERIFIED = wordsPattern(VERIFIED_WORDS);

function smallCount(match: string): boolean {
  const digits = match.replace(/\D/g, '');
  return digits.length < 2 && !/[km]\b|million|mio/.test(match);
}

/** A rating, a count of people or a quoted opinion; in this order of preference within one block. */
export function findProof(text: string): ProofMatch | null {
  const half = HALF_QUOTED.exec(text);
  const quoted = QUOTED.exec(text)?.[1] ?? half?.[1] ?? half?.[2];
  const sentences = sentencesOf(withoutContact(text));
  for (const sentence of sentences) {
    if (matchesOf(sentence.folded, RATING).some((match) => !isPoorRating(sentence.folded, match)))
      return { text: quoteWords(sentence.text), kind: 'rating' };
  }
  for (const sentence of sentences) {
    // Whoever gave poor marks recommends nothing.
    if (has(sentence.folded, RATING)) continue;
    const counts = matchesOf(sentence.folded, COUNT).filter(([match]) => !smallCount(match));
    if (counts.length > 0 || has(sentence.folded, HAPPY_COUNT) || has(sentence.folded, MANY))
      return { text: quoteWords(sentence.text), kind: 'count' };
  }
  if (quoted && quoted.trim().split(/\s+/u).length >= 4)
    return { text: quoteWords(quoted.trim(), 20), kind: 'testimonial' };
  const signed = sentences.find(({ folded }) => has(folded, VERIFIED));
  if (signed) return { text: quoteWords(signed.text), kind: 'testimonial' };
  return null;
}

export interface TrustMatch {
  text: string;
  kind: keyof typeof TRUST_WORDS;
}

const KINDS = (Object.keys(TRUST_WORDS) as TrustMatch['kind'][]).map((kind) => ({
  kind,
  matches: wordsPattern(TRUST_WORDS[kind]),
}));

/** The first mark of a kind in a folded text: a fixed phrase, a period of grace or a promise of delivery. */
function firstMark(folded: string, kind: TrustMatch['kind'], matches: RegExp): RegExpExecArray | undefined {
  const promised = ({ index, 0: words }: RegExpExecArray) => !isDenied(folded, index, index + words.length);
  const found = [matchesOf(folded, matches).find(promised)];
  if (kind === 'guarantee' || kind === 'returns') found.push(matchesOf(folded, SAFETY_PERIODS[kind]).find(promised));
  if (kind === 'shipping') found.push(findDelivery(folded));
  return found.filter((mark) => mark !== undefined).sort((a, b) => a.index - b.index || b[0].length - a[0].length)[0];
}

/** Marks of trust in one block, each kind at most once, with the words that make it. */
export function findTrust(text: string): TrustMatch[] {
  const folded = foldText(text);
  return KINDS.flatMap(({ kind, matches }) => {
    const first = firstMark(folded, kind, matches);
    return first ? [{ text: text.slice(first.index, first.index + first[0].length), kind }] : [];
  });
}
