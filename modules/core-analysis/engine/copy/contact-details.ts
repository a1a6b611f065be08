import { blank, pattern } from './claim-patterns.ts';
import { alternatives, foldText, listOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { PEOPLE_WORDS } from './proof-words.ts';

/** What tells how to reach somebody, and when: no fact about the thing on offer, no price and no deadline. Over folded text. */

const DAYS = alternatives(
  listOf(`
    mo, di, mi, do, fr, sa, so, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, mon, tue, tues, wed, thu, thur,
    thurs, fri, sat, sun, monday, tuesday, wednesday, thursday, friday, saturday, sunday, lun, mar, mer, jeu, ven, sam, dim, lundi,
    mardi, mercredi, jeudi, vendredi, samedi, dimanche, lu, ma, me, je, ve, mié, jue, vie, sáb, dom, lunes, martes, miércoles,
    jueves, viernes, sábado, domingo, l, v, daily, täglich, werktags, tous les jours, a diario, every day`),
);
const TIME = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|am|pm|a\.m\.?|p\.m\.?)?`;
const TO = String.raw`\s?(?:-|–|—|bis|to|till|until|a|al|au|y|et|und|and|&|\+)\s?`;
const DAY_SPAN = String.raw`(?<!\p{L})(?:${DAYS})\.?(?:(?:${TO}|,\s?)(?:${DAYS})(?!\p{L})\.?)*`;

const HOURS = [
  // "Mo–Fr 9–18 Uhr", "Mon-Fri: 9 to 5", "du lundi au samedi de 9 h à 19 h".
  String.raw`${DAY_SPAN}\s?:?,?\s(?:from\s|von\s|de\s|ab\s)?(?:las\s)?${TIME}${TO}(?:las\s)?${TIME}(?![\p{L}\d])`,
  // "9–18 Uhr", "10 am to 6 pm".
  String.raw`(?<![\p{L}\d.,])\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|am|pm)?${TO}(?:las\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|h|am|pm)(?!\p{L})`,
  String.raw`(?<![\p{L}\d.,])\d{1,2}[:.]\d{2}\s?[-–—]\s?\d{1,2}[:.]\d{2}(?![\d.,%])`,
  // "Open until 6 pm", "Geöffnet bis 18 Uhr".
  String.raw`(?<!\p{L})(?:open|opening hours|hours|geoe?ffnet|offen|oe?ffnungszeiten|ouvert|ouverte|horaires|abierto|abierta|horario)(?!\p{L})[^.!?]{0,40}?(?:until|till|til|to|bis|jusqu'a|hasta(?: las)?)\s${TIME}(?![\p{L}\d])`,
];

const DIGITS = String.raw`\d[\d\s()/.-]{4,}\d`;
const PHONES = [
  String.raw`(?<!\p{L})(?:tel|telefon|telephone|telefono|phone|fon|fax|mobil|mobile|movil|hotline|whatsapp|call|ruf|rufen|appelez|llama|llame|anruf)\b[\p{L}\s.:]{0,24}\+?\(?${DIGITS}`,
  String.raw`(?<![\p{L}\d.,$€£])\+\d{1,3}[\s(]?${DIGITS}`,
  String.raw`(?<![\p{L}\d.,$€£])\(?0\d[\d\s()/-]{4,}\d(?![\d.,]*\s?[€%])`,
  String.raw`(?<![\p{L}\d.,$€£])(?:\(?\d{3}\)?[\s.-]){1,2}\d{4}(?![\d.,])`,
  String.raw`(?<![\p{L}\d.,$€£])[69]\d{2}(?:\s\d{2,3}){2,3}(?![\d.,]*\s?[€%\d])`,
];

