import type { Region } from '../../contract/evidence.ts';
import { attentionShareOf } from '../layout/attention-share.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { coveredShare } from '../placements/measure-placements.ts';
import { percent } from '../rules/wording/words.ts';
import { freeSides } from './find-cards.ts';
import type { FixPlan } from './fix-plan.ts';
import { headBoxes, subjectBox, wordBoxes } from './keep-boxes.ts';
import type { Layout } from './measure-layout.ts';
import type { Sides } from './plain-edges.ts';
import { reachesMinimum, type TargetShape } from './target-shapes.ts';

/** Room between a text and the new edge, share of the new frame's short side; less only where the original has less. */
const TEXT_MARGIN = 0.045;
/** The same around the subject and heads: nobody is cut at the hairline. */
const SUBJECT_MARGIN = 0.02;
/** Of the room around a card at its tightest side, what a cut must leave on every side. */
const CARD_ROOM = 0.75;
/**
 * Least share of the predicted attention that must remain, of the whole and of
 * the picture by itself. The steps between the shapes of one campaign (4:5 to
 * 1:1, 9:16 to 4:5) keep 0.9 and more when well chosen; where over a sixth is
 * lost, something that people look at has gone. The picture is asked by itself
 * since texts draw half of all attention: a cut to the text panel alone would
 * still keep 0.7 of the whole.
 */
const LEAST_ATTENTION = 0.84;
const LEAST_PICTURE_ATTENTION = 0.75;
/**
 * Least share of the picture's area (what is neither text nor the ground of a
 * panel) that must remain: with less than half it is a detail of the
 * photograph and no longer the photograph.
 */
const LEAST_PICTURE = 0.5;
/** Under this share of the frame there is no picture to lose. */
const SMALLEST_PICTURE = 0.04;
/** From here on more room beside a text is no better, share of the new frame's height. */
const GOOD_MARGIN = 0.08;
const STEPS = 24;
/** The largest window, and smaller ones where the texts sit well inside. */
const SCALES = [1, 0.94, 0.88];

export type CropPlan = Extract<FixPlan, { kind: 'crop' }>;

/**
 * The cut of that shape that keeps every text, the button, the cards they
 * stand on with room around them, the subject and heads whole, at least 0.84
 * of the predicted attention (0.75 of that on the picture), half of the
 * picture's area and the pixels the placement asks for. Null where there is
 * none: a cut through what matters is worse than a wrong shape.
 */
export function proposeCrop(m: ImageMeasurements, shape: TargetShape, layout: Layout): CropPlan | null {
  const { width, height } = m.source;
  const keep = keptBoxes(m, layout);
  const frameAspect = width / height;
  const whole =
    frameAspect > shape.aspect ? { w: shape.aspect / frameAspect, h: 1 } : { w: 1, h: frameAspect / shape.aspect };
  let best: ({ region: Region; value: number } & Remains) | null = null;
  for (const scale of SCALES) {
    for (const region of windows(whole.w * scale, whole.h * scale)) {
      const found = hasPixels(m, shape, region) ? keptBy(m, layout, keep, region) : null;
      const value = found ? worthOf(m, shape, region, found) : 0;
      if (found && (!best || value > best.value + 1e-6)) best = { region, value, ...found };
    }
  }
  if (!best) return null;
  return {
    kind: 'crop',
    id: `crop-${shape.name}`,
    title: `${shape.ratio} crop for ${shape.label}`,
    why: `${width} × ${height} is not a shape ${shape.label} recommends. This cut keeps every line of text, ${percent(best.attention)} of the predicted attention and ${percent(best.picture.area)} of the picture.`,
    note: 'Compare what was cut off with the original.',
    suggestion: false,
    placement: shape.placement,
    targets: ['X-01'],
    ratio: shape.ratio,
    region: best.region,
  };
}

function* windows(w: number, h: number): Generator<Region> {
  const stepsX = w < 0.999 ? STEPS : 0;
  const stepsY = h < 0.999 ? STEPS : 0;
  for (let i = 0; i <= stepsY; i += 1) {
    for (let j = 0; j <= stepsX; j += 1) {
      yield { x: stepsX ? ((1 - w) * j) / stepsX : 0, y: stepsY ? ((1 - h) * i) / stepsY : 0, w, h };
    }
  }
}

/** Something that must stay whole, and the room it needs on each side of its own, shares of the frame. */
interface Kept {
  readonly box: Region;
  /** Null where the side may be cut into. */
  readonly room: Sides<number | null>;
}

/** Texts, subject, heads and cards. The room is never more than the original gives; a card's side that runs off the frame needs none. */
function keptBoxes(m: ImageMeasurements, { cards }: Layout): (shortSide: number) => Kept[] {
  const { width, height } = m.source;
  const subject = subjectBox(m);
  const texts = wordBoxes(m);
  const heads = headBoxes(m);
  const held = cards.map((box) => ({ box, room: roomOfCard(box, width, height) }));
  return (shortSide) => {
    const within = (share: number) => (box: Region) => ({ box, room: atMost(box, share * shortSide, width, height) });
    const body = within(SUBJECT_MARGIN);
    return [
      ...texts.map(within(TEXT_MARGIN)),
      ...heads.map(body),
      ...(subject ? [{ box: subject, room: besideFrame(subject, body(subject).room) }] : []),
      ...held,
    ];
  };
}

