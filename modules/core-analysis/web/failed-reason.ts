import type { AnalysisSummary } from '../contract/analysis.ts';

/** Failures that are no fault of the file: the same one may well pass the next time. */
const PASSING: readonly string[] = ['analysis_failed', 'analysis_timed_out'];
/** No fault of the file either, but it would meet the same decoder again. */
const LASTING: readonly string[] = ['decoder_crashed'];
const UNKNOWN = 'The analysis could not be finished.';

/** What a link to the intake brings back of an analysis, as the state of the place it leads to. */
export interface Again {
  again: Pick<AnalysisSummary, 'goal' | 'placement' | 'brand' | 'sells'> & {
    /** Whose file is wanted once more; absent where another one is. */
    id?: string;
  };
}

interface Failed {
  reason: string;
  ours: boolean;
  /** Whether the same file may pass the next time. */
  sameFile: boolean;
  /** What the next step is called. */
  retry: string;
  state: Again;
}

/** Why an analysis failed, whether by our fault, and the next step: with the same choices, and the same file where it may pass. */
export function failedReason({ id, error, goal, placement, brand, sells }: AnalysisSummary): Failed {
  const sameFile = error === null || PASSING.includes(error.code);
  return {
    reason: error?.message ?? UNKNOWN,
    ours: sameFile || LASTING.includes(error.code),
    sameFile,
    retry: sameFile ? 'Try it again' : 'Try another file',
    state: { again: { goal, placement, brand, sells, ...(sameFile && { id }) } },
  };
}
