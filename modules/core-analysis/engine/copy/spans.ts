import { foldText } from './fold-text.ts';

/** A stretch of a line that is one thing: a price, a share, a telephone number. Positions in the line; `to` exclusive. */
export interface Span {
  kind: SpanKind;
  from: number;
  to: number;
  /** The figure it holds, where one can be read: 1299 of "1.299,00 €", 30 of "-30 %". */
  value: number | null;
}

const SIGN = String.raw`(?:us\$|au?\$|ca?\$|nz\$|hk\$|r\$|\$|€|£|¥|₹|₺|₩|₦|₫|¤)`;
const CODE = 'usd|eur|euros?|gbp|chf|cad|aud|nzd|sek|nok|dkk|kr|pln|zl|czk|inr|rs|jpy|brl';
/** Behind their figure only: before one they are as often a name. */
const CODE_BEHIND = 'tl|kc|lei|ron|huf|vnd';
const THOUSANDS = String.raw`\d{1,3}(?:[. ]\d{3})+`;
const UNIT_OF_MONEY = 'dollars?|pounds?|pesos|francs?';
const CURRENCY = String.raw`(?:${SIGN}|(?<!\p{L})(?:${CODE}|${UNIT_OF_MONEY})(?!\p{L})\.?)`;
const NUM = String.raw`(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)`;
const TLD = 'com|de|fr|es|it|nl|pt|br|io|co|net|org|eu|at|ch|be|uk|shop|app|info|store|ai|cat|example';
const DAYS = 'mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom';
const MONTH =
  'jan|feb|mar|apr|avr|abr|may|mai|mag|mei|jun|giu|jui|jul|lug|aug|aou|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic';
const MONTHS = 'january|february|march|april|june|july|august|september|october|november|december';
const TIME_UNIT =
  'days?|hours?|min(?:utes?|uten)?|weeks?|months?|years?|h|tagen?|stunden?|wochen?|monaten?|jahren?|jours|heures|mois|ans';
const FREE_OF =
  'zucker|alkohol|laktose|gluten|koffein|parfum|sugar|fat|dairy|lactose|cruelty|risk|hands|duty|ad|plastic|oil|worry|stress|hassle|guilt|caffeine';
const NO_THING =
  'one|two|three|get|is|are|for|the|a|your|and|of|feel|trial|month|bag|go|class|box|first|delivery|shipping|returns?';

