import { moduleActivities } from '../module-activities.ts';
import { scheduledStep } from '../policies.ts';
import type { PerfReportsTidyPort } from './tidy.types.ts';

const { tidy } = moduleActivities<PerfReportsTidyPort>('perf-reports', scheduledStep);

export async function perfReportsTidy(): Promise<number> {
  return tidy({});
}
