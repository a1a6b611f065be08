import {
  BUTTON_OPENINGS,
  BUTTON_WORDS,
  CALL_OBJECTS,
  CTA_PHRASES,
  EMPTY_WORDS,
  FOREIGN_CTA_PHRASES,
  FOREIGN_VERBS,
  FRAMED_VERBS,
  MECHANICAL_LABELS,
  NOT_A_CALL,
  OPEN_VERBS,
  SECOND_VERBS,
  WEAK_CTA_PHRASES,
} from './cta-words.ts';
import { findRequest, isWeakRequest, NO_REQUESTS, requestVerbAtStart } from './find-request.ts';
import { alternatives, foldText, shapeOf } from './fold-text.ts';
import { matchesOf } from './matches-of.ts';
import { usesVerbAsNoun } from './noun-at-start.ts';
import { maskDots } from './sentence-dots.ts';

/** A call to action found in a text. */
export interface CtaMatch {
  /** The call as it stands in the text, at most ten words. */
  text: string;
  /** The verb or phrase that made it one, as in the word lists. */
  verb: string;
  /** Names an object or benefit beside the verb. */
  specific: boolean;
  /** `phrase`: a known call whole; `verb`: an imperative with its object. */
  kind: 'phrase' | 'verb';
  words: number;
}

const MAX_WORDS = 10;
/** An imperative with more words behind it is a sentence of the copy rather than a call. */
const MAX_VERB_WORDS = 7;

const END = "(?![\\p{L}\\p{N}'])";
const source = (list: readonly string[]) => alternatives(list, shapeOf);

const PHRASE = new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${source([...CTA_PHRASES, ...FOREIGN_CTA_PHRASES])})${END}`, 'gu');
/** Words that turn a following phrase into part of a sentence: "how to sign up", "we call us". */
const NOT_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${source(['to', 'can', 'could', 'you', 'we', 'they', 'i', 'will', 'how you', 'who', 'that', 'they', 'not', 'never', "don't", 'did', 'does', 'who', 'must', 'should'])})\\s*$`,
  'u',
);
const NONE = new RegExp(`^(?:${source([...NOT_A_CALL, ...NO_REQUESTS])})${END}`, 'u');
const OPEN = new RegExp(`^(${source([...OPEN_VERBS, ...FOREIGN_VERBS])})(?=$|[\\s!.,>→])`, 'u');
const FRAMED = new RegExp(
  `^(${source(FRAMED_VERBS)})\\s+(?:(?:${source(CALL_OBJECTS)})${END}|[$€£]?\\d|[\\w-]+\\.[a-z]{2,})`,
  'u',
);
/** A saving is what is offered, not what is asked for ("Save $40 on filters"); only a button makes it a call. */
const SAVING = new RegExp(
  `^(?:${source(['save', 'spare', 'spart', 'sparen sie', 'économisez', 'ahorra', 'ahorre'])})\\s+(?:(?:${source(['up to', 'over', 'an extra', 'bis zu', "jusqu'à", 'hasta'])})\\s+)?(?:[$€£]\\s?)?\\d`,
  'u',
);
/** A verb grown together with what belongs to its object, as the recogniser reads small or soft letters: "Getmy kit". */
const GROWN_TOGETHER = new RegExp(
  `^(${source([...OPEN_VERBS, ...FRAMED_VERBS])})(?:my|your|our|the)(?=\\s+\\p{L})`,
  'u',
);
const ANY_VERB = new RegExp(
  `^(?:(${source([...OPEN_VERBS, ...FRAMED_VERBS, ...FOREIGN_VERBS])})\\s+[\\p{L}\\p{N}$€£]|(${source(BUTTON_OPENINGS)})${END}|(${source(BUTTON_WORDS)})[\\s!.>→]*$)`,
  'u',
);
const WEAK = new RegExp(`^(?:${source(WEAK_CTA_PHRASES)})[\\s!.>→]*$`, 'u');
const MECHANICAL = new RegExp(`^(?:${source(MECHANICAL_LABELS)})[\\s!.>→]*$`, 'u');
const EMPTY = new Set(EMPTY_WORDS.map((word) => shapeOf(foldText(word))));
/** What follows an open verb when it is the end of a noun or sentence, not an order. */
const NOT_BEHIND = new RegExp(
  `^\\s+(?:${source(['is', 'are', 'was', 'were', 'has', 'have', 'of', 'and', 'with', 'made', 'made easy'])})${END}`,
  'u',
);

