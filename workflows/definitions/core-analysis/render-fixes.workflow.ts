import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { mustHappen, renderingStep } from '../policies.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { FixesRef, RenderFixesPort } from './render-fixes.types.ts';

const steps = moduleActivities<RenderFixesPort>('core-analysis', renderingStep);
const { failFixes } = localModuleActivities<RenderFixesPort>('core-analysis', mustHappen);

/** How the workflow ended; `gone`: the analysis was deleted. */
export type RenderFixesOutcome = 'completed' | 'refused' | 'gone';

/** Renders the fixes of a finished analysis. Fails visibly in Temporal only when the fault is ours. */
export async function renderFixes(ref: FixesRef): Promise<RenderFixesOutcome> {
  try {
    return (await steps.renderFixes(ref)) ? 'completed' : 'gone';
  } catch (error) {
    await CancellationScope.nonCancellable(() => failFixes({ ...ref, failure: workflowFailure(error) }));
    if (isRefusal(error) && !isCancellation(error)) return 'refused';
    throw error;
  }
}
