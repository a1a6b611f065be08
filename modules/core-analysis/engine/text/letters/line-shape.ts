import type { PlacedLetter } from '../recognise/recognise-line.ts';
import { inkRows, profiles } from './line-ink.ts';
import { hangOf, inkShare, textInInk } from './line-reach.ts';
import type { SeparatedLetters } from './separate-letters.ts';

/** Least gap of a space, / type size: in Inter at three weights spaces measure 0.196-0.51, gaps inside words 0-0.191. */
const SPACE = 0.19;
/** Spaces are also this many times wider than the gap usual between two letters of the line. */
const TIMES_USUAL = 2;
/** And the recogniser thinks them at least this likely: of 3,360 spaces 1 is under it, of 14,599 other neighbours 50 above. */
const THOUGHT_OF = 0.01;

/** Width of the widest column without letters between each two neighbours, / type size. */
function gapsBetween(letters: readonly PlacedLetter[], separated: SeparatedLetters): number[] {
  const { rows, columns } = profiles(separated);
  const ink = inkRows(rows);
  const text = letters.map(({ letter }) => letter).join('');
  const size = (ink.to - ink.from) / inkShare(textInInk(text, letters, separated), hangOf(letters, separated));
  const gaps = new Array<number>(Math.max(0, letters.length - 1)).fill(0);
  let start = -1;
  for (let x = 0; x <= separated.width; x++) {
    const empty = x < separated.width && columns[x] === 0 && separated.clear[x] === 1;
    if (x < separated.width && !separated.clear[x]) {
      start = -1;
      continue;
    }
    if (empty && start < 0) start = x;
    if (empty || start < 0) continue;
    const middle = (start + x) / 2 / separated.width;
    const between = letters.findIndex(({ at }, i) => at <= middle && middle < (letters[i + 1]?.at ?? 0));
    if (between >= 0) gaps[between] = Math.max(gaps[between] as number, (x - start) / size);
    start = -1;
  }
  return gaps;
}

/** Share of ink in the outermost rows / the fullest row, above which what was parted is ground rather than letters. */
const MAX_SPECKS = 0.08;

/** Whether the ink is where the letters are: under each of them, and nowhere at the upper and lower edge. */
export function inkIsLetters(letters: readonly PlacedLetter[], separated: SeparatedLetters): boolean {
  const { rows, columns } = profiles(separated);
  const rim = Math.max(1, Math.round(rows.length * 0.05));
  const edge = Math.max(...rows.slice(0, rim), ...rows.slice(rows.length - rim));
  if (edge > Math.max(...rows) * MAX_SPECKS) return false;
  const near = Math.max(1, Math.round(separated.height * 0.12));
  return letters.every(({ at }) => {
    const x = Math.round(at * separated.width);
    return columns.slice(Math.max(0, x - near), x + near + 1).some((count) => count > 0);
  });
}

/**
 * The letters with spaces added that the recogniser swallowed: where the ink
 * leaves a gap that is wide for the type size and against the other gaps of
 * the same line, and where it had a space in mind. Adds none where letters and ground do not separate.
 */
export function addSwallowedSpaces(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const visible = letters.filter(({ letter }) => letter !== ' ');
  if (!inkIsLetters(visible, separated)) return [...letters];
  const gaps = gapsBetween(visible, separated);
  const spaceAfter = new Set<number>();
  let index = -1;
  for (const { letter } of letters) {
    if (letter === ' ') spaceAfter.add(index);
    else index++;
  }
  const tight = gaps.filter((_, i) => !spaceAfter.has(i)).sort((p, q) => p - q);
  const usual = tight[Math.floor((tight.length - 1) / 2)] ?? 0;
  return visible.flatMap((letter, i) => {
    const gap = gaps[i] ?? 0;
    const seen = gap > Math.max(SPACE, usual * TIMES_USUAL) && letter.spaceAfter >= THOUGHT_OF;
    return i < visible.length - 1 && (spaceAfter.has(i) || seen)
      ? [letter, { letter: ' ', confidence: 1, spaceAfter: 0, at: (letter.at + (visible[i + 1]?.at ?? 1)) / 2 }]
      : [letter];
  });
}
