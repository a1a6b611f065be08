import { type AnalysisResults, PLACEMENTS, type Placement } from '../../contract/analysis.ts';
import type { ImageMeasurements, PlacementMeasure } from '../measurements.ts';
import { PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import { PLACEMENT_LABELS } from '../rules/placement.ts';
import { clamp01 } from '../rules/response.ts';
import { percent, quote } from '../rules/words.ts';

const RATIO = { recommended: 1, accepted: 0.7, unsupported: 0.15 } as const;
const RESOLUTION = { full: 1, accepted: 0.85, too_small: 0.3 } as const;

/** 0..1: shape, pixels, file size and what the interface covers, multiplied: one refusal spoils the rest. */
function fitOf(p: PlacementMeasure): number {
  const clear = 1 - 0.8 * clamp01(p.covered * 2);
  return clamp01(RATIO[p.ratio] * RESOLUTION[p.resolution] * clear * (p.fileSizeOk ? 1 : 0.5));
}

/** Whether the row this was compared with rests on us rather than on the platform. */
function isOurs(p: PlacementMeasure): boolean {
  return PLACEMENT_SPECS[p.placement].ratios.find((listed) => listed.name === p.nearestRatio)?.source === 'ours';
}

function noteOf(m: ImageMeasurements, p: PlacementMeasure): string {
  const size = `${m.source.width} × ${m.source.height}`;
  const hidden = [...p.coveredBlocks].sort((a, b) => b.share - a.share)[0];
  const text = hidden && hidden.share > 0.05 ? m.text.blocks[hidden.block]?.text : undefined;
  const parts: string[] = [];
  if (p.ratio === 'unsupported')
    parts.push(`${size} is ${percent(p.ratioError)} off ${p.nearestRatio}, the nearest ratio taken here.`);
  else if (p.ratio === 'accepted') parts.push(`${p.nearestRatio} is accepted, but another shape is recommended.`);
  else parts.push(`${p.nearestRatio} is a recommended shape.`);
  if (p.resolution === 'too_small') parts.push(`${size} pixels are under the minimum.`);
  else if (p.resolution === 'accepted') parts.push(`${size} pixels are accepted, but below the recommended size.`);
  if (isOurs(p)) parts.push('Ratio or least pixels are our assumption: the platform publishes none.');
  if (!p.fileSizeOk) parts.push(`The file (${(m.source.bytes / 1e6).toFixed(2)} MB) is over the limit.`);
  if (text !== undefined && hidden) parts.push(`The interface covers ${percent(hidden.share)} of ${quote(text, 30)}.`);
  else if (p.ratio !== 'unsupported' && m.text.blocks.length > 0) parts.push('No text is covered by the interface.');
  return parts.join(' ');
}

/** How each placement would take the creative, in the contract's order. */
export function placementMatrix(m: ImageMeasurements): AnalysisResults['placements'] {
  return m.placements.map((p) => ({
    placement: p.placement,
    label: PLACEMENT_LABELS[p.placement],
    fit: Math.round(fitOf(p) * 100) / 100,
    ratio: p.ratio,
    resolution: p.resolution,
    covered: Math.round(clamp01(p.covered) * 1000) / 1000,
    note: noteOf(m, p),
    specVersion: p.specVersion,
  }));
}

/** The placement the creative was most likely made for: the best fit, then the nearest ratio, then the contract's order. */
export function bestPlacement(m: ImageMeasurements): Placement {
  const ranked = [...m.placements].sort(
    (a, b) =>
      fitOf(b) - fitOf(a) ||
      a.ratioError - b.ratioError ||
      PLACEMENTS.indexOf(a.placement) - PLACEMENTS.indexOf(b.placement),
  );
  return ranked[0]?.placement ?? PLACEMENTS[0];
}
