import type { CopyMeasures } from '../measurements.ts';
import type { Token } from './concepts.ts';
import { lexiconFor } from './language.ts';
import { clausesThat, hasConcept, quoteWords } from './quote.ts';
import { readLine } from './read-line.ts';

type Claim<T> = Omit<NonNullable<T>, 'block'>;
export type UrgencyReading = Claim<CopyMeasures['urgency']>;
export type ProofReading = Claim<CopyMeasures['socialProof']>;
export type TrustReading = Claim<CopyMeasures['trust'][number]>;

const MEAN = 0.5;
const readAlone = (text: string, language = lexiconFor([text])) => ({ reading: readLine(text, language), language });

/** The first limit in time, supply or demand that a line names. */
export function urgencyIn(text: string, own?: string): UrgencyReading | null {
  const { reading, language } = readAlone(text, own);
  const [best] = clausesThat(reading, language, 'urgency');
  if (reading.p('urgency') < MEAN || !best) return null;
  const has = (concepts: string) => hasConcept(best.tokens, concepts);
  const timed = has('until day <date> <time>') || (has('unit') && has('<number> num last only left'));
  const kind = timed ? 'time' : has('stock limited left first <number>') ? 'supply' : has('people') ? 'demand' : 'time';
  const concrete = has('day <date> <time> <number> <many> num') || (has('now') && has('only until'));
  return { text: quoteWords(best.words), kind, concrete };
}

const QUOTED = /[“"«„‘]\s*([^“”"«»„]{8,}?)[”"»“’]/u;
const HALF_QUOTED = /^[\s★☆⭐]*[“"«„]\s*(\p{L}[^“”"«»„]{8,})$|^[\s★☆⭐,<]*(\p{L}[^“”"«»„]{8,}[^“”"«»„\d])[”»"]\s*$/u;

/** What stands in quotation marks, of which one may be lost or read as a comma or an angle bracket, as all or most of a line. */
export function quotedIn(text: string): string | null {
  const half = HALF_QUOTED.exec(text);
  return QUOTED.exec(text)?.[1] ?? half?.[1] ?? half?.[2] ?? null;
}

/** A rating, a count of people or a quoted opinion. */
export function proofIn(text: string, own?: string): ProofReading | null {
  const { reading, language } = readAlone(text, own);
  if (reading.p('proof') < MEAN) return null;
  const [best] = clausesThat(reading, language, 'proof');
  const marked = reading.tokens.some(
    ({ span }) => span?.kind === 'number' && (span.value ?? 9) <= 5 && span.value !== Math.floor(span.value ?? 0),
  );
  if (hasConcept(reading.tokens, '<rating> <stars> review') || (marked && hasConcept(reading.tokens, 'people'))) {
    const rated = best && hasConcept(best.tokens, '<rating> <stars> review') ? best.words : text;
    return { text: quoteWords(rated), kind: 'rating' };
  }
  const quoted = quotedIn(text);
  if (quoted) return { text: quoteWords(quoted, 20), kind: 'testimonial' };
  return { text: quoteWords(best?.words ?? text), kind: 'count' };
}

const TRUST: readonly (readonly [kind: TrustReading['kind'], concepts: string])[] = [
  ['returns', 'return'],
  ['shipping', 'ship'],
  ['security', 'secure payname'],
  ['certified', 'cert'],
  ['guarantee', 'guarantee cancel not-bind not-risk not-card not-terms bind card'],
];

/** What takes risk away in a line, each kind once, in the words of its clause. */
export function trustIn(text: string, own?: string): TrustReading[] {
  const { reading, language } = readAlone(text, own);
  if (reading.p('guarantee') < MEAN) return [];
  const clauses = clausesThat(reading, language, 'guarantee').filter(({ p }, i) => i === 0 || p >= MEAN);
  const found = clauses.flatMap(({ tokens, words }) => {
    const kind = TRUST.find(([, concepts]) => hasConcept(tokens, concepts))?.[0] ?? 'guarantee';
    return [{ text: quoteWords(words), kind }];
  });
  return found.filter(({ kind }, i) => found.findIndex((other) => other.kind === kind) === i);
}

const COUNTS = new Set(['percent', 'quantity', 'many', 'number', 'cents']);

/** A word behind a figure that belongs to it. */
const isUnit = (token: Token | undefined): token is Token =>
  token?.word === true && !token.span && !hasConcept([token], 'prep conj det be neg only you we me off from until per');

/** The number of a model behind its name: "iPhone 15". Words of the lexicon are counted, not numbered. */
function isOfModel(line: string, before: Token | undefined, behind: Token | undefined): boolean {
  if (before?.concepts[0] !== '?' || before.to - before.from < 2 || isUnit(behind)) return false;
  return /\p{Lu}/u.test(line.slice(before.from, before.to));
}

/** Figures of a line other than prices, dates, addresses and models, each with the word behind it. */
export function figuresIn(text: string): string[] {
  const { tokens } = readAlone(text).reading;
  // The counts of an offer are no facts: "buy 2, get 1 free".
  const counted = hasConcept(tokens, 'bundle free') && hasConcept(tokens, 'bundle act');
  return tokens.flatMap((token, i) => {
    if (counted && token.span?.kind === 'number') return [];
    const [before, behind] = [tokens[i - 1], tokens[i + 1]];
    const spelled = token.concepts.includes('num') && behind !== undefined && hasConcept([behind], 'unit people');
    if (!spelled && !(token.span && COUNTS.has(token.span.kind))) return [];
    if (token.span && (isOfModel(text, before, behind) || /\p{L}$/u.test(text.slice(0, token.from)))) return [];
    const close = isUnit(behind) && /^[\s-]?$/u.test(text.slice(token.to, behind.from));
    return [text.slice(token.from, close && token.span?.kind !== 'percent' ? behind.to : token.to)];
  });
}
