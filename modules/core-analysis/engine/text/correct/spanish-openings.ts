import { rowsOf, type Span, spansOf } from '../ink/ink-spans.ts';
import { profiles } from '../letters/line-ink.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';
import type { PlacedLetter } from '../recognise/recognise-line.ts';

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

/**
 * The letters with the mark that opens a Spanish exclamation or question, which
 * the recogniser leaves out or reads as a letter: first in the line, before a
 * capital, and hanging under it as no letter does. Only where letters and ground separate clearly.
 */
export function addSpanishOpening(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const { columns } = profiles(separated);
  const [mark, capital, ...next] = spansOf(separated.width, (x) => (columns[x] as number) > 0);
  if (!mark || !capital || separated.clear.subarray(0, capital.to).includes(0)) return [...letters];
  const isIn = ({ at }: PlacedLetter, { from, to }: Span) => at * separated.width >= from && at * separated.width < to;
  const visible = letters.filter(({ letter }) => letter !== ' ');
  const follows = visible.find((letter) => isIn(letter, capital));
  if (!follows || !/\p{Lu}/u.test(follows.letter)) return [...letters];
  const before = visible.slice(0, visible.indexOf(follows));
  if (before.length > 1 || before.some(({ letter }) => !READ_FOR.test(letter))) return [...letters];
  // Where most of the letters stand: some, such as Q and p, reach under the line.
  const feet = [capital, ...next].slice(0, NEIGHBOURS).map((span) => rowsOf(separated, span).to);
  const baseline = feet.sort((p, q) => p - q)[Math.floor((feet.length - 1) / 2)] as number;
  const [hanging, standing] = [rowsOf(separated, mark), rowsOf(separated, capital)];
  const high = baseline - standing.from;
  const hangs = [hanging.from - standing.from, hanging.to - baseline].every(
    (by) => by >= HANG[0] * high && by <= HANG[1] * high,
  );
  if (!hangs || capital.from - mark.to > MOST_GAP * high) return [...letters];
  const at = (mark.from + mark.to) / 2 / separated.width;
  const letter = mark.to - mark.from > WIDE * high ? '¿' : '¡';
  return [{ letter, confidence: 1, spaceAfter: 0, at }, ...letters.slice(letters.indexOf(follows))];
}
