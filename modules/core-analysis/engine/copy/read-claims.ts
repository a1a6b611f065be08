import type { CopyMeasures, Maybe, TextBlock } from '../measurements.ts';
import { listMarkers } from '../text/blocks/list-markers.ts';
import { figuresIn, proofIn, quotedIn, trustIn, urgencyIn } from './claims-line.ts';
import { foldText } from './fold-text.ts';
import { offers } from './offer-line.ts';
import { findRisky } from './policy-words.ts';
import { clausesThat, hasConcept, quoteWords } from './quote.ts';
import type { CopyBlock, CreativeLine } from './read-creative/lines-of.ts';
import { type CreativeReading, readCreative } from './read-creative/read-creative.ts';
import { LIKELY, NONE } from './read-creative/thresholds.ts';
import { type LineReading, readLine } from './read-line.ts';

/** What reading needs of a text. */
export type ReadBlock = CopyBlock & Partial<Pick<TextBlock, 'role'>>;

/** What words say, all but the call to action, which looks like something too. */
export type Claims = Omit<CopyMeasures, 'cta' | 'messageCount'>;

const maybe = <T extends { text: string; block: number; p: number }>(found: T | null): Maybe | undefined =>
  found && found.p > NONE && found.p < LIKELY
    ? { text: found.text, block: found.block, probability: found.p }
    : undefined;

/** Everything that a list of texts claims, each with the index of its text. Pure. */
export function readClaims(blocks: readonly ReadBlock[], reading: CreativeReading = readCreative(blocks)): Claims {
  const { creative, offer, earlier, noCopy, badges, brand, legal, screen, request } = reading;
  const isCopy = (index: number) => !noCopy.has(index) && !badges.has(index);
  const each = <T extends object>(find: (text: string, language: string) => readonly T[]): (T & { block: number })[] =>
    creative.lines.flatMap(({ block: { text }, language, index }) =>
      isCopy(index) ? find(text, language).map((found) => ({ ...found, block: index })) : [],
    );
  const one = <T extends object>(find: (text: string, language: string) => T | null) =>
    each((text, language) => [find(text, language)].filter((found) => found !== null));
  const markers = listMarkers(blocks.map(({ text }) => text));
  const urgencies = one(urgencyIn);
  const trust = each(trustIn);
  const figures = each((text) => figuresIn(text).map((figure) => ({ text: figure })));
  const likely = offer && offer.p >= LIKELY ? offer : null;
  const [asked, offered] = [maybe(request), maybe(offer)];
  return {
    offer: likely && {
      text: likely.text,
      kind: likely.kind,
      specific: likely.specific,
      block: likely.block,
      probability: likely.p,
    },
    ...(asked || offered ? { maybe: { ...(asked && { request: asked }), ...(offered && { offer: offered }) } } : {}),
    ...(brand.size > 0 && { brand: [...brand] }),
    ...(badges.size > 0 && { badges: [...badges] }),
    ...(screen.size > 0 && { screen: [...screen] }),
    ...(legal.size > 0 && { legal: [...legal] }),
    referencePrice: earlier,
    urgency: urgencies.find(({ concrete }) => concrete) ?? urgencies[0] ?? null,
    socialProof: one(proofIn)[0] ?? proofOf(creative.lines.filter(({ index }) => isCopy(index))),
    trust: trust.filter(({ kind }, index) => trust.findIndex((other) => other.kind === kind) === index),
    numbers: figures.filter(
      ({ block }) => !markers.has(block) && !legal.has(block) && (block !== earlier?.block || block === likely?.block),
    ),
    risky: each((text) => findRisky(text).map((words) => ({ text: words }))),
  };
}

/** "— Anna M." or "Claire, Nantes": who said what stands above. */
const SIGNATURE = /^(?:[—–-]\s*\p{Lu}|\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,2},\s+\p{L}?\d?)/u;
const SIGNATURE_WORDS = 6;
const OPENS_WITH_STARS = /^\s*[★☆⭐]*\s*/u;
const MARK = /[%\d]\s?[*†‡]/u;
/** Who was asked: a share of cotton has a footnote too. */
const ASKED = 'people review trusted pro happy';

/** Whether a line says who said what stands above it, with or without the stars they gave. */
export const isSignature = (text: string): boolean =>
  text.trim().split(/\s+/u).length <= SIGNATURE_WORDS && SIGNATURE.test(text.replace(OPENS_WITH_STARS, ''));