/** Where to go is no reward: web addresses, names of accounts, telephone numbers. */
const ADDRESS = /\S*(?:[\p{L}\p{N}-]\.[\p{L}]{2,}|[@#/])\S*|\+?[\dol][\dol\s()-]{6,}[\dol]/gu;

/** Whether a request says where to go: a web address, an account, a number to call. */
export function namesAddress(text: string): boolean {
  return foldText(text).search(ADDRESS) >= 0;
}

/** Whether a request names no more than the click: "Submit", "Click here". */
export const isMechanical = (text: string): boolean => MECHANICAL.test(shapeOf(foldText(text.trim())));

/** Whether a request only promises more to know: "Learn more", "En savoir plus". */
export function isVague(text: string): boolean {
  const shape = shapeOf(foldText(text.trim()));
  return WEAK.test(shape) || isWeakRequest(shape);
}

const names = new Map(
  [
    ...BUTTON_OPENINGS,
    ...BUTTON_WORDS,
    ...CTA_PHRASES,
    ...FOREIGN_CTA_PHRASES,
    ...OPEN_VERBS,
    ...FRAMED_VERBS,
    ...FOREIGN_VERBS,
  ].map((name) => [shapeOf(foldText(name)).replace(/\s+/g, ''), name]),
);

/** A web address and the capital that begins what stands in the line under it: "Visit hikeboots.com Terms apply". */
const AFTER_ADDRESS = /(?<=[\p{L}\p{N}-]\.\p{Ll}{2,}(?:\/\S*)?)\s+(?=\p{Lu}\p{Ll})/gu;

function splitAtAddress(text: string, { start, end }: Segment): Segment[] {
  const breaks = matchesOf(text.slice(start, end), AFTER_ADDRESS);
  return [...breaks.map(({ index }) => start + index), end].map((to, i) => {
    const before = breaks[i - 1];
    return { start: before ? start + before.index + before[0].length : start, end: to };
  });
}

interface Segment {
  start: number;
  end: number;
}

/** A sentence, or a part of one. */
const SEGMENT = /(?:[^.!?:|•→>\n–—]|[.:](?=\d)|(?<=\w)\.(?=\w))+[!?.]*/gu;

/** Starts of sentences and of parts set off by a bullet, bar, colon or dash, or standing under a web address. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  for (const { index, 0: part } of matchesOf(maskDots(text), SEGMENT)) {
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== '') segments.push({ start: index + lead, end: index + part.trimEnd().length });
  }
  return segments.flatMap((segment) => splitAtAddress(text, segment));
}

const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function firstWords(text: string, max: number): string {
  return text.split(/\s+/u).slice(0, max).join(' ');
}

/** A second thing to do is no reward for the first: "Follow us and order online". */
const SECOND_CALL = new RegExp(`(?:(?<!\\p{L})and|&|\\+)\\s+(?:${source(SECOND_VERBS)})${END}`, 'gu');

function isSpecific(shape: string, matched: string): boolean {
  if (WEAK.test(shape)) return false;
  const verb = matched.split(/\s+/u)[0] ?? '';
  const rest =
    shape
      .slice(verb.length)
      .replace(SECOND_CALL, ' ')
      .replace(ADDRESS, ' ')
      .match(/[\p{L}\p{N}%$€£']+/gu) ?? [];
  // One letter alone is what is left of a word that something covers.
  return rest.some((word) => !EMPTY.has(word) && word !== verb && !/^\p{L}$/u.test(word));
}

/** Whether the words of a button name an object or benefit beside their verb. */
export function namesReward(text: string, verb: string): boolean {
  return isSpecific(shapeOf(foldText(text.trim())), shapeOf(foldText(verb)));
}

/**
 * The verb a text begins with, whatever follows it ("Start lesson one"); none where it opens what is no call. Only a button
 * makes such words a call: a line of copy begins alike.
 */
export function verbAtStart(text: string): string | undefined {
  const shape = shapeOf(foldText(text.trim()));
  const verb = NONE.test(shape) ? undefined : ANY_VERB.exec(shape)?.slice(1).find(Boolean);
  return verb ? (names.get(verb.replace(/\s+/g, '')) ?? verb) : requestVerbAtStart(shape);
}

function quoted(original: string): string {
  return firstWords(original.trim().replace(/^[^\p{L}\p{N}]+/u, ''), MAX_WORDS).replace(/[\s.,;]+$/u, '');
}

function toMatch(original: string, shape: string, matched: string, kind: CtaMatch['kind']): CtaMatch {
  const text = quoted(original);
  const verb = names.get(matched.replace(/\s+/g, '')) ?? matched;
  return { text, verb, specific: isSpecific(shape, matched), kind, words: wordCount(text) };
}

/** What the recogniser, which has no "¡", reads in its place before a capital: "iCompra ahora!". */
const OPENING_MARK = /^[i1l|](?=\p{Lu}\p{Ll}.*!$)/u;

/** A request in German, French or Spanish. */
function requestIn(written: string, shapeWritten: string): CtaMatch | null {
  const marked = OPENING_MARK.test(written) ? 1 : 0;
  const [original, shape] = [written.slice(marked), shapeWritten.slice(marked)];
  const request = findRequest(shape, original);
  if (!request) return null;
  const text = quoted(original.slice(request.from));
  return { text, verb: request.verb, specific: request.specific, kind: request.kind, words: wordCount(text) };
}

/** A phrase whose object is still to come: "visit our". */
const WANTS_OBJECT = /\s(?:our|the|your|my)$/u;

/** The last call of a sentence; a noun that an earlier one asks for ("visit our shop online") is none of its own. */
function lastCall(phrases: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  const last = phrases.at(-1);
  const before = phrases.at(-2);
  return before && WANTS_OBJECT.test(before[0]) ? before : last;
}

/**
 * All calls to action in one block of text, in order. Reads imperatives at the
 * start of a sentence and known phrases anywhere, in seven languages and plain ones in some more (the
 * infinitives of German, French and Spanish buttons too), with `0`/`O` and `1`/`l`/`I` mistaken for each other and spaces swallowed.
 */
export function findCtas(text: string): CtaMatch[] {
  const shape = shapeOf(foldText(text));
  return segmentsOf(text).flatMap(({ start, end }): CtaMatch[] => {
    const part = shape.slice(start, end);
    const grown = GROWN_TOGETHER.exec(part)?.[1];
    const written = text.slice(start, end);
    const original = grown ? `${written.slice(0, grown.length)} ${written.slice(grown.length)}` : written;
    if (NONE.test(part) || SAVING.test(part)) return [];
    const verb = (OPEN.exec(part) ?? FRAMED.exec(part))?.[1] ?? grown;
    const isOrder = verb !== undefined && !NOT_BEHIND.test(part.slice(verb.length)) && !usesVerbAsNoun(part);
    const phrases = matchesOf(part, PHRASE).filter(({ index }) => !NOT_BEFORE.test(part.slice(0, index)));
    const opening = phrases.find(({ index }) => index === 0);
    if (opening) return [toMatch(original, part, opening[0], 'phrase')];
    if (isOrder && wordCount(original) <= MAX_VERB_WORDS) return [toMatch(original, part, verb, 'verb')];
    const request = requestIn(original, part);
    if (request) return [request];
    const last = lastCall(phrases);
    return last ? [toMatch(original.slice(last.index), part.slice(last.index), last[0], 'phrase')] : [];
  });
}
