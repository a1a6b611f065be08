import * as z from 'zod/mini';
import type { WorkflowType } from '#platform/module/workflow-starter.ts';

/** The event's id only: what it says is fetched anew. */
const input = z.object({ eventId: z.string() });
export type BillingEventRef = z.output<typeof input>;

/** The workflow that deals with one event of the payment provider. Started once per event, ever. */
export const billingEventType: WorkflowType<BillingEventRef> = {
  name: 'billingEvent',
  queue: 'analysis',
  input,
  about: ({ eventId }) => ({ kind: 'billing event', subject: eventId }),
};

export function billingEventWorkflowId(eventId: string): string {
  return `billing-event:${eventId}`;
}

/** What the workflow asks of billing. May run more than once and ends the same. */
export interface BillingEventPort {
  /** Fetches what the event is about and makes our state the same. */
  applyEvent(ref: BillingEventRef): Promise<void>;
}