/** Proof by more than one line: quoted words with who signs them, a share with the footnote it answers to. */
function proofOf(lines: readonly CreativeLine[]): Claims['socialProof'] {
  for (const [at, { block, index }] of lines.entries()) {
    const below = lines[at + 1];
    // Stars and a name sign what stands above, also where its quotation marks were not read.
    const words = quotedIn(block.text) ?? (/^\s*[★☆⭐]/u.test(below?.block.text ?? '') ? block.text : null);
    if (words && below && isSignature(below.block.text))
      return { text: quoteWords(words, 20), kind: 'testimonial', block: index };
  }
  const isOfPeople = ({ reading }: CreativeLine) => hasConcept(reading.tokens, ASKED);
  const isNoted = lines.some((line) => line.footnote && isOfPeople(line));
  const share = lines.find((line) => {
    const { reading, footnote, block } = line;
    const isMarked = !footnote && MARK.test(block.text) && hasConcept(reading.tokens, '<percent>');
    return isMarked && offers(reading) < LIKELY && (isNoted || (isOfPeople(line) && lines.some((l) => l.footnote)));
  });
  return share ? { text: quoteWords(share.block.text), kind: 'count', block: share.index } : null;
}

/** From here on a line is counted as a promise of its own. */
const PROMISES = 0.4;

/**
 * Which blocks make a claim of their own: the offer, and lines that promise a benefit. What others say of it, and guarantees,
 * support a claim; calls to action ask. A bare price says nothing alone: with the headline above it, it is one offer.
 */
export function claimBlocks(
  blocks: readonly ReadBlock[],
  { offer }: Pick<Claims, 'offer'>,
  cta: { block: number; text?: string } | null,
  { creative, noCopy, badges, brand }: CreativeReading = readCreative(blocks),
): number[] {
  // A button that offers asks for the click all the same: it is a claim only where nothing else is.
  const isOffering = offer !== null && offer.block === cta?.block && isAll(cta.text, blocks[cta.block]?.text);
  const claims = creative.lines.flatMap(({ index, reading, language }) => {
    const { role, caption } = blocks[index] ?? { role: undefined, caption: false };
    if (caption) return [];
    if (index === offer?.block && !isOffering) return [index];
    if (index === cta?.block || role === 'cta' || role === 'small') return [];
    if (noCopy.has(index) || badges.has(index) || brand.has(index)) return [];
    if (offer?.kind === 'price' && role === 'headline') return [];
    return promises(reading, language) ? [index] : [];
  });
  return isOffering && claims.length === 0 ? [offer.block] : onceEach(claims, blocks, offer?.block);
}

const SUPPORTS = ['proof', 'guarantee', 'urgency', 'request', 'legal'] as const;

/** Whether a clause of a line promises something of its own. */
function promises(reading: LineReading, language: string): boolean {
  return clausesThat(reading, language, 'benefit').some(({ words }) => {
    const clause = readLine(words, language);
    if (SUPPORTS.some((fn) => clause.p(fn) >= LIKELY)) return false;
    return (
      clause.p('offer') >= LIKELY || (clause.p('benefit') >= PROMISES && clause.p('benefit') >= clause.p('pitch') / 2)
    );
  });
}

/** So few letters may begin any claim. */
const LEAST_BEGINNING = 3;

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}%$€£]+/gu, '');

/** Whether a request is all that its line says. */
const isAll = (request: string | undefined, line: string | undefined): boolean =>
  request !== undefined && line !== undefined && lettersOf(request) === lettersOf(line);

/** Whether two texts are one, or one is all that a shape or the frame leaves of the other: "LAST CH", "LAST CHAN". */
function isSameClaim(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= LEAST_BEGINNING && long.startsWith(short);
}

/** Each claim once, at its offer or at its longest text. */
function onceEach(claims: readonly number[], blocks: readonly ReadBlock[], offer: number | undefined): number[] {
  const letters = (index: number) => lettersOf(blocks[index]?.text ?? '');
  const kept: number[] = [];
  const first = [...claims].sort(
    (a, b) => Number(b === offer) - Number(a === offer) || letters(b).length - letters(a).length || a - b,
  );
  for (const index of first) if (!kept.some((other) => isSameClaim(letters(index), letters(other)))) kept.push(index);
  return kept.sort((a, b) => a - b);
}
