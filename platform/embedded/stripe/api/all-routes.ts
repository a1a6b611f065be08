import type { ApiRoute } from '../wire/route.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

/** Every operation of Stripe's API that the sandbox speaks. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...customerRoutes,
  ...catalogRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...checkoutRoutes,
  ...portalRoutes,
];
