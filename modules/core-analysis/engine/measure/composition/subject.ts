import type { Region } from '../../../contract/evidence.ts';
import type { CompositionMeasures, TextBlock } from '../../measurements.ts';
import { colourSeparation, zoneSeparation } from '../colour/colour-separation.ts';
import { meanColour, meanColourOf } from '../colour/mean-colour.ts';
import { emptyPlane, gaussianBlur, type LabPlanes, type Plane, quantile } from '../plane.ts';
import { AROUND, FIGURE, type Figure, figureZones, REST } from './figure.ts';

/**
 * What a cell must draw to be worth having in the box, in times what an average cell draws: every level between the two gives one
 * box. Chosen on things pasted into photographs, so that boxes come out as large as the things (median of the ratio 1.0).
 */
const OF_MEAN = [1.3, 2.5] as const;
/** But at least these shares of the strongest cell: on plain ground the mean is next to nothing. */
const OF_TOP = [0.25, 0.5] as const;
const LEVELS = 12;
/** Blur of the attention map in cells before its levels are looked at. */
const SMOOTHING = 1;
/** A subject holds at least this many times the attention of an average spot of its size. */
export const SUBJECT_DENSITY = 1.4;
const SMALLEST_SUBJECT = 0.01;
/** Ground around letters that belongs to them, such as a button, in line heights. */
const TEXT_PADDING = 1.1;
/** Share of the subject's own size that its surround reaches out. */
const SURROUND_REACH = 0.4;

/**
 * The compact region that draws most by pixels alone, text and what it stands on left out; null where no region stands out.
 *
 * At each of twelve levels it takes the box that gathers most above that level, and of these boxes the mean of each side. No side
 * hangs on one cell or one step of growth, so that a picture a pixel smaller, a tenth larger or mirrored has the same subject.
 */
export function findSubject(pixels: Plane, blocks: readonly Pick<TextBlock, 'region' | 'lineHeight'>[]): Region | null {
  return lookForSubject(pixels, blocks).subject;
}

export interface FoundSubject {
  readonly subject: Region | null;
  /**
   * How much the strongest region draws also where that is too little for a subject: in times what an average spot of its size
   * draws, less in proportion where it is a speck.
   */
  readonly standsOut: number;
  /**
   * How many times as large its box is at the lower quarter of the levels as at the upper. A thing with an outline of its own ends
   * there at every level; a highlight or a gap of something that fills the frame grows and moves with the level. 1 without boxes.
   */
  readonly spread: number;
}

/** As `findSubject`, with how sure it is. */
export function lookForSubject(
  pixels: Plane,
  blocks: readonly Pick<TextBlock, 'region' | 'lineHeight'>[],
): FoundSubject {
  const drawn = withoutText(pixels, blocks);
  const map = gaussianBlur(drawn, SMOOTHING);
  const mean = sumOf(map.data) / map.data.length;
  const top = map.data.reduce((most, value) => Math.max(most, value), 0);
  const sides = { left: 0, top: 0, right: 0, bottom: 0 };
  const areas: number[] = [];
  for (let step = 0; step < LEVELS; step += 1) {
    const at = ([low, high]: readonly [number, number]) => low + ((high - low) * step) / (LEVELS - 1);
    const level = Math.max(at(OF_MEAN) * mean, at(OF_TOP) * top);
    const box = fullestBox(map, level);
    if (!box) continue;
    areas.push((box.right - box.left) * (box.bottom - box.top));
    for (const side of ['left', 'top', 'right', 'bottom'] as const) sides[side] += box[side];
  }
  const boxes = areas.length;
  if (boxes === 0) return { subject: null, standsOut: 0, spread: 1 };
  areas.sort((one, other) => one - other);
  const x = sides.left / boxes / map.width;
  const y = sides.top / boxes / map.height;
  const region = { x, y, w: sides.right / boxes / map.width - x, h: sides.bottom / boxes / map.height - y };
  const area = region.w * region.h;
  const density = shareIn(drawn, region) / (area * sumOf(pixels.data));
  return {
    subject: area >= SMALLEST_SUBJECT && density >= SUBJECT_DENSITY ? region : null,
    standsOut: density * Math.min(1, area / SMALLEST_SUBJECT),
    spread: quantile(areas, 0.75) / quantile(areas, 0.25),
  };
}

/** Colours of the subject against what lies around it and against the rest of the frame; both null without a subject. */
export function subjectAgainstSurround(
  lab: LabPlanes,
  subject: Region | null,
): Pick<CompositionMeasures, 'figureGroundDeltaE' | 'subjectSaturationRatio' | 'subjectLighterBy'> {
  if (!subject) return { figureGroundDeltaE: null, subjectSaturationRatio: null, subjectLighterBy: null };
  const inside = meanColour(lab, subject);
  const around = reachedAround(subject);
  const surround = meanColour(lab, around, subject);
  const rest = meanColour(lab, { x: 0, y: 0, w: 1, h: 1 }, subject);
  return {
    figureGroundDeltaE: colourSeparation(lab, { region: subject, mean: inside }, { region: around, mean: surround }),
    subjectLighterBy: inside.lab.l - surround.lab.l,
    // Two greys are alike: a floor of one unit of chroma keeps their ratio near 1.
    subjectSaturationRatio: (inside.chroma + 1) / (rest.chroma + 1),
  };
}

