import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';

const require = createRequire(import.meta.url);
let loaded: Font | undefined;

/** Inter Bold from the package, so that no font of the machine can change a file. */
function face(): Font {
  if (loaded) return loaded;
  // The package's main file is CommonJS; Node and the bundler agree on it only this way.
  const opentype = require('opentype.js') as typeof import('opentype.js');
  const bytes = readFileSync(require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'));
  loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  return loaded;
}

/** Height of Inter's capitals / font size. */
export const CAPITAL = 0.727;

/** Whether the font has every letter of it. */
export function canDraw(text: string): boolean {
  return [...text].every((letter) => face().charToGlyphIndex(letter) > 0);
}

/** Width of a line / font size. */
export function labelWidth(text: string): number {
  return steps(text).reduce((sum, { advance }) => sum + advance, 0);
}

/** The line as SVG path data, starting at `x` on baseline `y`. Pixels. */
export function labelPath(text: string, x: number, y: number, size: number): string {
  let at = x;
  let data = '';
  for (const { glyph, advance } of steps(text)) {
    for (const c of glyph.getPath(at, y, size).commands) data += command(c);
    at += advance * size;
  }
  return data;
}

/** Glyph by glyph: the package cannot apply this font's substitution tables, and plain letters need none. */
function steps(text: string) {
  const font = face();
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  return glyphs.map((glyph, i) => {
    const next = glyphs[i + 1];
    const kern = next ? font.getKerningValue(glyph, next) : 0;
    return { glyph, advance: ((glyph.advanceWidth ?? 0) + kern) / font.unitsPerEm };
  });
}

type Command = ReturnType<ReturnType<Font['charToGlyph']>['getPath']>['commands'][number];

/** Written here because the package's own rounding turns coordinates such as 650.0000000000001 into `NaN`. */
function command(c: Command): string {
  const at = (...values: number[]) => values.map((v) => v.toFixed(2)).join(' ');
  if (c.type === 'Z') return 'Z';
  if (c.type === 'C') return `C${at(c.x1, c.y1, c.x2, c.y2, c.x, c.y)}`;
  if (c.type === 'Q') return `Q${at(c.x1, c.y1, c.x, c.y)}`;
  return `${c.type}${at(c.x, c.y)}`;
}
