import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { mustHappen, renderingStep } from '../policies.ts';
import { endAsRefused, withOutcome } from '../with-outcome.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import type { FixesRef, RenderFixesPort } from './render-fixes.types.ts';

const steps = moduleActivities<RenderFixesPort>('core-analysis', renderingStep);
const { failFixes } = localModuleActivities<RenderFixesPort>('core-analysis', mustHappen);

/** How the workflow ended; `gone`: the analysis was deleted; `refused`: only in older histories, it fails now. */
export type RenderFixesOutcome = 'completed' | 'refused' | 'gone';

/** Renders the fixes of a finished analysis. */
export function renderFixes(ref: FixesRef): Promise<RenderFixesOutcome> {
  return withOutcome(() => render(ref));
}

async function render(ref: FixesRef): Promise<RenderFixesOutcome> {
  try {
    return (await steps.renderFixes(ref)) ? 'completed' : 'gone';
  } catch (error) {
    await CancellationScope.nonCancellable(() => failFixes({ ...ref, failure: workflowFailure(error) }));
    if (isRefusal(error) && !isCancellation(error)) return endAsRefused(error);
    throw error;
  }
}
