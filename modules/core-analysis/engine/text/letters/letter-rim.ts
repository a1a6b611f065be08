/** What lies around a letter: from its edge outward the colour met, how far that goes on, and what comes then. */

import type { ColourPiece } from '../ink/colour-pieces.ts';
import { type FlatColours, NO_COLOUR } from '../ink/flat-colours.ts';
import type { Grid, Triple } from './letter-cells.ts';

/** Cells, / height of the grid, that a smoothed edge takes at most, and from which on what surrounds letters is ground. */
const EDGE = 0.06;
const WIDE = 0.25;
/** How far a smoothed edge may lie off the way between its two colours: in L*, and in the plane of a* and b*. */
const SAME_LIGHTNESS = 4;
const SAME_HUE = 12;

/** A line's colours as seen from letters of one of them. */
export interface LetterView {
  flat: FlatColours;
  grid: Grid;
  /** 1 for each cell of a letter. */
  letters: Uint8Array;
  /** 1 at `colour * colours + other` where the colour is what a smoothed edge from the letters to the other looks like. */
  smooth: Uint8Array;
}

/** One look from a letter outward. Steps count from 1, the cell beside the letter. */
export interface Look {
  /** First colour that is no smoothed edge, or `NO_COLOUR`. */
  met: number;
  /** Steps of the first cell of that colour and of the first behind its stretch; cells of one step, / row length. */
  from: number;
  to: number;
  by: number;
  /** Whether what was met is a letter, and whether one follows behind its stretch. */
  intoLetter: boolean;
  between: boolean;
  /** Colour behind the stretch; `met` where that goes on as a ground does. */
  beyond: number;
}

/**
 * Whether a colour is what a smoothed edge between two others looks like. Compressed pictures keep lightness sharper than hue, so
 * that each may be further on its way than the other.
 */
export function isBetween(colour: Triple, one: Triple, other: Triple): boolean {
  const [low, high] = [Math.min(one[0], other[0]) - SAME_LIGHTNESS, Math.max(one[0], other[0]) + SAME_LIGHTNESS];
  if (colour[0] < low || colour[0] > high) return false;
  const [da, db] = [other[1] - one[1], other[2] - one[2]];
  const [a, b] = [colour[1] - one[1], colour[2] - one[2]];
  const place = Math.min(1, Math.max(0, (a * da + b * db) / Math.max(1, da * da + db * db)));
  return Math.hypot(a - place * da, b - place * db) < SAME_HUE;
}

export function viewFrom(pieces: readonly ColourPiece[], fill: number, flat: FlatColours, grid: Grid): LetterView {
  const letters = new Uint8Array(grid.width * grid.height);
  for (const { runs } of pieces) for (const [from, to] of runs) letters.fill(1, from, to);
  const { colours } = flat;
  const own = colours[fill] as Triple;
  const smooth = Uint8Array.from({ length: colours.length ** 2 }, (_, i) => {
    const [colour, other] = [Math.floor(i / colours.length), i % colours.length];
    if (colour === fill || other === fill || colour === other) return 0;
    return isBetween(colours[colour] as Triple, own, colours[other] as Triple) ? 1 : 0;
  });
  return { flat, grid, letters, smooth };
}

/** Looks from a cell of a letter over `room` cells that lie `by` apart in the grid. */
function lookFrom(
  { flat, grid, letters, smooth }: LetterView,
  cell: number,
  by: number,
  room: number,
  out: Look,
): void {
  const { classes, colours } = flat;
  const edge = Math.max(2, Math.round(EDGE * grid.height));
  const wide = Math.round(WIDE * grid.height);
  let [from, to] = [1, 1];
  for (;;) {
    const last = Math.min(room, to + edge - 1);
    let next = to;
    while (next <= last && classes[cell + next * by] === NO_COLOUR) next++;
    if (next > room || classes[cell + next * by] === NO_COLOUR) {
      if (to === 1) [from, to] = [next, next];
      break;
    }
    const colour = classes[cell + next * by] as number;
    if (to > 1) {
      const met = classes[cell + from * by] as number;
      if (next > edge + 1 || smooth[met * colours.length + colour] !== 1) break;
    }
    from = next;
    to = next + 1;
    while (to <= room && to < from + wide && classes[cell + to * by] === colour) to++;
  }
  out.met = from > room ? NO_COLOUR : (classes[cell + from * by] as number);
  out.from = from;
  out.to = to;
  out.by = by;
  out.intoLetter = from <= room && letters[cell + from * by] === 1;
  out.between = false;
  for (let at = to; at < to + edge && at <= room; at++) if (letters[cell + at * by] === 1) out.between = true;
  const goesOn = to > room || to - from >= wide;
  out.beyond = goesOn ? out.met : to + edge > room ? NO_COLOUR : (classes[cell + (to + edge) * by] as number);
}

/** Looks outward from every cell at the edge of a piece: left, right, up and down. The answer is one object, filled anew each time. */
export function lookAround(view: LetterView, { runs }: ColourPiece, see: (look: Look, cell: number) => void): void {
  const { width, height } = view.grid;
  const look: Look = { met: 0, from: 0, to: 0, by: 0, intoLetter: false, between: false, beyond: 0 };
  const turn = (cell: number, by: number, room: number) => {
    if (room === 0 || view.letters[cell + by] === 1) return;
    lookFrom(view, cell, by, room, look);
    see(look, cell);
  };
  for (const [from, to] of runs) {
    const y = Math.floor(from / width);
    turn(from, -1, from - y * width);
    turn(to - 1, 1, (y + 1) * width - to);
    for (let cell = from; cell < to; cell++) {
      turn(cell, -width, y);
      turn(cell, width, height - 1 - y);
    }
  }
}
