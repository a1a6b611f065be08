import { isBrandAlone } from '../brand/match-brand.ts';
import type { CopyMeasures } from '../measurements.ts';
import { offerIn } from './offer-line.ts';
import { offerParts } from './offer-parts.ts';
import type { Written } from './written.ts';

/**
 * What a copy says, with the brand's own name as a name and no more: it neither offers ("Half Price Books"), where what else offers takes
 * its place if anything does, nor asks, on however much of a button it stands. It is no copy to set larger or clearer either: WCAG
 * exempts logotypes, and how well the name shows has rules of its own. The same object where nothing changes.
 */
export function withNameAlone<
  Copy extends Pick<CopyMeasures, 'offer' | 'maybe' | 'brand'> & { cta: { block: number } | null },
>(m: Written, copy: Copy, brand: string): Copy {
  const isName = (block: number | undefined) => isBrandAlone(m.text.blocks[block ?? -1]?.text ?? '', brand);
  const { maybe } = copy;
  const doubtful = isName(maybe?.offer?.block) ? { ...maybe, offer: undefined } : maybe;
  const offer = isName(copy.offer?.block) ? nextOffer(m, isName) : copy.offer;
  const cta = isName(copy.cta?.block) ? null : copy.cta;
  const known = copy.brand ?? [];
  const names = m.text.blocks.flatMap((_, block) => (isName(block) && !known.includes(block) ? [block] : []));
  if (offer === copy.offer && cta === copy.cta && doubtful === maybe && names.length === 0) return copy;
  const { maybe: _, ...rest } = copy;
  const brands = names.length > 0 ? { brand: [...known, ...names].sort((a, b) => a - b) } : {};
  return { ...rest, offer, cta, ...brands, ...(doubtful && { maybe: doubtful }) } as Copy;
}

function nextOffer(m: Written, isName: (block: number) => boolean): CopyMeasures['offer'] {
  const next = offerParts(m).find(({ block }) => !isName(block));
  const found = next && offerIn(next.text);
  return found
    ? { text: found.text, kind: found.kind, specific: found.specific, block: next.block, probability: found.p }
    : null;
}
