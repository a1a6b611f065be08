import { activityRoutes } from './activity.ts';
import { businessRoutes } from './business.ts';
import { dashboardRoutes } from './dashboard.ts';
import { engagementRoutes } from './engagement.ts';
import { experimentRoutes, featureRoutes } from './features.ts';
import { testingRoutes } from './testing.ts';

/** Every route of the module. */
export const phase2Routes = {
  ...activityRoutes,
  ...businessRoutes,
  ...dashboardRoutes,
  ...engagementRoutes,
  ...experimentRoutes,
  ...featureRoutes,
  ...testingRoutes,
} as const;
