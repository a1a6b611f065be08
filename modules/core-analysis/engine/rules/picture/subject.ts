import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import { SUBJECT_DENSITY } from '../../measure/composition/subject.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { insideFrame } from '../../regions.ts';
import { ramp } from '../../response.ts';
import type { RuleSettings } from '../book/rule.ts';

/** Smaller than this share of the frame, "the subject" may be any bright speck. */
const SMALLEST = 0.015;

/** Colour difference to its surround (CIEDE2000) under which nobody sees an edge: what draws there is the rim of something else. */
const UNSEEN = 1;

/**
 * What is known of the subject: that there is one, that the place itself is what is shown, that nothing is, that nobody can tell, or
 * that nobody looked. Older measurements know by what draws the eye alone, which is never unsure.
 */
export function seenIn({ sight, composition }: ImageMeasurements): 'thing' | 'place' | 'none' | 'unsure' | 'unseen' {
  if (!sight) return composition.subject ? 'thing' : 'none';
  return sight.measured ? sight.outcome : 'unseen';
}

/** Why a rule on the subject says nothing where it is not known. */
export const UNSURE =
  'what the picture is about could not be told; if it is one thing, give it more room or a plainer background';
export const UNSEEN_SUBJECT = 'what the picture shows was not looked at';

/**
 * The main subject, unless it is a speck, has the colours of its ground, or what stands out most is the button itself: that is the
 * strongest shape of many good ads, and is judged as call to action.
 */
export function subjectOf(m: ImageMeasurements): Region | null {
  const { subject, figureGroundDeltaE } = m.composition;
  if (seenIn(m) !== 'thing') return null;
  if (!subject || subject.w * subject.h < SMALLEST || (figureGroundDeltaE ?? UNSEEN) < UNSEEN) return null;
  const cta = m.copy.cta;
  if (!cta) return subject;
  const box = cta.button?.region ?? cta.region;
  const around = insideFrame({ x: box.x - 0.03, y: box.y - 0.03, w: box.w + 0.06, h: box.h + 0.06 });
  return coveredBy(subject, around) > 0.4 ? null : subject;
}

/** From this size on the subject is not small; % of the frame. */
export const FINDABLE = 10;
/** Up to the first spread of its box a thing ends at an outline of its own, from the second on it does not. */
const STEADY = [1.6, 2] as const;

/**
 * How much a small subject's box tells, 0..1: in a close-up what draws most is a highlight or a gap of the thing that fills the
 * frame, and no small thing (see `subjectSpread`). By degrees, so that no pixel decides.
 */
export const tellsSize = ({ composition: { subjectSpread = 1 } }: ImageMeasurements, subject: Region) => ({
  counts: subject.w * subject.h * 100 < FINDABLE ? 1 - ramp(...STEADY)(subjectSpread) : 1,
  otherwise: 'what draws the eye most fades into what is around it, so how large the subject is cannot be told',
});

/** Times an average spot's attention up to which, and from which on, nobody doubts whether something stands out. */
const DOUBTFUL = [1.2, 1.6] as const;

/**
 * How sure it is that a subject stands out or that none does, 0..1: 0 at the very mark of one (`SUBJECT_DENSITY`), so that no rule
 * turns on which side of it a picture falls. A face stands out by being one.
 */
function tellsSubject({ sight, composition: { subject, standsOut, subjectSpread } }: ImageMeasurements): number {
  if (sight) return sight.measured && (sight.outcome === 'thing' || sight.outcome === 'none') ? sight.sure : 0;
  if (standsOut === undefined || (subject && subjectSpread === undefined)) return 1;
  const [none, surely] = DOUBTFUL;
  return subject ? ramp(SUBJECT_DENSITY, surely)(standsOut) : 1 - ramp(none, SUBJECT_DENSITY)(standsOut);
}

/** How sure it is what of a shot is its subject, 0..1: that one stands out and where it ends, or that there is none. */
export const tellsInShot = (m: ImageMeasurements, subject: Region | null): number =>
  tellsSubject(m) * (subject ? tellsSize(m, subject).counts : 1);

