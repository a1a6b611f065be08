import type { CopyMeasures, ImageMeasurements, TextBlock } from '../measurements.ts';
import { isLegible } from '../text/recognise/legible.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';

type Blocks = readonly Pick<TextBlock, 'text' | 'confidence'>[];

/**
 * What the copy says as far as it was read surely: claims found in a text of doubtful letters are no claims anybody could check.
 * The request stays: its words are of a list, and how it looks was measured; rules name it by its place.
 */
export function surelySaid<C extends Omit<CopyMeasures, 'cta' | 'messageCount'>>(copy: C, blocks: Blocks): C {
  if (blocks.every(isLegible)) return copy;
  const sure = ({ block }: { block: number }) => {
    const found = blocks[block];
    return found === undefined || isLegible(found);
  };
  const only = <T extends { block: number }>(said: T | null): T | null => (said && sure(said) ? said : null);
  return {
    ...copy,
    offer: only(copy.offer),
    referencePrice: only(copy.referencePrice),
    urgency: only(copy.urgency),
    socialProof: only(copy.socialProof),
    trust: copy.trust.filter(sure),
    numbers: copy.numbers.filter(sure),
    risky: copy.risky.filter(sure),
  };
}

const ofStill = (m: ImageMeasurements): ImageMeasurements => {
  const copy = surelySaid(m.copy, m.text.blocks);
  return copy === m.copy ? m : { ...m, copy };
};

/** The same measurements without the claims of doubtful reads, of a picture or of each keyframe of a video; the same object where all was read surely. */
export function withoutDoubtfulClaims<M extends ImageMeasurements | VideoMeasurements>(m: M): M {
  if (m.kind === 'image') return ofStill(m) as M;
  const shots = m.shots.map((shot) => {
    const still = shot.still && ofStill(shot.still);
    const more = shot.more?.map((one) => ({ ...one, still: ofStill(one.still) }));
    const isSame = still === shot.still && (more ?? []).every((one, i) => one.still === shot.more?.[i]?.still);
    return isSame ? shot : { ...shot, still, ...(more && { more }) };
  });
  return shots.every((shot, i) => shot === m.shots[i]) ? m : { ...m, shots };
}
