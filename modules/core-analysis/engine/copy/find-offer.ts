import { FILLER_WORDS } from './benefit-words.ts';
import { has, pattern, quoteWords, sentencesOf, without, wordsPattern } from './claim-patterns.ts';
import { foldText } from './fold-text.ts';
import { BARE_AMOUNT_OFF, BARE_PRICE, MONEY, PERCENT } from './money.ts';
import { FORMER_PRICE_WORDS, FREE_SERVICE, FREE_WORDS, PRICE_WORDS, SAVING_WORDS } from './offer-words.ts';
import { DATE_WORDS, TIME_WORDS } from './urgency-words.ts';

export interface OfferMatch {
  text: string;
  kind: 'percent' | 'amount' | 'free' | 'price';
  /** Says what the offer is on, not only how much. */
  specific: boolean;
}

const SAVING = wordsPattern(SAVING_WORDS);
const FREE = wordsPattern(FREE_WORDS);
const SERVICE = wordsPattern(FREE_SERVICE);
/** "Sugar-free" gives nothing away. */
const WITHOUT_SOMETHING = pattern(
  String.raw`(?<![\p{L}])(?:sugar|gluten|fat|dairy|lactose|bpa|paraben|fragrance|cruelty|risk|hands|duty|ad|ads|worry|stress|hassle|guilt|alcohol|oil|plastic|chemical|nut|meat|lead|wire|pain|debt|care|carefree|error|toxin|sulfate|sulphate|silicone|caffeine|carbon|tax|scent|spam|frizz|interest|waste|smoke|contract|royalty)(?:[- ]free|free)(?![\p{L}])|(?<![\p{L}])free[- ](?:range|time|trade|spirit|style|standing|flow|speech|fall|way)`,
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
const MONIES = pattern(MONEY);
const BARE_PRICES = pattern(BARE_PRICE);
const BARE_AMOUNTS = pattern(BARE_AMOUNT_OFF);
const NAMES_PRICE = wordsPattern(PRICE_WORDS);
const NAMES_TIME = [
  wordsPattern(TIME_WORDS),
  wordsPattern(DATE_WORDS),
  wordsPattern(['until', 'till', 'by', 'bis', 'am', "jusqu'au", 'hasta', 'fino al', 'ate', 'tot']),
];
const FORMER_PRICES = pattern(
  String.raw`${wordsPattern(FORMER_PRICE_WORDS).source}\s*:?\s*(?:${MONEY})|(?:${MONEY})\s*(?:value|rrp|uvp|retail)(?![\p{L}])`,
);
const OTHER_WORDS = [
  JOINED_PERCENT,
  JOINED_AMOUNT,
  UP_TO_PERCENT,
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
  ].map(foldText),
);

/** Whether anything but the offer itself is named. */
function namesObject(folded: string): boolean {
  return (without(folded, ...OTHER_WORDS).match(/\p{L}{3,}/gu) ?? []).some((word) => !EMPTY.has(word));
}

/** A figure with cents that stands alone or beside a word of price, and not beside a date. */
function isBarePrice(folded: string): boolean {
  if (!has(folded, BARE_PRICES) || NAMES_TIME.some((matches) => has(folded, matches))) return false;
  return has(folded, NAMES_PRICE) || folded.trim().split(/\s+/u).length <= 2;
}

function kindOf(folded: string): OfferMatch['kind'] | null {
  const saves = has(folded, SAVING);
  if (has(folded, MINUS_PERCENT) || has(folded, UP_TO_PERCENT) || (saves && has(folded, PERCENTS))) return 'percent';
  if (has(folded, JOINED_PERCENT)) return 'percent';
  const current = without(folded, FORMER_PRICES, SERVICE);
  // "Free shipping over $50" names a threshold, not a price.
  if (has(folded, SERVICE)) return null;
  if (has(current, BARE_AMOUNTS) || has(current, JOINED_AMOUNT) || (saves && has(current, MONIES))) return 'amount';
  if (has(without(current, WITHOUT_SOMETHING), FREE) || has(current, JOINED_FREE)) return 'free';
  return has(current, MONIES) || isBarePrice(current) ? 'price' : null;
}

const STRENGTH = ['percent', 'amount', 'free', 'price'] as const;

/** The strongest offer in one block: a share off, then money off, something free, a price. */
export function findOffer(text: string): OfferMatch | null {
  const found = sentencesOf(text).flatMap((sentence) => {
    const kind = kindOf(sentence.folded);
    return kind ? [{ text: quoteWords(sentence.text), kind, specific: namesObject(sentence.folded) }] : [];
  });
  return found.sort((p, q) => STRENGTH.indexOf(p.kind) - STRENGTH.indexOf(q.kind))[0] ?? null;
}

/** A former price beside the present one: "was $80", "statt 99 €". */
export function findReferencePrice(text: string): string | null {
  const [match] = foldText(text).matchAll(FORMER_PRICES);
  return match ? text.slice(match.index, match.index + match[0].length).trim() : null;
}
