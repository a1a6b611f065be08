import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { type RequestContext, reply, requireUser } from '#platform/module/request-context.ts';
import { activityRoutes } from '../../contract/activity.ts';
import type { EventService, Sender } from './event-service.ts';

/** The contract of events, implemented. */
export function createActivityRoutes(service: EventService): ImplementedRoute[] {
  return implement(activityRoutes, {
    activity: async ({ body }, rc) => reply(202, { body: await service.activity(senderOf(rc), body) }),
    feedback: async ({ body }, rc) => reply(202, { body: await service.feedback(senderOf(rc), body) }),
    trackConversion: async ({ body }, rc) => reply(202, { body: await service.conversion(senderOf(rc), body) }),
  });
}

function senderOf(rc: RequestContext): Sender {
  return { owner: requireUser(rc).id, session: rc.sessionId ?? null };
}
