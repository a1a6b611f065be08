import { matchBrand } from '../brand/match-brand.ts';
import { offerIn } from '../copy/offer-line.ts';
import { offerParts } from '../copy/offer-parts.ts';
import type { CopyMeasures, ImageMeasurements } from '../measurements.ts';
import type { Measurements } from '../rules/book/rule.ts';

/** Whether a text is the brand and nothing beside. */
function isBrandAlone(text: string, brand: string): boolean {
  const match = matchBrand(text, brand);
  return match !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, match.from) + text.slice(match.to));
}

/**
 * The same measurements with the brand's own name as a name and no more: it neither offers ("Half Price Books"), where what else offers
 * takes its place if anything does, nor asks, on however much of a button it stands.
 */
export function withBrandAsName<M extends Measurements>(m: M, brand: string | null): M {
  if (brand === null) return m;
  if (m.kind === 'image') return corrected(m, brand) as M;
  const shots = m.shots.map((shot) => {
    const still = shot.still && corrected(shot.still, brand);
    return still === shot.still ? shot : { ...shot, still };
  });
  return shots.every((shot, i) => shot === m.shots[i]) ? m : { ...m, shots };
}

function corrected(m: ImageMeasurements, brand: string): ImageMeasurements {
  const isName = (block: number | undefined) => isBrandAlone(m.text.blocks[block ?? -1]?.text ?? '', brand);
  const { maybe, ...copy } = m.copy;
  const doubtful = isName(maybe?.offer?.block) ? { ...maybe, offer: undefined } : maybe;
  const offer = isName(copy.offer?.block) ? nextOffer(m, isName) : copy.offer;
  const cta = isName(copy.cta?.block) ? null : copy.cta;
  if (offer === copy.offer && cta === copy.cta && doubtful === maybe) return m;
  return { ...m, copy: { ...copy, offer, cta, ...(doubtful && { maybe: doubtful }) } };
}

function nextOffer(m: ImageMeasurements, isName: (block: number) => boolean): CopyMeasures['offer'] {
  const next = offerParts(m).find(({ block }) => !isName(block));
  const found = next && offerIn(next.text);
  return found
    ? { text: found.text, kind: found.kind, specific: found.specific, block: next.block, probability: found.p }
    : null;
}
