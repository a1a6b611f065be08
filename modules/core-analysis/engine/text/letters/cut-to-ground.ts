/** A line beside the edge of a photograph, a panel or a button stands on two grounds: each of its columns belongs to one. */

import { cluster } from '../ink/two-colours.ts';
import { type Cells, type Grid, labDistance, pickCells, squaredDistance, type Triple } from './letter-cells.ts';

/** Share of the cells at the upper and lower border that each of two colours holds where both are grounds. */
const LEAST_BORDER = 0.06;
/** Share of the border's variance that lies between the two: of a ground that changes evenly it is 0.75. */
const SHARP = 0.85;
/** Lab distance from which they are two things rather than light and shade on one. */
const APART = 20;
/** Half the width, / height of the box, up to which a stroke of the other colour is a letter; heavy letters have 0.07. */
const STROKE = 0.11;
/** Rows, / height of the box, in which small letters have most of their ink: what lies behind these is what a letter stands on. */
const MIDDLE = [0.3, 0.7] as const;
/** Share of a column at the line's end that is of one colour where a ground goes on beyond it. */
const GOES_ON = 0.9;
/** Cells on either side of the seam of two grounds that are smoothed into both. */
const SEAM = 3;

interface Plane {
  width: number;
  height: number;
  /** 1 marks a cell. */
  marks: Uint8Array;
}

/** The plane with `rim` cells more on every side: as its outermost rows are, and at the line's ends only where a ground goes on. */
function extended({ width, height, marks }: Plane, rim: number): Plane {
  const goesOn = (x: number): number => {
    let sum = 0;
    for (let y = 0; y < height; y++) sum += marks[y * width + x] as number;
    return sum >= GOES_ON * height ? 1 : 0;
  };
  const ends = [goesOn(0), goesOn(width - 1)] as const;
  const wide = { width: width + 2 * rim, height: height + 2 * rim };
  const out = new Uint8Array(wide.width * wide.height);
  for (let y = 0; y < wide.height; y++) {
    const row = Math.min(height - 1, Math.max(0, y - rim)) * width;
    for (let x = 0; x < wide.width; x++) {
      const at = x - rim;
      out[y * wide.width + x] = at < 0 ? ends[0] : at >= width ? ends[1] : (marks[row + at] as number);
    }
  }
  return { ...wide, marks: out };
}

/** Sums of marks left of and above each corner of the plane, its edge repeated `rim` times on every side. */
function summed({ width, height, marks }: Plane, rim: number): { sums: Int32Array; across: number } {
  const across = width + 2 * rim + 1;
  const sums = new Int32Array(across * (height + 2 * rim + 1));
  for (let y = 0; y < height + 2 * rim; y++) {
    const row = Math.min(height - 1, Math.max(0, y - rim)) * width;
    let sum = 0;
    for (let x = 0; x < width + 2 * rim; x++) {
      sum += marks[row + Math.min(width - 1, Math.max(0, x - rim))] as number;
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] as number) + sum;
    }
  }
  return { sums, across };
}

/** Cells around which a square of `2 * reach + 1` is marked `all` over, or somewhere. */
function squares(plane: Plane, reach: number, all: boolean): Uint8Array {
  const { width, height } = plane;
  const { sums, across } = summed(plane, reach);
  const side = 2 * reach + 1;
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum =
        (sums[(y + side) * across + x + side] as number) -
        (sums[y * across + x + side] as number) -
        (sums[(y + side) * across + x] as number) +
        (sums[y * across + x] as number);
      out[y * width + x] = (all ? sum === side * side : sum > 0) ? 1 : 0;
    }
  }
  return out;
}

/** The marked cells without strokes thinner than twice the reach. */
function broad(plane: Plane, reach: number): Uint8Array {
  const wide = extended(plane, reach);
  const opened = squares({ ...wide, marks: squares(wide, reach, true) }, reach, false);
  return plane.marks.map((_, i) => {
    const [x, y] = [i % plane.width, Math.floor(i / plane.width)];
    return opened[(y + reach) * wide.width + x + reach] as number;
  });
}

