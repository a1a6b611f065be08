import { CancellationScope, log } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { askingStep, mustHappen, shortStep } from '../policies.ts';
import { withOutcome } from '../with-outcome.ts';
import type { AnalysisRef } from './analyze-creative.types.ts';
import type { SecondOpinionPort, SecondOpinionRef } from './second-opinion.types.ts';

const { dueSecondOpinion } = localModuleActivities<SecondOpinionPort>('core-analysis', shortStep);
const { writeSecondOpinion } = moduleActivities<SecondOpinionPort>('core-analysis', askingStep);
const { failSecondOpinion } = localModuleActivities<SecondOpinionPort>('core-analysis', mustHappen);

/** Has a model comment on a finished analysis. The measured result stands whatever happens here. */
export async function secondOpinion(ref: SecondOpinionRef): Promise<void> {
  await withOutcome(async () => {
    await ask(ref);
    return 'completed';
  });
}

async function ask(ref: SecondOpinionRef): Promise<void> {
  try {
    await writeSecondOpinion(ref);
  } catch (error) {
    await CancellationScope.nonCancellable(() => failSecondOpinion(ref));
    throw error;
  }
}

/** The end of an analysis's own workflow: a hard case is commented on. Never fails that workflow, whose work is done. */
export async function secondOpinionIfDue(ref: AnalysisRef): Promise<void> {
  try {
    const attempt = await dueSecondOpinion(ref);
    if (attempt > 0) await ask({ ...ref, attempt });
  } catch {
    log.warn('a finished analysis got no second opinion');
  }
}
