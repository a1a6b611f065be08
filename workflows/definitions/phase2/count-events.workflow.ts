import { moduleActivities } from '../module-activities.ts';
import { countingStep } from '../policies.ts';
import type { CountEventsPort } from './count-events.types.ts';

const steps = moduleActivities<CountEventsPort>('phase2', countingStep);

/** Facts first, so that a run counts what it moved. */
export async function countEvents(): Promise<{ moved: number; events: number; isRebuild: boolean }> {
  const moved = await steps.relay({});
  return { moved, ...(await steps.rollUp({})) };
}

export async function keepEvents(): Promise<{ months: number }> {
  const months = await steps.retain({});
  await steps.checkEngagement({});
  return { months };
}
