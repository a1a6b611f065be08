import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import { ciede2000, labOf } from '../colour-science.ts';
import { attentionShareOf } from '../layout/attention-share.ts';
import type { CallToAction, ImageMeasurements, TextBlock } from '../measurements.ts';
import { coveredShare, publishedZones } from '../placements/measure-placements.ts';
import { insideFrame } from '../regions.ts';
import { CTA_GOALS } from '../rules/message/from-cta.ts';
import { wordsGap } from '../rules/message/other-language.ts';
import { isMarginOnly, placementMeasure } from '../rules/wording/placement-words.ts';
import { percent, plain, quote } from '../rules/wording/words.ts';
import { cuts, isInside, isOnCard, overlap } from './box-geometry.ts';
import { buttonColour } from './button-colour.ts';
import { suggestLabel } from './button-label.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import { inkOn } from './hex-colour.ts';
import { headBoxes, subjectBox, wordBoxes } from './keep-boxes.ts';
import { canDraw, labelWidth } from './label-paths.ts';
import type { Layout } from './measure-layout.ts';
import { columnAround, type TextColumn, textColumns } from './text-column.ts';

/** Height and side room of a button, in font sizes. */
const HEIGHT = 2.3;
const SIDE = 1.05;
/** Heights of a suggested button, the roomy one first. */
const HEIGHTS = [HEIGHT, 2];
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
/** Radius of the corners / height: ours, and that of a pill. */
const CORNER = 0.24;
const PILL = 0.5;
/** Side of the square in a button's corner that a pill leaves free, in heights, and how much of its colour is then gone. */
const FREE = { side: 0.14, least: 0.75 };
/** ΔE from which a button keeps its colour, and what another must bring at least. */
const STANDS_OUT = 28;
const LEAST_GAIN = 8;
/** ΔE from which the ground of a text is not that of the others. */
const OWN_GROUND = 2;
const FONT = { least: 0.034, most: 0.062 };
/** How much of a button may lie in a margin that is only advised, so that it keeps the line of texts that do so too. */
const MOST_IN_MARGIN = 0.1;
const STEPS = 240;
/** Best distance from the text above, in heights of the button. */
const AIR = 0.5;
/** A button is at most this many times as high as its words, as the measure of buttons has it. */
const MOST_TIMES_TEXT = 4.5;

export type ButtonPlan = Extract<FixPlan, { kind: 'button' }>;

/** A button for the call the creative has, or a suggested one where it has none; null where neither is needed or fits. */
export function proposeButton(m: ImageMeasurements, settings: FixSettings, layout: Layout): ButtonPlan | null {
  if (!m.text.measured) return null;
  if (m.copy.cta) return aroundCall(m, m.copy.cta, settings, layout);
  return wordsGap(m) || CTA_GOALS[settings.goal] === 0 ? null : suggested(m, settings, layout);
}

function aroundCall(m: ImageMeasurements, cta: CallToAction, settings: FixSettings, layout: Layout): ButtonPlan | null {
  const block = m.text.blocks[cta.block];
  if (!block || !isWeak(cta) || !isSettable(cta, block)) return null;
  const shape = cta.button?.region ?? faintShape(m, cta.region, layout);
  const old = shape ?? cta.region;
  const others = wordBoxes(m).filter((box) => !overlap(box, old, 0));
  const cards = layout.cards.filter((card) => !isShapeOf(cta.region, card, m) && coveredBy(card, old) < 0.9);
  const column = columnAround(old, others, cards);
  const ground = layout.colourIn(ringOf(old, block, m), old);
  const own = cta.button && cta.isolationDeltaE >= STANDS_OUT ? cta.button.fill : null;
  const { fill, ink } = own ? { fill: own, ink: inkOn(own) } : buttonColour(m, ground);
  // Another colour that stands out no more than the old one is no help.
  if (!own && ciede2000(labOf(fill), labOf(ground)) < cta.isolationDeltaE + LEAST_GAIN) return null;
  const onShape = !cta.button && (shape !== null || standsOnShape(m, block));
  const drawing = grownAround(m, { old, block, others, column, onShape, shape, zones: zonesFor(m, settings) });
  if (!drawing) return null;
  return {
    kind: 'button',
    id: 'button',
    title: `${quote(cta.text, 28)} ${own ? 'set larger on its button' : cta.button ? 'on a button of its own colour' : 'set on a button'}`,
    why: cta.button
      ? `Its button differs from the surround by ΔE ${plain(cta.isolationDeltaE, 0)} (40 stands out) and takes ${percent(cta.areaShare)} of the frame (aim: 2.5 %).`
      : `The call stands as plain text on ${percent(cta.areaShare)} of the frame, without a shape that looks like something to tap.`,
    note: 'The words are set anew in Inter Bold; use your own typeface in the final artwork.',
    suggestion: false,
    placement: settings.placement,
    targets: ['K-03', 'C-09', 'S-01C'],
    button: {
      region: drawing.region,
      fontSize: drawing.fontSize,
      label: block.text.trim(),
      fill,
      ink,
      corner: cornerOf(cta.button, m, layout),
    },
  };
}

