import type { TextBlock } from '../measurements.ts';
import { isLegible } from '../text/recognise/legible.ts';
import { isNamedPrice, offerIn, sumsIn } from './offer-line.ts';
import type { Written } from './written.ts';

/** Words of an offer and the block they stand in. */
export interface OfferPart {
  text: string;
  block: number;
}

/** From so many sums on the texts are a table or a list, in which a sum is an offer only where a word says so. */
const TABLE = 5;

/** Of an offer whose figure stands apart from its word the blocks are quoted as one: "Only" and "29". */
const isWithin = (whole: string, { text }: TextBlock): boolean => /\d/u.test(text) && whole.includes(text.trim());

/**
 * All that the copy offers: the offer it is judged by, then whatever else names a price, a discount or a thing that is free. Neither
 * the request, nor small print, nor the earlier price, nor a pictured screen, nor the sums of a table.
 */
export function offerParts({ text: { blocks }, copy }: Written): OfferPart[] {
  const { offer, cta, referencePrice, screen = [], badges = [] } = copy;
  if (!offer) return [];
  const table = blocks.reduce((sum, { text }) => sum + sumsIn(text).length, 0) >= TABLE;
  const none = new Set([offer.block, cta?.block, ...screen, ...badges]);
  const others = blocks.flatMap((line, block): OfferPart[] => {
    if (none.has(block) || line.role === 'small' || !isLegible(line)) return [];
    if (isWithin(offer.text, line)) return [{ text: offer.text, block }];
    const found = block === referencePrice?.block ? null : offerIn(line.text);
    if (!found || (found.kind === 'price' && table && !isNamedPrice(found.text))) return [];
    return [{ text: found.text, block }];
  });
  return [{ text: offer.text, block: offer.block }, ...others];
}

/** The part of the offer that is set largest, the strongest of equals; null where nothing is offered. */
export function largestPart(m: Written): OfferPart | null {
  const height = ({ block }: OfferPart) => m.text.blocks[block]?.lineHeight ?? 0;
  return offerParts(m).reduce<OfferPart | null>((top, part) => (top && height(top) >= height(part) ? top : part), null);
}
