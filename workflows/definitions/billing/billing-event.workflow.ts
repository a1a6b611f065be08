import { localModuleActivities } from '../module-activities.ts';
import { providerStep } from '../policies.ts';
import { withOutcome } from '../with-outcome.ts';
import type { BillingEventPort, BillingEventRef } from './billing-event.types.ts';

const { applyEvent } = localModuleActivities<BillingEventPort>('billing', providerStep);

/** Deals with one event, for as long as it takes: the sweep stands behind it. */
export async function billingEvent(ref: BillingEventRef): Promise<void> {
  await withOutcome(async () => {
    await applyEvent(ref);
    return 'completed';
  });
}
