import type { Frames } from '../frame.ts';
import type { CallToAction, CopyMeasures, SaliencyMeasures, TextBlock, TextMeasures } from '../measurements.ts';
import { attentionShareOf } from './attention-share.ts';
import { hueElsewhere, isolationOf } from './button-shape.ts';
import { benefitShareOf, countBenefitWords, findFigures, findRisky } from './find-figures.ts';
import { findOffer, findReferencePrice } from './find-offer.ts';
import { findProof, findTrust } from './find-proof.ts';
import { findUrgency } from './find-urgency.ts';
import { type PickedCta, pickCta } from './pick-cta.ts';

function describeCta(picked: PickedCta, frames: Frames, block: TextBlock, saliency: SaliencyMeasures): CallToAction {
  const { match, button } = picked;
  const region = button?.region ?? block.region;
  const areaShare = region.w * region.h;
  const attentionShare = attentionShareOf(saliency, region);
  const colour = button?.fill ?? block.foreground;
  return {
    text: match.text,
    verb: match.verb,
    specific: match.specific,
    block: picked.block,
    region: block.region,
    button,
    contrast: block.contrast,
    attentionShare,
    attentionDensity: areaShare > 0 ? attentionShare / areaShare : 0,
    isolationDeltaE: button?.deltaEToSurround ?? isolationOf(frames.long1024, block.region, block.lineHeight),
    hueElsewhere: colour ? hueElsewhere(frames.long320, region, colour) : 0,
    areaShare,
  };
}

type Found<T> = T & { block: number };

/** What a finder sees in each block, with the block's index. */
function perBlock<T extends object>(blocks: readonly TextBlock[], find: (text: string) => T | null): Found<T>[] {
  return blocks.flatMap(({ text }, block) => {
    const found = find(text);
    return found ? [{ ...found, block }] : [];
  });
}

const OFFER_STRENGTH = ['percent', 'amount', 'free', 'price'] as const;

/** A figure may stand apart from its word ("50%" large, "OFF" small below it): then the two blocks are read as one. */
function bestOffer(blocks: readonly TextBlock[]): CopyMeasures['offer'] {
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

function countMessages(blocks: readonly TextBlock[], copy: Omit<CopyMeasures, 'messageCount'>): number {
  const claims = [copy.offer, copy.socialProof, ...copy.trust].filter((claim) => claim !== null);
  const taken = new Set([...claims.map(({ block }) => block), copy.cta?.block]);
  const benefits = blocks.filter(
    ({ text, role }, index) => !taken.has(index) && role !== 'small' && countBenefitWords(text).benefit > 0,
  );
  return claims.length + benefits.length;
}

/** Everything the words of a creative say, found by patterns; no model and no guess. */
export function measureCopy(frames: Frames, text: TextMeasures, saliency: SaliencyMeasures): CopyMeasures {
  const { blocks } = text;
  const picked = pickCta(frames.long1024, blocks);
  const pickedBlock = picked ? blocks[picked.block] : undefined;
  const proofs = perBlock(blocks, findProof);
  const urgencies = perBlock(blocks, findUrgency);
  const trust = blocks.flatMap((block, index) => findTrust(block.text).map((found) => ({ ...found, block: index })));
  const [referencePrice = null] = perBlock(blocks, (words) => {
    const found = findReferencePrice(words);
    return found === null ? null : { text: found };
  });
  const copy = {
    cta: picked && pickedBlock ? describeCta(picked, frames, pickedBlock, saliency) : null,
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
  return { ...copy, messageCount: countMessages(blocks, copy) };
}
