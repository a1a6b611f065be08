import type { Region } from '../../../contract/evidence.ts';
import { labOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import { cellsIn } from '../cells-in.ts';
import { spreadOver } from '../clutter/spread-over.ts';
import type { LabPlanes } from '../plane.ts';

/** Lab distance up to which a pixel is of the ground's colour. */
const SAME = 9;
/** Larger grounds are panels and papers, with pictures of their own on them perhaps; share of the frame. */
const LARGEST = 0.35;
/** A ground that reaches this far across or down is a band or a page, no badge. */
const BAND = 0.97;
/** Share of its bounding box that a badge fills, its texts included: a disc has 0.785, a star of many points 0.7. */
const SOLID = 0.68;

/** From this share of the frame on a ground with next to no letters on it is a thing with a name printed on it, such as a bottle. */
const LEAST_THING = 0.04;
/** Share of a ground that its texts' boxes take: a badge or a button is there for its words and has 0.15 and more. */
const LETTERED = 0.1;
/** Rim of printed letters, in line heights. */
const RIM = 0.3;

export type GroundedBlock = Pick<TextBlock, 'region' | 'lineHeight' | 'background'> & Partial<Pick<TextBlock, 'role'>>;

export interface TextGrounds<B> {
  /** Badges, seals and buttons. */
  readonly badges: readonly Region[];
  /** What is printed on things, with the letters' rim. */
  readonly printed: readonly { readonly region: Region; readonly block: B }[];
}

/**
 * Compact shapes of one colour that a text stands on, told by spreading from the text over its own background. Badges, seals and
 * buttons belong to the text, and no rim of one is a thing to look at; a large shape with a word or two on it is such a thing.
 */
export function findTextGrounds<B extends GroundedBlock>({ l, a, b }: LabPlanes, blocks: readonly B[]): TextGrounds<B> {
  const { width, height } = l;
  const lettered = new Uint8Array(width * height);
  for (const { region } of blocks) for (const at of cellsIn(region, { width, height })) lettered[at] = 1;
  const found: Region[] = [];
  const printed: { region: Region; block: B }[] = [];
  for (const block of blocks) {
    const { region, background } = block;
    if (background === null || found.some((known) => isWithin(region, known))) continue;
    const colour = labOf(background);
    const isSame = (at: number) =>
      lettered[at] === 1 ||
      Math.hypot(
        (l.data[at] as number) - colour.l,
        (a.data[at] as number) - colour.a,
        (b.data[at] as number) - colour.b,
      ) <= SAME;
    const ground = spread(cellsIn(region, { width, height }), isSame, width, height);
    if (!ground || ground.count < SOLID * ground.w * ground.h) continue;
    const shape = { x: ground.x / width, y: ground.y / height, w: ground.w / width, h: ground.h / height };
    if (isThing(shape, blocks)) printed.push({ region: withRim(block, width / height), block });
    else found.push(shape);
  }
  return { badges: found, printed };
}

/** Whether a shape is there for itself: large, next to bare, and neither asks for anything nor offers it. */
function isThing(shape: Region, blocks: readonly GroundedBlock[]): boolean {
  const area = shape.w * shape.h;
  const on = blocks.filter(({ region }) => isWithin(region, shape));
  const lettered = on.reduce((sum, { region }) => sum + region.w * region.h, 0);
  return (
    area >= LEAST_THING && lettered < LETTERED * area && on.every(({ role }) => role !== 'cta' && role !== 'offer')
  );
}

function withRim({ region: { x, y, w, h }, lineHeight }: GroundedBlock, aspect: number): Region {
  const [across, down] = [(RIM * lineHeight) / aspect, RIM * lineHeight];
  return { x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down };
}

function isWithin(inner: Region, outer: Region): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

/** What hangs together with the start, and the box around it in pixels; null as soon as it is too large for a badge. */
function spread(start: readonly number[], isSame: (at: number) => boolean, width: number, height: number) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  let isTooLarge = false;
  const goesOn = (x: number, y: number) => {
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    if (y >= bottom) bottom = y + 1;
    const [w, h] = [right - left, bottom - top];
    isTooLarge = w >= BAND * width || h >= BAND * height || w * h > LARGEST * width * height;
    return !isTooLarge;
  };
  const { length: count } = spreadOver(start, isSame, { width, height }, { goesOn });
  return isTooLarge ? null : { x: left, y: top, w: right - left, h: bottom - top, count };
}
