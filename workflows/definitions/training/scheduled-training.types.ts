import * as z from 'zod/mini';
import { SCHEDULE_IDS } from '#modules/training/contract/dashboard.ts';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';

const input = z.object({ schedule: z.enum(SCHEDULE_IDS) });
export type ScheduledTrainingRef = z.output<typeof input>;

/** The workflow that a schedule starts: it enters runs, which have workflows of their own. Not on their queue, where it would wait behind them. */
export const scheduledTrainingType: WorkflowType<ScheduledTrainingRef> = {
  name: 'scheduledTraining',
  queue: 'analysis',
  input,
};

/** What the workflow asks of training. May run more than once and ends the same. */
export interface ScheduledTrainingPort {
  /**
   * Looks what is ready, or enters the runs of this schedule: one per scope and nominal time, ever.
   * @param ref `nominal`: the time the schedule stands for, ISO, whatever time it is now
   */
  runSchedule(ref: ScheduledTrainingRef & { nominal: string }): Promise<{ entered: number }>;
}
