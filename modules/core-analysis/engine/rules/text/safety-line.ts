/** A line that takes doubts away, to suggest: of what is sold, of an event, of what costs an address. */
import type { Goal } from '../../../contract/analysis.ts';
import type { Trade } from '../../../contract/trade.ts';
import { isEvent } from '../../copy/flyer.ts';
import { alternatives, foldText, listOf } from '../../copy/fold-text.ts';
import { guessTrade } from '../../copy/guess-trade.ts';
import { copyLanguage } from '../../copy/language.ts';
import type { CopyLanguage } from '../../copy/lexica.ts';
import { TRADE_WORDS } from '../../copy/trade-words.ts';
import type { Written } from '../../copy/written.ts';
import { quote } from '../wording/words.ts';

type Kind = 'goods' | 'open' | 'event' | 'reading' | 'enquiry';

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
/** What a safety net would be for, by the words and the goal. Only goods can be sent back: of what nobody knows it is left open. */
export function safetyKind({ text: { blocks }, copy }: Pick<Written, 'text' | 'copy'>, goal: Goal): Kind {
  const texts = blocks.map(({ text }) => text);
  const names = (matches: RegExp) => texts.some((text) => matches.test(foldText(text)));
  if (names(READING) || names(FREE_GUIDE)) return 'reading';
  // Of what costs nothing there is nothing to refund.
  if (isEvent(texts)) return copy.offer?.kind === 'free' ? 'enquiry' : 'event';
  if (goal === 'leads') return 'enquiry';
  return guessTrade(texts) === 'goods' ? 'goods' : 'open';
}

/** Each in words that the reader of the copy takes for a mark of trust, and for no offer or deadline. */
export const SAFETY_LINES: Readonly<Record<CopyLanguage, Readonly<Record<Kind, string>>>> = {
  en: {
    goods: '30-day free returns',
    open: 'Satisfaction guaranteed',
    event: 'Full refund up to 48 hours before',
    reading: 'No commitment, unsubscribe any time',
    enquiry: 'No commitment, no spam',
  },
  de: {
    goods: '30 Tage kostenlose Rückgabe',
    open: 'Zufriedenheitsgarantie',
    event: 'Kostenlose Stornierung bis 48 Stunden vorher',
    reading: 'Kein Risiko, jederzeit abbestellbar',
    enquiry: 'Kein Risiko, kein Spam',
  },
  fr: {
    goods: 'Retours gratuits pendant 30 jours',
    open: 'Satisfait ou remboursé',
    event: 'Annulation gratuite 48 h avant',
    reading: 'Sans engagement, désinscription à tout moment',
    enquiry: 'Sans engagement, sans spam',
  },
  es: {
    goods: '30 días para devolver',
    open: 'Satisfacción garantizada',
    event: 'Cancelación gratuita 48 h antes',
    reading: 'Sin compromiso, baja en cualquier momento',
    enquiry: 'Sin compromiso, sin spam',
  },
  it: {
    goods: 'Reso gratuito entro 30 giorni',
    open: 'Soddisfazione garantita',
    event: 'Cancellazione gratuita fino a 48 ore prima',
    reading: 'Senza impegno, cancelli quando vuoi',
    enquiry: 'Senza impegno, niente spam',
  },
  pt: {
    goods: '30 dias para devolver',
    open: 'Satisfação garantida',
    event: 'Cancelamento gratuito até 48 horas antes',
    reading: 'Sem compromisso, cancele quando quiser',
    enquiry: 'Sem compromisso, sem spam',
  },
  nl: {
    goods: '30 dagen gratis retour',
    open: 'Tevredenheidsgarantie',
    event: 'Gratis annuleren tot 48 uur vooraf',
    reading: 'Zonder verplichtingen, altijd op te zeggen',
    enquiry: 'Zonder verplichtingen, geen spam',
  },
};

/** The same in our words, where the language of the copy is not known. */
const IN_GENERAL: Readonly<Record<Kind, string>> = {
  goods: 'free returns',
  open: 'a guarantee',
  event: 'a refund up to some hours before',
  reading: 'that nobody commits to anything and can unsubscribe any time',
  enquiry: 'that asking commits nobody to anything and brings no spam',
};

const OTHERS: Readonly<Record<Kind, string>> = {
  goods: ', a guarantee period, or a certification',
  open: ', or whatever else takes the first doubt away',
  event: ', or that a ticket may be passed on',
  reading: ', or how often you write',
  enquiry: ', or how soon and by whom the answer comes',
};

/** "“30-day free returns”, a guarantee period, or a certification": examples in the language of the copy. */
export function safetyLine(
  m: Pick<Written, 'text' | 'copy'>,
  { goal, sells }: { readonly goal: Goal; readonly sells?: Trade | null },
): string {
  const language = copyLanguage(m.text.blocks.map(({ text }) => text));
  if (sells && sells !== 'goods') return quote(TRADE_WORDS[language ?? 'en'][sells].safety);
  const kind = sells ? 'goods' : safetyKind(m, goal);
  return `${language ? quote(SAFETY_LINES[language][kind]) : IN_GENERAL[kind]}${OTHERS[kind]}`;
}
