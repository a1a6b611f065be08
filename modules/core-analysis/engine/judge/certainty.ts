/** How surely a creative could be judged, and what that does to the range and the complexity. */
import { speechConfidence } from '../audio/heard-speech.ts';
import { clamp01, ramp } from '../response.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { readingCertainty } from '../specialists/reading-certainty.ts';
import { measuredShotOf } from '../video/like-shots.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';
import { meanResponse, responseOf } from './score.ts';

/** How sure the inputs were. All 0..1. */
export interface Certainty {
  /** Share of weight that could not be measured. */
  unmeasured: number;
  /** How surely the words were read, as the team has it; 1 without text. */
  reading: number;
  /** Weighted standard deviation of the responses, 1 at the greatest possible (.5). */
  disagreement: number;
  /** Only of a video: how many shots it has, and how unsure it is where speech is heard, where sound was found, 0..1. */
  ofVideo?: { shots: number; voice: number };
}

/** How much of the weight rests on looks, and so is unsure in stretches whose keyframe was not measured. */
const UNSEEN = 0.5;

/** Share of the time whose shots have no measured keyframe, 0..1. */
function unseenShare({ shots }: VideoMeasurements): number {
  const length = (of: typeof shots) => of.reduce((sum, s) => sum + Math.max(0, s.end - s.start), 0);
  const all = length(shots);
  return all > 0 ? length(shots.filter((s) => measuredShotOf(shots, s) === null)) / all : 1;
}

/** Share of the video that the file holds and that could be decoded: of what breaks off the rest is unknown. */
function readShare({ source: { readShare = 1, frames, undecoded } }: VideoMeasurements): number {
  return readShare * (undecoded ? frames / (frames + undecoded.pictures) : 1);
}

function voiceDoubt({ audio }: VideoMeasurements): number {
  return audio ? 1 - clamp01(speechConfidence(audio)) : 0;
}

export function certaintyOf(m: Measurements, assessments: readonly Assessment[]): Certainty {
  let missing = 0;
  let all = 0;
  let spread = 0;
  let judged = 0;
  const mean = meanResponse(assessments) ?? 0;
  for (const a of assessments) {
    if (!('weight' in a)) continue;
    all += a.weight;
    if (a.kind === 'not_measured') missing += a.weight;
    const response = responseOf(a);
    if (response !== null) {
      judged += a.weight;
      spread += a.weight * (response - mean) ** 2;
    }
  }
  const unmeasured = all > 0 ? missing / all : 1;
  return {
    unmeasured: m.kind === 'video' ? 1 - (1 - unmeasured) * (1 - UNSEEN * unseenShare(m)) * readShare(m) : unmeasured,
    reading: readingCertainty(m),
    disagreement: judged > 0 ? clamp01(Math.sqrt(spread / judged) / 0.5) : 1,
    ...(m.kind === 'video' ? { ofVideo: { shots: m.shots.length, voice: voiceDoubt(m) } } : {}),
  };
}

/**
 * Half-width of the range around the score, in points: what could be measured, put in points by hand. Six points are the floor, since
 * even with everything measured a creative's pixels say little about its results (published pairwise accuracy of such models
 * is about 58 %). Up to 24 come from rules that could not be measured, up to 10 from unsure reading, up to 5 from rules that
 * disagree, up to 2 from speech heard unsurely. It is not calibrated on outcomes: no share of true values is claimed to lie in it.
 */
export function intervalHalfWidth(c: Certainty): number {
  return 6 + 24 * c.unmeasured + 10 * (1 - c.reading) + 5 * c.disagreement + 2 * (c.ofVideo?.voice ?? 0);
}

/**
 * 1 easy .. 10 hard to judge: missing measures, unsure reading and disagreeing rules, in that order of weight; for a video also
 * its number of shots (all of it from 24 on) and speech heard unsurely.
 */
export function complexityOf(c: Certainty): number {
  const video = c.ofVideo ? 0.2 * ramp(1, 24)(c.ofVideo.shots) + 0.15 * c.ofVideo.voice : 0;
  const hard = 1.6 * c.unmeasured + 1.4 * (1 - c.reading) + 0.6 * c.disagreement + video;
  return Math.round(1 + 9 * clamp01(hard));
}
