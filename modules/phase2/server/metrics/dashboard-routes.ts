import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { savedFile } from '#platform/http/private-file.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { engagementRoutes } from '../../contract/engagement.ts';
import type { FlagUse } from '../flags/flag-use.ts';
import type { DashboardService } from './dashboard-service.ts';
import type { LiveService } from './live-service.ts';

export function createDashboardRoutes({
  dashboard,
  live,
  flagUse,
}: {
  readonly dashboard: DashboardService;
  readonly live: LiveService;
  /** Decides flags and keeps who met their effect. */
  readonly flagUse: Pick<FlagUse, 'use'>;
}): ImplementedRoute[] {
  return [
    ...implement(dashboardRoutes, {
      async metrics({ query }, rc) {
        const user = requireUser(rc);
        await flagUse.use(user, 'NEW_DASHBOARD_UI');
        return dashboard.metrics(user.id, query);
      },
      async realtime(_, rc) {
        if (!(await flagUse.use(requireUser(rc), 'DETAILED_ANALYTICS'))) throw new AppError(ERRORS.feature_disabled);
        return live.realtime();
      },
      comprehensive: ({ query }, rc) => dashboard.comprehensive(requireUser(rc).id, query),
      realtimePerformance: (_, rc) => live.performance(requireUser(rc).id),
      async exportDays({ query }, rc) {
        const { name, text } = await dashboard.csv(requireUser(rc).id, query);
        return savedFile('text/csv', Buffer.from(text), name);
      },
    }),
    ...implement(engagementRoutes, {
      featureUsage: ({ query }, rc) => dashboard.featureUsage(requireUser(rc).id, query),
      recommendations: (_, rc) => dashboard.recommendations(requireUser(rc).id),
    }),
  ];
}
