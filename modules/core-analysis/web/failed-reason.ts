import type { AnalysisSummary } from '../contract/analysis.ts';

/** Failures that are no fault of the file: the same one may well pass the next time. */
const OURS: readonly string[] = ['analysis_failed', 'analysis_timed_out'];
const UNKNOWN = 'The analysis could not be finished.';

/** What a link to the intake brings back of an analysis, as the state of the place it leads to. */
export interface Again {
  again: Pick<AnalysisSummary, 'goal' | 'placement' | 'brand'> & {
    /** Whose file is wanted once more; absent where the file is at fault. */
    id?: string;
  };
}

interface Failed {
  reason: string;
  ours: boolean;
  /** What the next step is called. */
  retry: string;
  state: Again;
}

/** Why an analysis failed, whether by our fault, and the next step: with the same choices, and the same file unless that is at fault. */
export function failedReason({ id, error, goal, placement, brand }: AnalysisSummary): Failed {
  const ours = error === null || OURS.includes(error.code);
  return {
    reason: error?.message ?? UNKNOWN,
    ours,
    retry: ours ? 'Try it again' : 'Try another file',
    state: { again: { goal, placement, brand, ...(ours && { id }) } },
  };
}
