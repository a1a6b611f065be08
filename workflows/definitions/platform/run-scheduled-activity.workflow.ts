import { proxyActivities } from '@temporalio/workflow';
import { scheduledStep } from '../policies.ts';

/** One run of a module's schedule. `activity` is the full name, `<module>.<name>`. */
export async function runScheduledActivity(input: { activity: string }): Promise<void> {
  const activities = proxyActivities<Record<string, (input: object) => Promise<unknown>>>(scheduledStep);
  await activities[input.activity]?.({});
}

/** The same under a type of its own, which Temporal's UI can leave out: what runs every so often would fill its first page. */
export const sweep = (input: { activity: string }): Promise<void> => runScheduledActivity(input);
