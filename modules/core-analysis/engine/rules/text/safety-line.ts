/** A line that takes doubts away, to suggest: of what is sold, of an event, of what costs an address. */
import type { Goal } from '../../../contract/analysis.ts';
import type { Trade } from '../../../contract/trade.ts';
import { flyerFacts } from '../../copy/flyer.ts';
import { alternatives, foldText, listOf } from '../../copy/fold-text.ts';
import { copyLanguage } from '../../copy/language.ts';
import type { CopyLanguage } from '../../copy/lexica.ts';
import { TRADE_WORDS } from '../../copy/trade-words.ts';
import type { Written } from '../../copy/written.ts';
import { quote } from '../wording/words.ts';

type Kind = 'goods' | 'event' | 'reading' | 'enquiry';

const wordsPattern = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(words)})(?![\\p{L}\\p{N}])`, 'u');

/** What people hand over an address for. */
const READING = wordsPattern(
  listOf(`
    newsletter, newsletters, ebook, e-book, whitepaper, white paper, checklist, webinar, free guide, free pdf, download the guide,
    download your guide, get the guide, read the guide, checkliste, ratgeber, leitfaden, livre blanc, infolettre, guide gratuit,
    guide offert, boletín, guía gratis, guía gratuita, descarga la guía`),
);
/** A guide as something to read, not somebody who leads the way. */
const FREE_GUIDE = /(?<!\p{L})(?:free|gratis|download)(?:\s+[\p{L}\d-]+){1,2}\s+guide(?!\p{L})/u;
const SEATS = wordsPattern(
  listOf(`
    ticket, tickets, seat, seats, rsvp, eintrittskarten, karten, plätze, anmeldung, billet, billets, billetterie, places,
    inscription, inscriptions, entradas, plazas, inscripción, inscripciones`),
);

/** What a safety net would be for, by the words and the goal. A day to go to is an event only with a word or a seat of one. */
export function safetyKind({ text: { blocks } }: Pick<Written, 'text'>, goal: Goal): Kind {
  const texts = blocks.map(({ text }) => text);
  const names = (matches: RegExp) => texts.some((text) => matches.test(foldText(text)));
  if (names(READING) || names(FREE_GUIDE)) return 'reading';
  const facts = flyerFacts(texts);
  if (facts.includes('a date') && (facts.includes('words of an event or a menu') || names(SEATS))) return 'event';
  return goal === 'leads' ? 'enquiry' : 'goods';
}

/** Each in words that the reader of the copy takes for a mark of trust, and for no offer or deadline. */
export const SAFETY_LINES: Readonly<Record<CopyLanguage, Readonly<Record<Kind, string>>>> = {
  en: {
    goods: '30-day free returns',
    event: 'Full refund up to 48 hours before',
    reading: 'No commitment, unsubscribe any time',
    enquiry: 'No commitment, no spam',
  },
  de: {
    goods: '30 Tage kostenlose Rückgabe',
    event: 'Kostenlose Stornierung bis 48 Stunden vorher',
    reading: 'Kein Risiko, jederzeit abbestellbar',
    enquiry: 'Kein Risiko, kein Spam',
  },
  fr: {
    goods: 'Retours gratuits pendant 30 jours',
    event: 'Annulation gratuite 48 h avant',
    reading: 'Sans engagement, désinscription à tout moment',
    enquiry: 'Sans engagement, sans spam',
  },
  es: {
    goods: '30 días para devolver',
    event: 'Cancelación gratuita 48 h antes',
    reading: 'Sin compromiso, baja en cualquier momento',
    enquiry: 'Sin compromiso, sin spam',
  },
  it: {
    goods: 'Reso gratuito entro 30 giorni',
    event: 'Cancellazione gratuita fino a 48 ore prima',
    reading: 'Senza impegno, cancelli quando vuoi',
    enquiry: 'Senza impegno, niente spam',
  },
  pt: {
    goods: '30 dias para devolver',
    event: 'Cancelamento gratuito até 48 horas antes',
    reading: 'Sem compromisso, cancele quando quiser',
    enquiry: 'Sem compromisso, sem spam',
  },
  nl: {
    goods: '30 dagen gratis retour',
    event: 'Gratis annuleren tot 48 uur vooraf',
    reading: 'Zonder verplichtingen, altijd op te zeggen',
    enquiry: 'Zonder verplichtingen, geen spam',
  },
};

/** The same in our words, where the language of the copy is not known. */
const IN_GENERAL: Readonly<Record<Kind, string>> = {
  goods: 'free returns',
  event: 'a refund up to some hours before',
  reading: 'that nobody commits to anything and can unsubscribe any time',
  enquiry: 'that asking commits nobody to anything and brings no spam',
};

const OTHERS: Readonly<Record<Kind, string>> = {
  goods: ', a guarantee period, or a certification',
  event: ', or that a ticket may be passed on',
  reading: ', or how often you write',
  enquiry: ', or how soon and by whom the answer comes',
};

/** "“30-day free returns”, a guarantee period, or a certification": examples in the language of the copy. */
export function safetyLine(
  m: Pick<Written, 'text'>,
  { goal, sells }: { readonly goal: Goal; readonly sells?: Trade | null },
): string {
  const language = copyLanguage(m.text.blocks.map(({ text }) => text));
  if (sells && sells !== 'goods') return quote(TRADE_WORDS[language ?? 'en'][sells].safety);
  const kind = sells ? 'goods' : safetyKind(m, goal);
  return `${language ? quote(SAFETY_LINES[language][kind]) : IN_GENERAL[kind]}${OTHERS[kind]}`;
}
