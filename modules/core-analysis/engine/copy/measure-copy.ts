import type { Frames } from '../frame.ts';
import type { CallToAction, CopyMeasures, SaliencyMeasures, TextBlock, TextMeasures } from '../measurements.ts';
import { attentionShareOf } from './attention-share.ts';
import { hueElsewhere } from './button-shape.ts';
import { isolationOf } from './isolation.ts';
import { type PickedCta, pickCta } from './pick-cta.ts';
import { claimBlocks, readClaims } from './read-claims.ts';

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

/** Everything the words of a creative say, found by patterns; no model and no guess. */
export function measureCopy(frames: Frames, text: TextMeasures, saliency: SaliencyMeasures): CopyMeasures {
  const { blocks } = text;
  const picked = pickCta(frames.long1024, blocks);
  const pickedBlock = picked ? blocks[picked.block] : undefined;
  const cta = picked && pickedBlock ? describeCta(picked, frames, pickedBlock, saliency) : null;
  const claims = readClaims(blocks, cta);
  return { cta, ...claims, messageCount: claimBlocks(blocks, claims, cta).length };
}
