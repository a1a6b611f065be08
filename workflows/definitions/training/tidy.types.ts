import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';

const input = z.object({});

/** Removes what is no longer kept. Started by its schedule. */
export const trainingTidyType: WorkflowType<z.output<typeof input>> = {
  name: 'trainingTidy',
  queue: 'analysis',
  input,
};

/** What the workflow asks of the module. May run more than once and ends the same. */
export interface TrainingTidyPort {
  /** @returns how many notes it removed */
  tidy(input: object): Promise<number>;
}
