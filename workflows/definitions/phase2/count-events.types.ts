import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';

const input = z.object({});
type Nothing = z.output<typeof input>;

/** Moves facts from the outbox to the events and counts what came since the last run. Started by its schedule. */
export const countEventsType: WorkflowType<Nothing> = { name: 'countEvents', queue: 'analysis', input };

/** Opens the months to come, removes what is no longer kept. Started by its schedule. */
export const keepEventsType: WorkflowType<Nothing> = { name: 'keepEvents', queue: 'analysis', input };

/** What the workflows ask of the module. Each may run more than once and ends the same; long ones heartbeat. */
export interface CountEventsPort {
  /** @returns how many facts became events */
  relay(input: object): Promise<number>;
  /** In one transaction. */
  rollUp(input: object): Promise<{ events: number; isRebuild: boolean }>;
  /** @returns how many months were removed */
  retain(input: object): Promise<number>;
  /** Keeps how well the engagement score of two weeks ago predicted who came back. */
  checkEngagement(input: object): Promise<unknown>;
}