function suggested(m: ImageMeasurements, settings: FixSettings, layout: Layout): ButtonPlan | null {
  const label = suggestLabel(m, settings);
  const spot = label && freeSpot(m, label, settings, layout);
  if (!label || !spot) return null;
  const { fill, ink } = buttonColour(m, spot.ground);
  return {
    kind: 'button',
    id: 'button',
    title: `Suggestion: a button ${quote(label)}`,
    why: `No call to action was found ${m.text.wordCount === 1 ? 'in the only word' : `among ${m.text.wordCount} words`} read. The button stands where there is room: clear of texts and subject.`,
    note: 'A suggestion: wording, typeface and place are ours. Put your own call on it.',
    suggestion: true,
    placement: settings.placement,
    targets: ['K-01'],
    button: { region: spot.region, fontSize: spot.fontSize, label, fill, ink, corner: CORNER },
  };
}

/** What K-03 and C-09 take marks off for, and another button fixes: letters that do not read on a good one take another ink. */
function isWeak(cta: CallToAction): boolean {
  return !cta.button || cta.isolationDeltaE < STANDS_OUT || cta.areaShare < 0.012;
}

/** The call alone in its block, on one line, read surely, in letters we have. */
function isSettable(cta: CallToAction, block: TextBlock): boolean {
  const alone = block.words <= cta.text.split(/\s+/u).length;
  return (
    alone && block.lines === 1 && block.confidence >= SURE && block.text.length <= MOST_LETTERS && canDraw(block.text)
  );
}

/** The old call with what lies around it, a line high on each side. */
function ringOf(old: Region, { lineHeight }: TextBlock, { source }: ImageMeasurements): Region {
  const across = (lineHeight * source.height) / source.width;
  return insideFrame({
    x: old.x - across,
    y: old.y - lineHeight,
    w: old.w + 2 * across,
    h: old.h + 2 * lineHeight,
  });
}

/** A pill stays a pill: told by what shows in the corners of the old button. */
function cornerOf(button: CallToAction['button'], { source }: ImageMeasurements, { colourIn }: Layout): number {
  if (!button) return CORNER;
  const { x, y, w, h } = button.region;
  const across = (h * source.height) / source.width;
  const around = labOf(colourIn({ x: x - across, y: y - h, w: w + 2 * across, h: 3 * h }, button.region));
  const corner = labOf(colourIn({ x, y, w: across * FREE.side, h: h * FREE.side }));
  const fill = labOf(button.fill);
  return ciede2000(corner, fill) > FREE.least * ciede2000(around, fill) ? PILL : CORNER;
}

/** The parts of the frame that the placement covers, where they are published for the shape. */
function zonesFor(m: ImageMeasurements, { placement }: FixSettings): readonly Region[] {
  const p = placementMeasure(m, placement);
  return p ? publishedZones(p) : [];
}

/** Whether the text lies on another ground than the texts around it: a shape too faint to be measured as a button. */
function standsOnShape(m: ImageMeasurements, block: TextBlock): boolean {
  const grounds = m.text.blocks.flatMap((b) => (b !== block && b.background !== null ? [labOf(b.background)] : []));
  const own = block.background;
  return own !== null && grounds.length > 0 && grounds.every((ground) => ciede2000(labOf(own), ground) > OWN_GROUND);
}

/** A card that holds the call alone, as a button does: a button too pale to be measured as one. */
function faintShape(m: ImageMeasurements, call: Region, { cards }: Layout): Region | null {
  const found = cards.filter((card) => isShapeOf(call, card, m));
  // The widest, so that nothing of it stays visible beside the new one.
  return found.sort((a, b) => b.w * b.h - a.w * a.h)[0] ?? null;
}

function isShapeOf(call: Region, card: Region, m: ImageMeasurements): boolean {
  const texts = m.text.blocks.filter(({ region }) => overlap(region, card, 0));
  return texts.length === 1 && coveredBy(call, card) > 0.95 && card.h <= call.h * MOST_TIMES_TEXT;
}

/** What a new button for an old call must respect. */
interface Setting {
  /** The old button, or the bare words. */
  readonly old: Region;
  readonly block: TextBlock;
  readonly others: readonly Region[];
  readonly column: TextColumn;
  readonly onShape: boolean;
  /** The old button where its outline is known; null for bare words. */
  readonly shape: Region | null;
  readonly zones: readonly Region[];
}

