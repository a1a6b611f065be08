import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';

/** Ids only: names and places stay out of the history. */
const input = z.object({ sourceId: z.uuid(), userId: z.uuid(), run: z.int() });
export type CollectRef = z.output<typeof input>;

/** The workflow that takes in what is new in one watched place. */
export const collectReportsType: WorkflowType<CollectRef> = {
  name: 'collectReports',
  queue: 'analysis',
  input,
  about: ({ userId, sourceId }) => ({ kind: 'report collection', owner: userId, subject: sourceId }),
};

/** Each run is one of its own. */
export function collectWorkflowId({ sourceId, run }: Pick<CollectRef, 'sourceId' | 'run'>): string {
  return `collect-reports:${sourceId}:${run}`;
}

/** What the workflow asks of perf-reports. May run more than once and takes nothing twice. */
export interface CollectReportsPort {
  /** @returns how many reports are new. Long; heartbeats */
  collect(ref: CollectRef): Promise<number>;
}
