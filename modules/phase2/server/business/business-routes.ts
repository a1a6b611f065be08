import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { businessRoutes } from '../../contract/business.ts';
import type { BusinessService } from './business-service.ts';

export function createBusinessRoutes(service: BusinessService): ImplementedRoute[] {
  return implement(businessRoutes, {
    business: (_, rc) => service.intelligence(requireUser(rc)),
    setBusinessSettings: ({ body }, rc) => service.set(requireUser(rc).id, body),
  });
}