/** To which of two grounds (1 and 2) each cell belongs: letters to the one they stand on. 0 where there is neither. */
function groundOfEach({ width, height, marks }: Plane): Uint8Array {
  const reach = Math.max(2, Math.round(height * STROKE));
  const one = broad({ width, height, marks }, reach);
  const two = broad({ width, height, marks: marks.map((mark) => 1 - mark) }, reach);
  const ground = new Uint8Array(width * height);
  let front: number[] = [];
  for (let i = 0; i < ground.length; i++) {
    if (!one[i] && !two[i]) continue;
    ground[i] = one[i] && !(two[i] && !marks[i]) ? 1 : 2;
    front.push(i);
  }
  while (front.length > 0) {
    const next: number[] = [];
    for (const at of front) {
      const x = at % width;
      const spread = (to: number) => {
        if (ground[to] !== 0) return;
        ground[to] = ground[at] as number;
        next.push(to);
      };
      if (x > 0) spread(at - 1);
      if (x < width - 1) spread(at + 1);
      if (at >= width) spread(at - width);
      if (at < width * (height - 1)) spread(at + width);
    }
    front = next;
  }
  return ground;
}

/** The same cells without those at the seam of the two grounds. */
function withoutSeam(ground: Uint8Array, width: number, height: number): Uint8Array {
  const near = [1, 2].map((which) =>
    squares({ width, height, marks: ground.map((of) => (of === which ? 1 : 0)) }, SEAM, false),
  );
  return ground.map((of, i) => (near[0]?.[i] && near[1]?.[i] ? 0 : of));
}

/** The two colours of the upper and lower border of a line that stands on two grounds; null where it stands on one. */
function groundColours(slices: readonly Cells[]): [Triple, Triple] | null {
  const rims = slices.map((cells) =>
    pickCells(
      cells,
      [...cells.border.keys()].filter((i) => cells.border[i] === 1),
    ),
  );
  const join = (plane: 'l' | 'a' | 'b') => Float32Array.from(rims.flatMap((rim) => [...rim[plane]]));
  const count = rims.reduce((sum, rim) => sum + rim.count, 0);
  const border: Cells = {
    count,
    rgb: new Uint8Array(0),
    l: join('l'),
    a: join('a'),
    b: join('b'),
    border: new Uint8Array(count).fill(1),
    at: new Int32Array(0),
    across: 0,
  };
  const parted = count > 0 ? cluster(border) : null;
  if (!parted || parted.explained < SHARP) return null;
  const { ground, letters, marks } = parted;
  if (labDistance(letters, ground) < APART) return null;
  const marked = marks.reduce((sum, mark) => sum + mark, 0);
  return Math.min(marked, count - marked) >= LEAST_BORDER * count ? [ground, letters] : null;
}

/**
 * The cells of each slice that belong to the ground its letters stand on: of every column the ground behind its middle. Null
 * where the line has one ground.
 */
export function cutToGround(slices: readonly Cells[], { width, height }: Grid): Cells[] | null {
  const colours = groundColours(slices);
  if (!colours) return null;
  const marks = new Uint8Array(width * height);
  for (const cells of slices)
    for (let i = 0; i < cells.count; i++)
      if (squaredDistance(cells, i, colours[1]) < squaredDistance(cells, i, colours[0]))
        marks[cells.at[i] as number] = 1;
  const whole = groundOfEach({ width, height, marks });
  if (!whole.includes(1) || !whole.includes(2)) return null;
  const ground = withoutSeam(whole, width, height);
  const own = Array.from({ length: width }, (_, x) => {
    const votes: [number, number, number] = [0, 0, 0];
    for (let y = Math.floor(height * MIDDLE[0]); y < height * MIDDLE[1]; y++)
      votes[whole[y * width + x] as 0 | 1 | 2] += 1;
    return votes[1] >= votes[2] ? 1 : 2;
  });
  const isKept = (cell: number) => ground[cell] === own[cell % width];
  return slices.map((cells) => {
    const kept = pickCells(
      cells,
      [...cells.at.keys()].filter((i) => isKept(cells.at[i] as number)),
    );
    // Where the other ground was cut away begins what the letters stand on.
    for (let i = 0; i < kept.count; i++) {
      const cell = kept.at[i] as number;
      if (!isKept(cell - width) || !isKept(cell + width)) kept.border[i] = 1;
    }
    return kept;
  });
}
