/** Letters over a picture, told by what they are before what colour they have: strokes, narrow against the height of their line. */

import { type Cells, type Grid, squaredDistance, type Triple } from '../letters/letter-cells.ts';
import { colourPieces } from './colour-pieces.ts';
import { NO_COLOUR } from './flat-colours.ts';
import { openedPlane } from './opened-plane.ts';

/** Half the width, / height of the grid, up to which what is lighter or darker than its surroundings is a stroke. */
const REACH = 0.13;
/** Share of a slice's cells that stand out most from their ground: the heart of its strokes. */
const HEART = 0.03;
/** How much of that standing out a cell must have to tell the colour of the strokes. */
const PURE = 0.8;
/** How much letters must stand out at all, in L*. */
export const LEAST_ROOM = 5;
/** Side of the cubes of Lab in which the most frequent colour is looked for. */
const CUBE = 6;
/** Lab distance up to which a cell has a colour. */
export const SAME = 10;
/** Share of a slice's pure cells of one colour from which that is the ink there, whatever the rest of the line has. */
const OWN_INK = 0.75;
/** Share of the way from ground to ink from where a cell is the core of a stroke. */
const CORE = 0.7;
/** The share from where it is part of one. */
export const HALF = 0.5;
/** Share of that way which a core's colour may lie off the ink's: thin strokes are smoothed edge throughout. */
const OFF = 0.3;
/** Lab distance up to which a cell counts as of the ink's colour where what has that colour is asked to be letters. */
const ALIKE = 20;
/** How far from a letter, / height of the grid, lies what it stands off: about an eighth of the type size. */
const BESIDE = 0.085;
/** Lightness off the ink's up to which a cell of a letter is evenly of its colour. */
const FLAT = 3;
/** Height of a letter, / height of the grid. */
const LEAST_HEIGHT = 0.25;

/** Colour of letters, in Lab and in 8-bit channels. */
export interface Ink {
  lab: Triple;
  rgb: Triple;
}

/** What of a line is strokes lighter, or darker, than their ground. */
export interface StrokeInk {
  /** How surely they are letters, about 0..1: how much of what has their colour is strokes as high as letters, of one colour, and even. */
  evidence: number;
  /** The ink of most of the line, and of each slice its own. */
  line: Ink;
  inks: Ink[];
  /** Of each slice how much of its letters has evenly the lightness of its ink, 0..1: what is drawn has, shadows and texture have not. */
  evenness: number[];
  /** For each cell of the grid how much of it is ink, 0..1; 0 where nothing stands out. */
  cover: Float32Array;
  /** 1 for each cell of a letter. */
  mask: Uint8Array;
  /** 1 for each of those and for the cells around them, which are smoothed into both. */
  edge: Uint8Array;
}

type Plane = 'l' | 'a' | 'b';

const middle = (values: Float32Array): number => values.sort()[values.length >> 1] ?? 0;

/** Chosen cells of a slice, by their place in it. */
interface Chosen {
  cells: Cells;
  list: readonly number[];
}

const countOf = (chosen: readonly Chosen[]): number => chosen.reduce((sum, { list }) => sum + list.length, 0);

function middleColour(chosen: readonly Chosen[]): Triple {
  const of = (plane: Plane) => {
    const values = new Float32Array(countOf(chosen));
    let at = 0;
    for (const { cells, list } of chosen) for (const i of list) values[at++] = cells[plane][i] as number;
    return middle(values);
  };
  return [of('l'), of('a'), of('b')];
}

/** The most frequent colour of chosen cells in Lab, and which of them have it. */
function mostFrequent(chosen: readonly Chosen[]): { lab: Triple; having: Chosen[] } {
  const steps = (cells: Cells, i: number): number =>
    ((Math.round((cells.l[i] as number) / CUBE) + 64) << 16) |
    ((Math.round((cells.a[i] as number) / CUBE) + 64) << 8) |
    (Math.round((cells.b[i] as number) / CUBE) + 64);
  const counts = new Map<number, number>();
  for (const { cells, list } of chosen) {
    for (const i of list) {
      const cube = steps(cells, i);
      counts.set(cube, (counts.get(cube) ?? 0) + 1);
    }
  }
  let [fullest, most] = [0, 0];
  for (const [cube, count] of counts) if (count > most) [fullest, most] = [cube, count];
  const only = (isIn: (cells: Cells, i: number) => boolean): Chosen[] =>
    chosen.map(({ cells, list }) => ({ cells, list: list.filter((i) => isIn(cells, i)) }));
  const first = middleColour(only((cells, i) => steps(cells, i) === fullest));
  const having = only((cells, i) => squaredDistance(cells, i, first) < SAME ** 2);
  return { lab: middleColour(having), having };
}

/** Mean 8-bit colour of chosen cells. */
function meanOfChosen(chosen: readonly Chosen[]): Triple {
  const sum: Triple = [0, 0, 0];
  for (const { cells, list } of chosen)
    for (const i of list) for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (cells.rgb[i * 3 + c] as number);
  const count = countOf(chosen);
  return [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)];
}

/** Cells of a slice that stand out most from their ground; none where nothing does. */
function pureCells(cells: Cells, standing: Float32Array): number[] {
  if (cells.count === 0) return [];
  const own = Float32Array.from(cells.at, (at) => standing[at] as number);
  const top = Float32Array.from(own).sort()[Math.floor(own.length * (1 - HEART))] as number;
  return top < LEAST_ROOM ? [] : [...own.keys()].filter((i) => (own[i] as number) >= PURE * top);
}

