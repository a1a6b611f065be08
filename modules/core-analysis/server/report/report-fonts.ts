import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { woffToSfnt } from './woff-to-sfnt.ts';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

/** In order of preference: a character is set in the first that holds it. */
const SUBSETS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
export type Subset = (typeof SUBSETS)[number];

/** Stands for a stretch of letters that no subset holds, so that they are missed and not silently left out. */
const UNKNOWN = '[…]';

type Range = readonly [from: number, to: number];

const RANGES = readRanges();

const unwrapped = new Map<string, Buffer>();

/** One subset and weight of Inter (OFL) as a TrueType font; read once. */
export function fontFile(subset: Subset, weight: Weight): Buffer {
  const path = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
  const font = unwrapped.get(path) ?? woffToSfnt(readFileSync(path));
  unwrapped.set(path, font);
  return font;
}

/** A stretch of text that one font file can set. */
export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** Splits text by the font file each character needs; control characters go, a stretch of letters of other scripts becomes `[…]`. */
export function splitRuns(text: string): Run[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const char of text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '')) {
    const own = subsetOf(char.codePointAt(0) ?? 0);
    const subset = own ?? 'latin';
    const last = runs.at(-1);
    const shown = own === undefined ? UNKNOWN : char;
    if (own === undefined && last?.text.endsWith(UNKNOWN)) continue;
    if (last?.subset === subset) last.text += shown;
    else runs.push({ subset, text: shown });
  }
  return runs;
}

/** The typeface tucks a point under the figure before it, so that at small sizes 7.5 reads as 75. */
const DECIMALS = /(\d+(?:[.,]\d+)+)/u;
const UNKERNED = { features: { kern: false } } as const;

/** The text of a run cut around its decimals, which are set without kerning, with the options to set each piece with. */
export const piecesOf = (text: string) =>
  text.split(DECIMALS).flatMap((piece, at) => (piece ? [{ text: piece, options: at % 2 === 1 ? UNKERNED : {} }] : []));

function subsetOf(code: number): Subset | undefined {
  return SUBSETS.find((subset) => RANGES[subset].some(([from, to]) => code >= from && code <= to));
}

/** Which characters each file holds, as the font's package says. */
function readRanges(): Record<Subset, Range[]> {
  const listed = JSON.parse(readFileSync(require.resolve('@fontsource/inter/unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const rangesOf = (subset: Subset): Range[] =>
    (listed[subset] ?? '').split(',').map((range) => {
      const [from = '0', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
  return Object.fromEntries(SUBSETS.map((subset) => [subset, rangesOf(subset)])) as Record<Subset, Range[]>;
}
