import type { Frame } from '../../frame.ts';
import type { TextBlock } from '../../measurements.ts';
import { listMarkers } from '../../text/blocks/list-markers.ts';
import { offers } from '../offer-line.ts';
import { buttonsIn } from './in-buttons.ts';
import { isTerms } from './lines-of.ts';
import { readCreative } from './read-creative.ts';
import { LIKELY } from './thresholds.ts';

type Unassigned = Omit<TextBlock, 'role'>;

/** Line height / short side under which text is small print: 28 px of 1080, two thirds of what body text needs on a phone. */
const SMALL = 0.026;
const MOST_OFFER_WORDS = 12;

/** What each block is for: the call to action, the offer, the headline, body or small print. */
export function assignRoles(frame: Frame, blocks: readonly Unassigned[]): TextBlock[] {
  const buttonOf = buttonsIn(frame, blocks);
  const { creative, headline, request, offer, noCopy, badges } = readCreative(blocks, buttonOf);
  const markers = listMarkers(blocks.map(({ text }) => text));
  const asked = request && request.p >= LIKELY ? request.block : -1;
  const offered = new Set(offer && offer.p >= LIKELY ? offer.blocks : []);
  const roleOf = (block: Unassigned, index: number): TextBlock['role'] => {
    const line = creative.lines[index];
    if (index === asked) return 'cta';
    if (block.pictured) return 'body';
    const small = block.lineHeightOfShortSide < SMALL || (line !== undefined && isTerms(line));
    if (headline?.blocks.includes(index) && !small && !markers.has(index)) return 'headline';
    if (small) return 'small';
    const offersHere = line && line.words <= MOST_OFFER_WORDS && offers(line.reading) >= LIKELY;
    return !noCopy.has(index) && !badges.has(index) && (offered.has(index) || offersHere) ? 'offer' : 'body';
  };
  return blocks.map((block, index) => ({ ...block, role: roleOf(block, index) }));
}
