/**
 * Letters with a line around them are seen against that line, whatever the picture behind: WCAG counts a border that is wide as the
 * background of the letter (definition of contrast ratio, note on borders). Where one rings a line's letters, the rest is cut away.
 */
import { ramp } from '../../response.ts';
import { type Cells, type Grid, pickCells, squaredDistance, type Triple } from '../letters/letter-cells.ts';
import { isBetween, type LetterView, lookAround, viewFrom } from '../letters/letter-rim.ts';
import { type ColourPiece, colourPieces } from './colour-pieces.ts';
import { distanceBetween, type FlatColours, flatColours, NO_COLOUR } from './flat-colours.ts';

/** Height of a letter's fill, / the grid of the line; small letters have 0.4 of it. */
const LEAST_HEIGHT = 0.3;
/** How far beside a letter's fill its place may be read, / height of the grid. */
const NEAR = 0.12;
/** Share of a letter's rim that must be of the outline, and share of the line's letters that must be so ringed. */
const ringed = ramp(0.6, 0.85);
const LEAST_COVERED = 0.6;
const covered = ramp(LEAST_COVERED, 0.9);
/** Share of the outline's stretches that end before they are a ground's, and Lab distance of what is told apart. */
const thin = ramp(0.15, 0.45);
const apart = ramp(20, 35);
/**
 * Width of a stretch beyond which the ground has the letters' own colour, / height of the letter: what rings the inside of an O in
 * heavy letters has 0.27 and more of it.
 */
const slim = ramp(0.2, 0.1);
/** In L*: a colour no further than this from another, its hue on the way to it, is that other with its hue smeared. */
const SMEARED = 12;
/** Cells from the letter outward among which the purest of the outline is looked for. */
const PUREST = 4;

export interface OutlinedLetters {
  /** How surely the letters have an outline, 0..1. */
  share: number;
  /** Of each slice the cells of its outlined letters and of their outline, which is marked as border; empty where it has none. */
  cells: Cells[];
}

/** Letters of one colour in an outline of another. */
interface Outlined {
  view: LetterView;
  pieces: readonly ColourPiece[];
  outline: number;
  share: number;
  /** 1 for each colour that is the outline, or the outline with its hue smeared. */
  isOutline: Uint8Array;
}

/** Share of a piece's rim that is of each colour. */
type Rim = Float64Array;

/** How often a stretch of each colour beside letters ends soon, and how often it goes on as a ground does. */
interface Ends {
  soon: Float64Array;
  on: Float64Array;
}

/** How surely a stretch of a colour beside a letter has ended, 0..1, by what comes behind it. */
function endOf({ flat }: LetterView, letter: ColourPiece, met: number, beyond: number, width: number): number {
  if (beyond === NO_COLOUR) return 1;
  if (beyond === letter.colour) return slim(width / (letter.bottom - letter.top));
  return apart(distanceBetween(flat.colours[met] as Triple, flat.colours[beyond] as Triple));
}

function rimOf(view: LetterView, piece: ColourPiece, ends?: Ends): Rim {
  const { colours } = view.flat;
  const rim = new Float64Array(colours.length);
  let all = 0;
  lookAround(view, piece, ({ met, from, to, intoLetter, between, beyond }) => {
    if (intoLetter) return;
    all++;
    if (met === NO_COLOUR || met === piece.colour) return;
    rim[met] = (rim[met] as number) + 1;
    if (between || !ends) return;
    const ended = endOf(view, piece, met, beyond, to - from);
    ends.soon[met] = (ends.soon[met] as number) + ended;
    ends.on[met] = (ends.on[met] as number) + 1 - ended;
  });
  for (let colour = 0; colour < rim.length; colour++) rim[colour] = (rim[colour] as number) / Math.max(1, all);
  return rim;
}

/** How much of a rim is of the outline. */
function ringOf(rim: Rim, isOutline: Uint8Array): number {
  return ringed(rim.reduce((sum, share, colour) => sum + share * (isOutline[colour] as number), 0));
}

function outlineLike({ colours }: FlatColours, outline: number, fill: number): Uint8Array {
  const [own, from] = [colours[outline] as Triple, colours[fill] as Triple];
  return Uint8Array.from(colours, (colour, at) =>
    at === outline || (at !== fill && Math.abs(colour[0] - own[0]) < SMEARED && isBetween(colour, from, own)) ? 1 : 0,
  );
}

