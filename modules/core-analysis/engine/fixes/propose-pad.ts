import type { ImageMeasurements } from '../measurements.ts';
import { PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import { PLACEMENT_LABELS, placementMeasure } from '../rules/placement.ts';
import { percent } from '../rules/words.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import { boxAround, wordBoxes } from './keep-boxes.ts';
import { freeArea, type TargetShape } from './target-shapes.ts';

/** A little air between texts and the covered zones, share of the frame. */
const AIR = 0.008;
/** A creative shown smaller than this in its frame is a stamp on a wall. */
const LEAST_SCALE = 0.5;
/** Covered text from here on is worth a reflow. */
const COVERED = 0.01;

export type PadPlan = Extract<FixPlan, { kind: 'pad' }>;

/** The whole creative in a frame of that shape, its texts out of the covered zones; null where it would become too small. */
export function proposePad(m: ImageMeasurements, shape: TargetShape): PadPlan | null {
  const content = placeContent(m, shape);
  return (
    content && {
      kind: 'pad',
      id: `pad-${shape.name}`,
      title: `${shape.ratio} version for ${shape.label}`,
      why: `${m.source.width} × ${m.source.height} is not a shape ${shape.label} recommends. The whole creative is kept and its edges are continued, with the texts clear of the interface.`,
      note: 'Look at the continued edges: they are made from the outermost pixels.',
      suggestion: false,
      placement: shape.placement,
      targets: ['X-01', 'X-02'],
      ratio: shape.ratio,
      aspect: shape.aspect,
      content,
    }
  );
}

/** The same for a creative that has the right shape and texts under the interface. */
export function proposeReflow(m: ImageMeasurements, settings: FixSettings): PadPlan | null {
  const p = placementMeasure(m, settings.placement);
  const spec = PLACEMENT_SPECS[settings.placement];
  const listed = spec.ratios.find((r) => r.name === p?.nearestRatio);
  if (!p || !listed || p.ratio === 'unsupported' || p.covered < COVERED) return null;
  const label = PLACEMENT_LABELS[settings.placement];
  const shape = { ratio: listed.name, aspect: listed.value, spec };
  const content = placeContent(m, shape);
  return (
    content && {
      kind: 'pad',
      id: 'pad-safe-zone',
      title: `Texts moved out of the covered zones of ${label}`,
      why: `${percent(p.covered)} of the text lies under buttons and captions of ${label}. The creative is set ${percent(1 - content.w)} smaller and its edges are continued.`,
      note: 'Look at the continued edges: they are made from the outermost pixels.',
      suggestion: false,
      placement: settings.placement,
      targets: ['X-02'],
      ratio: shape.ratio,
      aspect: shape.aspect,
      content,
    }
  );
}

/** Largest scale and then the most central place at which the box around all texts lies in the free area. */
function placeContent(
  m: ImageMeasurements,
  shape: Pick<TargetShape, 'ratio' | 'aspect' | 'spec'>,
): PadPlan['content'] | null {
  const own = m.source.width / m.source.height;
  const words = boxAround(wordBoxes(m));
  const free = freeArea(shape);
  const zoned = free.top > 0 || free.bottom < 1 || free.left > 0 || free.right < 1;
  const fit = own > shape.aspect ? { w: 1, h: shape.aspect / own } : { w: own / shape.aspect, h: 1 };
  for (let scale = 1; scale >= LEAST_SCALE - 1e-9; scale -= 0.01) {
    const w = fit.w * scale;
    const h = fit.h * scale;
    if (Math.max(w, h) < LEAST_SCALE) return null;
    if (!words || !zoned) return { x: (1 - w) / 2, y: (1 - h) / 2, w, h };
    const x = nearCentre(w, words.x, words.w, free.left + AIR, free.right - AIR);
    const y = nearCentre(h, words.y, words.h, free.top + AIR, free.bottom - AIR);
    if (x !== null && y !== null) return { x, y, w, h };
  }
  return null;
}

/**
 * Offset of content of a given size along one axis: inside the frame, its words
 * within from..to, as near to the middle of that stretch as possible; null when
 * there is none.
 */
function nearCentre(size: number, start: number, length: number, from: number, to: number): number | null {
  const low = Math.max(0, from - start * size);
  const high = Math.min(1 - size, to - (start + length) * size);
  if (low > high + 1e-9) return null;
  return Math.min(high, Math.max(low, (from + to - size) / 2));
}
