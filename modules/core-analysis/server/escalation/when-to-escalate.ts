import { SATISFIED_SCORE } from '../../contract/feedback.ts';

/**
 * From this complexity (1..10) an analysis counts as hard. Measured with engine
 * 2.0.0: 20 sound ads of the generator lie at 3 to 5, photographs without a word
 * at 6 and 7, cluttered versions of the ads at 5 to 9.
 */
export const HARD_COMPLEXITY = 6;
export type EscalationReason = 'hard' | 'rated' | 'asked';

/** Why a finished analysis goes to the model by itself; undefined when it does not. */
export function reasonToEscalate(of: {
  complexityScore: number | null;
  /** The owner's last rating of another result; null when there is none. */
  lastRating: number | null;
}): Exclude<EscalationReason, 'asked'> | undefined {
  if ((of.complexityScore ?? 0) >= HARD_COMPLEXITY) return 'hard';
  if (of.lastRating !== null && of.lastRating < SATISFIED_SCORE) return 'rated';
  return undefined;
}
