import { clausesOf } from './clauses.ts';
import type { Token } from './concepts.ts';
import { foldText } from './fold-text.ts';
import { lexiconFor } from './language.ts';
import { besides, clausesThat, hasConcept, quoteWords, wordsOf } from './quote.ts';
import { type LineReading, readLine } from './read-line.ts';

/** What a line asks for. */
export interface RequestReading {
  /** The request as it stands, at most ten words. */
  text: string;
  /** Its verb, in small letters without accents. */
  verb: string;
  /** Names an object or benefit beside the verb. */
  specific: boolean;
  /** Probability that it asks, 0..1. */
  p: number;
  words: number;
}

const MOST_WORDS = 10;
const ASKING = 'act reach soft vague click';
const ADDRESS = '<url> <email> <handle> <phone>';
/** What stands beside a verb without being anything to get. */
const EMPTY = `${ASKING} live inf now you me we det prep conj where only from per day until be ${ADDRESS}`;
const MEAN = 0.5;
const UNLIKELY = 0.2;
/** Pronouns of a thing at the end of Spanish and Italian imperatives; "-la" and "-le" end verbs of their own, such as "instala". */
const ENDING = /[aei]l(?:os?|as|i)$/u;

const isAsking = ({ concepts }: Token): boolean => concepts.some((c) => ASKING.split(' ').includes(c));

/** Where a line of small letters begins anew with a capital, something may have been joined to it: "direkt vom Hof Jetzt bestellen". */
function tails(line: string, tokens: readonly Token[]): (readonly Token[])[] {
  const opens = (token: Token, i: number) =>
    i > 0 && /^\p{Lu}\p{Ll}/u.test(line.slice(token.from, token.to)) && hasConcept([token], `${ASKING} now`);
  return tokens.flatMap((token, i) => (opens(token, i) ? [tokens.slice(i)] : []));
}

function partThatAsks(reading: LineReading, language: string): { tokens: readonly Token[]; p: number } | null {
  const [best] = clausesThat(reading, language, 'request');
  if (!best) return null;
  const tail = tails(reading.text, best.tokens)
    .map((tokens) => ({ tokens, p: readLine(wordsOf(reading.text, tokens), language).p('request') }))
    .sort((a, b) => b.p - a.p)[0];
  return tail && tail.p >= Math.max(best.p, MEAN) ? tail : best;
}

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether an asking phrase holds its own object behind an article or a possessive: "save your seat". */
function holdsObject({ text }: Token, language: string): boolean {
  const { tokens } = readLine(text.split(' ').slice(1).join(' '), language);
  return (
    tokens.length > 1 && hasConcept(tokens.slice(0, 1), 'you me det') && besides(tokens.slice(1), EMPTY).length > 0
  );
}

/** Whether a verb carries the thing it acts on as its ending, which was named before: "Cómpralas", "Prenotala". */
export function endsInObject({ tokens, text }: LineReading): boolean {
  return tokens.some((verb, i) => {
    const behind = tokens[i + 1];
    const word = /^\p{L}+/u.exec(text.slice(verb.from))?.[0] ?? '';
    const isGlued = behind?.from === verb.to && hasConcept([behind], 'det');
    return isAsking(verb) && (isGlued || ENDING.test(foldText(word)));
  });
}

/** Whether anything but verbs, addresses and small words stands in some tokens. */
export function namesReward(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isAsking);
  const rest = tokens.filter((_, i) => i !== verb);
  return besides(rest, EMPTY).length > 0 || hasConcept(rest, 'free gift off save obj <money> <percent> <many>');
}

/** The words of a reading as a request, whether or not they are one: what a button says. */
export function asRequest(reading: LineReading, language: string, p = reading.p('request')): RequestReading {
  const part = partThatAsks(reading, language)?.tokens ?? reading.tokens;
  const text = quoteWords(wordsOf(reading.text, part), MOST_WORDS);
  const verb = part.find(isAsking) ?? part.find(({ word }) => word);
  return {
    text,
    verb: verb?.text ?? '',
    specific: namesReward(part) || (verb !== undefined && holdsObject(verb, language)),
    p,
    words: countWords(text),
  };
}

/** The request in a line, where it more likely asks than not; read by its own language where none is given. */
export function requestIn(text: string, language = lexiconFor([text])): RequestReading | null {
  const reading = readLine(text, language);
  return reading.p('request') >= MEAN ? asRequest(reading, language) : null;
}

/** Whether a line more likely asks than not. */
export const asks = (text: string, language?: string): boolean => requestIn(text, language) !== null;

const readAlone = (text: string): LineReading => readLine(text, lexiconFor([text]));

/** Whether words begin with a verb that may ask; in a button they do. */
export function opensWithVerb({ tokens }: LineReading): boolean {
  const [first] = tokens;
  return first !== undefined && (isAsking(first) || first.concepts.includes('live'));
}

/** An unknown verb that addresses the reader by its ending, as Portuguese imperatives do: "Inscreve-te na app". */
const ADDRESSES = /^\p{L}{4,}-(?:te|se|vos|nos)(?!\p{L})/u;

/** Whether a line may ask though it is not likely to: enough to leave unsaid that nothing does. */
export const mayAsk = (text: string): boolean => ADDRESSES.test(text.trim()) || readAlone(text).p('request') > UNLIKELY;

/** Whether a request says where to go: a web address, an account, a number to call. */
export const namesAddress = (text: string): boolean => hasConcept(readAlone(text).tokens, ADDRESS);

/** Whether a request names no more than the click: "Submit", "Click here". */
export function isMechanical(text: string): boolean {
  const { tokens } = readAlone(text);
  return hasConcept(tokens, 'click') && besides(tokens, 'click now where we det prep you').length === 0;
}

/** Whether a request only promises more to know: "Learn more", "En savoir plus". */
export function isVague(text: string): boolean {
  const { tokens } = readAlone(text);
  return hasConcept(tokens, 'vague') && besides(tokens, 'vague now more where').length === 0;
}

/** Whether the one thing a request names beside its verb is what it costs: "Buy for $9", "Order now from 9 €". */
export function namesOnlyPrice(text: string): boolean {
  const { tokens } = readAlone(text);
  const [clause] = clausesOf(tokens);
  const before = clause?.[(clause?.findIndex(({ span }) => span?.kind === 'money') ?? 0) - 1];
  if (!before || !hasConcept([before], 'prep from only act')) return false;
  return !namesReward(tokens.filter(({ span }) => span?.kind !== 'money'));
}
