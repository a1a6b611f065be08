import { foldText, shapeOf } from './fold-text.ts';
import { type Lexicon, lexiconOf } from './lexica.ts';
import { type Span, spansOf } from './spans.ts';

/** A word, a phrase, a mark or a span of a line, and what it can mean. Positions in the line; `to` exclusive. */
export interface Token {
  text: string;
  from: number;
  to: number;
  concepts: readonly string[];
  /** A word or a span, not a mark. */
  word: boolean;
  span: Span | null;
}

const PIECE = /#1|\p{L}[\p{L}\p{N}'./&+-]*[\p{L}\p{N}']|\p{L}|[?!&%→>|•·:=;,.–—]/gu;
/** What ends a clause, and with it the reach of a negation. */
export const CLAUSE_END = /^[.!?;:|•·,–—→>]$/u;
const SENTENCE_END = /^[.!?;:|•·]$/u;
const LONGEST_PHRASE = 4;
/** So many words behind a negation are denied. */
const DENIED = 3;
/** Nouns that close a German or Dutch compound keep their meaning there. */
const COMPOUND = ['obj', 'gift', 'review', 'guarantee', 'return', 'ship', 'off', 'sale', 'event'];

const UNKNOWN = ['?'] as const;
/** One letter alone is an article of somebody's, or what is left of a word that something covers: it names nothing. */
const LETTER = ['det'] as const;

type Find = (word: string) => readonly string[] | undefined;
type Piece = Pick<Token, 'text' | 'from' | 'to'> & { span: Span | null };

/** Spans, words and marks in order. */
function piecesOf(line: string, folded: string): Piece[] {
  const spans = spansOf(line);
  const pieces: Piece[] = [];
  let at = 0;
  const read = (to: number) => {
    for (const { index, 0: text } of folded.slice(at, to).matchAll(PIECE))
      pieces.push({ text, from: at + index, to: at + index + text.length, span: null });
  };
  for (const span of spans) {
    read(span.from);
    pieces.push({ text: `<${span.kind}>`, from: span.from, to: span.to, span });
    at = span.to;
  }
  read(folded.length);
  return pieces;
}

/** The parts of a word that is several known ones run together, as blurred lines are read: "shopnow", "offyourfirstbox". */
function runTogether(word: string, find: Find): string[] | null {
  if (word.length < 6) return null;
  const best: (string[] | null)[] = [[], ...Array<null>(word.length).fill(null)];
  for (let to = 1; to <= word.length; to++)
    for (let from = Math.max(0, to - 14); from < to; from++) {
      const before = best[from];
      const part = word.slice(from, to);
      if (!before || part.length < 2 || !find(part)) continue;
      const now = best[to];
      if (!now || before.length + 1 < now.length) best[to] = [...before, part];
    }
  const parts = best[word.length];
  const believed = parts && parts.length > 1 && parts.length <= Math.ceil(word.length / 3);
  return believed && parts.some((part) => part.length >= 4) ? parts : null;
}

/** "l'offre", "m'inscris": the article apart. */
function elided(word: string, find: Find): string[] | null {
  const [, head, rest] = /^(\p{L}{1,2})'(.+)$/u.exec(word) ?? [];
  return head && rest && find(rest) ? [head, rest] : null;
}

/** An unknown word as the known ones it is made of, each with its own place. */
function parted(piece: Piece, find: Find, own: Find): Piece[] {
  if (piece.span || !/^\p{L}/u.test(piece.text) || find(piece.text)) return [piece];
  const parts = runTogether(piece.text, own) ?? elided(piece.text, find);
  if (!parts) return [piece];
  let at = piece.from;
  return parts.map((text) => {
    const from = at + piece.text.slice(at - piece.from).indexOf(text);
    at = from + text.length;
    return { text, from, to: at, span: null };
  });
}

/** Compounds mean what their last part means: "Zahnarzttermin". */
function compound(word: string, { words }: Lexicon): readonly string[] | null {
  for (let from = 3; from <= word.length - 4; from++) {
    const concepts = words.get(word.slice(from))?.filter((concept) => COMPOUND.includes(concept));
    if (concepts?.length) return concepts;
  }
  return null;
}

