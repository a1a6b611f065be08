import {
  ApplicationFailure,
  isCancellation,
  patched,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { OUTCOME, WORK_KIND } from './search-attributes.ts';
import { isRefusal, workflowFailure } from './workflow-failure.ts';

/** Runs a workflow's work and says in its search attributes how it ended: what `work` answers, `refused`, `cancelled` or `failed`. */
export async function withOutcome<T extends string>(work: () => Promise<T>): Promise<T> {
  try {
    const outcome = await work();
    showOutcome(outcome);
    return outcome;
  } catch (error) {
    showOutcome(isCancellation(error) ? 'cancelled' : isRefusal(error) ? 'refused' : 'failed');
    throw error;
  }
}

/** Where the server did not take the attributes at the start, it would not take this one, and the workflow would hang on it. */
function showOutcome(outcome: string): void {
  if (workflowInfo().typedSearchAttributes.get(WORK_KIND) === undefined) return;
  upsertSearchAttributes([{ key: OUTCOME, value: outcome }]);
}

/** The end of a workflow whose input is refused: failed, by the refusal's code. In histories from before this, 'refused' as a result. */
export function endAsRefused(error: unknown): 'refused' {
  if (!patched('refusal-fails')) return 'refused';
  const { code, details } = workflowFailure(error);
  throw ApplicationFailure.create({
    message: `The input was refused: ${code}`,
    type: code,
    nonRetryable: true,
    category: 'BENIGN',
    details: [details],
  });
}
