import type { FeedbackType } from '../../contract/feedback.ts';

/** Of those who got exactly what they needed, this share is asked a second question. */
const SHARE = 0.3;

/** Where an analysis falls, 0..1: told by its id (FNV-1a), so that it stays the same however often it is looked at. */
export function chanceOf(analysisId: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < analysisId.length; index++) {
    hash = Math.imul(hash ^ analysisId.charCodeAt(index), 0x01000193) >>> 0;
  }
  // Mixes the last letters into the high bits, which decide.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}

/** Whether a second question follows: after `exactly_needed` for 30 % of all analyses, else always. */
export function hasFollowUp(type: FeedbackType, chance: number): boolean {
  return type !== 'exactly_needed' || chance < SHARE;
}
