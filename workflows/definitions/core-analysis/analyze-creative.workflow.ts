import { CancellationScope, isCancellation, patched } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { announcing, measuringStep, mustHappen, shortStep } from '../policies.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { AnalysisRef, AnalyzeCreativePort } from './analyze-creative.types.ts';
import { secondOpinionIfDue } from './second-opinion.workflow.ts';

const { begin, conclude } = localModuleActivities<AnalyzeCreativePort>('core-analysis', shortStep);
const { measure } = moduleActivities<AnalyzeCreativePort>('core-analysis', measuringStep);
const { announceEnd } = localModuleActivities<AnalyzeCreativePort>('core-analysis', announcing);
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
    await CancellationScope.nonCancellable(async () => {
      await failAnalysis({ ...ref, failure: workflowFailure(error) });
      await announce(ref);
    });
    if (isRefusal(error) && !isCancellation(error)) return 'refused';
    throw error;
  }
  await announce(ref);
  // The result is there; whoever waits for it has it by now. Stories recorded before this step end above it.
  if (patched('second-opinion')) await secondOpinionIfDue(ref);
  return 'completed';
}

/** A listener that cannot be told now is told by the sweeper: it holds up nothing here. Not in histories from before this step. */
async function announce(ref: AnalysisRef): Promise<void> {
  if (!patched('announce-end')) return;
  try {
    await announceEnd(ref);
  } catch (error) {
    if (isCancellation(error)) throw error;
  }
}
