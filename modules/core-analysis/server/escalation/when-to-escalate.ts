/**
 * From this complexity (1..10) an analysis counts as hard. Below lie designed
 * ads whose words were read surely (2 to 4); photographs without a word and
 * creatives with much that could not be measured reach 6 and more.
 */
export const HARD_COMPLEXITY = 6;
/** A result rated lower than this (1..10) did not help its owner. */
export const SATISFIED = 7;

export type EscalationReason = 'hard' | 'rated' | 'asked';

/** Why a finished analysis goes to the model by itself; undefined when it does not. */
export function reasonToEscalate(of: {
  complexityScore: number | null;
  /** The owner's last rating of another result; null when there is none. */
  lastRating: number | null;
}): Exclude<EscalationReason, 'asked'> | undefined {
  if ((of.complexityScore ?? 0) >= HARD_COMPLEXITY) return 'hard';
  if (of.lastRating !== null && of.lastRating < SATISFIED) return 'rated';
  return undefined;
}
