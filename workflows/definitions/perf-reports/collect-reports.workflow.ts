import { moduleActivities } from '../module-activities.ts';
import { scheduledStep } from '../policies.ts';
import { withOutcome } from '../with-outcome.ts';
import type { CollectRef, CollectReportsPort } from './collect-reports.types.ts';

const steps = moduleActivities<CollectReportsPort>('perf-reports', scheduledStep);

/** Takes in what is new in one place. */
export function collectReports(ref: CollectRef): Promise<'collected'> {
  return withOutcome(async () => {
    await steps.collect(ref);
    return 'collected';
  });
}
