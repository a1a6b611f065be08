import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { feedbackRoutes } from '../../contract/feedback.ts';
import type { FeedbackService } from './feedback-service.ts';

export function createFeedbackRoutes(service: FeedbackService): ImplementedRoute[] {
  return implement(feedbackRoutes, {
    async getFeedback({ params }, rc) {
      return { feedback: await service.given(requireUser(rc).id, params.id) };
    },
    async giveFeedback({ body }, rc) {
      const outcome = await service.give(requireUser(rc), body);
      return reply(201, { body: { message: 'Thank you. Your feedback is saved.', ...outcome } });
    },
  });
}
