import type { Knex } from 'knex';
import Stripe from 'stripe';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { billingEventType, billingEventWorkflowId } from '#workflows/definitions/billing/billing-event.types.ts';
import { billingErrors } from '../../contract/errors.ts';
import { toEvent } from '../stripe/stripe-gateway.ts';
import type { EventStore } from './event-store.ts';

/** Stripe's own tolerance: an older signature may be a recording. In seconds. */
const TOLERANCE_S = 300;

/** Takes events in: checked, noted, answered; dealing with them is a workflow of its own. */
export class EventIntake {
  constructor(
    private readonly deps: {
      db: Knex;
      events: EventStore;
      workflows: WorkflowStarter;
      clock: Clock;
      log: Log;
      secret: string;
    },
  ) {}

  /** @throws AppError `webhook_refused` unless the very bytes carry a signature of ours that is at most five minutes old */
  async receive(body: Uint8Array, signature: string | undefined): Promise<void> {
    const { events, workflows, clock, log } = this.deps;
    const event = this.verified(body, signature);
    const facts = toEvent(event);
    const isNew = await events.enter(facts, clock.now());
    // One that is told again and not dealt with may have been left by a process that died; its workflow is started once at most.
    if (!isNew && !(await events.findOpen(facts.id))) return;
    try {
      await workflows.start(billingEventType, {
        id: billingEventWorkflowId(facts.id),
        input: { eventId: facts.id },
      });
    } catch (error) {
      // It is noted: the sweep deals with it.
      log.warn({ err: error, event: facts.id }, 'the workflow of an event could not be started');
    }
  }

  private verified(body: Uint8Array, signature: string | undefined): Stripe.Event {
    const { secret, clock } = this.deps;
    try {
      const now = clock.now().getTime();
      const event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S, undefined, now);
      // The SDK minds old signatures only; one from the future would be valid for as long.
      const at = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
      if (!(at * 1000 - now <= TOLERANCE_S * 1000)) throw new Error('signed in the future');
      if (!isEvent(event)) throw new Error('not an event');
      return event;
    } catch (error) {
      throw new AppError(billingErrors.webhook_refused, undefined, { cause: error });
    }
  }
}

/** Signed, but of another shape (a test by hand, events that name their object alone): there is nothing to note. */
function isEvent({ id, type, created, data }: Partial<Stripe.Event>): boolean {
  const object: unknown = data?.object;
  return [id, type].every((one) => typeof one === 'string') && Number.isFinite(created) && isRecord(object);
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;