const STREETS = [
  // "Hauptstr. 12", "Am Alten Markt 3a".
  String.raw`(?<!\p{L})\p{L}*(?:stra(?:s|ss)e|str\.?|weg|platz|allee|gasse|ring|damm|ufer|markt|chaussee)\s?\d{1,4}\s?[a-f]?(?![\p{L}\d%])`,
  // "12 Main St", "221b Baker Street".
  String.raw`(?<![\p{L}\d.,$€£])\d{1,5}[a-d]?\s+(?:\p{L}+\.?\s+){1,3}(?:st|street|ave|avenue|rd|road|blvd|boulevard|lane|ln|square|sq|court|terrace|highway|hwy)(?!\p{L})\.?`,
  // "12 rue de la Paix".
  String.raw`(?<![\p{L}\d.,$€£])\d{1,4}\s?(?:bis|ter)?,?\s+(?:rue|avenue|av\.?|boulevard|bd\.?|place|quai|chemin|impasse|allee|cours|route)\s+[\p{L}' -]+`,
  // "Calle Mayor 12", "C/ Sol, 3".
  String.raw`(?<!\p{L})(?:calle|c\/|avda\.?|avenida|plaza|paseo|carrer|ronda)\s?(?:[\p{L}']+\s?){1,4},?\s?(?:n[.o]*\s?)?\d{1,4}(?![\d%])`,
];

const WEB = [
  String.raw`[\w.+-]+@[\w-]+\.[\w.]+`,
  String.raw`(?:https?:\/\/|www\.)\S+`,
  String.raw`(?<![\w@])[\w-]+(?:\.[\w-]+)*\.(?:com|de|fr|es|it|nl|pt|io|co|net|org|eu|at|ch|be|uk|shop|app|info|store|example|cat)(?![\w])(?:\/\S*)?`,
  String.raw`(?<![\w])@[\w.]{3,}`,
];

/** A postcode before its town, in the writing of the text: "80331 München". Round thousands count something. */
const POSTCODE =
  /(?:^|[,·|•;–-]\s*|\b[A-Z]{1,2}-|\s{2,}|\n)(?!\d{2}000)\d{5}(?=\s+\p{Lu}\p{L}+)|\b[A-Z]{2}\s\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/gu;

const STREET = pattern(STREETS.join('|'));
const ADDRESS = pattern([...WEB, ...HOURS, ...PHONES].join('|'));
const HOUR = pattern(HOURS.join('|'));
const PHONE = pattern(PHONES.join('|'));

function blankAll(text: string, matches: Iterable<RegExpMatchArray>): string {
  let rest = text;
  for (const { index = 0, 0: match } of matches) rest = blank(rest, index, match.length);
  return rest;
}

/** Without one of these there is no figure, address of the web or account: most lines of an ad are passed over by it. */
const MAY_HOLD_CONTACT = /[\d@]|:\/\/|\.[\p{L}\d]/u;

/**
 * The same text with streets, postcodes, telephone numbers, opening hours, web addresses and accounts blanked out; positions
 * stay.
 */
export function withoutContact(text: string): string {
  if (!MAY_HOLD_CONTACT.test(text)) return text;
  const reached = blankAll(text, matchesOf(foldText(text), ADDRESS));
  const housed = blankAll(reached, matchesOf(foldText(reached), STREET));
  return blankAll(housed, postcodesIn(housed));
}

const PEOPLE = new Set(PEOPLE_WORDS.map(foldText));

/** "12500 Kunden" has the look of a postcode and counts people. */
function postcodesIn(text: string): RegExpMatchArray[] {
  return matchesOf(text, POSTCODE).filter(({ index, 0: match }) => {
    const [next = ''] = foldText(text.slice(index + match.length)).match(/\p{L}+/u) ?? [];
    return !PEOPLE.has(next);
  });
}

/** Whether a text names a street or a postcode with its town. */
export function namesPlace(text: string): boolean {
  return foldText(text).search(STREET) >= 0 || postcodesIn(text).length > 0;
}

/** Whether a text names a telephone number. */
export function namesPhone(text: string): boolean {
  return foldText(text).search(PHONE) >= 0;
}

/** Whether a text tells opening hours. */
export function namesHours(text: string): boolean {
  return foldText(text).search(HOUR) >= 0;
}
