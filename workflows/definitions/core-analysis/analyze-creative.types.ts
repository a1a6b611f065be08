import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';
import type { WorkflowFailure } from '../workflow-failure.types.ts';

/** Ids only: files and names stay out of the history. */
const input = z.object({ analysisId: z.uuid(), userId: z.uuid() });
export type AnalysisRef = z.output<typeof input>;

/** The workflow that takes an accepted upload to its result. Started once per analysis, ever. */
export const analyzeCreativeType: WorkflowType<AnalysisRef> = {
  name: 'analyzeCreative',
  queue: 'analysis',
  input,
  about: ({ analysisId, userId }) => ({ kind: 'analysis', owner: userId, subject: analysisId }),
};

/** Once per analysis; another try after a failure of ours has a workflow of its own. */
export function analysisWorkflowId(analysisId: string, attempt = 1): string {
  return attempt === 1 ? `analysis:${analysisId}` : `analysis:${analysisId}:${attempt}`;
}

/** Which engine's measurements there are now: the worker that concludes may be of a newer build. */
export interface Measuring {
  readonly engineVersion: string;
  /** Whether they were taken from an earlier analysis; missing in workflows begun before this was told. */
  readonly reused?: boolean;
}

/** What the workflow asks of core-analysis. Each step may run more than once and ends the same. */
export interface AnalyzeCreativePort {
  /** Checks the gates again and marks the analysis as running; false when there is nothing left to do. */
  begin(ref: AnalysisRef): Promise<boolean>;
  /** Measures the file, or finds that the same file was measured before. Long; heartbeats. */
  measure(ref: AnalysisRef): Promise<Measuring>;
  /** Judges, stores the result and charges, all or nothing; false when the analysis is gone. */
  conclude(ref: AnalysisRef & Measuring): Promise<boolean>;
  /** Marks as failed, gives the tokens back and removes the files; nothing when already final. */
  failAnalysis(ref: AnalysisRef & { failure: WorkflowFailure }): Promise<void>;
  /** Tells the modules that listen; nothing when the analysis is gone. */
  announceEnd(ref: AnalysisRef): Promise<void>;
}