/** Share of the frame beside the subject under which there is no background to speak of, and from which there is one. */
const GROUND_LEFT = [0.1, 0.35] as const;

/** How much of a background is left to compare with, 0..1; older measurements knew small boxes alone. */
const groundLeft = ({ sight }: ImageMeasurements, { w, h }: Region): number =>
  sight ? ramp(...GROUND_LEFT)(1 - w * h) : 1;

/** How sure it is that this is the subject, 0..1; older measurements do not say. */
export const surelySeen = ({ sight }: ImageMeasurements): number => sight?.sure ?? 1;

/**
 * How much the colours of the subject tell, 0..1, and what there is to say where that is nothing. An image has no other picture that
 * could tell more: there they count whole.
 */
export const tellsColours = (m: ImageMeasurements, subject: Region) => ({
  counts: (m.source.format === 'frame' ? tellsInShot(m, subject) : surelySeen(m)) * groundLeft(m, subject),
  otherwise: 'in no shot a subject stands out with an outline of its own',
});

/** Whether a face is the subject's own: in it, or over or beside it by no more than its own size, as a head is of its body. */
export function isFaceOf(subject: Region, face: Region): boolean {
  const gapX = Math.max(subject.x - (face.x + face.w), face.x - (subject.x + subject.w));
  const gapY = Math.max(subject.y - (face.y + face.h), face.y - (subject.y + subject.h));
  return gapX <= 0 ? gapY <= face.h : gapY <= 0 && gapX <= face.w / 2;
}

/** Whether the main subject is somebody whose face was found. */
export function isSomebody(m: ImageMeasurements): boolean {
  const subject = subjectOf(m);
  return subject !== null && (m.people?.faces ?? []).some(({ region }) => isFaceOf(subject, region));
}

/** Goals that need something to want in the picture; a request for comments may do without. */
const SHOWS: readonly RuleSettings['goal'][] = ['sales', 'awareness'];
/** What stands out by so little is nothing, and from the higher figure on a subject; times an average spot. */
const STANDS = [0.6, SUBJECT_DENSITY] as const;
/** Most of the marks where no subject is found: it may be there and only blend in. */
const MOST = 0.5;

/** What stands in place of a share of the subject where there is none. */
export const NO_SUBJECT = 'no subject found';

/** Share of the frame that is photographed from which a picture is expected to show something, and up to which none is. */
const PICTURED = [0.1, 0.3] as const;
/** Nothing is missed by so little that no pixel decides: where something draws nearly as a subject does, two witnesses disagree. */
const DISAGREE = [SUBJECT_DENSITY, 1.2] as const;

/** How far something stands out in a picture whose missing subject is a fault, with the response to it. */
export interface NoSubject {
  readonly standsOut: number;
  readonly response: number;
  /** How surely it is missing, 0..1. */
  readonly counts: number;
}

/**
 * Null where there is a subject, or where its absence says nothing: a face is one, the shots of a video share theirs, a card
 * of words is what some goals need, and where the picture is drawn or set in type the headline leads.
 */
export function missingSubject(m: ImageMeasurements, { goal }: RuleSettings): NoSubject | null {
  const { standsOut } = m.composition;
  if (standsOut === undefined || subjectOf(m) || !SHOWS.includes(goal)) return null;
  if (m.source.format === 'frame' || (m.people?.faces.length ?? 0) > 0) return null;
  const counts = surelyMissing(m, standsOut);
  return counts > 0 ? { standsOut, response: MOST * ramp(...STANDS)(standsOut), counts } : null;
}

/** Share of the frame that is picture up to which, and from which on, one in which nothing is outlined is a view, and so its own subject. */
const VIEW = [0.4, 0.6] as const;

function surelyMissing(m: ImageMeasurements, standsOut: number): number {
  if (!m.sight) return 1;
  if (seenIn(m) !== 'none') return 0;
  const { picture, photographed = 0 } = m.technical;
  const isNoView = 1 - ramp(...VIEW)(picture?.share ?? photographed);
  return (
    ramp(...PICTURED)(picture?.photographed ?? photographed) * ramp(...DISAGREE)(standsOut) * m.sight.sure * isNoView
  );
}
