import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';
import { BROKEN, TIMED_OUT, type WorkflowFailure } from './workflow-failure.types.ts';

/** True for a refusal that belongs to the input, as the failure mapper marks it. */
export function isRefusal(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure && cause.nonRetryable === true && cause.type !== BROKEN;
}

/** What a step's error comes down to. */
export function workflowFailure(error: unknown): WorkflowFailure {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure && isRefusal(cause)) {
    return { code: cause.type ?? BROKEN, details: cause.details?.[0] ?? undefined };
  }
  if (cause instanceof TimeoutFailure && cause.timeoutType === 'START_TO_CLOSE') return { code: TIMED_OUT };
  return { code: BROKEN };
}
