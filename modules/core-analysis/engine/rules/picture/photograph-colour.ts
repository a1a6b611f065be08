import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { notApplicable } from '../book/reading.ts';
import { photographCounts } from './picture-quality.ts';
import { seenIn, subjectOf } from './subject.ts';
import { subjectName } from './subject-name.ts';
import type { Palette } from './tone-down.ts';

/** Colours of a photograph, and what to call what has them. */
export interface PhotographColour {
  readonly value: number;
  readonly palette: Palette;
  /** Within a sentence: "the photograph", "the photograph around the cup". */
  readonly where: string;
  /** How far they can be judged, 0..1. */
  readonly counts: number;
}

type Range = readonly [from: number, to: number];

/** How far a colourfulness lies from the range, in points: under it is negative. */
const missesBy = ([from, to]: Range, value: number): number => Math.min(0, value - from) + Math.max(0, value - to);

/**
 * Colours to judge against a range of colourfulness. They are those of the photograph: a panel is no photograph, and its colour was
 * chosen. A grey or a red thing is grey or red, too: where what surrounds the subject alone lies nearer to the range, that is
 * judged, and where that is in range, beyond its other end, or next to nothing, there is no fault of colour: a vivid thing on grey
 * is neither pale nor loud. So, too, where nobody is sure that it is the subject. Older measurements know the frame alone.
 */
export function photographColour(m: ImageMeasurements, range: Range): PhotographColour | typeof notApplicable {
  const { ofPhotograph, colourfulness, palette } = m.colour;
  if (ofPhotograph === undefined) return { value: colourfulness, palette, where: 'the picture', counts: 1 };
  if (ofPhotograph === null || !m.technical.picture) return notApplicable;
  // Black and white is no washed-out colour.
  const counts = photographCounts(m.technical.picture) * ramp(...GREY)(ofPhotograph.colourAtTone);
  if (counts === 0) return notApplicable;
  const whole = { value: ofPhotograph.colourfulness, palette: ofPhotograph.palette, where: 'the photograph', counts };
  const misses = missesBy(range, whole.value);
  const isSeen = subjectOf(m) !== null;
  const beside = isSeen || seenIn(m) === 'unsure' ? ofPhotograph.besideSubject : undefined;
  if (misses === 0 || beside === undefined) return whole;
  if (beside === null) return notApplicable;
  const around = missesBy(range, beside.colourfulness);
  if (around * misses <= 0) return notApplicable;
  if (Math.abs(around) >= Math.abs(misses)) return whole;
  const where = `the photograph around ${isSeen ? subjectName(m) : 'what may be its subject'}`;
  return { ...whole, value: beside.colourfulness, palette: beside.palette, where };
}

/**
 * Deviation of colours at one lightness (Lab units) up to which a photograph is black and white, or under one tint, and from which it
 * is not. Ten photographs have 5.9 and more; toned brown by their lightness alone 2.2 at most, made grey none.
 */
const [GREY, ONE_TINT] = [
  [0.5, 1.5],
  [2, 4],
] as const;

/** How far one thing of a photograph can be more vivid than another, 0..1: none is in black and white, or under one tint. */
export const hasHues = ({ colour: { ofPhotograph } }: ImageMeasurements): number =>
  ofPhotograph ? ramp(...ONE_TINT)(ofPhotograph.colourAtTone) : 1;
