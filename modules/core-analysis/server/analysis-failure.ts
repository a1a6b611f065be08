import * as z from 'zod/mini';
import { AppError, type ErrorSpec } from '#platform/contract/errors.ts';
import { BROKEN, type StoryFailure, TIMED_OUT } from '#workflows/definitions/story-failure.types.ts';
import { analysisErrors } from '../contract/errors.ts';
import { EngineError } from '../engine/index.ts';

const specs: ReadonlyMap<string, ErrorSpec> = new Map(
  Object.values(analysisErrors).map((spec) => [spec.code, spec as ErrorSpec]),
);

/** The catalogue's error for a stored or reported failure; `analysis_failed` when it names none of ours. */
export function failureError(failure: { code: string; details?: unknown }): AppError {
  const spec = specs.get(failure.code);
  if (!spec) return new AppError(analysisErrors.analysis_failed);
  if (spec.details && !z.safeParse(spec.details, failure.details).success) {
    return new AppError(analysisErrors.analysis_failed);
  }
  return new AppError(spec, failure.details);
}

/** What a story's failure is called in our catalogue. */
export function storyError(failure: StoryFailure): AppError {
  if (failure.code === TIMED_OUT) return new AppError(analysisErrors.analysis_timed_out);
  if (failure.code === BROKEN) return new AppError(analysisErrors.analysis_failed);
  return failureError(failure);
}

/** The engine's refusals as ours; other errors stay what they are. */
export function fromEngine(error: unknown): unknown {
  return error instanceof EngineError ? failureError(error) : error;
}
