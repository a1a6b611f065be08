import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shell/sdk/api-client.ts';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { trainingRoutes as routes } from '../contract/routes.ts';

/*
 * How often each read is repeated, ms, as the specification sets it. React Query stops while the page is hidden.
 */
const STATUS_MS = 30_000;
const DASHBOARD_MS = 30_000;
const EXECUTIONS_MS = 10_000;
const ALERTS_MS = 15_000;

export const statusQuery = (api: ApiClient) => ({
  ...routeQuery(api, routes.status, {}),
  refetchInterval: STATUS_MS,
});
export const dashboardQuery = (api: ApiClient) => ({
  ...routeQuery(api, routes.dashboard, {}),
  refetchInterval: DASHBOARD_MS,
});
export const executionsQuery = (api: ApiClient, scope?: 'platform' | 'personal') => ({
  ...routeQuery(api, routes.listExecutions, { query: scope ? { scope } : {} }),
  refetchInterval: EXECUTIONS_MS,
});
export const executionQuery = (api: ApiClient, id: string) => ({
  ...routeQuery(api, routes.getExecution, { params: { id } }),
  refetchInterval: EXECUTIONS_MS,
});
export const alertsQuery = (api: ApiClient) => ({
  ...routeQuery(api, routes.listAlerts, {}),
  refetchInterval: ALERTS_MS,
});

/** Everything that training shows is read anew; called after each change. */
export const trainingChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [routes.status.module] });
