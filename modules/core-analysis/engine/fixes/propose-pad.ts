import type { ImageMeasurements } from '../measurements.ts';
import { PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import {
  inProse,
  isMarginOnly,
  PLACEMENT_LABELS,
  placementMeasure,
  zonesOf,
} from '../rules/wording/placement-words.ts';
import { percent } from '../rules/wording/words.ts';
import { canvasSize } from './extend-canvas.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import { boxAround, wordBoxes } from './keep-boxes.ts';
import type { Layout } from './measure-layout.ts';
import { keepsWhatMatters } from './propose-crop.ts';
import { freeArea, reachesMinimum, type TargetShape } from './target-shapes.ts';

/** A little air between texts and the covered zones, share of the frame. */
const AIR = 0.008;
/** A creative that takes less of its frame than this, share of the area, is a stamp on a wall. */
const LEAST_AREA = 0.5;
/**
 * How far an edge that is not of one colour may be continued, share of the
 * frame: a photograph's last line drawn out further is seen as the smear it is.
 * A plain edge goes on for as long as is needed.
 */
const MOST_SMEAR = 0.04;
/** Where only one side is plain: a band that grows by more than a third of the frame is no band any more but a hole. */
const MOST_ONE_SIDED = 1 / 3;
/** Covered text from here on is worth a reflow. */
const COVERED = 0.01;

export type PadPlan = Extract<FixPlan, { kind: 'pad' }>;

/**
 * The whole creative in a frame of that shape, its texts out of the covered zones; null where it
 * would become too small, or a photograph's edge would have to be drawn out further than eyes let pass.
 */
export function proposePad(m: ImageMeasurements, shape: TargetShape, layout: Layout): PadPlan | null {
  const content = placeContent(m, shape, layout);
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

/**
 * The same for a creative that has the right shape and texts under the
 * interface: moved as it is where what leaves the frame is not missed and a
 * plain ground follows, else set smaller.
 */
export function proposeReflow(m: ImageMeasurements, settings: FixSettings, layout: Layout): PadPlan | null {
  const { placement } = settings;
  const p = placementMeasure(m, placement);
  const spec = PLACEMENT_SPECS[placement];
  const listed = spec.ratios.find((r) => r.name === p?.nearestRatio);
  if (!p || !listed || p.ratio === 'unsupported' || p.covered < COVERED) return null;
  const label = PLACEMENT_LABELS[placement];
  const shape = { ratio: listed.name, aspect: listed.value, spec };
  const moved = moveContent(m, shape, layout);
  const content = moved ?? placeContent(m, shape, layout);
  if (!content) return null;
  const done = moved
    ? `The creative is moved by ${percent(Math.max(Math.abs(moved.x), Math.abs(moved.y)))} of the frame and its plain edge is continued.`
    : `The creative is set ${percent(1 - content.w)} smaller and its edges are continued.`;
  return {
    kind: 'pad',
    id: 'pad-safe-zone',
    title: isMarginOnly(placement)
      ? `Texts moved out of the margin of ${label}`
      : `Texts moved out of the covered zones of ${label}`,
    why: `${isMarginOnly(placement) ? 'In' : 'Under'} ${zonesOf({ placement, label: inProse(placement) })} lies ${percent(p.covered)} of your text. ${done}`,
    note: moved
      ? 'Compare what left the frame with the original.'
      : 'Look at the continued edges: they are made from the outermost pixels.',
    suggestion: false,
    placement,
    targets: ['X-02'],
    ratio: shape.ratio,
    aspect: moved ? m.source.width / m.source.height : shape.aspect,
    content,
  };
}

/** The content at its own size, moved as little as brings its texts into the free area; null where a picture's edge would be drawn out or something is lost. */
function moveContent(
  m: ImageMeasurements,
  shape: Pick<TargetShape, 'ratio' | 'aspect' | 'spec'>,
  layout: Layout,
): PadPlan['content'] | null {
  const words = boxAround(wordBoxes(m));
  if (!words) return null;
  const free = freeArea(shape);
  const x = shift(words.x, words.w, free.left, free.right);
  const y = shift(words.y, words.h, free.top, free.bottom);
  if (x === null || y === null) return null;
  const { plain } = layout;
  const follows =
    (x <= 0 || plain.left) && (x >= 0 || plain.right) && (y <= 0 || plain.top) && (y >= 0 || plain.bottom);
  const stays = { x: Math.max(0, -x), y: Math.max(0, -y), w: 1 - Math.abs(x), h: 1 - Math.abs(y) };
  return follows && keepsWhatMatters(m, layout, stays) ? { x, y, w: 1, h: 1 } : null;
}

/** The least move that brings a stretch between from and to with a little air; null where it is longer. */
function shift(start: number, length: number, from: number, to: number): number | null {
  const low = from > 0 ? from + AIR : 0;
  const high = to < 1 ? to - AIR : 1;
  if (length > high - low) return null;
  return Math.min(0, high - start - length) + Math.max(0, low - start);
}

/**
 * Largest scale and then the best place at which the box around all texts lies
 * in the free area: the new ground grows out of plain edges where there are
 * such, and evenly on both sides where not.
 */
function placeContent(
  m: ImageMeasurements,
  shape: Pick<TargetShape, 'ratio' | 'aspect' | 'spec'>,
  { plain }: Layout,
): PadPlan['content'] | null {
  const own = m.source.width / m.source.height;
  const words = boxAround(wordBoxes(m));
  const free = freeArea(shape);
  const zoned = free.top > 0 || free.bottom < 1 || free.left > 0 || free.right < 1;
  const fit = own > shape.aspect ? { w: 1, h: shape.aspect / own } : { w: own / shape.aspect, h: 1 };
  for (let scale = 1; fit.w * fit.h * scale * scale >= LEAST_AREA - 1e-9; scale -= 0.01) {
    const w = fit.w * scale;
    const h = fit.h * scale;
    const across = words && zoned ? stretch(w, words.x, words.w, free.left, free.right) : anywhere(w);
    const down = words && zoned ? stretch(h, words.y, words.h, free.top, free.bottom) : anywhere(h);
    const x = offset(across, w, plain.left, plain.right);
    const y = offset(down, h, plain.top, plain.bottom);
    if (x === null || y === null) continue;
    const content = { x, y, w, h };
    const size = canvasSize(m.source, { aspect: shape.aspect, content });
    return reachesMinimum(shape, size.width, size.height) ? content : null;
  }
  return null;
}

/** Offsets along one axis that are allowed, and the one that would be the most central. */
interface Stretch {
  readonly low: number;
  readonly high: number;
  readonly centre: number;
}

function anywhere(size: number): Stretch {
  return { low: 0, high: 1 - size, centre: (1 - size) / 2 };
}

/** Content of a given size inside the frame, its words within from..to. */
function stretch(size: number, start: number, length: number, from: number, to: number): Stretch {
  return {
    low: Math.max(0, from + AIR - start * size),
    high: Math.min(1 - size, to - AIR - (start + length) * size),
    centre: (from + to - size) / 2,
  };
}

/** The offset that continues plain edges rather than others; null where there is none, or the others would go on too far. */
function offset({ low, high, centre }: Stretch, size: number, plainStart: boolean, plainEnd: boolean): number | null {
  if (low > high + 1e-9) return null;
  const wanted = plainStart === plainEnd ? centre : plainStart ? high : low;
  const at = Math.min(high, Math.max(low, wanted));
  const smeared = Math.max(plainStart ? 0 : at, plainEnd ? 0 : 1 - size - at);
  const grown = plainStart === plainEnd ? 0 : 1 - size;
  return smeared <= MOST_SMEAR + 1e-9 && grown <= MOST_ONE_SIDED ? at : null;
}
