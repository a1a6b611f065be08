/** Whether what has the colour of a line's letters at the edge of the frame is strokes of letters, or a ground that begins there. */
import type { PixelBox } from '../recognise/resample.ts';

/** Side of a square, / height of the line, that no stroke holds, nor the place where two of the heaviest meet. */
const BROAD = 0.42;
/** How far behind the first read letter ink is followed, / height of the line. */
const INWARD = 0.6;
/** Rows looked at over and under a line, / its height: what goes on there is an edge of the picture and no letter. */
const AROUND = 0.15;

export const rowsAround = ({ h }: PixelBox): number => Math.max(2, Math.round(h * AROUND));

/**
 * Follows the ink from the edge inward. A cloud, a wall or a panel of the letters' colour is broad where letters are strokes,
 * or goes on over or under the line. `isInk` counts columns from that edge; `gap`: pixels from it to what was read.
 */
export function isStrokes(
  isInk: (x: number, y: number) => boolean,
  box: PixelBox,
  gap: number,
  frame: { width: number; height: number },
): boolean {
  const around = rowsAround(box);
  const top = Math.max(0, Math.round(box.y) - around);
  const height = Math.min(frame.height, Math.round(box.y + box.h) + around) - top;
  const width = Math.min(frame.width, Math.ceil(gap + box.h * INWARD));
  const reached = inkFromEdge((x, y) => isInk(x, top + y), width, height);
  return broadest(reached, width) <= box.h * BROAD;
}

/** 1 for each ink pixel that is joined by its sides to ink in the first column. */
function inkFromEdge(isInk: (x: number, y: number) => boolean, width: number, height: number): Uint8Array {
  const reached = new Uint8Array(width * height);
  const open: number[] = [];
  const enter = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height || reached[y * width + x] || !isInk(x, y)) return;
    reached[y * width + x] = 1;
    open.push(y * width + x);
  };
  for (let y = 0; y < height; y++) enter(0, y);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    enter(x - 1, y);
    enter(x + 1, y);
    enter(x, y - 1);
    enter(x, y + 1);
  }
  return reached;
}

/** Side of the largest square that is marked all over. */
function broadest(marks: Uint8Array, width: number): number {
  const sides = new Uint16Array(marks.length);
  let most = 0;
  for (let at = 0; at < marks.length; at++) {
    if (!marks[at]) continue;
    const isInner = at >= width && at % width > 0;
    const around = isInner
      ? Math.min(sides[at - 1] as number, sides[at - width] as number, sides[at - width - 1] as number)
      : 0;
    sides[at] = around + 1;
    most = Math.max(most, around + 1);
  }
  return most;
}
