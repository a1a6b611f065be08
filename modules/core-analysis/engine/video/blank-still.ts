import type { ImageMeasurements } from '../measurements.ts';

/** Standard deviation of luma, of 1, and distance of the lightest from the darkest (L*) under which a frame is one flat ground: coding leaves that much. */
const FLAT_CONTRAST = 0.02;
const FLAT_RANGE = 6;

/**
 * Whether a keyframe is black or one plain ground with nothing on it. Asking such a frame for stronger tones or colours would be
 * beside the point: that it shows nothing is one fault, and rules about time tell it.
 */
export function isBlank({ text, colour, technical }: ImageMeasurements): boolean {
  return (
    text.blocks.length === 0 &&
    colour.rmsContrast < FLAT_CONTRAST &&
    technical.lightnessP99 - technical.lightnessP1 < FLAT_RANGE
  );
}
