import { type Span, spansOf } from '../ink/ink-spans.ts';
import { inkRows, profiles } from '../letters/line-ink.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';
import type { PlacedLetter } from '../recognise/recognise-line.ts';

/** Letters that bear each mark; the recogniser has classes for some of them and seldom uses them. */
const MARKED: Record<Mark, string> = { dots: 'aouAOU', rising: 'eoauiEOAU', falling: 'eauEAU', wave: 'naoNAO' };
/** Combining forms, joined to the letter by normalisation. */
const COMBINING: Record<Mark, string> = { dots: '\u0308', rising: '\u0301', falling: '\u0300', wave: '\u0303' };
type Mark = 'dots' | 'rising' | 'falling' | 'wave';

/** A mark is at most this high, / the letter under it, and at least a row of the grid. */
const MOST_HEIGHT = 0.45;
/** And at most this far above it, / the letter's height. */
const MOST_GAP = 0.35;
/** The letter under it is at least this high, / ink height of the line. */
const LEAST_BODY = 0.35;
/** How far the middle of a stroke's upper half is from that of its lower half, / its width, from where on it slants. */
const SLANT = 0.15;
/** Of an i it must slant more to be no dot: dots of slanted faces lean too. */
const SLANT_OF_I = 0.18;
/** A stroke at least this wide, / the letter, that does not slant is a wave. */
const WIDE = 0.45;

/**
 * The letters with the dots and strokes above them that the recogniser left
 * out: ink apart from the letter, over it. Two blobs are dots, one that slants
 * is an accent, a wide one over n a tilde. Only for letters that stand alone
 * in their columns, where letters and ground separate clearly.
 */
export function addUnreadAccents(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const { rows, columns } = profiles(separated);
  const ink = inkRows(rows);
  const height = ink.to - ink.from;
  return letters.map((letter, i) => {
    if (!Object.values(MARKED).some((marked) => marked.includes(letter.letter))) return letter;
    const x = Math.min(separated.width - 1, Math.floor(letter.at * separated.width));
    const run = runAround(columns, separated.clear, x);
    if (!run) return letter;
    const inRun = ({ at }: PlacedLetter) => at * separated.width >= run.from && at * separated.width < run.to;
    if ([letters[i - 1], letters[i + 1]].some((near) => near && near.letter !== ' ' && inRun(near))) return letter;
    const mark = markOver(separated, run, height, letter.letter === 'i' ? SLANT_OF_I : SLANT);
    return mark && MARKED[mark].includes(letter.letter)
      ? { ...letter, letter: (letter.letter + COMBINING[mark]).normalize('NFC') }
      : letter;
  });
}

/** Neighbouring columns with ink around `x`; null where none is near or the ground is not clear. */
function runAround(columns: Float64Array, clear: Uint8Array, x: number): Span | null {
  const middle = [x, x - 1, x + 1, x - 2, x + 2].find((at) => (columns[at] ?? 0) > 0);
  if (middle === undefined) return null;
  let [from, to] = [middle, middle + 1];
  while (from > 0 && (columns[from - 1] as number) > 0) from -= 1;
  while (to < columns.length && (columns[to] as number) > 0) to += 1;
  return clear.subarray(from, to).every((column) => column === 1) ? { from, to } : null;
}

function markOver(
  { width, height, mask }: SeparatedLetters,
  { from, to }: Span,
  inkHeight: number,
  leastSlant: number,
): Mark | null {
  const row = (y: number) => mask.subarray(y * width + from, y * width + to);
  const has = (y: number) => row(y).some((cell) => cell === 1);
  const stretches = spansOf(height, has);
  const [mark, body] = stretches;
  if (!mark || !body || stretches.length !== 2) return null;
  const high = body.to - body.from;
  // What touches the upper edge, or hangs far above, is the tail of a letter of the line before.
  if (mark.from === 0 || body.from - mark.to > MOST_GAP * high) return null;
  if (high < LEAST_BODY * inkHeight || mark.to - mark.from > MOST_HEIGHT * high) return null;
  const inMark = (x: number) =>
    Array.from({ length: mark.to - mark.from }, (_, y) => row(mark.from + y)[x]).includes(1);
  const blobs = spansOf(to - from, inMark);
  if (blobs.length === 2) return 'dots';
  const [blob] = blobs;
  if (!blob || blobs.length !== 1) return null;
  const half = Math.ceil((mark.to - mark.from) / 2);
  const middleOf = (first: number, last: number) => {
    const places: number[] = [];
    for (let y = first; y < last; y += 1) for (const [x, cell] of row(y).entries()) if (cell) places.push(x);
    return places.length > 0 ? places.reduce((sum, x) => sum + x, 0) / places.length : null;
  };
  const [upper, lower] = [middleOf(mark.from, mark.from + half), middleOf(mark.from + half, mark.to)];
  const wide = blob.to - blob.from;
  const slant = upper === null || lower === null ? 0 : (upper - lower) / wide;
  if (Math.abs(slant) >= leastSlant) return slant > 0 ? 'rising' : 'falling';
  return wide >= WIDE * (to - from) ? 'wave' : null;
}
