/** Why a workflow could not go on: a code, and what the code's sentence needs. Never a raw message. */
export interface WorkflowFailure {
  readonly code: string;
  readonly details?: unknown;
}

/** Code of a failure that is nobody's input: which sentence fits is the module's choice. */
export const BROKEN = 'internal';
/** Code of work that took longer than one attempt may. */
export const TIMED_OUT = 'timed_out';
/** Code of work that somebody stopped. */
export const CANCELLED = 'cancelled';
