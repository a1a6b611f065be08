import { has, pattern, quoteWords, sentencesOf, wordsPattern } from './claim-patterns.ts';
import { withoutContact } from './contact-details.ts';
import { withoutDelivery } from './delivery-promise.ts';
import { DATE_WORDS, DEMAND_WORDS, SUPPLY_WORDS, TIME_WORDS } from './urgency-words.ts';

export interface UrgencyMatch {
  text: string;
  kind: 'time' | 'supply' | 'demand';
  /** Names a date, a span or a quantity. */
  concrete: boolean;
}

const TIME = wordsPattern(TIME_WORDS);
const SUPPLY = wordsPattern(SUPPLY_WORDS);
const DEMAND = wordsPattern(DEMAND_WORDS);
const dateWords = wordsPattern(DATE_WORDS).source;
/** 24/12, 24.12., 12-24-2026, 31st, 31 Dec, Dec 31. */
const DATE = pattern(
  String.raw`${dateWords}|(?<!\d)\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2})?)?(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th)(?!\p{L})|\d{1,2}\s?(?:am|pm|uhr|h)(?!\p{L})|(?<!\p{L})(?:today|tonight|this week|this weekend|heute|aujourd'hui|hoy|oggi|hoje|vandaag)(?!\p{L})`,
);
/** "until Sunday", "by 24 December", "bis Freitag": a limit only together with a date. */
const UNTIL_DATE = pattern(
  String.raw`(?<!\p{L})(?:until|till|til|through|by|before|thru|bis|jusqu'au|jusqu'a|hasta|fino a|fino al|ate|tot)\s+(?:the\s+|end of\s+|zum\s+|el\s+|al\s+|le\s+)?(?:\d{1,2}\.?\s+(?:de\s+)?)?(?:${DATE.source})`,
);
const SPAN = pattern(
  String.raw`(?<![\p{L}\p{N}])\d{1,3}\s*(?:hours?|hrs?|days?|minutes?|mins?|stunden|tage|heures|jours|horas|dias|ore|giorni|uur|dagen)\s*(?:left|only|remaining|to go|sale|ubrig|restants?)(?!\p{L})|(?:only|just|nur noch|plus que|solo|apenas|nog)\s+\d{1,3}\s*(?:hours?|days?|stunden|tage|heures|jours|horas|dias|ore|giorni|uur|dagen)(?!\p{L})`,
);
/** "Only 3 left", "2 spots remaining", "first 100 orders"; not "your first 10 hires", nor "first 3 months free". */
const COUNTED_SUPPLY = pattern(
  String.raw`(?<![\p{L}\p{N}])(?:only|just|last)?\s*\d{1,5}\s+(?:\p{L}+\s+){0,2}(?:left|remaining|available)(?!\p{L})|(?<!(?:your|my|our|his|her|their|its)\s)(?:the\s+)?first\s+\d{1,5}\s+(?!(?:days?|weeks?|months?|years?|hours?|minutes?|nights?)(?!\p{L}))\p{L}+|(?:nur noch|plus que|noch|ne reste que|solo quedan|quedan|solo|apenas|nog maar)\s+\d{1,5}\s+(?:stuck|platze|pieces|places|unidades|plazas|pezzi|posti|vagas|stuks|plaatsen)|limited to \d+`,
);
const QUANTITY = pattern(String.raw`(?<![\p{L}.,])\d{1,6}(?![\p{L}%])`);

function judge(folded: string): Omit<UrgencyMatch, 'text'> | null {
  if (has(folded, UNTIL_DATE) || has(folded, SPAN)) return { kind: 'time', concrete: true };
  if (has(folded, COUNTED_SUPPLY)) return { kind: 'supply', concrete: true };
  if (has(folded, TIME)) {
    return { kind: 'time', concrete: has(folded, DATE) || /\d+\s*(?:hours?|days?|h|std|stunden|tage)/.test(folded) };
  }
  if (has(folded, SUPPLY)) return { kind: 'supply', concrete: has(folded, QUANTITY) };
  if (has(folded, DEMAND)) return { kind: 'demand', concrete: has(folded, QUANTITY) };
  return null;
}

/** The first limit in time, supply or demand that a block names; one with a date or quantity before one without. */
export function findUrgency(text: string): UrgencyMatch | null {
  const found = sentencesOf(withoutContact(text)).flatMap((sentence) => {
    // By when a parcel comes is a promise to the buyer, not a limit on buying.
    const judged = judge(withoutDelivery(sentence.folded));
    return judged ? [{ text: quoteWords(sentence.text), ...judged }] : [];
  });
  return found.find(({ concrete }) => concrete) ?? found[0] ?? null;
}
