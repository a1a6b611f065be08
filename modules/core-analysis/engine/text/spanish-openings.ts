import { profiles } from './line-shape.ts';
import type { PlacedLetter } from './recognise-line.ts';
import type { SeparatedLetters } from './separate-letters.ts';

/** What the recogniser, which has neither "¡" nor "¿", reads in their place. */
const READ_FOR = /^[ij;:!&l1|]$/;
/** Both signs hang: their tops and feet are this far under those of the capital that follows, / its height. */
const HANG = [0.1, 0.45] as const;
/** Distance to that capital, / its height. */
const MOST_GAP = 0.6;
/** The question mark is wider than this, / the capital's height, the exclamation mark narrower. */
const WIDE = 0.3;
/** Letters asked where the line stands. */
const NEIGHBOURS = 5;

interface Box {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The letters with the mark that opens a Spanish exclamation or question, which
 * the recogniser leaves out or reads as a letter: first in the line, before a
 * capital, and hanging under it as no letter does. Only where letters and ground separate clearly.
 */
export function addSpanishOpening(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const visible = letters.filter(({ letter }) => letter !== ' ');
  const { columns } = profiles(separated);
  const mark = inkFrom(0, columns, separated);
  const capital = mark && inkFrom(mark.to, columns, separated);
  if (!capital || !separated.clear.subarray(0, capital.to).every((column) => column === 1)) return [...letters];
  const isIn = ({ at }: PlacedLetter, { from, to }: Box) => at * separated.width >= from && at * separated.width < to;
  const follows = visible.find((letter) => isIn(letter, capital));
  if (!follows || !/\p{Lu}/u.test(follows.letter)) return [...letters];
  const before = visible.slice(0, visible.indexOf(follows));
  if (before.length > 1 || before.some(({ letter }) => !READ_FOR.test(letter))) return [...letters];
  const baseline = baselineFrom(capital.from, columns, separated);
  const high = baseline - capital.top;
  const hangs = [mark.top - capital.top, mark.bottom - baseline].every(
    (by) => by >= HANG[0] * high && by <= HANG[1] * high,
  );
  if (!hangs || capital.from - mark.to > MOST_GAP * high) return [...letters];
  const at = (mark.from + mark.to) / 2 / separated.width;
  const letter = mark.to - mark.from > WIDE * high ? '¿' : '¡';
  return [{ letter, confidence: 1, spaceAfter: 0, at }, ...letters.slice(letters.indexOf(follows))];
}

/** Where most of the next letters stand: some, such as Q and p, reach under the line. */
function baselineFrom(start: number, columns: Float64Array, separated: SeparatedLetters): number {
  const bottoms: number[] = [];
  for (let next = inkFrom(start, columns, separated); next && bottoms.length < NEIGHBOURS; ) {
    bottoms.push(next.bottom);
    next = inkFrom(next.to, columns, separated);
  }
  return bottoms.sort((p, q) => p - q)[Math.floor((bottoms.length - 1) / 2)] ?? separated.height;
}

/** The next stretch of columns with ink, and the rows it reaches over. */
function inkFrom(start: number, columns: Float64Array, { width, height, mask }: SeparatedLetters): Box | null {
  let from = start;
  while (from < width && columns[from] === 0) from += 1;
  if (from === width) return null;
  let to = from;
  while (to < width && (columns[to] as number) > 0) to += 1;
  const hasInk = (y: number) => mask.subarray(y * width + from, y * width + to).includes(1);
  const rows = Array.from({ length: height }, (_, y) => y).filter(hasInk);
  return { from, to, top: rows[0] ?? 0, bottom: (rows.at(-1) ?? 0) + 1 };
}
