import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { expect, it } from 'vitest';
import { woffToSfnt } from './woff-to-sfnt.ts';

const path = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-600-normal.woff');

it('unwraps a font that another reader opens with the same letters', () => {
  const woff = readFileSync(path);
  const [packed, unwrapped] = [woff, woffToSfnt(woff)].map((bytes) =>
    opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer),
  );
  expect(unwrapped?.numGlyphs).toBe(packed?.numGlyphs);
  const outlines = (font: opentype.Font | undefined) =>
    [36, 60, 120, 200].map((glyph) => font?.glyphs.get(glyph).getPath(0, 0, 20).toPathData(2));
  expect(outlines(unwrapped)).toEqual(outlines(packed));
  expect(new Set(outlines(unwrapped)).size).toBe(4);
});

it('refuses what is no WOFF file', () => {
  expect(() => woffToSfnt(Buffer.from('wOF2 and more'))).toThrow('not a WOFF 1.0 file');
});
