import type * as z from 'zod';
import { baseEnv, stripeEnv } from '#platform/config/env.ts';

/** Environment of billing. */
export const billingConfig = stripeEnv.safeExtend({
  PUBLIC_URL: baseEnv.shape.PUBLIC_URL,
  SUPPORT_EMAIL: baseEnv.shape.SUPPORT_EMAIL,
});
export type BillingConfig = z.output<typeof billingConfig>;
