import { HARD_COMPLEXITY } from '../../contract/complexity.ts';
import { SATISFIED_SCORE } from '../../contract/feedback.ts';

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
