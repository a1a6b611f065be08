import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';
import type { WorkflowFailure } from '../workflow-failure.types.ts';

/** Ids only: files and names stay out of the history. */
const input = z.object({ analysisId: z.uuid(), userId: z.uuid() });
export type FixesRef = z.output<typeof input>;

/** The workflow that renders the fixes of an analysis and scores them. */
export const renderFixesType: WorkflowType<FixesRef> = {
  name: 'renderFixes',
  queue: 'analysis',
  input,
  about: ({ analysisId, userId }) => ({ kind: 'fixes', owner: userId, subject: analysisId }),
};

/** Once per analysis; after a failure a next attempt has a workflow of its own. */
export function fixesWorkflowId(analysisId: string, attempt: number): string {
  return attempt === 1 ? `fixes:${analysisId}` : `fixes:${analysisId}:${attempt}`;
}

/** What the workflow asks of core-analysis. Each step may run more than once and ends the same. */
export interface RenderFixesPort {
  /** Renders, measures and keeps the files; false when the analysis is gone. Long; heartbeats. */
  renderFixes(ref: FixesRef): Promise<boolean>;
  /** Says why there are none; nothing where there already are. */
  failFixes(ref: FixesRef & { failure: WorkflowFailure }): Promise<void>;
}
