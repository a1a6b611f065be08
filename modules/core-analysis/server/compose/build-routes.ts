import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import { watchAnalyses } from '../analyses/analysis-progress.ts';
import { createDismissalRoutes } from '../dismissals/dismissal-routes.ts';
import { DismissalService } from '../dismissals/dismissal-service.ts';
import { createSecondOpinionRoutes } from '../escalation/second-opinion-routes.ts';
import { createFeedbackRoutes } from '../feedback/feedback-routes.ts';
import { FeedbackService } from '../feedback/feedback-service.ts';
import { FeedbackStore } from '../feedback/feedback-store.ts';
import { createFixRoutes } from '../fixes/fix-routes.ts';
import { FixService } from '../fixes/fix-service.ts';
import { createOnboardingRoutes } from '../onboarding/onboarding-routes.ts';
import { createReportRoutes } from '../report/report-routes.ts';
import { createAnalysisRoutes } from '../routes.ts';
import type { Services } from './build-services.ts';

export function buildRoutes(services: Services, waitSeconds: number): ImplementedRoute[] {
  const { db, store, notifier, opinions, onboarding } = services;
  return [
    ...createAnalysisRoutes({ ...services, watch: watchAnalyses({ store, notifier }), waitSeconds }),
    ...createDismissalRoutes({ ...services, dismissing: new DismissalService(services) }),
    ...createFixRoutes(new FixService(services)),
    ...createSecondOpinionRoutes(opinions),
    ...createFeedbackRoutes(
      new FeedbackService({ ...services, feedback: new FeedbackStore(db), listeners: services.ratingListeners }),
    ),
    ...createOnboardingRoutes(onboarding),
    ...createReportRoutes(services),
  ];
}
