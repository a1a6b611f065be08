import { moduleActivities } from '../module-activities.ts';
import { scheduledStep } from '../policies.ts';
import type { Phase2TidyPort } from './tidy.types.ts';

const { tidy } = moduleActivities<Phase2TidyPort>('phase2', scheduledStep);

export async function phase2Tidy(): Promise<number> {
  return tidy({});
}
