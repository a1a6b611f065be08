import type { Goal } from '../../contract/analysis.ts';
import type { Trade } from '../../contract/trade.ts';
import { tradeOf } from '../copy/guess-trade.ts';
import { copyLanguage, hasNoLanguage } from '../copy/language.ts';
import type { CopyLanguage } from '../copy/lexica.ts';
import { requestIn } from '../copy/request-line.ts';
import { surelySaid } from '../copy/sure-words.ts';
import { requestExamples } from '../copy/trade-words.ts';
import type { ImageMeasurements } from '../measurements.ts';

/** Words of an offer that fit on a button. */
const MOST_LETTERS = 26;
/** A name or two may stand over a button in English; more words that tell no language may be of any. */
const FEW_WORDS = 5;

type Offer = NonNullable<ImageMeasurements['copy']['offer']>;

/** A call made of an offer's figure, in each language; `object` is what a discount is on, with a space before it, or nothing. */
interface OfferLabels {
  percent(share: string, object: string): string;
  amount(money: string): string;
  free: string;
  from(money: string): string;
  at(money: string): string;
}

const OFFER_LABELS: Readonly<Record<CopyLanguage, OfferLabels>> = {
  en: {
    percent: (share, object) => `Get ${share} off${object}`,
    amount: (money) => `Claim ${money} off`,
    free: 'Get yours free',
    from: (money) => `Get yours from ${money}`,
    at: (money) => `Get it for ${money}`,
  },
  de: {
    percent: (share) => `${share} Rabatt sichern`,
    amount: (money) => `${money} Rabatt sichern`,
    free: 'Jetzt gratis sichern',
    from: (money) => `Ab ${money} bestellen`,
    at: (money) => `Für ${money} bestellen`,
  },
  fr: {
    percent: (share) => `Profiter de -${share}`,
    amount: (money) => `Profiter de -${money}`,
    free: 'En profiter gratuitement',
    from: (money) => `Commander dès ${money}`,
    at: (money) => `Commander à ${money}`,
  },
  es: {
    percent: (share) => `Consigue un ${share}`,
    amount: (money) => `Consigue ${money} menos`,
    free: 'Consíguelo gratis',
    from: (money) => `Comprar desde ${money}`,
    at: (money) => `Comprar por ${money}`,
  },
  it: {
    percent: (share) => `Ottieni il ${share} di sconto`,
    amount: (money) => `Risparmia ${money} ora`,
    free: 'Ricevilo gratis',
    from: (money) => `Acquista da ${money}`,
    at: (money) => `Acquista a ${money}`,
  },
  pt: {
    percent: (share) => `Aproveite ${share} off`,
    amount: (money) => `Poupe ${money} agora`,
    free: 'Peça o seu grátis',
    from: (money) => `Compre desde ${money}`,
    at: (money) => `Compre por ${money}`,
  },
  nl: {
    percent: (share) => `Pak ${share} korting`,
    amount: (money) => `Pak ${money} korting`,
    free: 'Probeer het gratis',
    from: (money) => `Bestel vanaf ${money}`,
    at: (money) => `Bestel voor ${money}`,
  },
};

/**
 * A suggested call for a creative that has none: a verb for its own offer where it states one, else what fits the goal, in the
 * language of its copy. Null where that language is not known: a call in another one helps nobody.
 */
export function suggestLabel(
  m: ImageMeasurements,
  aim: { readonly goal: Goal; readonly sells?: Trade | null },
): string | null {
  const texts = m.text.blocks.map(({ text }) => text);
  const language = copyLanguage(texts) ?? (m.text.wordCount < FEW_WORDS && hasNoLanguage(texts) ? 'en' : null);
  if (language === null) return null;
  const { offer } = surelySaid(m.copy, m.text.blocks);
  const fitting = offer
    ? labelsFor(offer, language).find((label) => label.length <= MOST_LETTERS && requestIn(label, language)?.specific)
    : undefined;
  return fitting ?? requestExamples(language, { ...aim, sells: aim.sells ?? tradeOf(m) })[0];
}

/** "2 for 1 on pizza": what is free is told by its count. */
const COUNTED = /^\d\s?(?:for|x)\s?\d(?:\s+\S+){0,3}$/iu;

/** Calls for an offer, the one that says most first. */
function labelsFor({ text, kind }: Offer, language: CopyLanguage): string[] {
  const labels = OFFER_LABELS[language];
  const percent = /\d{1,2}(?:[.,]\d)?\s?%/.exec(text)?.[0];
  const money = /[$€£]\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?€/.exec(text)?.[0];
  // English sets its signs close, the others with a space.
  const set = (figure: string) => (language === 'en' ? figure.replace(/\s/g, '') : figure);
  if (kind === 'percent') {
    const object =
      language === 'en' ? (/%\s*off(\s+(?:all\s|every\s|your\s)?\p{Ll}+(?:\s\p{Ll}+)?)$/u.exec(text)?.[1] ?? '') : '';
    return percent ? [labels.percent(set(percent), object), labels.percent(set(percent), '')] : [];
  }
  if (kind === 'amount') return money ? [labels.amount(set(money))] : [];
  if (kind === 'free') return language === 'en' && COUNTED.test(text) ? [`Get ${text}`] : [labels.free];
  return money
    ? [
        /(?<!\p{L})(?:from|ab|dès|desde|da|vanaf)(?!\p{L})/iu.test(text)
          ? labels.from(set(money))
          : labels.at(set(money)),
      ]
    : [];
}
