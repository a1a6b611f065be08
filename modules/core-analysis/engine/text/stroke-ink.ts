/** Letters over a picture, told by what they are before what colour they have: strokes, narrow against the height of their line. */
import { colourPieces } from './colour-pieces.ts';
import { distanceBetween, NO_COLOUR } from './flat-colours.ts';
import { type Cells, type Grid, squaredDistance, type Triple } from './letter-cells.ts';
import { openedPlane } from './opened-plane.ts';

/** Half the width, / height of the grid, up to which what is lighter or darker than its surroundings is a stroke. */
const REACH = 0.13;
/** Share of a slice's cells that stand out most from their ground: the heart of its strokes. */
const HEART = 0.03;
/** How much of that standing out a cell must have to tell the colour of the strokes, and how much of it, in L*, there must be. */
const PURE = 0.8;
const LEAST_ROOM = 5;
/** Side of the cubes of Lab in which the most frequent colour is looked for, and how far from it, in Lab, a cell has it. */
const CUBE = 6;
export const SAME = 10;
/** Share of a slice's pure cells of one colour from which that is the ink there, whatever the rest of the line has. */
const OWN_INK = 0.75;
/** Shares of the way from ground to ink: from where a cell is the core of a stroke, and from where it is part of it. */
const CORE = 0.7;
export const HALF = 0.5;
/** Share of that way which a core's colour may lie off the ink's: thin strokes are smoothed edge throughout. */
const OFF = 0.3;
/** Lab distance up to which a cell counts as of the ink's colour where what has that colour is asked to be letters. */
const ALIKE = 20;
/** Height of a letter, / height of the grid. */
const LEAST_HEIGHT = 0.25;

/** Colour of letters, in Lab and in 8-bit channels. */
export interface Ink {
  lab: Triple;
  rgb: Triple;
}

/** What of a line is strokes lighter, or darker, than their ground. */
export interface StrokeInk {
  /** How surely they are letters, about 0..1: how much of what has their colour is strokes as high as letters, and of one colour. */
  evidence: number;
  /** Of each slice the ink. */
  inks: Ink[];
  /** For each cell of the grid how much of it is ink, 0..1; 0 where nothing stands out. */
  cover: Float32Array;
  /** 1 for each cell of a letter, and for each at its smoothed edge, letter or not. */
  mask: Uint8Array;
  edge: Uint8Array;
}

type Plane = 'l' | 'a' | 'b';

const middle = (values: Float32Array): number => values.sort()[values.length >> 1] ?? 0;

/** Chosen cells of a slice, by their place in it. */
interface Chosen {
  cells: Cells;
  list: readonly number[];
}

function middleColour(chosen: readonly Chosen[]): Triple {
  const of = (plane: Plane) => {
    const values = new Float32Array(chosen.reduce((sum, { list }) => sum + list.length, 0));
    let at = 0;
    for (const { cells, list } of chosen) for (const i of list) values[at++] = cells[plane][i] as number;
    return middle(values);
  };
  return [of('l'), of('a'), of('b')];
}

/** The most frequent colour of chosen cells in Lab, and which of them have it. */
function mostFrequent(chosen: readonly Chosen[]): { lab: Triple; having: Chosen[]; count: number } {
  const steps = (cells: Cells, i: number): number =>
    ((Math.round((cells.l[i] as number) / CUBE) + 64) << 16) |
    ((Math.round((cells.a[i] as number) / CUBE) + 64) << 8) |
    (Math.round((cells.b[i] as number) / CUBE) + 64);
  const counts = new Map<number, number>();
  let [fullest, most] = [0, 0];
  for (const { cells, list } of chosen) {
    for (const i of list) {
      const cube = steps(cells, i);
      const count = (counts.get(cube) ?? 0) + 1;
      counts.set(cube, count);
    }
  }
  for (const [cube, count] of counts) if (count > most) [fullest, most] = [cube, count];
  const only = (isIn: (cells: Cells, i: number) => boolean): Chosen[] =>
    chosen.map(({ cells, list }) => ({ cells, list: list.filter((i) => isIn(cells, i)) }));
  const first = middleColour(only((cells, i) => steps(cells, i) === fullest));
  const having = only((cells, i) => squaredDistance(cells, i, first) < SAME ** 2);
  return { lab: middleColour(having), having, count: having.reduce((sum, { list }) => sum + list.length, 0) };
}

