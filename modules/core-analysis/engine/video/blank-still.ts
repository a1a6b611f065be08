import type { ImageMeasurements } from '../measurements.ts';
import { measuredShotOf } from './like-shots.ts';
import type { VideoMeasurements } from './video-measurements.ts';

/** Standard deviation of luma, of 1, and distance of the lightest from the darkest (L*) under which a frame is one flat ground: coding leaves that much. */
const FLAT_CONTRAST = 0.02;
const FLAT_RANGE = 6;
/** Sharpest tile of a frame (Laplacian variance at long side 640) under which it shows nothing. */
export const BLANK_SHARPNESS = 8;

/**
 * Whether a picture is black or one plain ground with nothing on it. Asking such a frame for stronger tones or colours would be
 * beside the point: that it shows nothing is one fault, and one rule tells it.
 */
export function isBlank({ text, colour, technical }: ImageMeasurements): boolean {
  return (
    text.blocks.length === 0 &&
    colour.rmsContrast < FLAT_CONTRAST &&
    technical.lightnessP99 - technical.lightnessP1 < FLAT_RANGE
  );
}

/**
 * Whether a creative as a whole shows nothing: a blank picture, or a video in which every shot is measured and blank, no text is
 * read, and no frame between holds anything either.
 */
export function showsNothing(m: ImageMeasurements | VideoMeasurements): boolean {
  if (m.kind === 'image') return isBlank(m);
  const stills = m.shots.map((shot) => measuredShotOf(m.shots, shot)?.still ?? null);
  return (
    m.text.spans.length === 0 &&
    m.timeline.sharpness.every((value) => value < BLANK_SHARPNESS) &&
    stills.every((still) => still !== null && isBlank(still))
  );
}
