import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';

/**
 * Every timeout and retry of every workflow. A refusal the person can do
 * something about never comes here: the failure mapper marks it as not worth
 * repeating.
 */

/** A few statements on the database: 44 ms a workflow instead of 250, because no task queue is between. */
export const shortStep: LocalActivityOptions = {
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: '10 minutes',
  localRetryThreshold: '10 seconds',
  retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '5 seconds' },
};

/** Telling other modules that something ended: a minute of tries here, then it is left to the module's sweeper. */
export const announcing: LocalActivityOptions = {
  ...shortStep,
  scheduleToCloseTimeout: '1 minute',
};

/**
 * The step that gives back what was taken. It must happen, so it outlasts any
 * outage; the sweeper stands behind it.
 */
export const mustHappen: LocalActivityOptions = {
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: '24 hours',
  localRetryThreshold: '10 seconds',
  retry: { initialInterval: '500 milliseconds', backoffCoefficient: 2, maximumInterval: '30 seconds' },
};

/**
 * Measuring one image or video. Silence of 8 s means the worker died and another takes
 * over. The two bounds are for two different waits. A day in all: while every
 * worker is stopped, say over night, no attempt runs and none is used up, so the
 * work waits for them instead of failing; a stop costs the one attempt under way.
 * Eight attempts: where workers run and it still fails, the person hears of it
 * after a good minute of passing errors, an hour at most when each attempt
 * hangs. Eight minutes an attempt: a video may take three in its process, may be
 * tried there once more, and may wait for one before it.
 */
export const measuringStep: ActivityOptions = {
  startToCloseTimeout: '8 minutes',
  heartbeatTimeout: '8 seconds',
  scheduleToCloseTimeout: '24 hours',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '20 seconds', maximumAttempts: 8 },
};

/**
 * Rendering the fixes of one creative: a dozen pictures or three videos at most, each measured. Waits for workers and retries
 * as measuring does. Twenty minutes an attempt: a video may take eight in its process, may be tried there once more, and may
 * wait for one before it.
 */
export const renderingStep: ActivityOptions = {
  ...measuringStep,
  startToCloseTimeout: '20 minutes',
  retry: { ...measuringStep.retry, maximumAttempts: 4 },
};

/**
 * Reading one report of up to a million lines into the database. Waits for workers as measuring does; an attempt takes a
 * minute for the longest file on a busy machine.
 */
export const importingStep: ActivityOptions = {
  ...measuringStep,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '15 seconds',
  retry: { ...measuringStep.retry, maximumAttempts: 4 },
};

/**
 * Asking a language model: its own tries end after two minutes. Three attempts,
 * for workers that die meanwhile: an answer that was kept is not asked for
 * again. Not worth a day's wait: an hour without a worker and there is none.
 */
export const askingStep: ActivityOptions = {
  startToCloseTimeout: '3 minutes',
  heartbeatTimeout: '8 seconds',
  scheduleToCloseTimeout: '1 hour',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '20 seconds', maximumAttempts: 3 },
};

/**
 * A few calls to the payment provider and a transaction. Local, so that a payment never waits behind a queue of analyses;
 * it outlasts any outage, and the sweep stands behind it.
 */
export const providerStep: LocalActivityOptions = {
  startToCloseTimeout: '60 seconds',
  scheduleToCloseTimeout: '72 hours',
  localRetryThreshold: '10 seconds',
  retry: { initialInterval: '500 milliseconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
};

/** Learning from an account: a minute of one core at most. Waits for a worker for a day; the next change of the account starts another. */
export const learningStep: ActivityOptions = {
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '30 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '1 minute', maximumAttempts: 3 },
};

/** One run of a schedule. The next one comes soon, so a failing one is not chased for long. */
export const scheduledStep: ActivityOptions = {
  startToCloseTimeout: '5 minutes',
  heartbeatTimeout: '1 minute',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '30 seconds', maximumAttempts: 3 },
};

/** One time of a schedule of the night, which no later one makes good: waits for workers until the evening. */
export const nightlyStep: ActivityOptions = {
  ...scheduledStep,
  startToCloseTimeout: '30 minutes',
  scheduleToCloseTimeout: '18 hours',
};

/**
 * One phase of a training run. Heard of every half second, so that a stop reaches it within two and a dead worker is replaced at once;
 * its maths run in a thread, which leaves the worker free to answer. Waits for workers for a day. Checkpoints inside the phase
 * make the next attempt go on where the last one was.
 */
export const trainingStep: ActivityOptions = {
  startToCloseTimeout: '1 hour',
  heartbeatTimeout: '2 seconds',
  scheduleToCloseTimeout: '24 hours',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '20 seconds', maximumAttempts: 20 },
};

/**
 * Counting events: a moment for what came since the last run, minutes where a restored database is counted anew. It follows
 * from the watermark alone, so an attempt that broke off left nothing.
 */
export const countingStep: ActivityOptions = {
  ...scheduledStep,
  startToCloseTimeout: '30 minutes',
  heartbeatTimeout: '30 seconds',
  scheduleToCloseTimeout: '2 hours',
};
