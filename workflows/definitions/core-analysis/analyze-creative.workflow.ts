import { CancellationScope, isCancellation, patched } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { measuringStep, mustHappen, shortStep } from '../policies.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { AnalysisRef, AnalyzeCreativePort } from './analyze-creative.types.ts';
import { secondOpinionIfDue } from './second-opinion.workflow.ts';

const { begin, conclude } = localModuleActivities<AnalyzeCreativePort>('core-analysis', shortStep);
const { measure } = moduleActivities<AnalyzeCreativePort>('core-analysis', measuringStep);
const { failAnalysis } = localModuleActivities<AnalyzeCreativePort>('core-analysis', mustHappen);

/** How the workflow ended; `gone`: the analysis was deleted or already final. */
export type AnalyzeCreativeOutcome = 'completed' | 'refused' | 'gone';

/**
 * Takes an accepted upload to its result, or gives the tokens back. Fails
 * visibly in Temporal only when the fault is ours: a bad file is an ordinary end.
 */
export async function analyzeCreative(ref: AnalysisRef): Promise<AnalyzeCreativeOutcome> {
  try {
    if (!(await begin(ref))) return 'gone';
    const measuring = await measure(ref);
    if (!(await conclude({ ...ref, ...measuring }))) return 'gone';
  } catch (error) {
    await CancellationScope.nonCancellable(() => failAnalysis({ ...ref, failure: workflowFailure(error) }));
    if (isRefusal(error) && !isCancellation(error)) return 'refused';
    throw error;
  }
  // The result is there; whoever waits for it has it by now. Stories recorded before this step end above it.
  if (patched('second-opinion')) await secondOpinionIfDue(ref);
  return 'completed';
}
