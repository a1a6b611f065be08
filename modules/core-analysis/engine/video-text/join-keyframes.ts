import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import type { TextBlock } from '../measurements.ts';
import { partsOf } from '../video/shot-parts.ts';
import type { Interval, Shot, TextSpan } from '../video/video-measurements.ts';
import { standsAt } from './intervals.ts';
import { changeUnder, type Seen } from './refine-times.ts';
import { isPartOf, isSameText, plainOf } from './same-text.ts';

/** What the measured keyframe of one shot reads. */
export interface KeyframeTexts extends Interval {
  at: number;
  blocks: readonly TextBlock[];
  /** The button of its call to action. */
  button: Region | null;
}

/** A single read must be this sure to be a text at all: moving textures are read as letters once, not twice. */
export const SURE_ALONE = 0.8;
/** Share of the smaller of two boxes over which one stands where the other does. */
const SAME_PLACE = 0.5;
/** Shorter than any frame: the frame at which the next shot begins is left out. */
const JUST_BEFORE_S = 1e-3;

export function keyframeTextsOf(shots: readonly Shot[]): KeyframeTexts[] {
  return shots
    .flatMap(partsOf)
    .flatMap(({ start, end, keyframeAt, still }) =>
      still
        ? [{ start, end, at: keyframeAt, blocks: still.text.blocks, button: still.copy.cta?.button?.region ?? null }]
        : [],
    );
}

/** Share of the smaller region that lies in the other, 0..1. */
export function shared(one: Region, other: Region): number {
  return Math.max(coveredBy(one, other), coveredBy(other, one));
}

const secondsIn = (span: Interval, shot: Interval) => Math.min(span.end, shot.end) - Math.max(span.start, shot.start);

/** Whether a text that was followed is what the keyframe reads there: the same words, or others of the same place. */
function isKnown(span: TextSpan, block: TextBlock, at: number): boolean {
  if (!standsAt(span, at)) return false;
  if (shared(span.region, block.region) > SAME_PLACE || isSameText(span, block)) return true;
  return isPartOf(span.text, block.text) || isPartOf(block.text, span.text);
}

function spanOf(block: TextBlock, { start, end, at }: KeyframeTexts, { frames }: Seen): TextSpan {
  const { text, region, role, words, lineHeight, lineHeightOfShortSide, contrast, confidence } = block;
  return {
    start: changeUnder(frames, region, start, at) ?? start,
    end: changeUnder(frames, region, at, end - JUST_BEFORE_S) ?? end,
    ...{ text, region, role, words, lineHeight, lineHeightOfShortSide, contrast, confidence },
    caption: false,
  };
}

/**
 * Texts that a keyframe reads and the samples missed, being smaller than what is found on a sampled frame: each stands in its shot
 * from the frame at which its place changed, all of the shot where no frame tells.
 */
export function missedTexts(spans: readonly TextSpan[], keyframes: readonly KeyframeTexts[], seen: Seen): TextSpan[] {
  return keyframes.flatMap((keyframe) =>
    keyframe.blocks
      .filter(({ text, confidence }) => plainOf(text) !== '' && confidence >= SURE_ALONE)
      .filter((block) => !spans.some((span) => isKnown(span, block, keyframe.at)))
      .map((block) => spanOf(block, keyframe, seen)),
  );
}

/** Contrast as the keyframe of the shot in which the text stands longest measures it, which findings quote: the sampled frame is smaller. */
export function contrastOf(span: TextSpan, keyframes: readonly KeyframeTexts[]): number | null {
  const showing = keyframes.flatMap((keyframe) => {
    const block = keyframe.blocks.find(
      (one) => one.contrast !== null && isSameText(one, span) && shared(one.region, span.region) > SAME_PLACE,
    );
    return block && standsAt(span, keyframe.at)
      ? [{ contrast: block.contrast, seconds: secondsIn(span, keyframe) }]
      : [];
  });
  const [longest] = showing.sort((p, q) => q.seconds - p.seconds);
  return longest?.contrast ?? span.contrast;
}
