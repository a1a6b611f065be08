import { alternatives } from './fold-text.ts';
import { PRICE_LEADS, VAGUE_PRICE_LEADS } from './offer-words.ts';

/**
 * Patterns of figures and prices, over text folded by `foldText`. Numbers in
 * both styles (1,299.00 and 1.299,00), signs before or behind.
 */
export const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

const SIGN = String.raw`(?:us\$|au\$|a\$|ca\$|c\$|nz\$|hk\$|r\$|\$|€|£|¥|₹|₺|₫)`;
const CODE = String.raw`(?:usd|eur|euros?|gbp|chf|cad|aud|nzd|sek|nok|dkk|kr|pln|zl|czk|inr|rs\.?|jpy|brl|dollars?|pounds?|francs?|fr\.)`;
/**
 * The recogniser's alphabet has no euro and pound signs; it reads them as one
 * of these letters. Taken for a sign only right beside a figure with cents.
 */
const MISREAD_SIGN = '[eclf∈]';
const CENTS = String.raw`\d{1,4}[.,](?:\d{2}|-)`;
/** Litres as bottles hold them: an `l` behind them is the unit, not what is left of a sign. */
const BOTTLE = `0[.,](?:20|25|33|35|50|70|75)`;

/** Codes that stand behind their figure only: before it they are as often a name. */
const CODE_BEHIND = '(?:tl|kc|lei|ron|huf|rsd|vnd)';
/** Forints, not feet: thousands parted by a space or a full stop, as Hungarian does. Rupiah stand before such a figure. */
const THOUSANDS = String.raw`\d{1,3}(?:[. ]\d{3})+`;

/** A price or an amount of money, whole. */
export const MONEY = [
  String.raw`${SIGN}\s?(?:${NUMBER})(?:[.,]-)?`,
  String.raw`(?<!\p{L})(?:${CODE})\s?(?:${NUMBER})`,
  String.raw`(?:${NUMBER})(?:[.,]-)?\s?(?:${SIGN}|(?:${CODE}|${CODE_BEHIND})(?![a-z]))`,
  String.raw`${THOUSANDS}\s?ft(?![a-z])|(?<!\p{L})rp\.?\s?${THOUSANDS}|(?<![\d.,])\d{2,4}:-`,
  String.raw`(?<![a-z])${MISREAD_SIGN}\s?${CENTS}(?![\d%])`,
  String.raw`(?!${BOTTLE}\s?l)${CENTS}\s?${MISREAD_SIGN}(?![a-z])`,
  String.raw`\d+\s?(?:cents?|¢|p(?=\s+(?:off|each|a|per)))(?![a-z])|(?<![\d.,])\d{2}p(?![a-z\d])`,
].join('|');

/**
 * A figure with cents and no sign: the recogniser drops euro and pound signs
 * more often than it misreads them. A price only where its sentence says so. No price before a unit, `1` behind it being a litre.
 */
export const BARE_PRICE = String.raw`(?<![\d.,/\p{L}#+−–-]|[+−–-]\s|version\s)\d{1,4}[.,]\d{2}(?![\d.,/%]|\s?(?:[kcm]?m|[kcm]?g|[kcm]?l|lbs?|oz|in|ft|uhr|am|pm|stars?)(?!\p{L})|\s[1|](?![\d.,]|\s?\p{L}))`;

/** A figure that may be a price: two digits at least, no year. */
const AMOUNT = String.raw`(?!(?:19|20)\d{2}(?![\d.,']))(?:\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d{2})?(?!\d|[.,']\d)|\d{4}(?![\d.,]))`;
/** What may stand behind a price without making it a count of something: the end, a mark, or what it is paid for. */
const PRICE_ENDS = String.raw`(?=\s*(?:$|[.!?,;:|•*)/]|(?:a|per|pro|par|al|im|por|je|each|pp|p\.p)(?!\p{L})))`;
/** What is left of a euro or pound sign right beside a figure. */
const LEFT_OF_SIGN = '[eflc£€]';
const priceLedBy = (words: readonly string[], figure: string) =>
  String.raw`(?<![\p{L}\p{N}])(?:${alternatives(words)})\s*:?\s?(?:${LEFT_OF_SIGN}\s?)?(?:${figure})(?:\s?${LEFT_OF_SIGN}(?!\p{L}))?${PRICE_ENDS}`;

/**
 * A price whose sign was lost or misread: "Only 29", "des 189 C", "E29", "29E". Currency unknown. Behind words that also open an
 * age or an hour ("from", "ab") only from 25 on.
 */
export const UNSIGNED_PRICE = [
  priceLedBy(PRICE_LEADS, String.raw`(?=[\d.,' ]*\d)(?:${AMOUNT})`),
  priceLedBy(VAGUE_PRICE_LEADS, String.raw`(?=2[5-9](?!\d)|[3-9]\d|\d{3})(?:${AMOUNT})`),
  String.raw`(?<![\p{L}\p{N}.,/#-])[efl](?=\d{2})(?:${AMOUNT})(?![\p{L}%])${PRICE_ENDS}`,
  String.raw`(?<![\p{L}\p{N}.,/#-])(?=\d{2})(?:${AMOUNT})\s?e(?!\p{L})${PRICE_ENDS}`,
].join('|');

/** "5 off", what is left of "€5 off". */
export const BARE_AMOUNT_OFF = String.raw`(?<![\d.,])\d{1,4}(?:[.,]\d{2})?\s+off(?!\p{L})`;

/** A share such as `30%`, `30 %`, `30 percent`, `20-50%`, in Turkish `%30`. */
export const PERCENT = String.raw`(?<!\d\s?)%\d{1,3}(?:[.,]\d)?(?!\d)|\d{1,3}(?:[.,]\d)?(?:\s?[-–]\s?\d{1,3})?\s?(?:%|percent|per cent|prozent|pour cent|por ciento)`;
