import type { PlacedLetter } from '../recognise/recognise-line.ts';
import { MAY_REACH_UNDER } from './hanging-letters.ts';
import { type InkEdges, inkEdges, type Letters } from './line-ink.ts';
import type { SeparatedLetters } from './separate-letters.ts';

/** What stands on the baseline in every face that does not reach under it, so that it tells where that is. */
const STANDS = /^[\p{Lu}\p{Ll}\p{N}&%!?.]$/u;
/** Half the width, / height of the ink, of the letter whose lowest ink is looked for, and of one that may reach under the baseline. */
const LOOKED_AT = 0.45;
const REACHES = 0.3;
/** Letters nearer than this, / height of the ink, to one that may reach under the baseline tell nothing. */
const TOO_NEAR = 0.38;

/** The lowest ink of a letter: its place along the line and the row where it ends, both in cells of the grid. */
interface Foot {
  x: number;
  bottom: number;
}

/** The feet of the letters that stand on the baseline. `ink`: height of the line's ink. */
function feetOf(letters: readonly PlacedLetter[], separated: SeparatedLetters, ink: number): Foot[] {
  const { width } = separated;
  const under = letters.filter(({ letter }) => MAY_REACH_UNDER.test(letter));
  const isNear = (one: PlacedLetter, x: number, share: number) => Math.abs(one.at * width - x) < ink * share;
  const free = Uint8Array.from({ length: width }, (_, x) =>
    under.some((one) => isNear(one, x + 0.5, REACHES)) ? 0 : 1,
  );
  return letters.flatMap((one): Foot[] => {
    const x = one.at * width;
    if (!STANDS.test(one.letter) || under.some((other) => isNear(other, x, TOO_NEAR))) return [];
    const from = Math.max(0, Math.floor(x - ink * LOOKED_AT));
    const to = Math.min(width, Math.ceil(x + ink * LOOKED_AT));
    const isLookedAt = (column: number) => free[column] === 1 && isNear(one, column + 0.5, LOOKED_AT);
    const edges = inkEdges(columnsOf(separated, from, to, isLookedAt));
    return edges ? [{ x, bottom: edges.bottom }] : [];
  });
}

/** The columns `from` to `to` alone, with the ink of those that are looked at. */
function columnsOf(
  { width, height, mask, cover }: SeparatedLetters,
  from: number,
  to: number,
  isLookedAt: (column: number) => boolean,
): Letters {
  const span = Math.max(0, to - from);
  const part = { width: span, height, mask: new Uint8Array(span * height), cover: new Float32Array(span * height) };
  for (let column = from; column < to; column += 1) {
    const ofInk = isLookedAt(column) ? 1 : 0;
    for (let row = 0; row < height; row += 1) {
      const [at, cell] = [row * span + column - from, row * width + column];
      part.mask[at] = (mask[cell] as number) & ofInk;
      part.cover[at] = cover[cell] as number;
    }
  }
  return part;
}

const middleOf = (values: readonly number[]): number | null =>
  [...values].sort((p, q) => p - q)[Math.floor((values.length - 1) / 2)] ?? null;

/**
 * The row on which most letters stand, of two the upper one, since ink of others can only lie lower; null where no letter tells.
 * `ink`: height of the line's ink.
 */
function baselineOf(letters: readonly PlacedLetter[], separated: SeparatedLetters, ink: number): number | null {
  return middleOf(feetOf(letters, separated, ink).map(({ bottom }) => bottom));
}

/** Share of the height of a line's ink, 0..1, that lies under its baseline; null where no letter tells that. */
export function underBaseline(
  letters: readonly PlacedLetter[],
  separated: SeparatedLetters,
  { top, bottom }: InkEdges,
): number | null {
  const baseline = baselineOf(letters, separated, bottom - top);
  return baseline === null ? null : (bottom - baseline) / (bottom - top);
}

/** Ink under the baseline, / height of the ink, from which it is none of the letters' where none of them hangs. */
const SUNK = 0.1;

/**
 * Share of the height of a line's ink, 0..1, that lies under its baseline though no letter reaches there in any face: a shadow or an
 * edge of the ground that has the colour of the letters.
 */
export function sunkShare(letters: readonly PlacedLetter[], separated: SeparatedLetters, edges: InkEdges): number {
  if (letters.some(({ letter }) => MAY_REACH_UNDER.test(letter))) return 0;
  const share = underBaseline(letters, separated, edges) ?? 0;
  return share >= SUNK ? share : 0;
}

/** Feet nearer to each other than this, / height of the ink, tell no direction; and fewer feet than these are too few. */
const APART = 1;
const FEWEST = 3;

/** Slope of the baseline, rows / columns, downwards to the right: the middle one of those between two feet; 0 where feet are few. */
function slopeOf(feet: readonly Foot[], ink: number): number {
  if (feet.length < FEWEST) return 0;
  const slopes = feet.flatMap((one, i) =>
    feet.slice(i + 1).flatMap((other) => {
      const across = other.x - one.x;
      return Math.abs(across) < ink * APART ? [] : [(other.bottom - one.bottom) / across];
    }),
  );
  return middleOf(slopes) ?? 0;
}

/** Slope of the baseline a line of letters stands on, rows / columns; 0 where it cannot be told. */
export function baselineSlope(
  letters: readonly PlacedLetter[],
  separated: SeparatedLetters,
  { top, bottom }: InkEdges,
): number {
  return slopeOf(feetOf(letters, separated, bottom - top), bottom - top);
}
