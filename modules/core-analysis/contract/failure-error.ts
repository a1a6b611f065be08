import * as z from 'zod/mini';
import { AppError, type ErrorSpec } from '#platform/contract/errors.ts';
import { analysisErrors } from './errors.ts';

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
