import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { estimate, interval } from './period.ts';

const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Use the three letters of a currency, such as USD.'));

/** What the owner was asked once; null: not answered yet. */
export const businessSettings = z.object({
  /** Average order value, in whole units of the currency. */
  orderValue: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** Orders in a month. */
  monthlyOrders: z.nullable(z.number()),
  updatedAt: z.nullable(z.iso.datetime()),
});
export type BusinessSettings = z.output<typeof businessSettings>;

const settingsInput = z.object({
  orderValue: z
    .number()
    .check(z.positive('The order value must be more than 0.'), z.maximum(1_000_000, 'Please enter at most 1,000,000.')),
  currency,
  monthlyOrders: z
    .int()
    .check(z.minimum(1, 'Please enter at least one order.'), z.maximum(10_000_000, 'Please enter at most 10,000,000.')),
});
export type BusinessSettingsInput = z.output<typeof settingsInput>;

/** Money is in whole units of `currency`; currencies are never added. */
const moneyEstimate = z.extend(estimate, { currency: z.nullable(z.string()) });

export const businessIntelligence = z.object({
  settings: businessSettings,
  /** What it stands on. */
  basis: z.object({
    reports: z.number(),
    creatives: z.number(),
    /** Counted apart for each kind of conversion the platforms report. */
    conversionKind: z.nullable(z.string()),
    conversions: z.nullable(z.number()),
    days: z.number(),
  }),
  performanceMetrics: z.object({
    /** A month, of creatives changed since the first analysis; 80 % interval. */
    revenueImpact: moneyEstimate,
    /** Relative change of the conversion rate, 0.1 is 10 % more. */
    conversionImprovement: estimate,
    /** Days from the first analysis to the first creative above the account's level. */
    timeToValue: z.object({ days: z.nullable(z.number()), needs: z.nullable(z.string()) }),
    /** Percentile of the click rate against public benchmarks, 0..100. */
    competitiveAdvantage: z.extend(estimate, {
      benchmark: z.nullable(z.object({ name: z.string(), source: z.string(), year: z.number() })),
    }),
  }),
  predictiveAnalytics: z.object({
    /** Conversions of the next calendar month; 80 % interval. */
    nextMonthProjection: z.extend(estimate, { unit: z.nullable(z.string()) }),
    upsellOpportunity: z.nullable(
      z.object({ title: z.string(), because: z.string(), href: z.nullable(z.string()), gain: z.nullable(interval) }),
    ),
  }),
  strategicRecommendations: z.array(
    z.object({
      title: z.string(),
      because: z.string(),
      figures: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
  computedAt: z.iso.datetime(),
});
export type BusinessIntelligence = z.output<typeof businessIntelligence>;

const gate = { feature: 'analytics.business' } as const;

export const businessRoutes = defineRoutes('phase2', {
  business: {
    method: 'GET',
    path: '/api/v2/business-intelligence',
    summary: 'What the creatives brought, from the performance reports, order value and volume of the signed-in user.',
    responses: { 200: businessIntelligence },
    errors: [ERRORS.plan_required],
    gate,
  },
  setBusinessSettings: {
    method: 'PUT',
    path: '/api/v2/business-intelligence/settings',
    summary: 'Order value and orders in a month, from which revenue is computed.',
    body: settingsInput,
    responses: { 200: businessSettings },
    errors: [ERRORS.plan_required],
    gate,
    limits: [{ name: 'phase2.settings', points: 30, seconds: 600, by: 'user' }],
  },
});
