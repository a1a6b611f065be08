/**
 * A keyframe without its captions. They are speech in writing: where they stand and how much they say is not how the picture was
 * designed, and an ad must not lose for letting muted viewers follow. Whether they can be read is judged with them.
 */

import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import type { RuleId } from '../../contract/rule-ids.ts';
import type { CopyMeasures, ImageMeasurements, SaliencyMeasures, TextMeasures } from '../measurements.ts';
import { countSizeLevels, headlineRatioOf, unionShare } from '../text/blocks/text-statistics.ts';
import type { Shot, TextSpan, VideoMeasurements } from '../video/video-measurements.ts';

/** Rules about what was designed: subject, first glance, amount and order of text, the look of the request. */
export const RULES_OF_DESIGN: ReadonlySet<RuleId> = new Set<RuleId>([
  'S-01',
  'S-02',
  'P-01',
  'C-03',
  'C-06',
  'T-03H',
  'T-05',
  'T-09',
  'K-03',
  'C-09',
  'S-01C',
]);

/** Texts are sampled twice a second: a span begins and ends within a quarter of a second of what it says. */
const SLACK_S = 0.3;
/** Ground around a caption that belongs to it, in line heights: the panel or shadow it stands on. */
const PADDING = 0.6;
const designs = new WeakMap<VideoMeasurements, VideoMeasurements>();

/**
 * The video with every measured keyframe as it would be without the captions on it. Pure; asked for each placement, so the
 * answer is kept while the measurements live.
 */
export function withoutCaptions(m: VideoMeasurements): VideoMeasurements {
  const known = designs.get(m);
  if (known) return known;
  const captions = m.text.spans.filter(({ caption }) => caption);
  const design = captions.length === 0 ? m : { ...m, shots: m.shots.map((shot) => withoutCaptionsOf(shot, captions)) };
  designs.set(m, design);
  return design;
}

function withoutCaptionsOf(shot: Shot, captions: readonly TextSpan[]): Shot {
  const { still, keyframeAt, more } = shot;
  if (!still) return shot;
  const own = stillWithout(still, keyframeAt, captions);
  const others = more?.map((one) => ({ ...one, still: stillWithout(one.still, one.keyframeAt, captions) }));
  const isSame = own === still && (others ?? []).every((one, i) => one.still === more?.[i]?.still);
  return isSame ? shot : { ...shot, still: own, ...(others && { more: others }) };
}

function stillWithout(still: ImageMeasurements, keyframeAt: number, captions: readonly TextSpan[]): ImageMeasurements {
  const standing = captions.filter(({ start, end }) => start - SLACK_S <= keyframeAt && keyframeAt < end + SLACK_S);
  const spoken = still.text.blocks.map(({ region }) => standing.some((span) => coveredBy(region, span.region) > 0.5));
  if (!spoken.includes(true)) return still;
  const boxes = still.text.blocks.flatMap(({ region, lineHeight }, i) =>
    spoken[i] ? [padded(region, lineHeight)] : [],
  );
  return {
    ...still,
    saliency: saliencyWithout(still.saliency, boxes),
    text: textWithout(still.text, spoken),
    copy: copyWithout(still.copy, spoken),
  };
}

function padded({ x, y, w, h }: Region, lineHeight: number): Region {
  const pad = lineHeight * PADDING;
  return { x: x - pad, y: y - pad, w: w + 2 * pad, h: h + 2 * pad };
}

/** Attention on captions left out of the whole, so that shares are of what the rest draws. */
function saliencyWithout(saliency: SaliencyMeasures, boxes: readonly Region[]): SaliencyMeasures {
  const { width, height } = saliency;
  const cells = Buffer.from(saliency.data, 'base64');
  for (const { x, y, w, h } of boxes) {
    for (let row = 0; row < height; row++) {
      if ((row + 0.5) / height < y || (row + 0.5) / height >= y + h) continue;
      for (let column = 0; column < width; column++) {
        if ((column + 0.5) / width >= x && (column + 0.5) / width < x + w) cells[row * width + column] = 0;
      }
    }
  }
  const holds = (px: number, py: number) =>
    boxes.some(({ x, y, w, h }) => px >= x && px < x + w && py >= y && py < y + h);
  return {
    ...saliency,
    data: cells.toString('base64'),
    peaks: saliency.peaks.filter(({ x, y }) => !holds(x, y)),
    focus: saliency.focus.filter(({ region }) => boxes.every((box) => coveredBy(region, box) <= 0.5)),
  };
}

function textWithout(text: TextMeasures, spoken: readonly boolean[]): TextMeasures {
  const blocks = text.blocks.filter((_, i) => !spoken[i]);
  const heights = blocks.map(({ lineHeight }) => lineHeight);
  return {
    ...text,
    blocks,
    areaShare: Math.min(text.areaShare, unionShare(blocks.map(({ region }) => region))),
    wordCount: blocks.reduce((sum, { words }) => sum + words, 0),
    sizeLevels: countSizeLevels(heights),
    headlineRatio: headlineRatioOf(heights),
  };
}

function copyWithout(copy: CopyMeasures, spoken: readonly boolean[]): CopyMeasures {
  const moved = (block: number) => block - spoken.slice(0, block).filter(Boolean).length;
  const one = <T extends { block: number }>(said: T | null): T | null =>
    said && !spoken[said.block] ? { ...said, block: moved(said.block) } : null;
  const all = <T extends { block: number }>(said: readonly T[]): T[] => said.flatMap((entry) => one(entry) ?? []);
  return {
    ...copy,
    cta: one(copy.cta),
    offer: one(copy.offer),
    referencePrice: one(copy.referencePrice),
    urgency: one(copy.urgency),
    socialProof: one(copy.socialProof),
    trust: all(copy.trust),
    numbers: all(copy.numbers),
    risky: all(copy.risky),
  };
}
