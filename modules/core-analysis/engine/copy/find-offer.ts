import { FILLER_WORDS } from './benefit-words.ts';
import { has, pattern, quoteWords, sentencesOf, without, wordsPattern } from './claim-patterns.ts';
import { withoutContact } from './contact-details.ts';
import { findCtas, verbAtStart } from './find-cta.ts';
import { alternatives, foldText } from './fold-text.ts';
import { FREE_SPIRIT } from './free-spirit.ts';
import { matchesOf } from './matches-of.ts';
import { BARE_AMOUNT_OFF, BARE_PRICE, MONEY, NUMBER, PERCENT, UNSIGNED_PRICE } from './money.ts';
import { isDenied } from './negated.ts';
import {
  COUNTED_FREE_WORDS,
  FORMER_PRICE_WORDS,
  FREE_WORDS,
  HALF_PRICE_WORDS,
  LOWERED_WORDS,
  OFFER_LEADS,
  PRICE_WORDS,
  SAVING_WORDS,
  SURE_FORMER_WORDS,
  VAGUE_PRICE_LEADS,
} from './offer-words.ts';
import { isSignedPrice, withoutIncome, withoutService } from './price-in-line.ts';
import { DATE_WORDS, TIME_WORDS } from './urgency-words.ts';

export interface OfferMatch {
  text: string;
  kind: 'percent' | 'amount' | 'free' | 'price';
  /** Says what the offer is on, not only how much. */
  specific: boolean;
}

const SAVING = wordsPattern(SAVING_WORDS);
const FREE = wordsPattern(FREE_WORDS);
const HALF_PRICE = wordsPattern(HALF_PRICE_WORDS);
/** "Sugar-free" gives nothing away. */
const WITHOUT_SOMETHING = pattern(
  String.raw`(?<![\p{L}])(?:sugar|gluten|fat|dairy|lactose|bpa|paraben|fragrance|cruelty|risk|hands|duty|ad|ads|worry|stress|hassle|guilt|alcohol|oil|plastic|chemical|nut|meat|lead|wire|pain|debt|care|carefree|error|toxin|sulfate|sulphate|silicone|caffeine|carbon|tax|scent|spam|frizz|interest|waste|smoke|contract|royalty)(?:[- ]free|free)(?![\p{L}])|(?<![\p{L}])(?!(?:one|two|three|get)-)\p{L}{2,}-free(?![\p{L}])|(?<![\p{L}])free[- ](?:range|time|trade|spirit|style|standing|flow|speech|fall|way|your(?!s)|yourself)`,
);
/** "30% less sugar" is said of the product; "30% less", "30 % moins cher" and "30% less than last week" of the price. */
const LESS_OF_SOMETHING = pattern(
  String.raw`(?:${PERCENT})\s+(?:less|fewer|menos|moins|weniger|in meno)\s+(?:d[e']\s?)?(?!(?:than|que|als|cher|chere|on|for|in|at|today|now|auf|sur|en|per|hoy|heute)(?!\p{L}))\p{L}{3,}`,
);
/** What money earns or costs in a year, told in a share, is nothing off: "4.6% AER", "APR 3.9%", "2,5 % Zinsen". */
const INTEREST = String.raw`(?:representative\s+|fixed\s+|variable\s+|effective\s+|gross\s+)?(?:a\.?p\.?r|a\.?e\.?r|a\.?p\.?y|p\.\s?a|t\.?a\.?e\.?g|t\.?a\.?e|interest|zins(?:en|satz)?|effektiv(?:zins)?|interets?|interes(?:es|se)?|rente)(?!\p{L})`;
const RATE = String.raw`(?:\d+[.,])?(?:${PERCENT})`;
const INTEREST_RATE = pattern(
  String.raw`${RATE}\s*\(?${INTEREST}|(?<!\p{L})${INTEREST}\s*(?:of|at|from|von|ab|de)?\s*${RATE}`,
);
const PERCENTS = pattern(PERCENT);
const MINUS_PERCENT = pattern(String.raw`(?<![\p{L}\p{N}])[-–−]\s?(?:${PERCENT})`);
/** A sale in percent without the word: "up to 50%". */
const UP_TO_PERCENT = pattern(String.raw`(?:up to|bis zu|jusqu'a|hasta|fino al|ate|tot)\s*-?(?:${PERCENT})`);
/**
 * A saving whose words ran together when a blurred line was read: "20%offyourfirstbox", "save30%". Only right beside the figure,
 * and not the start of a word such as "office".
 */
