import type { ImageMeasurements } from '../../measurements.ts';
import { type NotMeasured, notMeasured } from '../book/reading.ts';
import { seenIn, UNSEEN_SUBJECT, UNSURE } from './subject.ts';

/** Where nobody can say what the subject is, or nobody looked, nothing follows from it: the reading of a rule on it; null where it is known. */
export function unknownSubject(m: ImageMeasurements): NotMeasured | null {
  const seen = seenIn(m);
  return seen === 'unsure' ? notMeasured(UNSURE) : seen === 'unseen' ? notMeasured(UNSEEN_SUBJECT) : null;
}
