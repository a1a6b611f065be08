import type { Region } from '../../contract/evidence.ts';
import { labOf } from '../colour-science.ts';
import type { TextBlock } from '../measurements.ts';
import { cellsIn } from './cells-in.ts';
import type { LabPlanes } from './plane.ts';

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
    const area = ground.w * ground.h;
    const isBand = ground.w >= BAND * width || ground.h >= BAND * height;
    if (!isBand && area <= LARGEST * width * height && ground.count >= SOLID * area)
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

/** What hangs together with the start, and the box around it in pixels. */
function spread(start: readonly number[], isSame: (at: number) => boolean, width: number, height: number) {
  const seen = new Uint8Array(width * height);
  const queue = [...start];
  for (const at of queue) seen[at] = 1;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let next = 0; next < queue.length; next += 1) {
    const at = queue[next] as number;
    const x = at % width;
    const y = (at - x) / width;
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
    for (const to of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y > 0 ? at - width : -1,
      y < height - 1 ? at + width : -1,
    ]) {
      if (to < 0 || seen[to] || !isSame(to)) continue;
      seen[to] = 1;
      queue.push(to);
    }
  }
  return { x: left, y: top, w: right - left, h: bottom - top, count: queue.length };
}
