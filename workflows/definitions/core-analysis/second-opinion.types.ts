import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';
import type { AnalysisRef } from './analyze-creative.types.ts';

/** Ids and a number only: what is sent and what comes back stay out of the history. */
const input = z.object({ analysisId: z.uuid(), userId: z.uuid(), attempt: z.int() });
export type SecondOpinionRef = z.output<typeof input>;

/** The workflow that has a model comment on a finished analysis, when its owner asks. */
export const secondOpinionType: WorkflowType<SecondOpinionRef> = {
  name: 'secondOpinion',
  queue: 'analysis',
  input,
  about: ({ analysisId, userId }) => ({ kind: 'second opinion', owner: userId, subject: analysisId }),
};

/** Once per attempt; after a failure the next one has a workflow of its own. */
export function secondOpinionWorkflowId(analysisId: string, attempt: number): string {
  return `second-opinion:${analysisId}:${attempt}`;
}

/** What the workflows ask of core-analysis. Each step may run more than once and ends the same. */
export interface SecondOpinionPort {
  /** The attempt that the conclusion opened because the case is hard; 0 where it did not. */
  dueSecondOpinion(ref: AnalysisRef): Promise<number>;
  /** Asks the model, once, and keeps its answer or why there is none. Long; heartbeats. */
  writeSecondOpinion(ref: SecondOpinionRef): Promise<void>;
  /** Says that there is none; nothing where the attempt had ended. */
  failSecondOpinion(ref: SecondOpinionRef): Promise<void>;
}
