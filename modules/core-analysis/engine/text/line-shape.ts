import type { PlacedLetter } from './recognise-line.ts';
import type { PixelBox } from './resample.ts';
import type { SeparatedLetters } from './separate-letters.ts';

/** Parts of the type size above and below the baseline, as usual sans and serif faces have them. */
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

/** Count of letter pixels in each row and column of the separated box. */
export function profiles({ width, height, mask }: SeparatedLetters): { rows: Float64Array; columns: Float64Array } {
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      rows[y] = (rows[y] as number) + 1;
      columns[x] = (columns[x] as number) + 1;
    }
  }
  return { rows, columns };
}

/** First and last place above `least`, walking out from the densest; holes up to `bridge` are crossed. */
function extent(counts: Float64Array, least: number, bridge: number): { from: number; to: number } {
  const peak = counts.indexOf(Math.max(...counts));
  const walk = (step: 1 | -1) => {
    let last = peak;
    for (let at = peak; at >= 0 && at < counts.length && Math.abs(at - last) <= bridge; at += step) {
      if ((counts[at] as number) > least) last = at;
    }
    return last;
  };
  return { from: walk(-1), to: walk(1) + 1 };
}

/** Rows from an edge in which the ends of a neighbouring line's letters may stand, / all rows. */
const NEIGHBOURS = 0.2;

/**
 * The counts without the tails and tips of the lines above and below: ink that comes in over an edge and ends in a row that holds
 * none. Specks leave no such row.
 */
function withoutNeighbours(rows: Float64Array): Float64Array {
  const own = Float64Array.from(rows);
  const within = Math.round(rows.length * NEIGHBOURS);
  for (const at of [(i: number) => i, (i: number) => rows.length - 1 - i]) {
    const end = Array.from({ length: within }, (_, i) => rows[at(i)] as number).indexOf(0);
    for (let i = 0; i < end; i++) own[at(i)] = 0;
  }
  return own;
}

/** Rows the ink reaches over. Specks as frequent as in the outermost rows, where no letters are, do not count. */
export function inkRows(all: Float64Array): { from: number; to: number } {
  const rows = withoutNeighbours(all);
  const rim = Math.max(1, Math.round(rows.length * 0.05));
  const specks = [...rows.slice(0, rim), ...rows.slice(rows.length - rim)].sort((p, q) => p - q);
  return extent(rows, (specks[Math.floor((specks.length - 1) / 2)] ?? 0) * 2, rows.length * 0.12);
}

/** Rows on either side of an edge over which its smoothing spreads. */
const SMOOTHED = 2;

/**
 * Where letters end beyond the last row that holds ink, going `outward` (-1 up, 1 down), in rows from that row's inner side: by
 * how much of each row the tips of the letters cover, so that a line measures the same however it falls on the pixels.
 */
function tipOf({ width, height, mask, cover }: SeparatedLetters, row: number, outward: 1 | -1): number {
  let covered = 0;
  let tips = 0;
  for (let x = 0; x < width; x++) {
    if (!mask[row * width + x]) continue;
    tips += 1;
    for (let step = 1 - SMOOTHED; step <= SMOOTHED; step++) {
      const y = row + outward * step;
      if (y >= 0 && y < height) covered += cover[y * width + x] as number;
    }
  }
  return tips === 0 ? 1 : Math.max(0, Math.min(2, covered / tips - (SMOOTHED - 1)));
}

/** The tight box of the ink of a line; null where letters do not separate. */
export function inkOf(separated: SeparatedLetters, box: PixelBox): PixelBox | null {
  if (!separated.mask.includes(1)) return null;
  const { rows, columns } = profiles(separated);
  const inked = inkRows(rows);
  const top = inked.from + 1 - tipOf(separated, inked.from, -1);
  const bottom = inked.to - 1 + tipOf(separated, inked.to - 1, 1);
  const left = columns.findIndex((n) => n > 0);
  const right = columns.findLastIndex((n) => n > 0) + 1;
  const [sx, sy] = [box.w / separated.width, box.h / separated.height];
  return { x: box.x + left * sx, y: box.y + top * sy, w: (right - left) * sx, h: (bottom - top) * sy };
}

/** Share of the type size that these letters reach over, from their highest to their lowest point. */
function reach(text: string): number {
  const dollar = text.includes('$');
  const tops: [RegExp, number][] = [
    [/[$]/, DOLLAR.above],
    [/[bdfhklß]/u, ASCENDERS],
    [/[\p{Lu}\p{N}ij%&!?()/"'’“”€£¥#@à-ÿ]/u, CAPITALS],
    [/t/, SMALL_T],
  ];
  const above = tops.find(([letters]) => letters.test(text))?.[1] ?? SMALL_LETTERS;
  const comma = /[,;]/.test(text) ? COMMA : dollar ? DOLLAR.below : 0;
  const below = /[gjpqyQ()/[\]|@ç]/u.test(text) ? DESCENDERS : comma;
  return above + below;
}

/**
 * Height of a line from the top of its capitals to the bottom of its
 * descenders, in the unit of `inkHeight`. A line that lacks either ("now",
 * "SALE") is completed by usual proportions, so that equal type sizes give
 * equal heights.
 */
export function lineHeightOf(text: string, inkHeight: number): number {
  return (inkHeight / reach(text)) * FULL_LINE;
}

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
  const size = (ink.to - ink.from) / reach(letters.map(({ letter }) => letter).join(''));
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
