import { matchBrand } from '../brand/match-brand.ts';
import type { CopyMeasures } from '../measurements.ts';
import { offerIn } from './offer-line.ts';
import { offerParts } from './offer-parts.ts';
import type { Written } from './written.ts';

/** Whether a text is the brand and nothing beside. */
function isBrandAlone(text: string, brand: string): boolean {
  const match = matchBrand(text, brand);
  return match !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, match.from) + text.slice(match.to));
}

/**
 * What a copy says, with the brand's own name as a name and no more: it neither offers ("Half Price Books"), where what else offers takes
 * its place if anything does, nor asks, on however much of a button it stands. The same object where nothing changes.
 */
export function withNameAlone<Copy extends Pick<CopyMeasures, 'offer' | 'maybe'> & { cta: { block: number } | null }>(
  m: Written,
  copy: Copy,
  brand: string,
): Copy {
  const isName = (block: number | undefined) => isBrandAlone(m.text.blocks[block ?? -1]?.text ?? '', brand);
  const { maybe } = copy;
  const doubtful = isName(maybe?.offer?.block) ? { ...maybe, offer: undefined } : maybe;
  const offer = isName(copy.offer?.block) ? nextOffer(m, isName) : copy.offer;
  const cta = isName(copy.cta?.block) ? null : copy.cta;
  if (offer === copy.offer && cta === copy.cta && doubtful === maybe) return copy;
  const { maybe: _, ...rest } = copy;
  return { ...rest, offer, cta, ...(doubtful && { maybe: doubtful }) } as Copy;
}

function nextOffer(m: Written, isName: (block: number) => boolean): CopyMeasures['offer'] {
  const next = offerParts(m).find(({ block }) => !isName(block));
  const found = next && offerIn(next.text);
  return found
    ? { text: found.text, kind: found.kind, specific: found.specific, block: next.block, probability: found.p }
    : null;
}
