import { alternatives, foldText, shapeOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import type { RequestTable } from './request-table.ts';
import { GERMAN_REQUESTS } from './requests-de.ts';
import { SPANISH_REQUESTS } from './requests-es.ts';
import { FRENCH_REQUESTS } from './requests-fr.ts';

/** Where in a segment its request stands. */
interface FoundRequest {
  /** Where the request begins. */
  from: number;
  /** Its verb or phrase, as in the tables. */
  verb: string;
  /** Names an object or benefit beside the verb. */
  specific: boolean;
  kind: 'phrase' | 'verb';
}

/** An imperative with more words is a sentence of the copy; an infinitive has fewer before it. */
const MOST_WORDS = 7;
const MOST_BEFORE = 5;

const START = "(?<![\\p{L}\\p{N}'-])";
const END = "(?![\\p{L}\\p{N}'])";
const shaped = (list: readonly string[]) => alternatives(list, shapeOf);
/** What may follow a verb that opens a line. */
const AFTER = '(?=$|[\\s!.,>→])';
/** What may follow an infinitive that closes its line: the end, another part, "and save". */
const CLOSES = '(?=\\s*(?:$|[!.,;>→&+»]|und\\s|u\\.\\s))';

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}%$€£]+/gu) ?? [];

function compile(table: RequestTable) {
  const { phrases, weak, orders, framed, frames, infinitives, softInfinitives, openers, objects, statements } = table;
  const last = table.infinitiveStands === 'last';
  const both = shaped([...infinitives, ...softInfinitives]);
  const lead = `(?:(?:${shaped(openers)})[,!]?\\s+)?`;
  const shapesOf = (entries: readonly string[]) => entries.flatMap((entry) => wordsIn(shapeOf(foldText(entry))));
  const firstWords = (entries: readonly string[]) => entries.map((entry) => entry.split(' ')[0] ?? entry);
  const verbsOf = (entries: readonly string[]) =>
    last ? entries.map((entry) => entry.split(' ').at(-1) ?? entry) : firstWords(entries);
  const alone = phrases.filter((phrase) => !phrase.includes(' '));
  const names = new Map(
    [...phrases, ...orders, ...framed, ...infinitives, ...softInfinitives].map((name) => [keyOf(foldText(name)), name]),
  );
  return {
    last,
    empty: new Set(
      shapesOf([...table.empty, ...alone, ...verbsOf([...infinitives, ...softInfinitives]), ...firstWords(orders)]),
    ),
    verbs: new Set(shapesOf(framed)),
    names,
    phrase: new RegExp(`${START}(?:${shaped(phrases)})${END}`, 'gu'),
    weak: new RegExp(`^(?:${shaped(weak)})[\\s!.>→]*$`, 'u'),
    none: new RegExp(`^(?:${shaped(table.none)})${END}`, 'u'),
    order: new RegExp(`^${lead}(${shaped(orders)})${AFTER}`, 'u'),
    framed: new RegExp(`^${lead}(${shaped(framed)})\\s+(?:${shaped(frames)})${END}`, 'u'),
    anyVerb: new RegExp(
      `^(?:(${shaped([...orders, ...framed, ...infinitives, ...softInfinitives])})\\s+[\\p{L}\\p{N}]|(${both})[\\s!.>→]*$)`,
      'u',
    ),
    infinitive: last
      ? new RegExp(`${START}(${both})${CLOSES}`, 'u')
      : new RegExp(
          `^${lead}(?:(${shaped(infinitives)})${AFTER}|(${shaped(softInfinitives)})\\s+(?:${shaped(objects)})${END})`,
          'u',
        ),
    soft: new RegExp(`^(?:${shaped(softInfinitives)})$`, 'u'),
    opener: new RegExp(`${START}(?:${shaped(openers)})${END}`, 'gu'),
    object: new RegExp(`${START}(?:${shaped(objects)})${END}`, 'u'),
    statement: new RegExp(`${START}(?:${shaped(statements)})${END}`, 'u'),
    statementNext: new RegExp(`^\\s+(?:${shaped(statements)})${END}`, 'u'),
    noun: table.nounMakers && new RegExp(`${START}(?:${shaped(table.nounMakers)})\\s+$`, 'u'),
  };
}

type Compiled = ReturnType<typeof compile>;

/** The shape of words without spaces; an umlaut written out is the bare vowel. */
const keyOf = (folded: string) => shapeOf(folded).replace(/\s+/g, '');

const LANGUAGES = [GERMAN_REQUESTS, FRENCH_REQUESTS, SPANISH_REQUESTS];
const TABLES = LANGUAGES.map(compile);

/** Openings that look like a request in one of these languages and are none. */
export const NO_REQUESTS: readonly string[] = LANGUAGES.flatMap(({ none }) => none);

