import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { onboardingRoutes } from '../../contract/onboarding.ts';
import type { OnboardingService } from './onboarding-service.ts';

export function createOnboardingRoutes(service: OnboardingService): ImplementedRoute[] {
  return implement(onboardingRoutes, {
    onboardingStatus: (_, rc) => service.status(requireUser(rc).id),
    updateOnboarding: ({ body }, rc) => service.enter(requireUser(rc).id, body.state),
    completeOnboarding: (_, rc) => service.enter(requireUser(rc).id, 'completed'),
  });
}
