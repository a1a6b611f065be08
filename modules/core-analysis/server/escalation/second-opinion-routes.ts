import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { secondOpinionRoutes } from '../../contract/model-view.ts';
import type { SecondOpinions } from './second-opinions.ts';

/** The contract of second opinions, implemented. */
export function createSecondOpinionRoutes(opinions: SecondOpinions): ImplementedRoute[] {
  return implement(secondOpinionRoutes, {
    async requestSecondOpinion({ params }, rc) {
      const status = await opinions.request(requireUser(rc), params.id);
      return reply(202, { body: { status }, headers: { Location: `/api/analyses/${params.id}` } });
    },
  });
}