/** Marks with the cells up to `by` around them. */
function grown(marks: Uint8Array, { width, height }: Grid, by: number): Uint8Array {
  const wide = new Uint8Array(marks.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++)
      if (marks[row + x]) wide.fill(1, row + Math.max(0, x - by), row + Math.min(width, x + by + 1));
  }
  const out = Uint8Array.from(wide);
  for (let x = 0; x < width; x++) {
    for (let [y, last] = [0, -Infinity]; y < height; y++) {
      if (wide[y * width + x]) last = y;
      if (y - last <= by) out[y * width + x] = 1;
    }
    for (let [y, last] = [height - 1, Infinity]; y >= 0; y--) {
      if (wide[y * width + x]) last = y;
      if (last - y <= by) out[y * width + x] = 1;
    }
  }
  return out;
}

/** Cells in pieces as high as letters that end within the grid. */
function cellsInLetters(mask: Uint8Array, { width, height }: Grid): number {
  const pieces = colourPieces(
    mask.map((mark) => (mark ? 0 : NO_COLOUR)),
    width,
    height,
  );
  const letters = pieces.filter(
    ({ top, bottom }) => bottom - top >= LEAST_HEIGHT * height && top > 0 && bottom < height,
  );
  return letters.reduce((sum, { runs }) => sum + runs.reduce((cells, [from, to]) => cells + to - from, 0), 0);
}

/** The ink of the line, and of each slice: its own where most that stands out in it has one colour, else the line's. */
function inksOf(pure: readonly Chosen[]): Pick<StrokeInk, 'line' | 'inks'> {
  const inkOf = ({ lab, having }: ReturnType<typeof mostFrequent>): Ink => ({ lab, rgb: meanOfChosen(having) });
  const line = inkOf(mostFrequent(pure));
  const inks = pure.map((chosen) => {
    const own = mostFrequent([chosen]);
    return countOf(own.having) > OWN_INK * chosen.list.length ? inkOf(own) : line;
  });
  return { line, inks };
}

/** Cells of a slice that are letters, and those of them that have evenly the lightness of their ink. */
function evenness({ count, l, at }: Cells, mask: Uint8Array, ink: number): { letters: number; even: number } {
  let [letters, even] = [0, 0];
  for (let i = 0; i < count; i++) {
    if (!mask[at[i] as number]) continue;
    letters++;
    if (Math.abs((l[i] as number) - ink) < FLAT) even++;
  }
  return { letters, even };
}

/**
 * Strokes among `slices` that are lighter (`sign` 1) or darker (-1) than what is around them; `around` covers the whole grid. Null
 * where nothing stands out.
 */
export function strokeInk(
  slices: readonly Cells[],
  around: readonly Cells[],
  grid: Grid,
  sign: 1 | -1,
): StrokeInk | null {
  const light = new Float32Array(grid.width * grid.height);
  for (const { count, l, at } of around)
    for (let i = 0; i < count; i++) light[at[i] as number] = sign * (l[i] as number);
  const ground = openedPlane(light, grid, Math.max(2, Math.round(grid.height * REACH)));
  const standing = light.map((value, at) => value - (ground[at] as number));
  const pure = slices.map((cells): Chosen => ({ cells, list: pureCells(cells, standing) }));
  const all = countOf(pure);
  if (all === 0) return null;
  const { line, inks } = inksOf(pure);
  const apart = middle(
    Float32Array.from(pure.flatMap(({ cells, list }) => list.map((i) => standing[cells.at[i] as number] as number))),
  );
  const alike = Math.min(ALIKE, apart / 2) ** 2;
  const cover = new Float32Array(light.length);
  const core = new Uint8Array(light.length);
  let [like, inked] = [0, 0];
  for (const [s, { cells, list }] of pure.entries()) {
    const ink = (inks[s] as Ink).lab;
    for (const i of list) if (squaredDistance(cells, i, ink) < SAME ** 2) inked++;
    for (let i = 0; i < cells.count; i++) {
      const at = cells.at[i] as number;
      const away = squaredDistance(cells, i, ink);
      if (away < alike) like++;
      const room = sign * ink[0] - (ground[at] as number);
      if (room < LEAST_ROOM) continue;
      const place = (standing[at] as number) / room;
      cover[at] = Math.min(1, place);
      if (place >= CORE && away < Math.max(SAME, OFF * room) ** 2) core[at] = 1;
    }
  }
  const edge = grown(core, grid, 1);
  const mask = edge.map((near, at) => (near && (cover[at] as number) >= HALF ? 1 : 0));
  const ofLetters = pure.map(({ cells }, s) => evenness(cells, mask, (inks[s] as Ink).lab[0]));
  const letters = ofLetters.reduce((sum, one) => sum + one.letters, 0);
  const even = ofLetters.reduce((sum, one) => sum + one.even, 0);
  const evidence = (cellsInLetters(mask, grid) / Math.max(1, like)) * (inked / all) * (even / Math.max(1, letters));
  return {
    evidence,
    line,
    inks,
    evenness: ofLetters.map(({ letters, even }) => even / Math.max(1, letters)),
    cover,
    mask,
    edge,
  };
}

/** 1 for each cell on or beside a letter: what it stands off. */
export const besideLetters = ({ mask }: StrokeInk, grid: Grid): Uint8Array =>
  grown(mask, grid, Math.max(2, Math.round(grid.height * BESIDE)));
