import type { Notifier } from '#platform/events/notifier.ts';
import { JobWatch } from '#platform/jobs/job-watch.ts';
import type { ProgressEvent } from '../../contract/analysis.ts';
import { failureError } from '../../contract/failure-error.ts';
import { type AnalysisProgress, isFinal } from './analysis-record.ts';
import type { AnalysisStore } from './analysis-store.ts';

export type AnalysisWatch = JobWatch<AnalysisProgress>;

/** Topic on which changes of an analysis are announced. */
export function analysisTopic(id: string): string {
  return `analysis:${id}`;
}

export function watchAnalyses(deps: { store: AnalysisStore; notifier: Notifier }): AnalysisWatch {
  const read = (owner: string, id: string) => deps.store.findProgress(owner, id);
  return new JobWatch<AnalysisProgress>({ source: { topic: analysisTopic, read, isFinal }, notifier: deps.notifier });
}

export function toProgressEvent(progress: AnalysisProgress): ProgressEvent {
  const { status, stage, percent, interrupted, failure } = progress;
  return { status, stage, percent, ...(interrupted && { interrupted }), error: failure && toError(failure) };
}

/** Code and sentence of a stored failure, as the contract shows it. */
export function toError(failure: { code: string; details: unknown }): { code: string; message: string } {
  const { code, message } = failureError(failure);
  return { code, message };
}
