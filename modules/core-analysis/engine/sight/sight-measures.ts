/** Who and what a picture shows, measured. All regions are fractions of the frame. */
import type { Region } from '../../contract/evidence.ts';
import type { SubjectName } from './name-subject.ts';
import type { SubjectOutcome, SubjectReason } from './subject-evidence.ts';

/** Faces on a picture. A face here is what the detector takes for one: animals' faces and drawings are now and then among them. */
export interface PeopleMeasures {
  /** False when the detector was not available: rules about people are then "could not be measured". */
  measured: boolean;
  /** Surest first, at most eight, confidence 0..1; boxes reach from brow to chin. */
  faces: { region: Region; confidence: number }[];
}

/** Cells of the frame, row by row, that belong to a thing: one bit each, lowest first, base64. */
export interface SubjectOutline {
  width: number;
  height: number;
  data: string;
}

/** What the picture shows, and what of it is the subject. */
export interface SightMeasures {
  /** False when the networks were not available, or this shot was not among those looked at: rules on the subject are then "could not be measured". */
  measured: boolean;
  /** Of the 80 classes of COCO, surest first, confidence 0..1; names under 0.55 are not to be trusted, their boxes are. */
  objects: { name: string; region: Region; confidence: number }[];
  /** A thing is the subject; the place itself is; nothing is, as in an ad of words; or nobody can tell. */
  outcome: SubjectOutcome;
  /** What decided. */
  why: SubjectReason | 'not_seen';
  /** How far it is from being decided otherwise, 0 at the mark .. 1. */
  sure: number;
  /** What to call the subject, where that is sure. */
  name?: SubjectName;
  /** Its one colour as hex, where it has a name and nearly all that is vivid on it shares a hue. */
  colour?: string;
  /** The part of the frame that is picture, not panel, ground or words; absent where nobody looked. */
  part?: Region;
  /** Of the thing; where it is unsure, what it would be. */
  box?: Region;
  /** Its own pixels, where it has an outline. */
  outline?: SubjectOutline;
}