/** The outline of letters of one colour; null where it has no letters at enough of the places they were read at, or no outline. */
function outlineOf(
  fill: number,
  all: readonly ColourPiece[],
  flat: FlatColours,
  grid: Grid,
  at: readonly number[],
): Outlined | null {
  const pieces = all.filter(({ colour, top, bottom }) => colour === fill && top > 0 && bottom < grid.height);
  const high = pieces.filter(({ top, bottom }) => bottom - top >= LEAST_HEIGHT * grid.height);
  const near = grid.height * NEAR;
  const over = at.map((place) =>
    high.flatMap(({ left, right }, i) =>
      place * grid.width >= left - near && place * grid.width < right + near ? [i] : [],
    ),
  );
  if (over.filter((ones) => ones.length > 0).length <= LEAST_COVERED * at.length) return null;
  const view = viewFrom(pieces, fill, flat, grid);
  const n = flat.colours.length;
  const ends = { soon: new Float64Array(n), on: new Float64Array(n) };
  const rims = high.map((piece) => rimOf(view, piece, ends));
  let best: Outlined | null = null;
  for (const [outline, colour] of flat.colours.entries()) {
    const [soon, on] = [ends.soon[outline] as number, ends.on[outline] as number];
    if (outline === fill || soon === 0) continue;
    const isOutline = outlineLike(flat, outline, fill);
    const rings = rims.map((rim) => ringOf(rim, isOutline));
    const mean = over.reduce((sum, ones) => sum + Math.max(0, ...ones.map((i) => rings[i] as number)), 0) / at.length;
    const share =
      covered(mean) * thin(soon / (soon + on)) * apart(distanceBetween(flat.colours[fill] as Triple, colour));
    if (share > (best?.share ?? 0)) best = { view, pieces, outline, share, isOutline };
  }
  return best;
}

/**
 * The letters of a line and the outline around them, without what lies beyond; null where they have none. `at`: where letters were
 * read, 0 left edge of the grid .. 1 right edge.
 */
export function outlinedLetters(slices: readonly Cells[], grid: Grid, at: readonly number[]): OutlinedLetters | null {
  if (at.length === 0) return null;
  const flat = flatColours(slices, grid);
  const pieces = colourPieces(flat.classes, grid.width, grid.height);
  let best: Outlined | null = null;
  for (const fill of flat.colours.keys()) {
    const found = outlineOf(fill, pieces, flat, grid, at);
    if (found && found.share > (best?.share ?? 0)) best = found;
  }
  return best && { share: best.share, cells: cellsOf(slices, best) };
}

/** Fills that are ringed, the smoothed edge around them, and the purest cell of the outline at each place of their rim. */
function cellsOf(slices: readonly Cells[], { view, pieces, outline, isOutline }: Outlined): Cells[] {
  const away = new Float32Array(view.letters.length);
  const colour = view.flat.colours[outline] as Triple;
  for (const cells of slices)
    for (let i = 0; i < cells.count; i++) away[cells.at[i] as number] = squaredDistance(cells, i, colour);
  const kept = new Uint8Array(away.length);
  const rim = new Uint8Array(away.length);
  for (const piece of pieces) {
    if (ringOf(rimOf(view, piece), isOutline) === 0) continue;
    for (const [from, to] of piece.runs) kept.fill(1, from, to);
    lookAround(view, piece, ({ met, from, to, by }, cell) => {
      if (met === NO_COLOUR || isOutline[met] !== 1) return;
      let purest = from;
      for (let step = from; step < Math.min(to, from + PUREST); step++)
        if ((away[cell + step * by] as number) < (away[cell + purest * by] as number)) purest = step;
      for (let step = 1; step <= purest; step++) kept[cell + step * by] = 1;
      rim[cell + purest * by] = 1;
    });
  }
  return slices.map((cells) => {
    const chosen: number[] = [];
    for (let i = 0; i < cells.count; i++) if (kept[cells.at[i] as number] === 1) chosen.push(i);
    const picked = pickCells(cells, chosen);
    for (let i = 0; i < picked.count; i++) picked.border[i] = rim[picked.at[i] as number] as number;
    return picked;
  });
}
