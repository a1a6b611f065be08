/** What placements, their zones and the texts in them are called. */
import type { Placement } from '../../contract/analysis.ts';
import type { PlacementMeasure, TextBlock } from '../measurements.ts';
import { PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import type { Measurements } from './rule.ts';

/** Names people use. */
export const PLACEMENT_LABELS: Record<Placement, string> = {
  meta_feed: 'Facebook and Instagram feed',
  meta_stories: 'Stories',
  meta_reels: 'Reels',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  google_display: 'Google Display',
};

/** The same inside a sentence. */
export function inProse(placement: Placement): string {
  return placement === 'meta_feed' ? 'the Facebook and Instagram feed' : PLACEMENT_LABELS[placement];
}

/** Whether the zones of a placement are a margin to keep clear, with nothing of the interface in it. */
export function isMarginOnly(placement: Placement): boolean {
  return placement === 'meta_feed';
}

/** The measure of one placement; absent only in measurements of an older engine. */
export function placementMeasure(m: Measurements, placement: Placement): PlacementMeasure | undefined {
  return m.placements.find((p) => p.placement === placement);
}

/** What a text that is covered is named by. */
export type ShownText = Pick<TextBlock, 'text' | 'region' | 'confidence' | 'role'>;

/** The texts that `coveredBlocks` counts: blocks of a picture, spans of a video. */
export function shownTexts(m: Measurements): readonly ShownText[] {
  return m.kind === 'video' ? m.text.spans : m.text.blocks;
}

/** Whether the file has the nearest listed shape; one that is taken without lies between two. */
export function isListed({ placement, ratioError }: PlacementMeasure): boolean {
  return ratioError <= PLACEMENT_SPECS[placement].tolerance;
}

/** "between 4:5 and 1.91:1". */
export function betweenWords(placement: Placement): string {
  return `between ${(PLACEMENT_SPECS[placement].between ?? []).join(' and ')}`;
}

/** What the covered share is a share of, as `measurePlacements` weighs it. */
export function weighedTexts(m: Measurements): string {
  if (m.kind === 'video') return 'the seconds of all lines of text, a call to action counted twice';
  return m.copy.cta ? 'the text blocks, the call to action counted twice' : 'the text blocks, each counted alike';
}

/** What text should stay clear of, in words. */
export function zonesOf({ placement, label }: { placement: Placement; label: string }): string {
  return isMarginOnly(placement)
    ? `the margin that guides for ${label} ask to keep clear`
    : `the buttons and captions of ${label}`;
}
