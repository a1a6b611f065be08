/**
 * What a request is worth: the share of the score that is lost without one, and
 * so the most that a request may lose by being hard to read. A button nobody can
 * make out is no worse than none.
 */
import type { Goal } from '../../../contract/analysis.ts';
import type { ImageMeasurements, TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { FAINT } from '../text/faint.ts';
import { CTA_GOALS } from './from-cta.ts';
import { requestRead } from './request-read.ts';

/**
 * Share of the score lost where nothing asks for a click, before the factor of the goal: as far as an ad can be worth something
 * without a request in the picture, since the post around it has a button of its own.
 */
export const WITHOUT_REQUEST = 0.12;

/** Times that share more that is lost where no words carry the message either, by how much a click is the aim. */
const MORE_WITHOUT_WORDS = { sales: 3.5, leads: 3.5, engagement: 1, community: 1, awareness: 1 } as const;
/** Share of the frame from which words surely carry a message of their own; under it they carry it in part. */
const WORDS_ENOUGH = 0.02;
/** The same in words of a video. */
const WORDS_ENOUGH_OVER_TIME = 4;

/**
 * Times `WITHOUT_REQUEST` lost by a creative without a request whose words cover so much of the frame: the fewer words, the more,
 * flat at both ends (smoothstep), so that a scrap of texture read as a word moves next to nothing.
 */
export function lostWithoutRequest(goal: Goal, wordsShare: number): number {
  const t = ramp(0, WORDS_ENOUGH)(wordsShare);
  return 1 + MORE_WITHOUT_WORDS[goal] * (1 - t * t * (3 - 2 * t));
}

/** What words of a video, which share no frame, stand for by their number. */
export const shareOfWords = (wordCount: number): number => (wordCount / WORDS_ENOUGH_OVER_TIME) * WORDS_ENOUGH;

/**
 * Times a rule's `essential` share that are at stake, 0..1, where the rule is about all lines: what the lines beside the request
 * lose by themselves, and for the request's own part at most what its absence would cost.
 */
export function stakeBesideRequest(
  m: Pick<ImageMeasurements, 'copy' | 'text'>,
  goal: Goal,
  essential: number,
  blocks: readonly TextBlock[],
  responseOf: (blocks: readonly TextBlock[]) => number,
): number {
  const request = m.copy.cta && m.text.blocks[m.copy.cta.block];
  const others = blocks.filter((block) => block !== request);
  const lost = 1 - responseOf(blocks);
  if (!request || others.length === blocks.length || lost <= 0) return 1;
  const besides = others.length > 0 ? 1 - responseOf(others) : 0;
  const absent = WITHOUT_REQUEST * CTA_GOALS[goal] * lostWithoutRequest(goal, m.text.areaShare);
  // Letters nobody makes out lose this much through K-01 already; what is left by both is left by one request that is missing.
  const already = requestRead(m) === 'faint' ? absent * (1 - ramp(1, FAINT)(request.contrast ?? FAINT)) : 0;
  const left = ((1 - essential * besides) * (1 - absent)) / (1 - already);
  return Math.min(1, (1 - left) / (essential * lost));
}
