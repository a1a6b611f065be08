import { PLACEMENTS } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import type { CopyMeasures, PlacementMeasure, SourceFacts, TextMeasures } from '../measurements.ts';
import {
  type CoveredZone,
  type ListedRatio,
  PLACEMENT_SPEC_VERSION,
  PLACEMENT_SPECS,
  type PlacementSpec,
} from './placement-specs.ts';

function relativeDistance(ratio: number, listed: number): number {
  return Math.max(ratio, listed) / Math.min(ratio, listed) - 1;
}

/** The listed ratio with the least relative distance; of equals the first listed. */
function nearestRatio(spec: PlacementSpec, ratio: number): { listed: ListedRatio; error: number } {
  const [first, ...rest] = spec.ratios.map((listed) => ({ listed, error: relativeDistance(ratio, listed.value) }));
  if (!first) throw new Error(`No ratio is listed for ${spec.placement}`);
  return rest.reduce((best, next) => (next.error < best.error ? next : best), first);
}

function resolutionOf({ width, height }: SourceFacts, listed: ListedRatio): PlacementMeasure['resolution'] {
  // A ratio within tolerance may miss one side by rounding: one part in a hundred is let go.
  const reaches = ([w, h]: readonly [number, number]) => width >= w * 0.99 && height >= h * 0.99;
  if (reaches(listed.recommended)) return 'full';
  return reaches(listed.minimum) ? 'accepted' : 'too_small';
}

/** Share of a box that lies under the zones, 0..1. Zones do not overlap each other. */
export function coveredShare(box: Region, zones: readonly CoveredZone[]): number {
  const area = box.w * box.h;
  if (area <= 0) return 0;
  const covered = zones.reduce((sum, zone) => {
    const w = Math.min(box.x + box.w, zone.x + zone.w) - Math.max(box.x, zone.x);
    const h = Math.min(box.y + box.h, zone.y + zone.h) - Math.max(box.y, zone.y);
    return sum + Math.max(0, w) * Math.max(0, h);
  }, 0);
  return Math.min(1, covered / area);
}

/** A button reaches further than its letters and must be clear as a whole. */
function boxOf(index: number, text: TextMeasures, copy: CopyMeasures): Region | undefined {
  const { cta } = copy;
  return cta?.block === index && cta.button ? cta.button.region : text.blocks[index]?.region;
}

function coverOf(zones: readonly CoveredZone[], text: TextMeasures, copy: CopyMeasures) {
  const shares = text.blocks.map((_, block) => {
    const box = boxOf(block, text, copy);
    return { block, share: box ? coveredShare(box, zones) : 0 };
  });
  const weights = shares.map(({ block }) => (copy.cta?.block === block ? 2 : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const covered = shares.reduce((sum, { share }, i) => sum + share * (weights[i] as number), 0);
  return { coveredBlocks: shares.filter(({ share }) => share > 0), covered: total > 0 ? covered / total : 0 };
}

function measurePlacement(
  spec: PlacementSpec,
  source: SourceFacts,
  text: TextMeasures,
  copy: CopyMeasures,
): PlacementMeasure {
  const { listed, error } = nearestRatio(spec, source.width / source.height);
  const fits = error <= spec.tolerance;
  const zones = fits && spec.zonesFor.includes(listed.name) ? spec.zones : [];
  return {
    placement: spec.placement,
    nearestRatio: listed.name,
    ratioError: error,
    ratio: fits ? listed.rank : 'unsupported',
    resolution: resolutionOf(source, listed),
    fileSizeOk: spec.maxBytes === null || source.bytes <= spec.maxBytes,
    ...coverOf(zones, text, copy),
    specVersion: PLACEMENT_SPEC_VERSION,
  };
}

/** How every placement would take the image: ratio, pixels, file size, and what its interface would cover. */
export function measurePlacements(source: SourceFacts, text: TextMeasures, copy: CopyMeasures): PlacementMeasure[] {
  return PLACEMENTS.map((placement) => measurePlacement(PLACEMENT_SPECS[placement], source, text, copy));
}