/** Mean 8-bit colour of chosen cells. */
function meanOfChosen(chosen: readonly Chosen[]): Triple {
  const sum: Triple = [0, 0, 0];
  let count = 0;
  for (const { cells, list } of chosen) {
    count += list.length;
    for (const i of list) for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (cells.rgb[i * 3 + c] as number);
  }
  return [Math.round(sum[0] / count), Math.round(sum[1] / count), Math.round(sum[2] / count)];
}

/** Cells of a slice that stand out most from their ground; none where nothing does. */
function pureCells(cells: Cells, standing: Float32Array): number[] {
  if (cells.count === 0) return [];
  const own = Float32Array.from(cells.at, (at) => standing[at] as number);
  const top = Float32Array.from(own).sort()[Math.floor(own.length * (1 - HEART))] as number;
  return top < LEAST_ROOM ? [] : [...own.keys()].filter((i) => (own[i] as number) >= PURE * top);
}

/** Marks with the cells around them. */
function grown(marks: Uint8Array, { width, height }: Grid): Uint8Array {
  const out = Uint8Array.from(marks);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!marks[y * width + x]) continue;
      const [left, right] = [Math.max(0, x - 1), Math.min(width, x + 2)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        out.fill(1, row * width + left, row * width + right);
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

/** The colours of a line's words, each once. */
function distinct(inks: readonly Triple[]): Triple[] {
  const kinds: Triple[] = [];
  for (const ink of inks) if (!kinds.some((kind) => distanceBetween(kind, ink) < 2 * SAME)) kinds.push(ink);
  return kinds;
}

function nearestOf(kinds: readonly Triple[], cells: Cells, i: number): Triple {
  let best = kinds[0] as Triple;
  for (const kind of kinds) if (squaredDistance(cells, i, kind) < squaredDistance(cells, i, best)) best = kind;
  return best;
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
  const size = grid.width * grid.height;
  const light = new Float32Array(size);
  for (const { count, l, at } of around)
    for (let i = 0; i < count; i++) light[at[i] as number] = sign * (l[i] as number);
  const ground = openedPlane(light, grid, Math.max(2, Math.round(grid.height * REACH)));
  const standing = light.map((value, at) => value - (ground[at] as number));
  const pure = slices.map((cells): Chosen => ({ cells, list: pureCells(cells, standing) }));
  const all = pure.reduce((sum, { list }) => sum + list.length, 0);
  if (all === 0) return null;
  const line = mostFrequent(pure);
  const lineInk = { lab: line.lab, rgb: meanOfChosen(line.having) };
  const apart = middle(
    Float32Array.from(pure.flatMap(({ cells, list }) => list.map((i) => standing[cells.at[i] as number] as number))),
  );
  const alike = Math.min(ALIKE, apart / 2);
  const cover = new Float32Array(size);
  const core = new Uint8Array(size);
  let [like, inked] = [0, 0];
  const inks = pure.map((chosen): Ink => {
    const own = mostFrequent([chosen]);
    const isOwn = own.count > OWN_INK * chosen.list.length;
    return isOwn ? { lab: own.lab, rgb: meanOfChosen(own.having) } : lineInk;
  });
  const kinds = distinct(inks.map(({ lab }) => lab));
  for (const [s, cells] of slices.entries()) {
    const own = (inks[s] as Ink).lab;
    inked += (pure[s] as Chosen).list.filter((i) => squaredDistance(cells, i, own) < SAME ** 2).length;
    for (let i = 0; i < cells.count; i++) {
      const at = cells.at[i] as number;
      const ink = nearestOf(kinds, cells, i);
      const away = squaredDistance(cells, i, ink);
      if (away < alike ** 2) like++;
      const room = sign * ink[0] - (ground[at] as number);
      if (room < LEAST_ROOM) continue;
      const place = (standing[at] as number) / room;
      cover[at] = Math.min(1, place);
      if (place >= CORE && away < Math.max(SAME, OFF * room) ** 2) core[at] = 1;
    }
  }
  const edge = grown(core, grid);
  const mask = edge.map((near, at) => (near && (cover[at] as number) >= HALF ? 1 : 0));
  const evidence = (cellsInLetters(mask, grid) / Math.max(1, like)) * (inked / all);
  return { evidence, inks, cover, mask, edge };
}
