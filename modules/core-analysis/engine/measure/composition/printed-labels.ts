import type { Region } from '../../../contract/evidence.ts';
import { ciede2000, type Lab, labOf } from '../../colour-science.ts';
import { cellsIn } from '../cells-in.ts';
import { meanColour } from '../colour/mean-colour.ts';
import type { LabPlanes } from '../plane.ts';
import type { GroundedBlock } from './text-grounds.ts';

/** Lab distance up to which a row is of the label's colour. */
const SAME = 9;
/** CIEDE2000 up to which what is over a label and under it is one thing, and from which on its sides are another. */
const ONE_THING = 6;
const ANOTHER = 10;
/** A label reaches at most so many line heights beyond its text; a thing goes on beyond it for half of one, and for this of the label. */
const REACH = 4;
const GOES_ON = 0.5;
const GOES_ON_OF_LABEL = 0.25;
/** CIEDE2000 up to which a column is the one before it, as a round thing's shade goes. */
const SHADE = 3;
/** Rows along an edge that are blends. */
const BLEND = 2;
/** A thing is at most so much of the frame's width; wider ones are panels and pages. */
const WIDEST = 0.5;
/** Share of the wider of two widths that the narrower has where they are those of one thing. */
const AS_WIDE = 0.7;

export interface PrintedLabel<B> {
  /** The label from side to side of the thing, with the blends along its edges. */
  readonly region: Region;
  readonly block: B;
}

/**
 * Labels of things: a ground of its own colour that a text stands on, over and under which one and the same thing goes on, with
 * something else to its left and right. Buttons and prices on a card are none: there other text stands on the same colour.
 */
export function findPrintedLabels<B extends GroundedBlock>(lab: LabPlanes, blocks: readonly B[]): PrintedLabel<B>[] {
  const size = lab.l;
  const lettered = new Uint8Array(size.width * size.height);
  for (const { region } of blocks) for (const at of cellsIn(region, size)) lettered[at] = 1;
  const found: PrintedLabel<B>[] = [];
  for (const block of blocks) {
    const known = found.find(({ region }) => centreWithin(block.region, region));
    const label = known ?? labelOf(lab, block, blocks, lettered);
    if (label) found.push({ region: label.region, block });
  }
  return found;
}

function labelOf(lab: LabPlanes, block: GroundedBlock, blocks: readonly GroundedBlock[], lettered: Uint8Array) {
  const { width, height } = lab.l;
  const { region, lineHeight, background } = block;
  if (background === null) return null;
  const from = Math.max(0, Math.floor(region.x * width));
  const to = Math.ceil((region.x + region.w) * width);
  const ground = labOf(background);
  const line = Math.max(2, Math.round(lineHeight * height));
  const isGround = (y: number) => {
    const mean = rowMean(lab, y, from, to, lettered);
    return mean === null || Math.hypot(mean.l - ground.l, mean.a - ground.a, mean.b - ground.b) <= SAME;
  };
  const edge = (start: number, step: 1 | -1): number | null => {
    for (let gone = 0, y = start; gone <= REACH * line; gone += 1, y += step) {
      if (y < 0 || y >= height) return null;
      if (!isGround(y)) return y;
    }
    return null;
  };
  const top = edge(Math.floor(region.y * height), -1);
  const bottom = edge(Math.ceil((region.y + region.h) * height), 1);
  if (top === null || bottom === null) return null;
  const strip = Math.max(3, Math.round(GOES_ON * line), Math.round(GOES_ON_OF_LABEL * (bottom - top)));
  const over = thingAt(lab, { from, to, y: top - BLEND - strip, strip });
  const under = thingAt(lab, { from, to, y: bottom + BLEND + 1, strip });
  if (!over || !under || ciede2000(over.colour, under.colour) > ONE_THING) return null;
  if (ciede2000(over.colour, ground) < ANOTHER) return null;
  const both = Math.min(over.right, under.right) - Math.max(over.left, under.left);
  const left = Math.min(over.left, under.left);
  const right = Math.max(over.right, under.right);
  if (both < AS_WIDE * (right - left)) return null;
  const along = { y: top, strip: bottom - top };
  const sides = [
    [over.toLeft, under.toLeft, meanIn(lab, left - strip, left - BLEND, along)],
    [over.toRight, under.toRight, meanIn(lab, right + BLEND, right + strip, along)],
  ] as const;
  if (sides.some(([one, other, beside]) => [one, other].some((side) => ciede2000(side, beside) >= ANOTHER)))
    return null;
  const shares = (other: GroundedBlock) => {
    const middle = (other.region.x + other.region.w / 2) * width;
    if (other === block || other.background === null || middle < left || middle > right) return false;
    return ciede2000(labOf(other.background), over.colour) < ANOTHER;
  };
  if (blocks.some(shares)) return null;
  const [x, y] = [(left - BLEND) / width, (top - BLEND) / height];
  return { region: { x, y, w: (right + BLEND) / width - x, h: (bottom + BLEND + 1) / height - y } };
}

interface Rows {
  readonly y: number;
  readonly strip: number;
}

function meanIn(lab: LabPlanes, x0: number, x1: number, { y, strip }: Rows): Lab {
  const { width, height } = lab.l;
  const [from, to] = [Math.max(0, x0), Math.min(width, Math.max(x1, x0 + 1))];
  return meanColour(lab, { x: from / width, y: y / height, w: (to - from) / width, h: strip / height }).lab;
}

/** The colour of a strip, how far it goes to either side and what is there; null where it goes to the frame's edge, or just fades. */
function thingAt(lab: LabPlanes, { from, to, ...rows }: { from: number; to: number } & Rows) {
  const { width, height } = lab.l;
  const { y, strip } = rows;
  if (y < 0 || y + strip > height) return null;
  const colour = meanIn(lab, from, to, rows);
  // A highlight or a stripe is passed over: the thing ends where its colour is not met again.
  const end = (start: number, step: 1 | -1) => {
    let gone = 0;
    let last = colour;
    for (let x = start; x >= 0 && x < width; x += step) {
      const here = meanIn(lab, x, x + 1, rows);
      const isThing = ciede2000(here, colour) < ANOTHER || ciede2000(here, last) < SHADE;
      gone = isThing ? 0 : gone + 1;
      if (isThing) last = here;
      if (gone < strip) continue;
      const edge = x - step * (strip - 1);
      return { x: edge, beyond: step > 0 ? meanIn(lab, edge + BLEND, x, rows) : meanIn(lab, x, edge - BLEND, rows) };
    }
    return null;
  };
  const left = end(from, -1);
  const right = end(to, 1);
  if (!left || !right || right.x - left.x > WIDEST * width) return null;
  return { colour, left: left.x, right: right.x, toLeft: left.beyond, toRight: right.beyond };
}

/** Null where letters are all there is. */
function rowMean({ l, a, b }: LabPlanes, y: number, from: number, to: number, lettered: Uint8Array): Lab | null {
  const sum = { l: 0, a: 0, b: 0 };
  let count = 0;
  for (let at = y * l.width + from; at < y * l.width + Math.min(to, l.width); at += 1) {
    if (lettered[at]) continue;
    sum.l += l.data[at] as number;
    sum.a += a.data[at] as number;
    sum.b += b.data[at] as number;
    count += 1;
  }
  return count === 0 ? null : { l: sum.l / count, a: sum.a / count, b: sum.b / count };
}

function centreWithin({ x, y, w, h }: Region, outer: Region): boolean {
  const [cx, cy] = [x + w / 2, y + h / 2];
  return cx >= outer.x && cy >= outer.y && cx <= outer.x + outer.w && cy <= outer.y + outer.h;
}
