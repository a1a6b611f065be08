import { CancellationScope, isCancellation } from '@temporalio/workflow';
import { localModuleActivities, moduleActivities } from '../module-activities.ts';
import { mustHappen, trainingStep } from '../policies.ts';
import { endAsRefused, withOutcome } from '../with-outcome.ts';
import { isRefusal, workflowFailure } from '../workflow-failure.ts';
import { CANCELLED } from '../workflow-failure.types.ts';
import type { RunTrainingPort, TrainingRef } from './run-training.types.ts';

const steps = moduleActivities<RunTrainingPort>('training', trainingStep);
const { finishRun, failRun } = localModuleActivities<RunTrainingPort>('training', mustHappen);

/** How the workflow ended; `ended`: the run was stopped or goes on under another attempt. */
export type RunTrainingOutcome = 'completed' | 'ended' | 'refused';

/** Trains: one phase after the other, each kept, so that the next attempt goes on after the last finished one. */
export function runTraining(ref: TrainingRef): Promise<RunTrainingOutcome> {
  return withOutcome(() => train(ref));
}

async function train(ref: TrainingRef): Promise<RunTrainingOutcome> {
  try {
    for (const phase of ref.phases) if ((await steps.runPhase({ ...ref, phase })) === 'ended') return 'ended';
    await CancellationScope.nonCancellable(() => finishRun(ref));
    return 'completed';
  } catch (error) {
    const failure = isCancellation(error) ? { code: CANCELLED } : workflowFailure(error);
    await CancellationScope.nonCancellable(() => failRun({ ...ref, failure }));
    if (isRefusal(error) && !isCancellation(error)) return endAsRefused(error);
    throw error;
  }
}
