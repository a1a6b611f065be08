import * as z from 'zod/mini';
import { phase, TRAINING_TYPES } from '#modules/training/contract/vocabulary.ts';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';
import { PRIORITY, TRAINING_SCOPE, TRAINING_TYPE } from '../search-attributes.ts';
import type { WorkflowFailure } from '../workflow-failure.types.ts';

/** Ids and words only: data and figures stay out of the history. */
const input = z.object({
  runId: z.uuid(),
  /** Account of a personal run; null: the platform's. */
  userId: z.nullable(z.uuid()),
  attempt: z.int(),
  type: z.enum(TRAINING_TYPES),
  priority: z.int(),
  phases: z.array(phase),
  /** Address of our page about the run. */
  page: z.string(),
});
export type TrainingRef = z.output<typeof input>;

/** The workflow of one attempt of a training run. */
export const runTrainingType: WorkflowType<TrainingRef> = {
  name: 'runTraining',
  queue: 'training',
  input,
  about: ({ runId, userId, type, priority, page }) => ({
    kind: 'training run',
    subject: runId,
    ...(userId !== null && { owner: userId }),
    attributes: {
      [TRAINING_TYPE.name]: type,
      [TRAINING_SCOPE.name]: userId === null ? 'platform' : 'personal',
      [PRIORITY.name]: String(priority),
    },
    page,
  }),
};

/** Once per attempt. */
export function trainingWorkflowId({ runId, attempt }: Pick<TrainingRef, 'runId' | 'attempt'>): string {
  return `training:${runId}:${attempt}`;
}

/** One phase of one attempt. */
export type TrainingStepRef = TrainingRef & { readonly phase: z.output<typeof phase> };

/** What the workflow asks of training. Each step may run more than once and ends the same. */
export interface RunTrainingPort {
  /**
   * Does a phase, or finds that it is done: `kept`. `ended` where the run was stopped or goes on under another attempt.
   * Long; heartbeats; checkpoints.
   */
  runPhase(ref: TrainingStepRef): Promise<'done' | 'kept' | 'ended'>;
  /** Marks the run as completed and starts the next in its scope. */
  finishRun(ref: TrainingRef): Promise<void>;
  /** Says why it did not finish, gives back what was reserved and starts the next. A run that has ended stays as it is. */
  failRun(ref: TrainingRef & { failure: WorkflowFailure }): Promise<void>;
}
