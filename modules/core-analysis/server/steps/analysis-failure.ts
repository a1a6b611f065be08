import { PLANS, type PlanId } from '#flags/plans.ts';
import { AppError } from '#platform/contract/errors.ts';
import { BROKEN, TIMED_OUT, type WorkflowFailure } from '#workflows/definitions/workflow-failure.types.ts';
import { analysisErrors } from '../../contract/errors.ts';
import { failureError } from '../../contract/failure-error.ts';
import { VIDEO_GRACE_SECONDS } from '../../contract/intake-sentences.ts';
import { EngineError, type FileMeasurements } from '../../engine/index.ts';

/** What a workflow's failure is called in our catalogue. */
export function workflowError(failure: WorkflowFailure): AppError {
  if (failure.code === TIMED_OUT) return new AppError(analysisErrors.analysis_timed_out);
  if (failure.code === BROKEN) return new AppError(analysisErrors.analysis_failed);
  return failureError(failure);
}

/** The engine's refusals as ours, told to someone on this plan; other errors stay what they are. */
export function fromEngine(error: unknown, plan: PlanId): unknown {
  if (!(error instanceof EngineError)) return error;
  if (error.code === 'video_too_long') return tooLong((error as EngineError<'video_too_long'>).details.seconds, plan);
  return failureError(error);
}

/** The plan's own limit is quoted, without the grace the engine was given. */
function tooLong(seconds: number, plan: PlanId): AppError {
  return new AppError(analysisErrors.video_too_long, { seconds, maxSeconds: PLANS[plan].videoSeconds, plan });
}

/** Longest video measured for someone on this plan, in seconds. */
export function longestVideo(plan: PlanId): number {
  return PLANS[plan].videoSeconds + VIDEO_GRACE_SECONDS;
}

/**
 * Measurements of an earlier analysis may be of a video the plan of this one
 * does not reach to.
 * @throws AppError `video_too_long`
 */
export function requireLength(measurements: FileMeasurements, plan: PlanId): void {
  if (measurements.kind !== 'video') return;
  const { durationS } = measurements.source;
  if (durationS > longestVideo(plan)) throw tooLong(durationS, plan);
}
