import { findOffer } from '../../copy/find-offer.ts';
import { isLegalLine } from '../../copy/legal-line.ts';
import { pickCta } from '../../copy/pick-cta.ts';
import type { Frame } from '../../frame.ts';
import type { TextBlock } from '../../measurements.ts';
import { listMarkers } from './list-markers.ts';

type Unassigned = Omit<TextBlock, 'role'>;

/** Line height / short side under which text is small print: 28 px of 1080, two thirds of what body text needs on a phone. */
const SMALL = 0.026;
/** An offer this much larger than all other text keeps its role; otherwise the largest other text is the headline. */
const NEARLY_AS_LARGE = 0.6;
const MAX_OFFER_WORDS = 12;

/** Terms and notices, and whatever is set as small as they are: nobody reads it first, though nothing else is there to read. */
const isSmallPrint = ({ text, lineHeightOfShortSide }: Unassigned): boolean =>
  lineHeightOfShortSide < SMALL || isLegalLine(text);

function headlineIndex(blocks: readonly Unassigned[], cta: number, offers: ReadonlySet<number>): number {
  const markers = listMarkers(blocks.map(({ text }) => text));
  const order = blocks
    .map((block, index) => ({ index, height: block.lineHeight, small: isSmallPrint(block) }))
    .filter(({ index, small }) => index !== cta && !markers.has(index) && !small)
    .sort((p, q) => q.height - p.height || p.index - q.index);
  const [largest] = order;
  if (!largest) return -1;
  if (!offers.has(largest.index)) return largest.index;
  const words = order.find(({ index, height }) => !offers.has(index) && height >= largest.height * NEARLY_AS_LARGE);
  return words?.index ?? -1;
}

/** What each block is for: the call to action, the offer, the headline, body or small print. */
export function assignRoles(frame: Frame, blocks: readonly Unassigned[]): TextBlock[] {
  const cta = pickCta(frame, blocks)?.block ?? -1;
  const offers = new Set(
    blocks.flatMap(({ text, words }, index) =>
      index !== cta && words <= MAX_OFFER_WORDS && findOffer(text) ? [index] : [],
    ),
  );
  const headline = headlineIndex(blocks, cta, offers);
  return blocks.map((block, index) => {
    if (index === cta) return { ...block, role: 'cta' };
    if (index === headline) return { ...block, role: 'headline' };
    if (isSmallPrint(block)) return { ...block, role: 'small' };
    return { ...block, role: offers.has(index) ? 'offer' : 'body' };
  });
}
