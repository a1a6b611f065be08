import type { CopyMeasures, TextBlock } from '../measurements.ts';
import { listMarkers } from '../text/blocks/list-markers.ts';
import { benefitShareOf, pitchOf, promisesBenefit } from './benefit-share.ts';
import { bestOffer } from './best-offer.ts';
import { sentencesOf } from './claim-patterns.ts';
import { withEarlierPrice } from './earlier-price.ts';
import { findCtas } from './find-cta.ts';
import { findFigures, findRisky } from './find-figures.ts';
import { findProof, findTrust } from './find-proof.ts';
import { findUrgency } from './find-urgency.ts';
import { foldText } from './fold-text.ts';
import { perBlock } from './per-block.ts';

/** What reading needs of a text. */
export type ReadBlock = Pick<TextBlock, 'text' | 'role'> & Partial<Pick<TextBlock, 'region' | 'lines'>>;

/** What words say, all but the call to action, which is picked by its looks too. */
export type Claims = Omit<CopyMeasures, 'cta' | 'messageCount'>;

/** Everything a list of texts claims, found by patterns, each with the index of its text; the call to action is known before. Pure. */
export function readClaims(blocks: readonly ReadBlock[], cta: { text: string; block: number } | null = null): Claims {
  const markers = listMarkers(blocks.map(({ text }) => text));
  const proofs = perBlock(blocks, findProof);
  const urgencies = perBlock(blocks, findUrgency);
  const trust = blocks.flatMap((block, index) => findTrust(block.text).map((found) => ({ ...found, block: index })));
  const { offer, earlier } = withEarlierPrice(blocks, bestOffer(blocks));
  return {
    offer,
    referencePrice: earlier,
    urgency: urgencies.find(({ concrete }) => concrete) ?? urgencies[0] ?? null,
    socialProof: proofs[0] ?? null,
    trust: trust.filter(({ kind }, index) => trust.findIndex((other) => other.kind === kind) === index),
    numbers: blocks.flatMap((block, index) =>
      (markers.has(index) || (index === earlier?.block && index !== offer?.block) ? [] : findFigures(block.text)).map(
        (figure) => ({ text: figure, block: index }),
      ),
    ),
    benefitShare: benefitShareOf(pitchOf(blocks, cta)),
    risky: blocks.flatMap((block, index) => findRisky(block.text).map((words) => ({ text: words, block: index }))),
  };
}

/** A text that may be read as a caption of speech; such lines are no claims of the design. */
type ClaimBlock = ReadBlock & { caption?: boolean };

/** A sentence that only says where to read on: "See website", "siehe Website". */
const POINTER =
  /^(?:see|visit|siehe|auf|voir|consulte[rz]?|ver|vea)\s+(?:(?:our|the|unsere|le|la|notre|nuestra)\s+)?(?:web-?site|site|web|store|shop|terms|conditions|details|bio|link)\P{L}*$/iu;
/** A longer sentence that presses may promise something besides. */
const MERE_URGENCY_WORDS = 4;

/** Whether a text is one known request and no more: of two buttons the one that is not the call promises nothing either. */
function onlyAsks(text: string): boolean {
  return findCtas(text).some(({ kind, text: call }) => kind === 'phrase' && call.length >= text.trim().length - 1);
}

/** Whether a text promises a benefit in a sentence that neither only presses ("While stocks last.") nor only points elsewhere. */
function promisesItself(text: string): boolean {
  const presses = (words: string) => words.split(/\s+/u).length <= MERE_URGENCY_WORDS && findUrgency(words) !== null;
  return sentencesOf(text).some(
    (sentence) => promisesBenefit(sentence.text) && !POINTER.test(sentence.text) && !presses(sentence.text),
  );
}

/**
 * Which blocks make a claim of their own: the offer, and lines that promise a benefit. What others say of it, and guarantees,
 * support a claim; calls to action ask. A bare price says nothing alone: with the headline above it, it is one offer.
 */
export function claimBlocks(
  blocks: readonly ClaimBlock[],
  { offer }: Pick<Claims, 'offer'>,
  cta: { block: number } | null,
): number[] {
  const claims = blocks.flatMap(({ text, role, caption }, index) => {
    if (caption) return [];
    if (index === offer?.block) return [index];
    if (index === cta?.block || role === 'cta' || role === 'small') return [];
    if (offer?.kind === 'price' && role === 'headline') return [];
    if (onlyAsks(text)) return [];
    return promisesItself(text) && findProof(text) === null && findTrust(text).length === 0 ? [index] : [];
  });
  return onceEach(claims, blocks, offer?.block);
}

/** So few letters may begin any claim. */
const LEAST_BEGINNING = 3;

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}%$€£]+/gu, '');

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
