import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';

/** Ids only: names and figures stay out of the history. */
const input = z.object({ userId: z.uuid(), version: z.int() });
export type LearnRef = z.output<typeof input>;

/** The workflow that learns from an account's linked reports. */
export const learnPerformanceType: WorkflowType<LearnRef> = {
  name: 'learnPerformance',
  queue: 'training',
  input,
  about: ({ userId }) => ({ kind: 'performance learning', owner: userId, subject: userId }),
};

/** Once for each change of rows and links. */
export function learnWorkflowId({ userId, version }: LearnRef): string {
  return `learn-performance:${userId}:${version}`;
}

/** What the workflow asks of perf-reports. May run more than once and ends the same. */
export interface LearnPerformancePort {
  /** Learns and keeps the result; `overtaken` where something newer was learned. Long; heartbeats. */
  learn(ref: LearnRef): Promise<'learned' | 'overtaken' | 'gone'>;
}
