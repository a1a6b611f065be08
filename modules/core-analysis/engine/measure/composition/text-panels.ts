import type { Region } from '../../../contract/evidence.ts';
import { labOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import { cellsIn } from '../cells-in.ts';
import { spreadOver } from '../clutter/spread-over.ts';
import type { LabPlanes } from '../plane.ts';

/** Lab distance up to which a pixel is of the panel's colour: a card through which a fifth of a photograph shows varies by it. */
const SAME = 16;
/** Every which pixel is looked at. */
const STEP = 2;
/** Share of its box that a panel fills, texts on it included; a button of another colour may stand on it. */
const SOLID = 0.8;
/** Sides that lie inside the frame: a sky or a wall has at most two straight ones. */
const INNER_SIDES = 3;
/** Cells in and out of a side that are compared, the Lab distance there that is a jump, and the share of the side that jumps. */
const ACROSS = 2;
const JUMP = 8;
const ABRUPT = 0.6;
/** Corners may be round: this share of a side at either end is not looked at. */
const CORNER = 0.1;

/**
 * Cards that texts stand on, such as a white one through which the photograph shows a little, by spreading from each text over its
 * own background. They need not be of one exact colour, but are rectangles that end abruptly inside the frame. At long side 512.
 */
export function findTextPanels(lab: LabPlanes, blocks: readonly Partial<TextBlock>[]): Region[] {
  if (blocks.length === 0) return [];
  const grid = gridOf(lab);
  const found: Region[] = [];
  const lettered = new Uint8Array(grid.width * grid.height);
  for (const { region } of blocks) if (region) for (const at of cellsIn(region, grid)) lettered[at] = 1;
  for (const { region, background } of blocks) {
    if (!region || !background || found.some((known) => holds(known, region))) continue;
    const box = spreadFrom(region, background, grid, lettered);
    if (box.filled >= SOLID && endsAbruptly(box, grid))
      found.push({
        x: box.left / grid.width,
        y: box.top / grid.height,
        w: (box.right - box.left) / grid.width,
        h: (box.bottom - box.top) / grid.height,
      });
  }
  return found;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  /** L*, a*, b* of cell after cell. */
  readonly lab: Float32Array;
}

function gridOf({ l, a, b }: LabPlanes): Grid {
  const width = Math.ceil(l.width / STEP);
  const height = Math.ceil(l.height / STEP);
  const lab = new Float32Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const at = y * STEP * l.width + x * STEP;
      lab[to] = l.data[at] as number;
      lab[to + 1] = a.data[at] as number;
      lab[to + 2] = b.data[at] as number;
    }
  }
  return { width, height, lab };
}

function holds(outer: Region, { x, y, w, h }: Region): boolean {
  const [middleX, middleY] = [x + w / 2, y + h / 2];
  return middleX > outer.x && middleX < outer.x + outer.w && middleY > outer.y && middleY < outer.y + outer.h;
}

/** Cells from `left`,`top` to `right`,`bottom`, exclusive, and the share of them that is of the colour or lettered. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  filled: number;
}

function spreadFrom(region: Region, background: string, grid: Grid, lettered: Uint8Array): Box {
  const { lab } = grid;
  const colour = labOf(background);
  const isSame = (at: number) => {
    const dl = (lab[3 * at] as number) - colour.l;
    const da = (lab[3 * at + 1] as number) - colour.a;
    const db = (lab[3 * at + 2] as number) - colour.b;
    return lettered[at] === 1 || dl * dl + da * da + db * db <= SAME * SAME;
  };
  return bodyOf(spreadOver(cellsIn(region, grid), isSame, grid), grid);
}

/** Box of the rows and columns that are at least half as full as the fullest: without what runs out into a photograph as light. */
function bodyOf(cells: readonly number[], { width, height }: Grid): Box {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (const at of cells) {
    const x = at % width;
    const y = (at - x) / width;
    rows[y] = (rows[y] as number) + 1;
    columns[x] = (columns[x] as number) + 1;
  }
  const ends = (counts: Uint32Array): [number, number] => {
    const half = counts.reduce((most, count) => Math.max(most, count), 0) / 2;
    return [counts.findIndex((count) => count >= half), counts.findLastIndex((count) => count >= half) + 1];
  };
  const [[top, bottom], [left, right]] = [ends(rows), ends(columns)];
  let inside = 0;
  for (const at of cells) {
    const x = at % width;
    const y = (at - x) / width;
    if (x >= left && x < right && y >= top && y < bottom) inside += 1;
  }
  return { left, top, right, bottom, filled: inside / Math.max(1, (right - left) * (bottom - top)) };
}

/** Whether at least three sides lie inside the frame, and all of those are edges of a drawn shape. */
function endsAbruptly({ left, top, right, bottom }: Box, grid: Grid): boolean {
  const { width, height } = grid;
  const sides: boolean[] = [];
  const across = (inside: number, outside: number) =>
    sides.push(
      outside >= 0 && outside < width
        ? jumps(top, bottom, (y) => [y * width + inside, y * width + outside], grid)
        : true,
    );
  const down = (inside: number, outside: number) =>
    sides.push(
      outside >= 0 && outside < height
        ? jumps(left, right, (x) => [inside * width + x, outside * width + x], grid)
        : true,
    );
  if (left >= ACROSS) across(left + ACROSS, left - ACROSS);
  if (right <= width - ACROSS) across(right - 1 - ACROSS, right - 1 + ACROSS);
  if (top >= ACROSS) down(top + ACROSS, top - ACROSS);
  if (bottom <= height - ACROSS) down(bottom - 1 - ACROSS, bottom - 1 + ACROSS);
  return sides.length >= INNER_SIDES && sides.every(Boolean);
}

function jumps(from: number, to: number, pair: (at: number) => [number, number], { lab }: Grid): boolean {
  const corner = Math.round(CORNER * (to - from));
  let [jumping, all] = [0, 0];
  for (let at = from + corner; at < to - corner; at += 1) {
    const [inside, outside] = pair(at);
    const distance = Math.hypot(
      ...[0, 1, 2].map((axis) => (lab[3 * inside + axis] as number) - (lab[3 * outside + axis] as number)),
    );
    all += 1;
    if (distance >= JUMP) jumping += 1;
  }
  return jumping >= ABRUPT * all;
}