/**
 * The largest button over the old text that stays clear of everything else; null where it would not even cover that text. On a
 * shape of its own the text's middle is the shape's, and only a button about the same middle hides it.
 */
function grownAround(m: ImageMeasurements, setting: Setting) {
  const { old, block, others, onShape, column, zones } = setting;
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
    for (const region of anchored(setting, w, h)) {
      const words = {
        x: region.x + (w - labelWidth(label) * (fontSize / aspect)) / 2,
        y: region.y + (h - fontSize) / 2,
        w: labelWidth(label) * (fontSize / aspect),
        h: fontSize,
      };
      const isFree =
        others.every((box) => !overlap(box, region, fontSize * 0.35, aspect)) &&
        coveredShare(words, zones) <= coveredShare(block.region, zones);
      if (isFree && isInside(region, m.source, CLEAR * 0.6) && isOnCard(region, column.card, m.source, CLEAR * 0.8)) {
        return { region, fontSize };
      }
    }
  }
  return null;
}

/** Over the old call and on the line of its column; first with the room that was above the old button, then higher. */
function* anchored({ old, column, onShape, shape }: Setting, w: number, h: number): Generator<Region> {
  const y = old.y + old.h / 2 - h / 2;
  const spare = onShape && !shape ? 0 : Math.max(0, (h - old.h) / 2);
  const middle = old.x + old.w / 2 - w / 2;
  // Bare words on a ground of their own: where that ground ends is not known, and its middle is.
  const centred = column.centred || (onShape && !shape);
  const x = centred ? middle : Math.min(old.x, Math.max(column.at, old.x + old.w - w));
  for (const shift of [spare, spare * 0.5, 0]) yield { x, y: y + shift, w, h };
}

/** The calmest free place for a button of good size, on the line of a column of texts and on the ground they stand on. */
function freeSpot(m: ImageMeasurements, label: string, settings: FixSettings, { cards, colourIn }: Layout) {
  const { width, height } = m.source;
  const aspect = width / height;
  const short = Math.min(width, height);
  const unit = labelWidth(label) + 2 * SIDE;
  const zones = zonesFor(m, settings);
  const most = isMarginOnly(settings.placement) ? MOST_IN_MARGIN : 0;
  const words = wordBoxes(m);
  const columns = textColumns(words, cards);
  const subject = subjectBox(m);
  const heads = headBoxes(m);
  const wanted = Math.sqrt((FULL_SIZE * width * height) / (unit * HEIGHT)) / short;
  for (let size = Math.min(FONT.most, Math.max(FONT.least, wanted)); size >= FONT.least; size -= 0.004) {
    const fontSize = (size * short) / height;
    const w = (fontSize * unit) / aspect;
    let best: { region: Region; cost: number } | null = null;
    const places = HEIGHTS.flatMap((height) => [...placesFor(columns, w, fontSize * height)]);
    for (const { region, card } of places) {
      if (!isInside(region, m.source, CLEAR) || !isOnCard(region, card, m.source, CLEAR * 0.8)) continue;
      if (coveredShare(region, zones) > most) continue;
      if (cards.some((other) => other !== card && cuts(region, other))) continue;
      if (words.some((box) => overlap(box, region, CLEAR * 0.7, aspect))) continue;
      if (heads.some((box) => overlap(box, region, 0, aspect))) continue;
      if (subject && words.length > 0 && overlap(subject, region, 0, aspect) && coveredBy(subject, region) > 0.12)
        continue;
      const cost = costOf(m, region, words);
      if (!best || cost < best.cost - 1e-9) best = { region, cost };
    }
    if (best) return { region: best.region, fontSize, ground: colourIn(best.region) };
  }
  return null;
}

/** On the line of each column, from top to bottom; in the middle of a picture without texts. */
function* placesFor(
  columns: readonly TextColumn[],
  w: number,
  h: number,
): Generator<Pick<TextColumn, 'card'> & { region: Region }> {
  const lines = columns.length > 0 ? columns : [{ centred: true, at: 0.5, card: null }];
  for (const { centred, at, card } of lines) {
    const x = centred ? at - w / 2 : at;
    for (let j = 0; j <= STEPS; j += 1) yield { region: { x, y: (j / STEPS) * (1 - h), w, h }, card };
  }
}

/** Attention it would cover, and distance from the texts it belongs to. */
function costOf(m: ImageMeasurements, region: Region, words: readonly Region[]): number {
  const density = attentionShareOf(m.saliency, region) / (region.w * region.h);
  const last = [...words].sort((a, b) => b.y + b.h - a.y - a.h)[0];
  if (!last) return density * 0.3 + Math.abs(region.y + region.h / 2 - 0.8);
  const below = region.y - (last.y + last.h);
  const away = below >= 0 ? Math.abs(below - region.h * AIR) : 0.25 - below;
  return density * 0.12 + away * 1.6;
}