function atMost(box: Region, pixels: number, width: number, height: number): Sides<number> {
  return {
    left: Math.min(pixels / width, box.x),
    top: Math.min(pixels / height, box.y),
    right: Math.min(pixels / width, 1 - box.x - box.w),
    bottom: Math.min(pixels / height, 1 - box.y - box.h),
  };
}

/** What the frame cuts already may be cut further: a side that runs off it needs no room. */
function besideFrame(box: Region, room: Sides<number>): Sides<number | null> {
  const free = freeSides(box);
  return {
    left: free.left ? room.left : null,
    top: free.top ? room.top : null,
    right: free.right ? room.right : null,
    bottom: free.bottom ? room.bottom : null,
  };
}

/**
 * As much around a floating card as on its tightest side, nearly. A side that runs off the frame may be cut into, since a
 * band stays a band; the side across from it must only be seen.
 */
function roomOfCard(box: Region, width: number, height: number): Sides<number | null> {
  const free = freeSides(box);
  const own = atMost(box, Number.POSITIVE_INFINITY, width, height);
  const afloat = [
    ...(free.left && free.right ? [own.left * width, own.right * width] : []),
    ...(free.top && free.bottom ? [own.top * height, own.bottom * height] : []),
  ];
  const room = atMost(box, afloat.length > 0 ? Math.min(...afloat) * CARD_ROOM : 0, width, height);
  const along = (isFree: boolean, across: boolean, wanted: number) => (isFree ? (across ? wanted : 0) : null);
  return {
    left: along(free.left, free.right, room.left),
    top: along(free.top, free.bottom, room.top),
    right: along(free.right, free.left, room.right),
    bottom: along(free.bottom, free.top, room.bottom),
  };
}

/** Whether a cut of the file's own shape leaves whole what must be, and enough of the picture. */
export function keepsWhatMatters(m: ImageMeasurements, layout: Layout, window: Region): boolean {
  return keptBy(m, layout, keptBoxes(m, layout), window) !== null;
}

function isWhole({ box, room }: Kept, window: Region): boolean {
  const has = (distance: number, wanted: number | null) => wanted === null || distance >= wanted - 1e-9;
  return (
    has(box.x - window.x, room.left) &&
    has(box.y - window.y, room.top) &&
    has(window.x + window.w - box.x - box.w, room.right) &&
    has(window.y + window.h - box.y - box.h, room.bottom)
  );
}

/** Whether the cut still has the least pixels the placement takes of that shape. */
function hasPixels({ source }: ImageMeasurements, shape: TargetShape, { w, h }: Region): boolean {
  return reachesMinimum(shape, w * source.width, h * source.height);
}

/** What is left of the predicted attention, of the picture's area and of the attention on the picture, 0..1. */
interface Remains {
  readonly attention: number;
  readonly picture: { readonly area: number; readonly attention: number };
}

/** What a window keeps; null where it cuts something that must stay. */
function keptBy(
  m: ImageMeasurements,
  layout: Layout,
  keep: (shortSide: number) => Kept[],
  window: Region,
): Remains | null {
  const shortSide = Math.min(window.w * m.source.width, window.h * m.source.height);
  if (!keep(shortSide).every((kept) => isWhole(kept, window))) return null;
  const picture = layout.pictureWithin(window);
  const hasPicture = layout.pictureShare >= SMALLEST_PICTURE;
  if (hasPicture && (picture.area < LEAST_PICTURE || picture.attention < LEAST_PICTURE_ATTENTION)) return null;
  const attention = attentionShareOf(m.saliency, window);
  return attention < LEAST_ATTENTION ? null : { attention, picture };
}

/** Attention kept, that on the picture twice, less what the interface covers of the texts; a text near a new edge counts against it. */
function worthOf(m: ImageMeasurements, shape: TargetShape, window: Region, { attention, picture }: Remains): number {
  const words = wordBoxes(m).map((box) => inWindow(box, window));
  const zones = shape.spec.zonesFor.includes(shape.ratio) ? shape.spec.zones : [];
  const covered = words.reduce((sum, box) => sum + coveredShare(box, zones), 0);
  const tightest = Math.min(
    ...words.flatMap(({ x, y, w, h }) => [x * shape.aspect, (1 - x - w) * shape.aspect, y, 1 - y - h]),
    GOOD_MARGIN,
  );
  return attention + picture.attention - covered / Math.max(1, words.length) + tightest;
}

function inWindow(box: Region, window: Region): Region {
  return {
    x: (box.x - window.x) / window.w,
    y: (box.y - window.y) / window.h,
    w: box.w / window.w,
    h: box.h / window.h,
  };
}