function reachedAround(subject: Region): Region {
  const reachX = subject.w * SURROUND_REACH;
  const reachY = subject.h * SURROUND_REACH;
  const x = Math.max(0, subject.x - reachX);
  const y = Math.max(0, subject.y - reachY);
  return {
    x,
    y,
    w: Math.min(1, subject.x + subject.w + reachX) - x,
    h: Math.min(1, subject.y + subject.h + reachY) - y,
  };
}

/** Share of the picture that has to be left around a figure and beside it to compare with. */
const LEAST_AROUND = 0.02;

/** The same of a figure with an outline of its own; all null where it fills the picture and leaves next to nothing to compare with. */
export function figureAgainstSurround(
  lab: LabPlanes,
  figure: Figure,
): Pick<CompositionMeasures, 'figureGroundDeltaE' | 'subjectSaturationRatio' | 'subjectLighterBy'> {
  const zones = figureZones(lab.l, figure, reachedAround(figure.box));
  const inside = meanColourOf(lab, (at) => zones[at] === FIGURE);
  const around = meanColourOf(lab, (at) => zones[at] === AROUND);
  const rest = meanColourOf(lab, (at) => zones[at] === REST || zones[at] === AROUND);
  if (inside.count === 0 || around.count < LEAST_AROUND * zones.length)
    return { figureGroundDeltaE: null, subjectSaturationRatio: null, subjectLighterBy: null };
  return {
    figureGroundDeltaE: zoneSeparation(lab, zones, { zone: FIGURE, mean: inside }, { zone: AROUND, mean: around }),
    subjectLighterBy: inside.lab.l - around.lab.l,
    subjectSaturationRatio: (inside.chroma + 1) / (rest.chroma + 1),
  };
}

/** The map without what letters and their ground draw; cells that a text covers in part lose that part. */
function withoutText(
  { width, height, data }: Plane,
  blocks: readonly Pick<TextBlock, 'region' | 'lineHeight'>[],
): Plane {
  const out = emptyPlane(width, height);
  out.data.set(data);
  for (const { region, lineHeight } of blocks) {
    const padY = lineHeight * TEXT_PADDING;
    const padX = (padY * height) / width;
    for (let y = 0; y < height; y += 1) {
      const down = covered(y, (region.y - padY) * height, (region.y + region.h + padY) * height);
      if (down === 0) continue;
      for (let x = 0; x < width; x += 1) {
        const share = down * covered(x, (region.x - padX) * width, (region.x + region.w + padX) * width);
        const at = y * width + x;
        out.data[at] = (out.data[at] as number) * (1 - share);
      }
    }
  }
  return out;
}

/** The box of cells whose sum above `level` is largest, `right` and `bottom` exclusive; null where no cell is above it. */
function fullestBox({ width, height, data }: Plane, level: number) {
  let most = 0;
  let best: { left: number; top: number; right: number; bottom: number } | null = null;
  const columns = new Float64Array(width);
  for (let top = 0; top < height; top += 1) {
    columns.fill(0);
    for (let row = top; row < height; row += 1) {
      const start = row * width;
      // Of the columns between the two rows, the run with the largest sum (Kadane).
      let run = 0;
      let left = 0;
      for (let x = 0; x < width; x += 1) {
        const column = (columns[x] as number) + (data[start + x] as number) - level;
        columns[x] = column;
        if (run <= 0) {
          run = 0;
          left = x;
        }
        run += column;
        if (run > most) {
          most = run;
          best = { left, top, right: x + 1, bottom: row + 1 };
        }
      }
    }
  }
  return best;
}

/** Sum of a map inside a region, cells that it covers in part counting in part. */
function shareIn({ width, height, data }: Plane, { x, y, w, h }: Region): number {
  let sum = 0;
  for (let row = 0; row < height; row += 1) {
    const down = covered(row, y * height, (y + h) * height);
    if (down === 0) continue;
    for (let column = 0; column < width; column += 1) {
      sum += down * covered(column, x * width, (x + w) * width) * (data[row * width + column] as number);
    }
  }
  return sum;
}

/** Share of one cell that lies between two places. */
function covered(cell: number, from: number, to: number): number {
  return Math.max(0, Math.min(cell + 1, to) - Math.max(cell, from));
}

function sumOf(data: Float32Array): number {
  let sum = 0;
  for (const value of data) sum += value;
  return sum;
}
