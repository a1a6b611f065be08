import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';

/** Why a story could not go on: a code, and what the code's sentence needs. Never a raw message. */
export interface StoryFailure {
  readonly code: string;
  readonly details?: unknown;
}

/** Code of a failure that is nobody's input: the catalogue's sentence for it is the module's choice. */
export const BROKEN = 'internal';
/** Code of work that took longer than one attempt may. */
export const TIMED_OUT = 'timed_out';

/** True for a refusal that belongs to the input, as the failure mapper marks it. */
export function isRefusal(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure && cause.nonRetryable === true && cause.type !== BROKEN;
}

/** What a step's error comes down to. */
export function storyFailure(error: unknown): StoryFailure {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure && isRefusal(cause)) {
    return { code: cause.type ?? BROKEN, details: cause.details?.[0] ?? undefined };
  }
  if (cause instanceof TimeoutFailure && cause.timeoutType === 'START_TO_CLOSE') return { code: TIMED_OUT };
  return { code: BROKEN };
}