const VERB_LAST = new Set(['de', 'nl']);
const ASKS = ['act', 'reach', 'soft'];

/** In German and Dutch an infinitive closes its request: "Tisch reservieren". */
const withMood = (word: string, concepts: readonly string[], language: string): readonly string[] =>
  VERB_LAST.has(language) && /n$/u.test(word) && concepts.some((c) => ASKS.includes(c))
    ? [...concepts, 'inf']
    : concepts;

function findIn(language: string): { find: Find; own: Find; misread: Find; lexicon: Lexicon } {
  const lexicon = lexiconOf(language);
  const english = lexiconOf('en');
  const tidy = (word: string) => word.replace(/[.,']+$/u, '');
  // Umlauts may be written out.
  const bare = (word: string) => (language === 'de' ? word.replace(/([aou])e/gu, '$1') : word);
  const own: Find = (word) => lexicon.words.get(word) ?? english.words.get(word);
  return {
    lexicon,
    own,
    find: (word) => own(word) ?? own(tidy(word)) ?? lexicon.words.get(bare(word)),
    misread: (word) => lexicon.shapes.get(shapeOf(word)) ?? english.shapes.get(shapeOf(word)),
  };
}

/**
 * The tokens of a line in a language, with the concepts of each, those that are denied marked `not-`: from here on no code knows a
 * language. Words of no lexicon are `?`.
 */
export function conceptsOf(line: string, language: string): Token[] {
  const { lexicon, find, own, misread } = findIn(language);
  const pieces = piecesOf(line, foldText(line));
  const tokens: Token[] = [];
  for (let i = 0; i < pieces.length; ) {
    const [first] = pieces.slice(i, i + 1) as [Piece];
    const word = /^[\p{L}#]/u.test(first.text);
    let length = word && !first.span ? Math.min(LONGEST_PHRASE, pieces.length - i) : 1;
    let concepts: readonly string[] | undefined;
    let phrase = first.text;
    for (; length > 0 && word && !first.span; length--) {
      phrase = pieces
        .slice(i, i + length)
        .map(({ text }) => text)
        .join(' ');
      concepts = find(phrase) ?? misread(phrase);
      if (concepts) break;
    }
    length = Math.max(1, length);
    // No phrase begins with it as it stands: then by its parts.
    const parts = concepts ? [first] : parted(first, find, own);
    if (parts.length > 1) {
      pieces.splice(i, 1, ...parts);
      continue;
    }
    const last = pieces[i + length - 1] as Piece;
    if (!word || first.span) concepts = [first.text];
    concepts ??=
      (VERB_LAST.has(language) ? compound(first.text, lexicon) : null) ?? (first.text.length === 1 ? LETTER : UNKNOWN);
    const text = concepts[0] === '?' ? first.text : phrase;
    tokens.push({
      text,
      from: first.from,
      to: last.to,
      concepts: withMood(text, concepts, language),
      word: word || first.span !== null,
      span: first.span,
    });
    i += length;
  }
  return denied(past(tokens));
}

const SUBJECT = ['we', 'me', 'they', 'be'];

/** "Last night we …", "We sold 300 last week": of a span of time that somebody did something in, "last" limits nothing. */
function past(tokens: readonly Token[]): Token[] {
  const is = (token: Token | undefined, concepts: readonly string[]) =>
    token?.concepts.some((concept) => concepts.includes(concept)) === true;
  const opens = is(tokens[0], SUBJECT);
  return tokens.map((token, i) => {
    if (!is(token, ['last'])) return token;
    const isBefore = is(tokens[i - 1], ['unit']);
    if (!isBefore && !is(tokens[i + 1], ['unit'])) return token;
    const behind = tokens.slice(isBefore ? i + 1 : i + 2).find(({ text }) => text !== ',');
    return opens || is(behind, SUBJECT) ? { ...token, concepts: ['past'] } : token;
  });
}

function denied(tokens: readonly Token[]): Token[] {
  let until = -1;
  return tokens.map((token, i) => {
    if (SENTENCE_END.test(token.text)) until = -1;
    if (token.concepts.includes('neg')) {
      until = i + DENIED;
      return token;
    }
    return i <= until && token.word ? { ...token, concepts: token.concepts.map((concept) => `not-${concept}`) } : token;
  });
}
