import type { ViewFailure } from '../../contract/model-view.ts';
import type { CheckedAnswer } from './model-answer.ts';
import type { ModelQuestion } from './model-question.ts';

/** How one question ended. `micros`: what it cost in micro-dollars; null where it may have been paid and nobody said how much. */
export type ModelReply =
  | { readonly outcome: 'answered'; readonly answer: CheckedAnswer; readonly micros: number | null }
  | { readonly outcome: Exclude<ViewFailure, 'ceiling_reached' | 'switched_off'>; readonly micros: number | null };

/** A language model that comments on creatives. */
export interface ModelReader {
  /** Its id, as recorded with the cost. */
  readonly model: string;
  /** Its name, as people read it. */
  readonly name: string;
  /** The most the question can cost, in micro-dollars. */
  worstCase(question: ModelQuestion): number;
  /** Asks once. Never rejects but with the signal's reason. */
  read(question: ModelQuestion, signal: AbortSignal): Promise<ModelReply>;
}
