import type { Region } from '../../contract/evidence.ts';
import { labOf } from '../colour-science.ts';
import type { TextBlock } from '../measurements.ts';
import { cellsIn } from './cells-in.ts';
import type { LabPlanes } from './plane.ts';
import { spreadOver } from './spread-over.ts';

/** Lab distance up to which a pixel is of the ground's colour. */
const SAME = 9;
/** Larger grounds are panels and papers, with pictures of their own on them perhaps; share of the frame. */
const LARGEST = 0.35;
/** A ground that reaches this far across or down is a band or a page, no badge. */
const BAND = 0.97;
/** Share of its bounding box that a badge fills, its texts included: a disc has 0.785, a star of many points 0.7. */
const SOLID = 0.68;

export type GroundedBlock = Pick<TextBlock, 'region' | 'lineHeight' | 'background'>;

/**
 * Badges, seals and buttons: compact shapes of one colour that a text stands on, told by spreading from the text over its own
 * background. They belong to the text, and no rim of one is a thing to look at.
 */
export function findTextGrounds({ l, a, b }: LabPlanes, blocks: readonly GroundedBlock[]): Region[] {
  const { width, height } = l;
  const lettered = new Uint8Array(width * height);
  for (const { region } of blocks) for (const at of cellsIn(region, { width, height })) lettered[at] = 1;
  const found: Region[] = [];
  for (const { region, background } of blocks) {
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
    if (ground && ground.count >= SOLID * ground.w * ground.h)
      found.push({ x: ground.x / width, y: ground.y / height, w: ground.w / width, h: ground.h / height });
  }
  return found;
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
