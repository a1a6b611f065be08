import { labOf } from '../../colour-science.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';

/** L* from which letters are light, and up to which what they stand on is dark. */
const LIGHT = 75;
const DARK = 45;
/** Contrast at which a line reads, as WCAG asks of small letters. */
const READS = 4.5;
/** Share of the lines between which a dark picture begins to carry them, and does. */
const CARRIES = [0.4, 0.7] as const;

/**
 * How surely a picture was darkened for the light letters that stand on it and read, 0..1: a scrim is no wrong exposure. Letters on a
 * panel of their own need none, but there the ground is the panel's.
 */
export function carriesLightText({ text }: ImageMeasurements): number {
  const lines = text.blocks.filter(isLegible);
  const carried = lines.filter(
    ({ foreground, background, contrast }) =>
      foreground !== null &&
      background !== null &&
      labOf(foreground).l >= LIGHT &&
      labOf(background).l <= DARK &&
      (contrast ?? 0) >= READS,
  );
  return lines.length === 0 ? 0 : ramp(...CARRIES)(carried.length / lines.length);
}
