import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';
import type { WorkflowFailure } from '../workflow-failure.types.ts';

/** Ids only: names and figures stay out of the history. */
const input = z.object({ reportId: z.uuid(), userId: z.uuid(), attempt: z.number() });
export type ReportRef = z.output<typeof input>;

/** The workflow that reads a report's file into rows. */
export const importReportType: WorkflowType<ReportRef> = {
  name: 'importReport',
  queue: 'analysis',
  input,
  about: ({ reportId, userId }) => ({ kind: 'report import', owner: userId, subject: reportId }),
};

/** Once per report; each correction of its columns has a workflow of its own. */
export function importWorkflowId({ reportId, attempt }: Pick<ReportRef, 'reportId' | 'attempt'>): string {
  return `report:${reportId}:${attempt}`;
}

/** What the workflow asks of perf-reports. Each step may run more than once and ends the same. */
export interface ImportReportPort {
  /**
   * Reads the file and keeps its rows; `asks` where the owner has to say what a column means; `gone` where the report was
   * deleted or corrected meanwhile. Long; heartbeats.
   */
  importReport(ref: ReportRef): Promise<'completed' | 'asks' | 'gone'>;
  /** Says why there are no rows. */
  failReport(ref: ReportRef & { failure: WorkflowFailure }): Promise<void>;
}