const JOINED_PERCENT = pattern(
  String.raw`(?:${PERCENT})\s*(?:off(?!ers?(?!\p{L})|ice|icial|al(?!l)|line|set|end)|discount|rabatt|sparen|gunstiger|nachlass|korting|(?:de)?descuento|(?:di)?sconto|(?:de)?reduction|(?:de)?remise)|(?:save|spare|extra)(?:upto|bis)?(?:${PERCENT})`,
);
const JOINED_AMOUNT = pattern(
  String.raw`(?:${MONEY})\s*(?:off(?!ers?(?!\p{L})|ice|icial|al(?!l)|line|set|end)|discount|rabatt|korting)|(?:save|spare)(?:upto|bis)?(?:${MONEY})`,
);
/** "Firstbagfree": free inside a run of ten or more letters and figures, which no plain word with it reaches. */
const JOINED_FREE = pattern(
  String.raw`(?<![\p{L}\p{N}])(?=[\p{L}\p{N}]{10})[\p{L}\p{N}]*?(?<!sugar|gluten|fat|dairy|lactose|bpa|paraben|fragrance|cruelty|risk|hands|duty|ad|ads|worry|stress|hassle|guilt|alcohol|oil|plastic|chemical|nut|meat|lead|wire|pain|debt|care|error|toxin|sulfate|sulphate|silicone|caffeine|carbon|tax|scent|spam|frizz|interest|waste|smoke|contract|royalty|feel)free(?!dom|z|lanc|ship|deliver|return|range|time|trade|spirit|style|stand|flow|speech|fall|way|hand|hold|from|to(?!te|y))`,
);
/** "2 for 1", "buy one get one free": a free thing told by its count. */
const COUNTED_FREE = wordsPattern(COUNTED_FREE_WORDS);
const MONIES = pattern(MONEY);
/** "20% auf alle Lampen": a share on something is one off it. */
const PERCENT_ON = pattern(
  String.raw`(?<![\p{L}\p{N}])(?!100)(?:${PERCENT})\s+(?:auf|sur|en\s+(?:tod[oa]s?|tus?|las?|el|los))\s+\p{L}`,
);
const BARE_PRICES = pattern(BARE_PRICE);
const UNSIGNED_PRICES = pattern(UNSIGNED_PRICE);
const BARE_AMOUNTS = pattern(BARE_AMOUNT_OFF);
const NAMES_PRICE = wordsPattern(PRICE_WORDS);
const NAMES_TIME = [
  wordsPattern(TIME_WORDS),
  wordsPattern(DATE_WORDS),
  wordsPattern(['until', 'till', 'by', 'bis', 'am', "jusqu'au", 'hasta', 'fino al', 'ate', 'tot']),
];
/** A price of before whose sign was lost, as a stroke through it makes the recogniser do: "Was - 89", "statt 119". */
const FORMER_UNSIGNED = String.raw`(?<=^\P{L}*|[.!?|•,(]\s*|\d\s*)(?:${alternatives(SURE_FORMER_WORDS)})\s*:?\s*[-–—~]?\s*\p{L}?\s?(?:${NUMBER})(?:[.,]-)?(?=\s*\p{L}?\s*(?:$|[.!?,;:|•*)]))`;
const FORMER_PRICES = pattern(
  String.raw`${wordsPattern(FORMER_PRICE_WORDS).source}\s*:?\s*(?:${MONEY})|(?:${MONEY})\s*(?:value|rrp|uvp|retail)(?![\p{L}])|${FORMER_UNSIGNED}`,
);
const OTHER_WORDS = [
  JOINED_PERCENT,
  JOINED_AMOUNT,
  UP_TO_PERCENT,
  HALF_PRICE,
  SAVING,
  FREE,
  MONIES,
  PERCENTS,
  NAMES_PRICE,
  ...NAMES_TIME,
];
const EMPTY = new Set(
  [
    ...FILLER_WORDS,
    'get',
    'enjoy',
    'your',
    'you',
    'order',
    'orders',
    'next',
    'over',
    'first',
    'more',
    'code',
    'use',
    'shop',
    'buy',
    'special',
    'offer',
    'deal',
    'deals',
    'only',
    'week',
    'weekend',
  ].map(foldText),
);

/** Whether anything but the offer itself, and the verb of a request with it, is named: "Sign up free" names nothing. */
function namesObject(folded: string): boolean {
  const asked = foldText(findCtas(folded)[0]?.verb ?? '');
  const verb = asked === '' || has(asked, FREE) ? foldText(verbAtStart(folded) ?? '') : asked;
  const rest = without(withoutService(folded), ...OTHER_WORDS).replace(verb, ' ');
  return (rest.match(/\p{L}{3,}/gu) ?? []).some((word) => !EMPTY.has(word));
}

/** A figure with cents that stands alone or beside a word of price, and not beside a date. */
function isBarePrice(folded: string): boolean {
  if (!has(folded, BARE_PRICES) || NAMES_TIME.some((matches) => has(folded, matches))) return false;
  return has(folded, NAMES_PRICE) || countWords(folded) <= MOST_BESIDE_A_PRICE;
}

/** A figure with cents beside more words than this is a price only where a word says so. */
const MOST_BESIDE_A_PRICE = 6;

const countWords = (folded: string): number => folded.trim().split(/\s+/u).length;

/** Whether the words of an offer, as they are quoted, name what it is on. */
export function offerNamesObject(text: string): boolean {
  return namesObject(foldText(text));
}