/** Every kind with its forms, over folded text; of two that could begin at one place the upper one is taken. */
const KINDS = {
  email: [String.raw`[\w.+-]+@[\w-]+\.[\w.]+`],
  url: [String.raw`(?:https?:\/\/|www\.)\S+`, String.raw`(?<![\w@])[\w-]+(?:\.[\w-]+)*\.(?:${TLD})(?!\w)(?:\/\S*)?`],
  handle: [String.raw`(?<!\w)@\w[\w.]{2,}|(?<!\w)#[a-z]\w{2,}`],
  stars: ['[★☆⭐]+'],
  rating: [
    String.raw`(?<![\d$€£.,])[1-9](?:[.,]\d)?\s?(?:\/|out of|von|sur|su|de|van|uit)\s?(?:5|10)(?![\d%.,])`,
    String.raw`(?<![\d$€£.,])[1-5][.,]\d\+?(?=\s?(?:★|☆|stars?|sterne|etoiles|estrellas|sterren|stelle))`,
  ],
  cut: [String.raw`(?<![\d\p{L}]\s?)[-–−]\s?\d{1,2}\s?%`],
  percent: [
    String.raw`\d{1,3}(?:[.,]\d)?(?:\s?[-–]\s?\d{1,3})?\s?(?:%|per ?cent|prozent|pour cent|por ciento|por cento|procent)`,
    String.raw`(?<!\d\s?)%\s?\d{1,2}(?!\d)`,
  ],
  bundle: [
    String.raw`(?<![\d.,])[1-9]\s?(?:x|for|fur|pour|por|per|voor|=|\+)\s?[1-9](?![\d.,%])`,
    String.raw`(?<=[2-9] (?:\p{L}+ )?)(?:zum preis von|for the price of|pour le prix d'?e?|al precio de) ?[1-9]`,
  ],
  money: [
    String.raw`${CURRENCY}\s?${NUM}(?:[.,]-)?(?!\d)k?`,
    // A sign right before a figure is that figure's: "for 2 $30".
    String.raw`${NUM}(?:[.,]-)?\s?(?:${SIGN}(?!\d)|(?:${CODE}|${CODE_BEHIND}|${UNIT_OF_MONEY})(?!\p{L}))`,
    String.raw`\d+\s?(?:cents?|¢)(?![a-z])|(?<![\d.,])${NUM}[.,:]-|(?<![\d.,])${THOUSANDS}\s?ft(?![a-z])|(?<!\p{L})rp\.?\s?${THOUSANDS}|(?<![\d.,])\d{2}p(?![a-z\d])`,
    // The recogniser has no signs of euro and pound, and reads a letter beside the figure.
    String.raw`(?<![a-z])[eclf∈]\s?\d{1,4}[.,](?:\d{2}|-)(?![\d%])|(?<![\p{L}\p{N}.,/#-])[efl](?=\d{2})${NUM}(?![\p{L}\d%])`,
    String.raw`(?<![\d.,])\d{1,4}[.,]\d{2}\s?[ecf∈](?![a-z])`,
  ],
  phone: [
    String.raw`(?<![\d.,])\+\d{1,3}[\s(]?\d[\d\s()/.-]{4,}\d|(?<![\d.,$€£])\(?0\d[\d\s()/-]{5,}\d`,
    String.raw`(?<![\d.,$€£])(?:1[-. ])?(?:\(?\d{3}\)?[\s.-]){1,2}\d{4}(?![\d.,])`,
    String.raw`(?<![\d.,$€£])[69]\d{1,2}(?:\s\d{2,3}){2,3}(?!\d)|(?<!\d)\d{2}(?:[ .]\d{2}){4}(?!\d)|(?<!\d)\d{2}\s\d{4}\s\d{4}(?!\d)`,
  ],
  place: [
    String.raw`(?<!\p{L})\p{L}*(?:stra(?:s|ss)e|str\.?|weg|platz|allee|gasse|ring|damm|straat|laan)\s?\d{1,4}\s?[a-f]?(?![\p{L}\d%])`,
    String.raw`(?<![\p{L}\d.,$€£])\d{1,5}[a-d]?\s+(?:\p{L}+\.?\s+){1,2}(?:st|street|ave|avenue|rd|road|blvd|lane|ln|square)(?!\p{L})`,
    String.raw`(?<![\p{L}\d.,$€£])\d{1,4}\s?(?:bis)?,?\s+(?:rue|avenue|av\.?|boulevard|place|quai|chemin)\s+[\p{L}']+`,
    String.raw`(?<!\p{L})(?:calle|c\/|avda\.?|avenida|plaza|paseo|via|piazza|rua)\s?(?:[\p{L}']+\s?){1,3},?\s?\d{1,4}(?![\d%])`,
    String.raw`(?<![\d\p{L}])(?!\d{2}000)\d{5}(?=\s(?:bei\s)?(?:bad\s)?\p{L}{4,}\s*$)`,
  ],
  hours: [
    String.raw`(?<!\p{L})(?:${DAYS})\p{L}{0,6}\.?\s?(?:-|–|to|bis|au|a|al)\s?(?:${DAYS})\p{L}{0,6}(?!\p{L})`,
    String.raw`(?<![\p{L}\d.,$€£-])\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|am|pm)?\s?(?:-|–|to|bis|a)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|am|pm)(?!\p{L})`,
    String.raw`(?<![\p{L}\d.,$€£-])\d{1,2}[:.]\d{2}\s?[-–]\s?\d{1,2}[:.]\d{2}(?![\d.,%])`,
  ],
  time: [
    // "2 h 10", "20 h 30".
    String.raw`(?<![\d.,])\d{1,2}\s?h\s?[0-5]\d(?:\s?min)?(?!\d|[.,]\d|\s?(?:%|${SIGN}))`,
    String.raw`(?<![\d.,])\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|uur|h)(?![a-z])|(?<![\d.,])\d{1,2}:\d{2}(?!\d)`,
  ],
  date: [
    String.raw`(?<![\d.,])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)|(?<![\d.,])\d{1,2}\.\d{1,2}\.(?!\d)`,
    String.raw`(?<![\d.,])\d{1,2}(?:st|nd|rd|th|er)?\.?\s(?:of\s|de\s)?(?:${MONTH})[a-z]{0,7}(?![\p{L}\d])`,
    String.raw`(?<!\p{L})(?:${MONTHS}|(?:${MONTH})\.?)\s\d{1,2}(?:st|nd|rd|th)?(?![\d:%])`,
  ],
  year: [String.raw`(?<![\d.,])(?:18|19|20)\d{2}(?![\d.,%])`],
  quantity: [
    // A share in two figures: "1 in 4", "1 von 4", "3 in 1".
    String.raw`(?<![\d.,$€£])[1-9]\d?\s(?:in|out of|von|sur|su|de cada|op)\s\d{1,3}(?!\d|[.,]\d|\s?(?:%|${SIGN}|-?\s?(?:${TIME_UNIT})(?!\p{L})))`,
    String.raw`(?<![\d.,])${NUM}\s?(?:kg|g|mg|ml|cl|l|oz|lbs?|cm|mm|m2|m²|m|km|kwh|gb|mb|mah|inch|ft|°c?)(?![a-z])`,
  ],
  cents: [String.raw`(?<![\d.,:\p{L}#+/])\d{1,4}[.,]\d{2}(?![\d.,:%])`],
  many: [
    String.raw`(?<![\d.,])(?:\d{1,3}(?:[.,' ]\d{3})+|\d{4,}|\d+(?:[.,]\d)?\s?(?:k|m|mio|mil|million|millions|millionen|millones|milioni|milhoes|miljoen)(?![a-z]))\+?`,
  ],
  without: [
    String.raw`(?<![a-z])(?!(?:${NO_THING})[- ]free)[a-z]{2,}[-]free(?![a-z])|(?<![a-z])(?:${FREE_OF})[- ]?(?:frei|free)e?[rsmn]?(?![a-z])`,
    String.raw`[a-z]{3,}vrij(?![a-z])|free[- ](?:range|time|trade|spirit(?:ed)?|style|from|your|yourself)|feel free`,
  ],
  code: [String.raw`(?<![\p{L}\d])[a-z]{2,10}\d{1,3}(?![\p{L}\d])`],
  number: [String.raw`(?<![\p{L}\d])\d+(?:[.,]\d+)?`],
} as const satisfies Record<string, readonly string[]>;

export type SpanKind = keyof typeof KINDS;

const SPAN = new RegExp(
  Object.entries(KINDS)
    .map(([kind, forms]) => `(?<${kind}>${forms.join('|')})`)
    .join('|'),
  'gu',
);

/** The amount in figures such as "1,299.00", "1.299,00", "89"; null where none can be read. */
export function amountIn(text: string): number | null {
  const figures = /\d[\d.,' ]*/u
    .exec(text)?.[0]
    .replace(/[\s']/gu, '')
    .replace(/[.,]+$/u, '');
  if (!figures) return null;
  const cents = /[.,](\d{1,2})$/u.exec(figures);
  const whole = (cents ? figures.slice(0, -cents[0].length) : figures).replace(/[.,]/gu, '');
  return Number(whole === '' ? 0 : whole) + (cents ? Number(`0.${cents[1]}`) : 0);
}

/** The typed spans of a line, in order; none overlaps another. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  const folded = foldText(line);
  SPAN.lastIndex = 0;
  for (let match = SPAN.exec(folded); match; match = SPAN.exec(folded)) {
    const kind = (Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ??
      'number') as SpanKind;
    spans.push({ kind, from: match.index, to: match.index + match[0].length, value: amountIn(match[0]) });
  }
  return spans;
}
