import { PLAN_IDS, type PlanId, planRank } from '#flags/plans.ts';

export const billingPath = '/billing';
export const billingTestPath = '/billing-test';

/** The next plan up; undefined on the highest. */
export function planAbove(plan: PlanId): PlanId | undefined {
  return PLAN_IDS[planRank(plan) + 1];
}

/** Leads to the provider's page on which an invoice is confirmed or paid. */
export const payHref = (invoiceId: string): string => `/api/invoices/${encodeURIComponent(invoiceId)}/pay`;

/** The plan chooser as the billing pages open it. It is a page of the public site, so it is loaded in full. */
export function chooserHref(plan: PlanId): string {
  const above = planAbove(plan);
  return `/subscribe?from=billing${above ? `&recommended=${above}` : ''}`;
}
