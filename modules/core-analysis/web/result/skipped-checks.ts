import type { AnalysisResults } from '../../contract/analysis.ts';
import { unmeasuredByReason } from '../../contract/unmeasured-by-reason.ts';

export interface SkippedChecks {
  /** "3 checks skipped: you did not name a brand". */
  text: string;
  /** Naming the brand would bring some of them back. */
  needsBrand: boolean;
  byReason: readonly [reason: string, checks: string[]][];
}

/** The checks that could not be made, in a few words and by reason; null where all were. */
export function skippedChecks({ brand, rulesNotMeasured }: AnalysisResults['basis']): SkippedChecks | null {
  const all = rulesNotMeasured.length;
  if (all === 0) return null;
  const byReason = unmeasuredByReason(rulesNotMeasured);
  const unnamed = brand ? 0 : byReason.filter(([reason]) => /\bbrand\b/.test(reason)).flatMap(([, of]) => of).length;
  const counted = `${all === 1 ? '1 check' : `${all} checks`} skipped`;
  const why =
    unnamed === all
      ? ': you did not name a brand'
      : unnamed > 0
        ? `, ${unnamed} of them because you did not name a brand`
        : '';
  return { text: counted + why, needsBrand: unnamed > 0, byReason };
}
