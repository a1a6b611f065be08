import { ciede2000, labOf } from '../../colour-science.ts';
import { contrastOf } from '../ink/contrast.ts';
import type { ReadLine } from '../recognise/read-line.ts';

/** Gap between two parts of one line, / line height. */
const MAX_PART_GAP = 0.9;
/** Grounds further apart (CIEDE2000) are different objects, such as a button under a line of text. */
const MAX_GROUND_DIFFERENCE = 22;

/** How many times the larger is the smaller. */
export const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

export function overlap(fromA: number, toA: number, fromB: number, toB: number): number {
  return Math.max(0, Math.min(toA, toB) - Math.max(fromA, fromB));
}

export function groundsDiffer(one: ReadLine, other: ReadLine): boolean {
  const a = contrastOf(one.slices).background;
  const b = contrastOf(other.slices).background;
  return a !== null && b !== null && ciede2000(labOf(a), labOf(b)) > MAX_GROUND_DIFFERENCE;
}

/** Whether `right` stands behind `left` as a word of the same line of that height does, on the same ground. */
export function standsBehind(left: ReadLine, right: ReadLine, height: number): boolean {
  const shared = overlap(left.box.y, left.box.y + left.box.h, right.box.y, right.box.y + right.box.h);
  const gap = right.box.x - (left.box.x + left.box.w);
  return (
    shared > Math.min(left.box.h, right.box.h) * 0.6 &&
    gap < height * MAX_PART_GAP &&
    gap > -height * 0.5 &&
    !groundsDiffer(left, right)
  );
}
