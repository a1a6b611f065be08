import type { Region } from '../../contract/evidence.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { coveredBy, insideFrame } from './regions.ts';

/** Smaller than this share of the frame, "the subject" may be any bright speck. */
const SMALLEST = 0.015;

/**
 * The main subject, unless it is a speck or what stands out most is the button itself: that is the strongest shape of many good
 * ads, and is judged as call to action.
 */
export function subjectOf(m: ImageMeasurements): Region | null {
  const { subject } = m.composition;
  if (!subject || subject.w * subject.h < SMALLEST) return null;
  const cta = m.copy.cta;
  if (!cta) return subject;
  const box = cta.button?.region ?? cta.region;
  const around = insideFrame({ x: box.x - 0.03, y: box.y - 0.03, w: box.w + 0.06, h: box.h + 0.06 });
  return coveredBy(subject, around) > 0.4 ? null : subject;
}
