import type { Placement } from '../../contract/analysis.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { PLACEMENT_SPECS, type PlacementSpec, VIDEO_ONLY } from '../placements/placement-specs.ts';
import { PLACEMENT_LABELS, placementMeasure } from '../rules/wording/placement-words.ts';
import type { FixSettings } from './fix-plan.ts';

/** A shape a version could be made in, and the placement it is for. */
export interface TargetShape {
  readonly ratio: string;
  /** The ratio as an id can hold it. */
  readonly name: '1x1' | '4x5' | '9x16' | '16x9';
  readonly aspect: number;
  readonly placement: Placement;
  readonly label: string;
  readonly spec: PlacementSpec;
}

/** Which placements each shape serves; the first that lists it as recommended judges it. */
const SHAPES: readonly { ratio: string; name: TargetShape['name']; placements: readonly Placement[] }[] = [
  { ratio: '1:1', name: '1x1', placements: ['linkedin', 'x', 'google_display', 'meta_feed'] },
  { ratio: '4:5', name: '4x5', placements: ['meta_feed'] },
  { ratio: '9:16', name: '9x16', placements: ['meta_stories', 'meta_reels', 'tiktok'] },
  { ratio: '16:9', name: '16x9', placements: ['youtube'] },
];

/**
 * The shapes worth making: those of placements that do not take the file as it
 * is, and the shape of the judged placement where it has a better one. The
 * judged placement is preferred wherever it takes the shape.
 */
export function targetShapes(m: ImageMeasurements, settings: FixSettings): TargetShape[] {
  return SHAPES.flatMap(({ ratio, name, placements }): TargetShape[] => {
    const lacking = placements.filter(
      (p) => (p === settings.placement || !VIDEO_ONLY.includes(p)) && placementMeasure(m, p)?.ratio !== 'recommended',
    );
    const placement = lacking.includes(settings.placement) ? settings.placement : lacking[0];
    if (!placement) return [];
    const spec = PLACEMENT_SPECS[placement];
    const listed = spec.ratios.find((r) => r.name === ratio && r.rank === 'recommended');
    return listed ? [{ ratio, name, aspect: listed.value, placement, label: PLACEMENT_LABELS[placement], spec }] : [];
  });
}

/** Whether so many pixels are at least what the placement takes of that shape; one in a hundred is let go, as the measure does. */
export function reachesMinimum({ ratio, spec }: Pick<TargetShape, 'ratio' | 'spec'>, width: number, height: number) {
  const [w, h] = spec.ratios.find(({ name }) => name === ratio)?.minimum ?? [0, 0];
  return width >= w * 0.99 && height >= h * 0.99;
}

/** The part of a frame of that shape that the placement's interface leaves free, as left, top, right, bottom shares. */
export function freeArea({ ratio, spec }: Pick<TargetShape, 'ratio' | 'spec'>): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const free = { left: 0, top: 0, right: 1, bottom: 1 };
  if (!spec.zonesFor.includes(ratio)) return free;
  for (const { x, y, w, h } of spec.zones) {
    if (w > h && y === 0) free.top = Math.max(free.top, h);
    else if (w > h) free.bottom = Math.min(free.bottom, y);
    else if (x === 0) free.left = Math.max(free.left, w);
    else free.right = Math.min(free.right, x);
  }
  return free;
}
