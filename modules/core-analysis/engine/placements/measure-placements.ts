import { PLACEMENTS, type Placement } from '../../contract/analysis.ts';
import type { Region } from '../../contract/evidence.ts';
import { asks } from '../copy/request-line.ts';
import type { CopyMeasures, PlacementMeasure, SourceFacts, TextMeasures } from '../measurements.ts';
import type { VideoSource, VideoText } from '../video/video-measurements.ts';
import { fixedSizeOf } from './fixed-sizes.ts';
import {
  type CoveredZone,
  type ListedRatio,
  PLACEMENT_SPEC_VERSION,
  PLACEMENT_SPECS,
  type PlacementSpec,
} from './placement-specs.ts';
import { VIDEO_SPECS } from './video-specs.ts';

/** By how much the larger of two ratios exceeds the smaller, as a share of the smaller. */
export function relativeDistance(ratio: number, listed: number): number {
  return Math.max(ratio, listed) / Math.min(ratio, listed) - 1;
}

/** The listed ratio with the least relative distance; of equals the first listed. */
function nearestRatio(ratios: readonly ListedRatio[], ratio: number): { listed: ListedRatio; error: number } {
  const [first, ...rest] = ratios.map((listed) => ({ listed, error: relativeDistance(ratio, listed.value) }));
  if (!first) throw new Error('No ratio is listed');
  return rest.reduce((best, next) => (next.error < best.error ? next : best), first);
}

function resolutionOf({ width, height }: Facts, listed: ListedRatio): PlacementMeasure['resolution'] {
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

type Facts = Pick<SourceFacts, 'width' | 'height' | 'bytes'>;

interface Box {
  region: Region;
  weight: number;
}

function coverOf(zones: readonly CoveredZone[], boxes: readonly Box[]) {
  const shares = boxes.map(({ region }, block) => ({ block, share: coveredShare(region, zones) }));
  const total = boxes.reduce((sum, { weight }) => sum + weight, 0);
  const covered = shares.reduce((sum, { share, block }) => sum + share * (boxes[block]?.weight ?? 0), 0);
  return { coveredBlocks: shares.filter(({ share }) => share > 0), covered: total > 0 ? covered / total : 0 };
}

/**
 * What the interface covers of a file of that shape: zones are published for some of the listed shapes, and hold for what has one
 * of them. Of others nobody can say what is covered.
 */
export function publishedZones({
  placement,
  nearestRatio,
  ratioError,
}: Pick<PlacementMeasure, 'placement' | 'nearestRatio' | 'ratioError'>): readonly CoveredZone[] {
  const { zonesFor, zones, tolerance } = PLACEMENT_SPECS[placement];
  return ratioError <= tolerance && zonesFor.includes(nearestRatio) ? zones : [];
}

/** Whether a shape is none that is listed but lies between two of which the placement takes all between. */
function isBetween({ ratios, between }: PlacementSpec, ratio: number): boolean {
  const [low, high] = (between ?? []).map((name) => ratios.find((listed) => listed.name === name)?.value);
  return low !== undefined && high !== undefined && ratio > low && ratio < high;
}

function measurePlacement(
  spec: PlacementSpec,
  { ratios, maxBytes }: Pick<PlacementSpec, 'ratios' | 'maxBytes'>,
  source: Facts,
  boxes: readonly Box[],
): PlacementMeasure {
  const { placement, tolerance } = spec;
  const shape = source.width / source.height;
  const { listed, error } = nearestRatio(ratios, shape);
  const nearest = { placement, nearestRatio: listed.name, ratioError: error };
  return {
    ...nearest,
    ratio: error <= tolerance ? listed.rank : isBetween(spec, shape) ? 'accepted' : 'unsupported',
    resolution: resolutionOf(source, listed),
    fileSizeOk: maxBytes === null || source.bytes <= maxBytes,
    ...coverOf(publishedZones(nearest), boxes),
    specVersion: PLACEMENT_SPEC_VERSION,
  };
}

/** Whether an image is taken in one of the listed shapes, whatever its size is besides. */
const isTakenAsListed = ({ ratio, resolution }: Pick<PlacementMeasure, 'ratio' | 'resolution'>): boolean =>
  ratio === 'recommended' && resolution !== 'too_small';

/** An image of a fixed size is taken as one; too heavy for that and of a listed shape, it is still taken by its shape. */
function asFixedSize(byShape: PlacementMeasure, source: Facts): PlacementMeasure {
  const fixed = fixedSizeOf(byShape.placement, source);
  if (!fixed) return byShape;
  const fileSizeOk = source.bytes <= fixed.maxBytes;
  if (!fileSizeOk && isTakenAsListed(byShape)) return byShape;
  return { ...byShape, nearestRatio: fixed.name, ratioError: 0, ratio: 'recommended', resolution: 'full', fileSizeOk };
}

/** Largest file the placement takes of an image of so many pixels; null where none is published. */
export function mostBytes(placement: Placement, { width, height }: Pick<Facts, 'width' | 'height'>): number | null {
  const spec = PLACEMENT_SPECS[placement];
  const fixed = fixedSizeOf(placement, { width, height });
  const byShape = measurePlacement(spec, spec, { width, height, bytes: 0 }, []);
  return fixed && !isTakenAsListed(byShape) ? fixed.maxBytes : spec.maxBytes;
}

/** How every placement would take the image: ratio, pixels, file size, and what its interface would cover. */
export function measurePlacements(source: SourceFacts, text: TextMeasures, copy: CopyMeasures): PlacementMeasure[] {
  const boxes = text.blocks.map(({ region }, block): Box => {
    const cta = copy.cta?.block === block ? copy.cta : null;
    // A button reaches further than its letters and must be clear as a whole.
    return { region: cta?.button?.region ?? region, weight: cta ? 2 : 1 };
  });
  return PLACEMENTS.map((placement) => {
    const spec = PLACEMENT_SPECS[placement];
    return asFixedSize(measurePlacement(spec, spec, source, boxes), source);
  });
}

/**
 * The same for a video. `coveredBlocks` counts the spans of its texts, and `covered` weighs each by its seconds, a call to action
 * twice. A placement without a published video format is compared with what it takes of an image.
 */
export function measureVideoPlacements(source: VideoSource, text: VideoText): PlacementMeasure[] {
  const boxes = text.spans.map(({ region, start, end, text: words }): Box => {
    const seconds = Math.max(0.1, end - start);
    return { region, weight: asks(words) ? 2 * seconds : seconds };
  });
  return PLACEMENTS.map((placement) => {
    const spec = PLACEMENT_SPECS[placement];
    return measurePlacement(spec, VIDEO_SPECS[placement] ?? spec, source, boxes);
  });
}
