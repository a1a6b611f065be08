import type { Frame, Frames } from '../frame.ts';
import { attentionShareOf } from '../layout/attention-share.ts';
import { type ButtonShape, hueElsewhere } from '../layout/button-shape.ts';
import { isolationOf } from '../layout/isolation.ts';
import type { CallToAction, CopyMeasures, SaliencyMeasures, TextBlock, TextMeasures } from '../measurements.ts';
import { aroundRegions } from '../regions.ts';
import { claimBlocks, readClaims } from './read-claims.ts';
import { buttonsIn } from './read-creative/in-buttons.ts';
import { readCreative } from './read-creative/read-creative.ts';
import type { FoundRequest } from './read-creative/request.ts';
import { LIKELY } from './read-creative/thresholds.ts';

function describeCta(
  request: FoundRequest,
  button: ButtonShape | null,
  {
    frames,
    block,
    all,
    saliency,
  }: { frames: Frames; block: TextBlock; all: readonly TextBlock[]; saliency: SaliencyMeasures },
): CallToAction {
  const own = aroundRegions(request.blocks.flatMap((i) => all[i]?.region ?? []));
  const region = button?.region ?? own;
  const areaShare = region.w * region.h;
  const attentionShare = attentionShareOf(saliency, region);
  const colour = button?.fill ?? block.foreground;
  return {
    text: request.text,
    verb: request.verb,
    specific: request.specific,
    probability: request.p,
    block: request.block,
    region: own,
    button,
    contrast: block.contrast,
    attentionShare,
    attentionDensity: areaShare > 0 ? attentionShare / areaShare : 0,
    isolationDeltaE: button?.deltaEToSurround ?? isolationOf(frames.long1024, own, block.lineHeight),
    hueElsewhere: colour ? hueElsewhere(frames.long320, region, colour) : 0,
    areaShare,
  };
}

/** The button of the request, before anything is known of how it draws. */
export function requestButton(frame: Frame, blocks: readonly TextBlock[]): ButtonShape | null {
  const buttonOf = buttonsIn(frame, blocks);
  const { request } = readCreative(blocks, buttonOf);
  return request && request.p >= LIKELY ? buttonOf(request.block) : null;
}

/** Everything the words of a creative say, decided once for all of it. */
export function measureCopy(frames: Frames, text: TextMeasures, saliency: SaliencyMeasures): CopyMeasures {
  const { blocks } = text;
  const buttonOf = buttonsIn(frames.long1024, blocks);
  const reading = readCreative(blocks, buttonOf);
  const { request } = reading;
  const block = request && request.p >= LIKELY ? blocks[request.block] : undefined;
  const cta =
    request && block ? describeCta(request, buttonOf(request.block), { frames, block, all: blocks, saliency }) : null;
  const claims = readClaims(blocks, reading);
  return { cta, ...claims, messageCount: claimBlocks(blocks, claims, cta, reading).length };
}