function found(table: Compiled, part: string, from: number, at: number, matched: string, kind: FoundRequest['kind']) {
  const rest = wordsIn(`${part.slice(from, at)} ${part.slice(at + matched.length)}`);
  // A verb of several words may hold its object: "ouvrez un compte".
  const isVerb = (word: string) => kind === 'phrase' && table.verbs.has(word);
  const within = kind === 'phrase' || matched.includes(' ') ? wordsIn(matched).filter((word) => !isVerb(word)) : [];
  const specific = !table.weak.test(part.slice(from)) && [...rest, ...within].some((word) => !table.empty.has(word));
  return { from, verb: table.names.get(keyOf(matched)) ?? matched, specific, kind };
}

/** A capital in a line of small letters begins a part of its own: what stands before it is another line run into this one. */
function opensPart(original: string, at: number): boolean {
  return /\p{Lu}/u.test(original.charAt(at)) && /\p{Ll}{3}/u.test(original);
}

function phraseIn(table: Compiled, part: string, original: string): FoundRequest | null {
  for (const { index, 0: matched } of matchesOf(part, table.phrase).reverse()) {
    const behind = part.slice(index + matched.length);
    const before = part.slice(0, index);
    const partOfSentence =
      table.statementNext.test(behind) ||
      (before.trim() !== '' && !opensPart(original, index) && (table.statement.test(before) || !closes(behind)));
    if (!partOfSentence && wordsIn(part.slice(index)).length <= MOST_WORDS + 3)
      return found(table, part, index, index, matched, 'phrase');
  }
  return null;
}

const closes = (behind: string) => wordsIn(behind).length <= 2;

/** "Réservez", "Hol dir die App", "Reserva tu mesa". */
function orderIn(table: Compiled, part: string): FoundRequest | null {
  if (table.none.test(part) || wordsIn(part).length > MOST_WORDS) return null;
  const [whole, verb] = table.order.exec(part) ?? table.framed.exec(part) ?? [];
  if (whole === undefined || verb === undefined) return null;
  return found(table, part, 0, part.indexOf(verb), verb, 'verb');
}

/** "Réserver une table": the verb, then its object. */
function openingInfinitive(table: Compiled, part: string): FoundRequest | null {
  const match = table.infinitive.exec(part);
  const verb = match?.[1] ?? match?.[2];
  if (!verb || wordsIn(part).length > MOST_WORDS) return null;
  const at = part.indexOf(verb);
  return table.statement.test(part.slice(at + verb.length)) ? null : found(table, part, 0, at, verb, 'verb');
}

/** "Tisch reservieren": the object, then the verb. Of a longer line the request begins at its "jetzt". */
function closingInfinitive(table: Compiled, part: string, original: string): FoundRequest | null {
  const match = table.infinitive.exec(part);
  const verb = match?.[1];
  if (!match || !verb) return null;
  const before = part.slice(0, match.index);
  const openers = matchesOf(before, table.opener);
  const own = openers.reverse().find(({ index }) => index > 0 && opensPart(original, index));
  const long = wordsIn(before).length > MOST_BEFORE;
  const from = (own ?? (long ? openers[0] : undefined))?.index ?? 0;
  const beside = part.slice(from, match.index);
  if (wordsIn(beside).length > MOST_BEFORE || table.statement.test(own ? beside : before)) return null;
  if (table.noun?.test(before + verb.slice(0, verb.lastIndexOf(' ') + 1))) return null;
  const called = openers.some(({ index }) => index >= from) || wordsIn(part).length === 1;
  if (table.soft.test(verb) && !called && !table.object.test(beside)) return null;
  return found(table, part, from, match.index, verb, 'verb');
}

/**
 * The request in one segment of a text, `part` being its shape; null where it asks for nothing or asks a question. Reads German,
 * French and Spanish by one table each.
 */
export function findRequest(part: string, original: string): FoundRequest | null {
  if (original.trimEnd().endsWith('?')) return null;
  for (const table of TABLES) {
    const phrase = phraseIn(table, part, original);
    if (phrase?.from === 0) return phrase;
    const infinitive = table.last ? closingInfinitive(table, part, original) : openingInfinitive(table, part);
    const request = orderIn(table, part) ?? infinitive ?? phrase;
    if (request) return request;
  }
  return null;
}

/** The verb that a button's words begin with, whatever follows it; alone it is an infinitive: "Commencer". */
export function requestVerbAtStart(shape: string): string | undefined {
  for (const { anyVerb, none, names } of TABLES) {
    const verb = none.test(shape) ? undefined : anyVerb.exec(shape)?.slice(1).find(Boolean);
    if (verb) return names.get(keyOf(verb)) ?? verb;
  }
  return undefined;
}

/** Whether all that a request says, its shape, is one of the weak ones of these languages: "Mehr erfahren". */
export const isWeakRequest = (shape: string): boolean => TABLES.some(({ weak }) => weak.test(shape));
