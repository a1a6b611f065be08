import type { CopyMeasures, TextBlock } from '../measurements.ts';
import { benefitShareOf, countBenefitWords, findFigures, findRisky } from './find-figures.ts';
import { findOffer, findReferencePrice } from './find-offer.ts';
import { findProof, findTrust } from './find-proof.ts';
import { findUrgency } from './find-urgency.ts';

/** What reading needs of a text. */
export type ReadBlock = Pick<TextBlock, 'text' | 'role'>;

/** What words say, all but the call to action, which is picked by its looks too. */
export type Claims = Omit<CopyMeasures, 'cta' | 'messageCount'>;

type Found<T> = T & { block: number };

/** What a finder sees in each block, with the block's index. */
function perBlock<T extends object>(blocks: readonly ReadBlock[], find: (text: string) => T | null): Found<T>[] {
  return blocks.flatMap(({ text }, block) => {
    const found = find(text);
    return found ? [{ ...found, block }] : [];
  });
}

const OFFER_STRENGTH = ['percent', 'amount', 'free', 'price'] as const;

/** A figure may stand apart from its word ("50%" large, "OFF" small below it): then the two blocks are read as one. */
function bestOffer(blocks: readonly ReadBlock[]): CopyMeasures['offer'] {
  const alone = perBlock(blocks, findOffer);
  const paired = blocks.flatMap(({ text }, block) => {
    const next = blocks[block + 1];
    const split = next && text.split(/\s+/u).length <= 3 && /\d/.test(text);
    const found = split ? findOffer(`${text} ${next.text}`) : null;
    return found ? [{ ...found, block }] : [];
  });
  const rank = ({ kind, specific }: { kind: (typeof OFFER_STRENGTH)[number]; specific: boolean }) =>
    OFFER_STRENGTH.indexOf(kind) * 2 - (specific ? 1 : 0);
  return [...alone, ...paired].sort((p, q) => rank(p) - rank(q))[0] ?? null;
}

/** Everything a list of texts claims, found by patterns, each with the index of its text. Pure. */
export function readClaims(blocks: readonly ReadBlock[]): Claims {
  const proofs = perBlock(blocks, findProof);
  const urgencies = perBlock(blocks, findUrgency);
  const trust = blocks.flatMap((block, index) => findTrust(block.text).map((found) => ({ ...found, block: index })));
  const [referencePrice = null] = perBlock(blocks, (words) => {
    const found = findReferencePrice(words);
    return found === null ? null : { text: found };
  });
  return {
    offer: bestOffer(blocks),
    referencePrice,
    urgency: urgencies.find(({ concrete }) => concrete) ?? urgencies[0] ?? null,
    socialProof: proofs[0] ?? null,
    trust: trust.filter(({ kind }, index) => trust.findIndex((other) => other.kind === kind) === index),
    numbers: blocks.flatMap((block, index) =>
      findFigures(block.text).map((figure) => ({ text: figure, block: index })),
    ),
    benefitShare: benefitShareOf(blocks.map((block) => block.text).join(' ')),
    risky: blocks.flatMap((block, index) => findRisky(block.text).map((words) => ({ text: words, block: index }))),
  };
}

/** Distinct claims: offer, proof, guarantees, and lines that promise a benefit. */
export function countMessages(blocks: readonly ReadBlock[], said: Claims, cta: { block: number } | null): number {
  const claims = [said.offer, said.socialProof, ...said.trust].filter((claim) => claim !== null);
  const taken = new Set([...claims.map(({ block }) => block), cta?.block]);
  const benefits = blocks.filter(
    ({ text, role }, index) => !taken.has(index) && role !== 'small' && countBenefitWords(text).benefit > 0,
  );
  return claims.length + benefits.length;
}
