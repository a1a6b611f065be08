import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { creativeRoutes } from '../../contract/creatives.ts';
import type { LinkService } from './link-service.ts';

export function createLinkRoutes(service: LinkService): ImplementedRoute[] {
  return implement(creativeRoutes, {
    listAds: (_, rc) => service.list(requireUser(rc).id),
    linkAd: ({ params, body }, rc) => service.say(requireUser(rc).id, params.key, body.analysisId),
  });
}
