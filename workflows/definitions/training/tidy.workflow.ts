import { moduleActivities } from '../module-activities.ts';
import { scheduledStep } from '../policies.ts';
import type { TrainingTidyPort } from './tidy.types.ts';

const { tidy } = moduleActivities<TrainingTidyPort>('training', scheduledStep);

export async function trainingTidy(): Promise<number> {
  return tidy({});
}
