import { has, pattern, without, wordsPattern } from './claim-patterns.ts';
import { BARE_PRICE, MONEY } from './money.ts';
import { FREE_SERVICE, INCOME_WORDS, LEDGER_WORDS, PRICE_WORDS, THRESHOLD_WORDS } from './offer-words.ts';

const MONIES = pattern(MONEY);
const NAMES_PRICE = wordsPattern(PRICE_WORDS);
const LEDGER = wordsPattern(LEDGER_WORDS);
const SERVICE = wordsPattern(FREE_SERVICE);
/** What a service is tied to, up to the next part of the line: "on orders over $50". */
const BEHIND_SERVICE = pattern(
  String.raw`${SERVICE.source}(?:(?!\s*[,;:+&|•·]|\s(?:and|und|et|y|e|en|plus|only|just|now|nur|jetzt)\s).)*`,
);
const THRESHOLD = pattern(
  String.raw`${wordsPattern(THRESHOLD_WORDS).source}\s*(?:${MONEY})|(?:${MONEY})\s?\+(?=\s*(?:$|[.,;!)]|orders?(?!\p{L})))`,
);
/** "Earn up to $500 a day", "win $1,000", "£85,000 protected". */
const INCOME = pattern(
  String.raw`${wordsPattern(INCOME_WORDS).source}\s+(?:[\p{L}']+\s+){0,3}(?:${MONEY})|(?:${MONEY})\s+(?:(?:of|fscs|deposit)\s+){0,2}(?:protect(?:ed|ion)|cover(?:ed|age)?|insured)(?!\p{L})`,
);

const DISPATCH = String.raw`(?:shipping|delivery|postage|p\s?&\s?p|versand(?:kosten)?|lieferung|livraison|frais\s+de\s+port|envio|spedizione|frete|verzending|verzendkosten)`;
const KIND_OF_DISPATCH = String.raw`(?:standard|express|next[- ]day|same[- ]day|home|frais\s+de|gastos\s+de|costi\s+di)`;
const FEE = `${MONEY}|${BARE_PRICE}`;
/** "Delivery from £4.99", "zzgl. 4,90 € Versand": what it costs to send a thing is no price of it. Not "meal delivery from £4". */
const DISPATCH_FEE = pattern(
  String.raw`(?<=^\P{L}*|[,;:+&|•·]\s*|(?<!\p{L})(?:plus|and|und|et|y|e|en|zzgl\.?)\s+)(?:(?:${KIND_OF_DISPATCH}\s+)?${DISPATCH}(?:\s*:|\s+(?:fee|costs?|is|from|only|just|for|ab|nur|kostet|des|desde|da|vanaf)){0,2}\s*(?:${FEE})|(?:${FEE})\s+(?:for\s+)?(?:${KIND_OF_DISPATCH}\s+)?${DISPATCH})(?=\s*(?:$|[.,;:!)+&|•·]))`,
);

/** What a price is for: "a box", "per person", "/ Monat", "each". */
const UNIT = String.raw`\s*(?:\/\s*\p{L}+|(?:a|an|per|pro|par|por|je|al|la|le|il|o)\s+\p{L}+|each|pp|p\.p\.?)`;
const WITH_UNIT = pattern(String.raw`(?:${MONEY})(?:${UNIT})(?!\p{L})`);
/** Words before a sum that make it the end of another statement: "worth $40", "invested $1,000", "a gift of $20". */
const PART_OF_SENTENCE = String.raw`(?:\p{L}+ed|of|to|over|with|by|than|least|most|worth|about|around|nearly|almost|the|a|an|von|um|de|di)`;
/** A sum that opens or closes its line, where a price stands. */
const AT_AN_END = pattern(
  String.raw`^\P{L}*(?:${MONEY})|(?<!(?<!\p{L})${PART_OF_SENTENCE}\s+)(?<![\p{L}\d])(?:${MONEY})[^\p{L}\p{N}]*$`,
);

/** Beside so many words a sum is a price whatever they say; beside so many more, one only at the end of its line. */
const FEW_WORDS = 6;
const MOST_WORDS = 14;

const countWords = (folded: string): number => folded.trim().split(/\s+/u).length;

/**
 * A folded line without free services and the sums they hang on, and without what it costs to send a thing: "free shipping over
 * $50" and "delivery £5" name no price, "$19, free delivery" does. Positions stay.
 */
export function withoutService(folded: string): string {
  const paid = without(folded, DISPATCH_FEE);
  return has(paid, SERVICE) ? without(paid, THRESHOLD, BEHIND_SERVICE) : paid;
}

/** A folded line without the sums that somebody gets or has safe: "win $1,000", "covered for £85,000". Positions stay. */
export const withoutIncome = (folded: string): string => without(folded, INCOME);

/**
 * Whether a sum with its sign in a folded line is a price: named one, paid for something ("14 € a box"), with few words beside it
 * or at the end of a line. Not what somebody earns, nor a line of an account.
 */
export function isSignedPrice(folded: string): boolean {
  const paid = withoutIncome(folded);
  if (!has(paid, MONIES)) return false;
  if (has(paid, NAMES_PRICE)) return true;
  const words = countWords(folded);
  if (has(paid, LEDGER)) return false;
  return words <= FEW_WORDS || has(paid, WITH_UNIT) || (words <= MOST_WORDS && has(paid, AT_AN_END));
}
