import type { Region } from '../../contract/evidence.ts';
import { ciede2000 } from '../colour-science.ts';
import { attentionShareOf } from '../copy/attention-share.ts';
import type { CallToAction, ImageMeasurements, TextBlock } from '../measurements.ts';
import { coveredShare } from '../placements/measure-placements.ts';
import { PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import { placementMeasure } from '../rules/placement.ts';
import { readingGap } from '../rules/text-blocks.ts';
import { percent, plain, quote } from '../rules/words.ts';
import { buttonColour } from './button-colour.ts';
import { suggestLabel } from './button-label.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import { labOf } from './hex-colour.ts';
import { subjectBox, wordBoxes } from './keep-boxes.ts';
import { canDraw, labelWidth } from './label-paths.ts';

/** Height and side room of a button, in font sizes. */
const HEIGHT = 2.3;
const SIDE = 1.05;
/** Share of the frame at which the rule K-03 gives full marks for size. */
const FULL_SIZE = 0.027;
/** Words under this confidence are not set anew: they may have been misread. */
const SURE = 0.93;
const MOST_LETTERS = 30;
/** Least distance to the edge and to other things, share of the short side. */
const CLEAR = 0.03;
/** New font size / height of the old line: larger would shout beside the rest of the copy. */
const MOST_GROWTH = 1.25;
/** The same on a shape of its own, whose sides may be near. */
const SHAPE_GROWTH = 1.1;
/** ΔE from which the ground of a text is not that of the others. */
const OWN_GROUND = 2;
const FONT = { least: 0.034, most: 0.062 };
const STEPS = 28;

export type ButtonPlan = Extract<FixPlan, { kind: 'button' }>;

/** A button for the call the creative has, or a suggested one where it has none; null where neither is needed or fits. */
export function proposeButton(m: ImageMeasurements, settings: FixSettings): ButtonPlan | null {
  if (!m.text.measured) return null;
  return m.copy.cta ? aroundCall(m, m.copy.cta, settings) : readingGap(m) ? null : suggested(m, settings);
}

function aroundCall(m: ImageMeasurements, cta: CallToAction, settings: FixSettings): ButtonPlan | null {
  const block = m.text.blocks[cta.block];
  if (!block || !isWeak(cta) || !isSettable(cta, block)) return null;
  const old = cta.button?.region ?? cta.region;
  const others = wordBoxes(m).filter((box) => !overlap(box, old, 0));
  const ground = groundNear(m, cta, block);
  const { fill, ink } = buttonColour(m, ground);
  const drawing = grownAround(m, old, block, others, !cta.button && standsOnShape(m, block));
  if (!drawing) return null;
  return {
    kind: 'button',
    id: 'button',
    title: `${quote(cta.text, 28)} on a button of its own colour`,
    why: cta.button
      ? `Its button differs from the surround by ΔE ${plain(cta.isolationDeltaE, 0)} (40 stands out) and takes ${percent(cta.areaShare)} of the frame (2.5 % for all marks).`
      : `The call stands as plain text on ${percent(cta.areaShare)} of the frame, without a shape that looks like something to tap.`,
    note: 'The words are set anew in Inter Bold; use your own typeface in the final artwork.',
    suggestion: false,
    placement: settings.placement,
    targets: ['K-03', 'C-09', 'S-01C'],
    button: { region: drawing.region, fontSize: drawing.fontSize, label: block.text.trim(), fill, ink },
  };
}

function suggested(m: ImageMeasurements, settings: FixSettings): ButtonPlan | null {
  const label = suggestLabel(m, settings.goal);
  const spot = label && freeSpot(m, label, settings);
  if (!label || !spot) return null;
  const { fill, ink } = buttonColour(m, spot.ground);
  return {
    kind: 'button',
    id: 'button',
    title: `Suggestion: a button ${quote(label)}`,
    why: `No call to action was found among ${m.text.wordCount} words. The button stands where there is room: clear of texts and subject.`,
    note: 'A suggestion: wording, typeface and place are ours. Put your own call on it.',
    suggestion: true,
    placement: settings.placement,
    targets: ['K-01'],
    button: { region: spot.region, fontSize: spot.fontSize, label, fill, ink },
  };
}

/** What K-03 and C-09 take marks off for. */
function isWeak(cta: CallToAction): boolean {
  return !cta.button || cta.isolationDeltaE < 28 || cta.areaShare < 0.012 || (cta.contrast ?? 1) < 3;
}

/** The call alone in its block, on one line, read surely, in letters we have. */
function isSettable(cta: CallToAction, block: TextBlock): boolean {
  const alone = block.words <= cta.text.split(/\s+/u).length;
  return (
    alone && block.lines === 1 && block.confidence >= SURE && block.text.length <= MOST_LETTERS && canDraw(block.text)
  );
}

/** Colour the new button will lie on: that of the old ground, where there is no button; else the most common colour. */
function groundNear(m: ImageMeasurements, cta: CallToAction, block: TextBlock): string {
  return (cta.button ? undefined : block.background) ?? m.colour.palette[0]?.hex ?? '#ffffff';
}

/** Whether the text lies on another ground than the texts around it: a shape too faint to be measured as a button. */
function standsOnShape(m: ImageMeasurements, block: TextBlock): boolean {
  const grounds = m.text.blocks.flatMap((b) => (b !== block && b.background !== null ? [labOf(b.background)] : []));
  const own = block.background;
  return own !== null && grounds.length > 0 && grounds.every((ground) => ciede2000(labOf(own), ground) > OWN_GROUND);
}

/**
 * The largest button over the old text that stays clear of everything else; null where it would not even cover that text. On a
 * shape of its own the text's middle is the shape's, and only a button about the same middle hides it.
 */
function grownAround(m: ImageMeasurements, old: Region, block: TextBlock, others: readonly Region[], onShape: boolean) {
  const { width, height } = m.source;
  const aspect = width / height;
  const label = block.text.trim();
  const short = Math.min(width, height);
  const growth = onShape ? SHAPE_GROWTH : MOST_GROWTH;
  const most = Math.min(FONT.most, (block.lineHeight * growth * height) / short);
  for (let size = most; size >= FONT.least * 0.6; size -= 0.001) {
    const fontSize = (size * short) / height;
    const h = fontSize * HEIGHT;
    const w = (fontSize * (labelWidth(label) + 2 * SIDE)) / aspect;
    const covers = w >= old.w * 1.04 && h >= old.h * 1.08;
    if (!covers) return null;
    for (const region of anchored(old, others, w, h, onShape)) {
      if (isInside(region, m, CLEAR * 0.6) && others.every((box) => !overlap(box, region, fontSize * 0.35, aspect))) {
        return { region, fontSize };
      }
    }
  }
  return null;
}

/** Over the old text, in line with the other texts first; and a little lower where there is room. */
function* anchored(old: Region, others: readonly Region[], w: number, h: number, onShape: boolean): Generator<Region> {
  const y = old.y + old.h / 2 - h / 2;
  const spare = onShape ? 0 : Math.max(0, (h - old.h) / 2);
  const left = old.x;
  const centre = old.x + old.w / 2 - w / 2;
  const columns = onShape || axisOf([...others, old]).centred ? [centre] : [left, centre];
  for (const x of columns) {
    for (const shift of [0, spare * 0.5, spare]) yield { x, y: y + shift, w, h };
  }
}

/** The calmest free place for a button of good size, in line with the texts where possible. */
function freeSpot(m: ImageMeasurements, label: string, settings: FixSettings) {
  const { width, height } = m.source;
  const aspect = width / height;
  const short = Math.min(width, height);
  const unit = labelWidth(label) + 2 * SIDE;
  const p = placementMeasure(m, settings.placement);
  const spec = PLACEMENT_SPECS[settings.placement];
  const zones = p && p.ratio !== 'unsupported' && spec.zonesFor.includes(p.nearestRatio) ? spec.zones : [];
  const words = wordBoxes(m);
  const subject = subjectBox(m);
  const wanted = Math.sqrt((FULL_SIZE * width * height) / (unit * HEIGHT)) / short;
  for (let size = Math.min(FONT.most, Math.max(FONT.least, wanted)); size >= FONT.least; size -= 0.004) {
    const fontSize = (size * short) / height;
    const w = (fontSize * unit) / aspect;
    const h = fontSize * HEIGHT;
    let best: { region: Region; cost: number } | null = null;
    for (const region of places(words, w, h)) {
      if (!isInside(region, m, CLEAR) || coveredShare(region, zones) > 0) continue;
      if (words.some((box) => overlap(box, region, CLEAR * 0.8, aspect))) continue;
      if (subject && words.length > 0 && overlap(subject, region, 0, aspect) && coverOf(subject, region) > 0.12)
        continue;
      const cost = costOf(m, region, words);
      if (!best || cost < best.cost - 1e-9) best = { region, cost };
    }
    if (best) return { region: best.region, fontSize, ground: groundAt(m, best.region) };
  }
  return null;
}

function* places(words: readonly Region[], w: number, h: number): Generator<Region> {
  const columns = new Set<number>();
  for (const box of words) {
    columns.add(box.x);
    columns.add(box.x + box.w / 2 - w / 2);
  }
  if (words.length > 0) {
    const axis = axisOf(words);
    columns.add(axis.centred ? axis.at - w / 2 : axis.at);
  }
  for (let i = 0; i <= STEPS / 2; i += 1) columns.add((i / (STEPS / 2)) * (1 - w));
  for (const x of columns) {
    for (let j = 0; j <= STEPS * 2; j += 1) yield { x, y: (j / (STEPS * 2)) * (1 - h), w, h };
  }
}

/** Attention it would cover, distance from the texts it belongs to, and being out of line with them. */
function costOf(m: ImageMeasurements, region: Region, words: readonly Region[]): number {
  const density = attentionShareOf(m.saliency, region) / (region.w * region.h);
  const last = [...words].sort((a, b) => b.y + b.h - a.y - a.h)[0];
  if (!last) return density * 0.3 + Math.abs(region.y + region.h / 2 - 0.8);
  const below = region.y - (last.y + last.h);
  const away = below >= 0 ? below : 0.25 - below;
  const axis = axisOf(words);
  const inLine = Math.abs(axis.centred ? region.x + region.w / 2 - axis.at : region.x - axis.at);
  return density * 0.12 + away * 1.6 + inLine * 1.2;
}

/** The line the texts stand on: their left edges or their middles, whichever agree better. */
function axisOf(words: readonly Region[]): { centred: boolean; at: number } {
  const lefts = words.map((box) => box.x).sort((a, b) => a - b);
  const middles = words.map((box) => box.x + box.w / 2).sort((a, b) => a - b);
  const spread = (values: number[]) => (values.at(-1) ?? 0) - (values[0] ?? 0);
  const centred = words.length > 1 && spread(middles) < spread(lefts);
  const values = centred ? middles : lefts;
  return { centred, at: values[values.length >> 1] ?? 0.5 };
}

/** What the region lies on, told by the nearest text's ground: the measurements hold no pixels. */
function groundAt(m: ImageMeasurements, region: Region): string {
  const near = m.text.blocks
    .filter((b) => b.background !== null)
    .sort((a, b) => gap(a.region, region) - gap(b.region, region))[0];
  return near && gap(near.region, region) < 0.12
    ? (near.background as string)
    : (m.colour.palette[0]?.hex ?? '#808080');
}

function gap(one: Region, other: Region): number {
  const dx = Math.max(0, one.x - other.x - other.w, other.x - one.x - one.w);
  const dy = Math.max(0, one.y - other.y - other.h, other.y - one.y - one.h);
  return Math.hypot(dx, dy);
}

function isInside(region: Region, m: ImageMeasurements, margin: number): boolean {
  const short = Math.min(m.source.width, m.source.height) * margin;
  const x = short / m.source.width;
  const y = short / m.source.height;
  return region.x >= x && region.y >= y && region.x + region.w <= 1 - x && region.y + region.h <= 1 - y;
}

/** Whether two boxes come nearer than `by`, a share of the frame's height. */
function overlap(one: Region, other: Region, by: number, aspect = 1): boolean {
  const x = by / aspect;
  return (
    one.x < other.x + other.w + x &&
    other.x < one.x + one.w + x &&
    one.y < other.y + other.h + by &&
    other.y < one.y + one.h + by
  );
}

/** Share of the first box that lies under the second. */
function coverOf(box: Region, over: Region): number {
  const w = Math.min(box.x + box.w, over.x + over.w) - Math.max(box.x, over.x);
  const h = Math.min(box.y + box.h, over.y + over.h) - Math.max(box.y, over.y);
  return w > 0 && h > 0 ? (w * h) / (box.w * box.h) : 0;
}
