import * as z from 'zod';

/** What this module reads from the environment. */
export const trainingConfig = z.object({
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  /** Of Temporal's own UI, as operators reach it; absent: no links to it. */
  TEMPORAL_UI_URL: z.url().optional(),
});
