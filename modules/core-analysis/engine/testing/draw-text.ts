import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font, Path } from 'opentype.js';
import sharp from 'sharp';
import type { Region } from '../../contract/evidence.ts';
import type { Frame, Frames } from '../frame.ts';

/**
 * Faces to draw with: Inter, whose capital J stands on the baseline; DejaVu Sans, whose J hangs under it; Playfair Display, a
 * serif face with a hanging J and old-style figures.
 */
export type Face = 'inter' | 'dejavu-sans' | 'playfair-display';

/** One line of text to draw. Places and sizes are pixels of the image. */
export interface DrawnText {
  text: string;
  /** Left edge of the first letter's cell and the baseline, or the middle of the line when `anchor` is `middle`. */
  x: number;
  y: number;
  /** Font size in pixels; Inter's capitals are 0.727 of it. */
  size: number;
  fill?: string;
  weight?: 300 | 400 | 500 | 600 | 700 | 800 | 900;
  /** Inter unless another is named; the others have the weights 400 and 700. */
  face?: Face;
  anchor?: 'start' | 'middle';
  /** A line around each letter, `width` pixels outward from its edge. */
  outline?: { colour: string; width: number };
}

/** A whole test picture: ground colour, raw SVG below the letters, then the letters. */
export interface DrawnImage {
  width: number;
  height: number;
  background?: string;
  /** SVG elements drawn above the ground and under the text (no `<text>`: the machine may have no fonts). */
  shapes?: string;
  texts?: DrawnText[];
  /** Encoded picture used as ground instead of `background`, stretched to cover. */
  photo?: Buffer;
}

const require = createRequire(import.meta.url);
// The package's main file is CommonJS; Node and the test runner agree on it only this way.
const opentype = require('opentype.js') as typeof import('opentype.js');
const fonts = new Map<string, Font>();

/** The packages stand here in full so that tools see they are used. */
const FACES: Record<Face, string> = {
  inter: require.resolve('@fontsource/inter/package.json'),
  'dejavu-sans': require.resolve('@fontsource/dejavu-sans/package.json'),
  'playfair-display': require.resolve('@fontsource/playfair-display/package.json'),
};

function font(face: Face, weight: number, letters = 'latin'): Font {
  const file = `${face}-${letters}-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(join(dirname(FACES[face]), 'files', file));
  const loaded = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  fonts.set(file, loaded);
  return loaded;
}

/** Glyph by glyph: the package cannot apply this font's substitution tables, and plain letters need none. */
function pathOf(line: DrawnText): Path {
  const face = font(line.face ?? 'inter', line.weight ?? 700);
  const scale = line.size / face.unitsPerEm;
  const glyphs = [...line.text].map((letter) => {
    if (face.charToGlyphIndex(letter) > 0) return face.charToGlyph(letter);
    // Signs such as ₹ and ₺ stand in a file of their own.
    return font(line.face ?? 'inter', line.weight ?? 700, 'latin-ext').charToGlyph(letter);
  });
  const steps = glyphs.map((glyph, i) => {
    const next = glyphs[i + 1];
    return ((glyph.advanceWidth ?? 0) + (next ? face.getKerningValue(glyph, next) : 0)) * scale;
  });
  let x = line.anchor === 'middle' ? line.x - steps.reduce((sum, step) => sum + step, 0) / 2 : line.x;
  const whole = new opentype.Path();
  glyphs.forEach((glyph, i) => {
    whole.extend(glyph.getPath(x, line.y, line.size));
    x += steps[i] ?? 0;
  });
  return whole;
}

/** The letters of one line as an SVG `<path>`, over that of their outline where they have one. Needs no font on the machine. */
export function textPath(line: DrawnText): string {
  const path = pathData(pathOf(line));
  const { outline } = line;
  const around = outline
    ? `<path d="${path}" fill="none" stroke="${outline.colour}" stroke-width="${outline.width * 2}" stroke-linejoin="round"/>`
    : '';
  return `${around}<path d="${path}" fill="${line.fill ?? '#000000'}"/>`;
}

/** Written here because the package's own rounding turns coordinates such as 650.0000000000001 into `NaN`. */
function pathData(path: Path): string {
  const at = (...values: number[]) => values.map((v) => v.toFixed(2)).join(' ');
  return path.commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      if (c.type === 'C') return `C${at(c.x1, c.y1, c.x2, c.y2, c.x, c.y)}`;
      if (c.type === 'Q') return `Q${at(c.x1, c.y1, c.x, c.y)}`;
      return `${c.type}${at(c.x, c.y)}`;
    })
    .join('');
}

/** Exact box of the ink of one line in pixels. */
export function inkBox(line: DrawnText): { x: number; y: number; w: number; h: number } {
  const { x1, y1, x2, y2 } = pathOf(line).getBoundingBox();
  return { x: x1, y: y1, w: x2 - x1, h: y2 - y1 };
}

/** The same box as fractions of an image of that size. */
export function inkRegion(line: DrawnText, image: { width: number; height: number }): Region {
  const box = inkBox(line);
  return { x: box.x / image.width, y: box.y / image.height, w: box.w / image.width, h: box.h / image.height };
}

/** The picture as PNG bytes (lossless, sRGB, no alpha). */
export async function drawPng(image: DrawnImage): Promise<Buffer> {
  const { width, height } = image;
  const ground = image.photo ? '' : `<rect width="100%" height="100%" fill="${image.background ?? '#ffffff'}"/>`;
  const letters = (image.texts ?? []).map(textPath).join('');
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${image.shapes ?? ''}${letters}</svg>`,
  );
  const base = image.photo
    ? sharp(image.photo)
        .resize(width, height, { fit: 'cover' })
        .composite([{ input: svg }])
    : sharp(svg);
  return await base.removeAlpha().toColourspace('srgb').png().toBuffer();
}

async function frameAt(png: Buffer, longSide: number): Promise<Frame> {
  const { data, info } = await sharp(png)
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** Frames of encoded bytes, made the plain way; tests of single measures start here. */
export async function framesOf(png: Buffer): Promise<Frames> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const [full, long1024, long512, long320] = await Promise.all([
    frameAt(png, 2048),
    frameAt(png, 1024),
    frameAt(png, 512),
    frameAt(png, 320),
  ]);
  return { full, native: Math.max(width, height) <= 2048, long1024, long512, long320 };
}

/** A drawn picture straight to frames. */
export async function drawFrames(image: DrawnImage): Promise<Frames> {
  return await framesOf(await drawPng(image));
}
