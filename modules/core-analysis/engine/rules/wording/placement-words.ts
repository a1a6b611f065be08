/** What placements, their zones and the texts in them are called. */
import type { Placement } from '../../../contract/analysis.ts';
import { inProse, PLACEMENT_LABELS } from '../../../contract/placement-names.ts';
import type { PlacementMeasure, TextBlock } from '../../measurements.ts';
import { type FixedSize, fixedSizeOf } from '../../placements/fixed-sizes.ts';
import { PLACEMENT_SPECS } from '../../placements/placement-specs.ts';
import type { Measurements } from '../book/rule.ts';

export { inProse, PLACEMENT_LABELS };

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

/** The fixed size as which the placement takes the image; null where it is taken by its shape. */
export function takenAs({ source }: Measurements, p: Pick<PlacementMeasure, 'placement' | 'nearestRatio'>) {
  const fixed = fixedSizeOf(p.placement, source);
  return fixed?.name === p.nearestRatio ? fixed : null;
}

/** "728 × 90 is one of the fixed sizes of uploaded image ads." and whose word it is where it has twice the pixels. */
export function fixedSizeWords({ name, size: [width, height], density }: FixedSize, placement: Placement): string {
  if (density === 1) return `${name} is one of the fixed sizes of uploaded image ads.`;
  return `It is twice ${name}, one of the fixed sizes of uploaded image ads; that ${inProse(placement)} takes ${width * density} × ${height * density} for dense screens is our assumption.`;
}

/** Bytes as limits in kB count them, rounded up: no file over a limit is told to be at it. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

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
