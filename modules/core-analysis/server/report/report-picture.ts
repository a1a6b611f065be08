import sharp, { type Sharp } from 'sharp';
import { heatmapImage } from './heatmap-image.ts';
import type { ReportContent } from './report-content.ts';

/** Longest sides in pixels: about 200 a printed inch. */
const LONGEST_PX = { creative: 900, frame: 330 } as const;

/** The pictures of a report as it stores them, JPEG; made once, however often the report is set. */
export interface ReportPictures {
  /** Null where the creative is not kept any more. */
  readonly creative: Buffer | null;
  /** The creative under its heat. */
  readonly heat: Buffer | null;
  /** Keyframes of a video, by number. */
  readonly frames: readonly Buffer[];
}

/** @throws Error where a picture is none; all were encoded by the engine */
export async function reportPictures({ picture, frames, results }: ReportContent): Promise<ReportPictures> {
  const { attention } = results;
  const [creative, heat, ...small] = await Promise.all([
    picture && jpegOf(sharp(picture), LONGEST_PX.creative),
    picture && attention.width > 0 ? jpegOf(await heatmapImage(picture, attention), LONGEST_PX.creative) : null,
    ...frames.map((frame) => jpegOf(sharp(frame), LONGEST_PX.frame)),
  ]);
  return { creative, heat, frames: small };
}

/** A photograph as PNG would be twelve times as large. */
function jpegOf(picture: Sharp, longest: number): Promise<Buffer> {
  return picture
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
