import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shell/sdk/api-client.ts';
import { routeKey, routeQuery } from '#shell/sdk/route-query.ts';
import { SESSION_KEY } from '#shell/sdk/session.ts';
import { billingRoutes } from '../contract/routes.ts';

export const infoQuery = (api: ApiClient) => routeQuery(api, billingRoutes.billingInfo, {});
export const invoicesQuery = (api: ApiClient) => routeQuery(api, billingRoutes.listInvoices, {});
export const methodsQuery = (api: ApiClient) => routeQuery(api, billingRoutes.listPaymentMethods, {});

/** After a plan changed or money moved: everything the pages show of it is asked again, plan and tokens of the frame too. */
export async function refreshBilling(queries: QueryClient): Promise<void> {
  const { billingInfo, listInvoices, listPaymentMethods } = billingRoutes;
  await Promise.all([
    ...[billingInfo, listInvoices, listPaymentMethods].map((route) =>
      queries.invalidateQueries({ queryKey: routeKey(route) }),
    ),
    queries.invalidateQueries({ queryKey: SESSION_KEY }),
  ]);
}