/** Whether a word such as "only" or "from" says that a sum is a price. */
export function isNamedPrice(text: string): boolean {
  return has(foldText(text), NAMES_PRICE);
}

const LOWERED = wordsPattern(LOWERED_WORDS);

/** Whether a text tells its price as lowered from another one. */
export function saysLowered(text: string): boolean {
  return has(foldText(text), LOWERED);
}

/** Sums of money that a text names. */
export function countSums(text: string): number {
  return matchesOf(foldText(text), MONIES).length;
}

/** Whether a text names a sum of money by its sign or currency, whatever it is for. */
export function namesSum(text: string): boolean {
  return has(foldText(text), MONIES);
}

/** Whether a text may hold a price that could not be told for one: a sum of money, a figure with cents, or nothing but a figure. */
export function mayHoldPrice(text: string): boolean {
  const folded = foldText(withoutContact(text));
  if (has(folded, MONIES) || has(folded, BARE_PRICES)) return true;
  return (
    /^[^\p{L}\p{N}%]*\p{L}?\s?\d{1,4}(?:[.,]\d{2})?\s?\p{L}?[^\p{L}\p{N}%]*$/u.test(folded) || has(folded, VAGUE_PRICE)
  );
}

/** "from 18", "ab 9": a price, an age or an hour. */
const VAGUE_PRICE = pattern(
  String.raw`${wordsPattern(VAGUE_PRICE_LEADS).source}\s*\p{L}?\s?\d{1,4}\s?\p{L}?\s*(?:$|[.!?,;:|•*)])`,
);

function kindOf(whole: string): OfferMatch['kind'] | null {
  const folded = without(whole, LESS_OF_SOMETHING, INTEREST_RATE);
  const saves = has(folded, SAVING);
  if (
    [MINUS_PERCENT, UP_TO_PERCENT, PERCENT_ON].some((matches) => has(folded, matches)) ||
    (saves && has(folded, PERCENTS))
  )
    return 'percent';
  if (has(folded, JOINED_PERCENT) || has(folded, HALF_PRICE)) return 'percent';
  const current = withoutService(without(folded, FORMER_PRICES));
  if (has(current, BARE_AMOUNTS) || has(current, JOINED_AMOUNT) || (saves && has(current, MONIES))) return 'amount';
  const given = without(current, WITHOUT_SOMETHING, FREE_SPIRIT);
  if (matchesOf(given, FREE).some(({ index, 0: words }) => !isDenied(given, index, index + words.length)))
    return 'free';
  if (has(current, JOINED_FREE)) return 'free';
  const paid = withoutIncome(current);
  return isSignedPrice(current) || isBarePrice(paid) || has(paid, UNSIGNED_PRICES) ? 'price' : null;
}

/** Words that belong to the figure of an offer behind them: "up to 50 %", "save $20", "from 14 €", "bis zu 30 %". */
const LEADS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${alternatives([...PRICE_WORDS, ...OFFER_LEADS])})\s+)+[-–−]?\s?$`,
  'u',
);

/** Where an offer's own words begin in its sentence: at its figure or free thing, and what leads to it. */
function startOf(folded: string, at: number): number {
  const lead = LEADS.exec(folded.slice(0, at))?.[0] ?? '';
  return at - lead.length;
}

/**
 * The words of an offer alone where a headline runs into it, to the end of its part, so that what it is on stays in: "$19, free
 * delivery", "from 14 € a box", "20 % off all lamps".
 */
function offerPart(text: string, folded: string, kind: OfferMatch['kind']): string {
  if (countWords(folded) <= MOST_BESIDE_A_PRICE) return quoteWords(text);
  const figures = kind === 'percent' ? [HALF_PRICE, PERCENTS] : kind === 'free' ? [COUNTED_FREE] : [MONIES, HALF_PRICE];
  const present = without(folded, FORMER_PRICES);
  const at = figures.map((matches) => present.search(matches)).find((index) => index >= 0);
  return quoteWords(at === undefined ? text : text.slice(startOf(folded, at)).trim());
}

const STRENGTH = ['percent', 'amount', 'free', 'price'] as const;

/** The strongest offer in one block: a share off, then money off, something free, a price. */
export function findOffer(text: string): OfferMatch | null {
  const found = sentencesOf(withoutContact(text)).flatMap((sentence) => {
    const kind = kindOf(sentence.folded);
    if (!kind) return [];
    const text = offerPart(sentence.text, sentence.folded, kind);
    return [{ text, kind, specific: namesObject(sentence.folded) }];
  });
  return found.sort((p, q) => STRENGTH.indexOf(p.kind) - STRENGTH.indexOf(q.kind))[0] ?? null;
}

/** A former price beside the present one: "was $80", "statt 99 €". */
export function findReferencePrice(text: string): string | null {
  const [match] = matchesOf(foldText(text), FORMER_PRICES);
  return match ? text.slice(match.index, match.index + match[0].length).trim() : null;
}
