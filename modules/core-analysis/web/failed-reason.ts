import type { AnalysisSummary } from '../contract/analysis.ts';

/** Failures that are no fault of the file: the same one may well pass the next time. */
const OURS: readonly string[] = ['analysis_failed', 'analysis_timed_out'];
const UNKNOWN = 'The analysis could not be finished.';

/** Why an analysis failed, whether by our fault, and what its next step is called. The file is not kept, so either way one is chosen again. */
export function failedReason({ error }: Pick<AnalysisSummary, 'error'>): {
  reason: string;
  ours: boolean;
  retry: string;
} {
  const ours = error === null || OURS.includes(error.code);
  return { reason: error?.message ?? UNKNOWN, ours, retry: ours ? 'Try it again' : 'Try another file' };
}
