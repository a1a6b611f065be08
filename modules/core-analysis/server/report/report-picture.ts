import type { Sharp } from 'sharp';

/** Longest side of a large picture in the report, in pixels: 200 a printed inch. */
const LONGEST_PX = 900;

/** A picture as the report stores it: a photograph as PNG would be twelve times as large. */
export async function jpegOf(picture: Sharp, longest: number = LONGEST_PX): Promise<Buffer> {
  return picture
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
