import { CancellationScope, isCancellation, patched } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { announcing, measuringStep, mustHappen, shortStep } from '../policies.ts';
import { endAsRefused, withOutcome } from '../with-outcome.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { AnalysisRef, AnalyzeCreativePort } from './analyze-creative.types.ts';
import { secondOpinionIfDue } from './second-opinion.workflow.ts';

const { begin, conclude } = localModuleActivities<AnalyzeCreativePort>('core-analysis', shortStep);
const { measure } = moduleActivities<AnalyzeCreativePort>('core-analysis', measuringStep);
const { announceEnd } = localModuleActivities<AnalyzeCreativePort>('core-analysis', announcing);
const { failAnalysis } = localModuleActivities<AnalyzeCreativePort>('core-analysis', mustHappen);

/** How the workflow ended; `gone`: the analysis was deleted or already final; `refused`: only in older histories, it fails now. */
export type AnalyzeCreativeOutcome = 'completed' | 'refused' | 'gone';

/** Takes an accepted upload to its result, or gives the tokens back. A refused file ends it as failed, by the refusal's code. */
export function analyzeCreative(ref: AnalysisRef): Promise<AnalyzeCreativeOutcome> {
  return withOutcome(() => analyze(ref));
}

async function analyze(ref: AnalysisRef): Promise<AnalyzeCreativeOutcome> {
  try {
    if (!(await begin(ref))) return 'gone';
    const measuring = await measure(ref);
    if (!(await conclude({ ...ref, ...measuring }))) return 'gone';
  } catch (error) {
    await CancellationScope.nonCancellable(async () => {
      await failAnalysis({ ...ref, failure: workflowFailure(error) });
      await announce(ref);
    });
    if (isRefusal(error) && !isCancellation(error)) return endAsRefused(error);
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
