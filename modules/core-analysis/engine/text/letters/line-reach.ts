import type { PlacedLetter } from '../recognise/recognise-line.ts';
import { underBaseline } from './baseline.ts';
import { ALWAYS_UNDER, DEEP_UNDER, MAY_HANG } from './hanging-letters.ts';
import { type InkEdges, inkEdges } from './line-ink.ts';
import type { SeparatedLetters } from './separate-letters.ts';

/** Parts of the type size above and below the baseline, as usual sans and serif faces have them. */
const ACCENTED_CAPITALS = 0.935;
const ASCENDERS = 0.757;
const CAPITALS = 0.73;
const SMALL_T = 0.65;
const SMALL_LETTERS = 0.55;
const DESCENDERS = 0.2;
const COMMA = 0.17;
/** The dollar sign reaches over and under the figures. */
const DOLLAR = { above: 0.81, below: 0.11 };
/** From the top of the capitals to the bottom of the descenders, / type size: what `lineHeight` stands for. */
const FULL_LINE = CAPITALS + DESCENDERS;

const ACCENTED = /[À-ÅÈ-ÏÑ-ÖÙ-Ý]/u;

/** Share of the type size by which these letters rise over the baseline. */
function riseOf(text: string): number {
  const tops: [RegExp, number][] = [
    [ACCENTED, ACCENTED_CAPITALS],
    [/[$]/, DOLLAR.above],
    [/[bdfhklß]/u, ASCENDERS],
    [/[\p{Lu}\p{N}ij%&!?()/"'’“”€£¥#@à-ÿ]/u, CAPITALS],
    [/t/, SMALL_T],
  ];
  return tops.find(([letters]) => letters.test(text))?.[1] ?? SMALL_LETTERS;
}

/** Share of the type size that these letters reach over, from their highest to their lowest point. */
function reach(text: string): number {
  const comma = /[,;]/.test(text) ? COMMA : text.includes('$') ? DOLLAR.below : 0;
  return riseOf(text) + (DEEP_UNDER.test(text) || text.includes('Q') ? DESCENDERS : comma);
}

/** How far over the ink of a line of that height capitals would reach; 0 where it has letters as high. */
export function roomForCapitals(text: string, lineHeight: number): number {
  return (Math.max(0, CAPITALS - riseOf(text)) / FULL_LINE) * lineHeight;
}

/** Ink under the baseline, / height of the ink: where J hangs it is 0.17 and more, the tail of Q 0.07 and more; nothing hangs deeper than the most. */
const HANG = { least: 0.1, leastWithQ: 0.03, most: 0.27 };

/**
 * Share of the height of a line's ink by which it reaches under the baseline with letters that do so in some faces only, as J
 * does; null where the line has none of them, where others reach there in any face, or where nothing tells the baseline.
 */
export function hangOf(
  letters: readonly PlacedLetter[],
  separated: SeparatedLetters,
  known: InkEdges | null = null,
): number | null {
  const hanging = letters.filter(({ letter }) => letter.search(MAY_HANG) >= 0);
  if (hanging.length === 0 || letters.some(({ letter }) => ALWAYS_UNDER.test(letter))) return null;
  const edges = known ?? inkEdges(separated);
  const hang = edges && underBaseline(letters, separated, edges);
  if (hang === null || hang > HANG.most) return null;
  return hang < (hanging.some(({ letter }) => letter === 'Q') ? HANG.leastWithQ : HANG.least) ? 0 : hang;
}

/** Columns this near to an accented capital, / height of the ink, may hold its accent. */
const ACCENT = 0.4;

/**
 * The text as its ink shows it: without the accents on capitals where they are not in the ink, since the box of large letters may
 * end under them. The other letters tell the type size, and so whether the ink is as high as with accents or as without.
 */
export function textInInk(
  text: string,
  letters: readonly PlacedLetter[],
  separated: SeparatedLetters,
  known: InkEdges | null = null,
): string {
  const accented = letters.filter(({ letter }) => ACCENTED.test(letter));
  const whole = accented.length > 0 ? (known ?? inkEdges(separated)) : null;
  if (!whole) return text;
  const { width } = separated;
  const ink = whole.bottom - whole.top;
  const isNear = (x: number) => accented.some(({ at }) => Math.abs(at * width - x) < ink * ACCENT);
  const others = letters.filter(({ at }) => !isNear(at * width));
  const mask = separated.mask.map((mark, cell) => (isNear((cell % width) + 0.5) ? 0 : mark));
  const rest = others.length > 0 ? inkEdges({ ...separated, mask }) : null;
  if (!rest) return text;
  const size = (rest.bottom - rest.top) / reach(others.map(({ letter }) => letter).join(''));
  const bare = text
    .normalize('NFD')
    .replace(/(?<=\p{Lu})\p{M}/gu, '')
    .normalize('NFC');
  return ink / size > Math.sqrt(reach(text) * reach(bare)) ? text : bare;
}

/** Height of the ink / type size; `hang` as `hangOf` tells it. */
export function inkShare(text: string, hang: number | null = null): number {
  return hang === null ? reach(text) : reach(text.replace(MAY_HANG, '1')) / (1 - hang);
}

/**
 * Height of a line from the top of its capitals to the bottom of its
 * descenders, in the unit of `inkHeight`. A line that lacks either ("now",
 * "SALE") is completed by usual proportions, so that equal type sizes give
 * equal heights.
 */
export function lineHeightOf(text: string, inkHeight: number, hang: number | null = null): number {
  return (inkHeight / inkShare(text, hang)) * FULL_LINE;
}
