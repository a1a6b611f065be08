import { workflowInfo } from '@temporalio/workflow';
import { moduleActivities } from '../module-activities.ts';
import { nightlyStep } from '../policies.ts';
import type { ScheduledTrainingPort, ScheduledTrainingRef } from './scheduled-training.types.ts';

const steps = moduleActivities<ScheduledTrainingPort>('training', nightlyStep);

/** One time of one schedule. Started late, or twice by a backfill, it stands for the same time and enters the same runs. */
export function scheduledTraining({ schedule }: ScheduledTrainingRef): Promise<{ entered: number }> {
  const { searchAttributes, startTime } = workflowInfo();
  const [scheduled] = searchAttributes.TemporalScheduledStartTime ?? [];
  return steps.runSchedule({ schedule, nominal: (scheduled instanceof Date ? scheduled : startTime).toISOString() });
}
