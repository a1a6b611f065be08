import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';

const period = z.object({ from: z.string(), to: z.string(), days: z.number() });

const change = z.object({
  name: z.enum(['spend', 'impressions', 'clicks', 'conversions', 'click_rate', 'cost_per_conversion']),
  /** Of one day; a rate or a price is of the whole period, with the mix of campaigns the same in both. Shares are 0..1. */
  before: z.number(),
  now: z.number(),
  /** `now` over `before` less 1, with its 90 % interval by how much days differ; null where one of them is 0. */
  change: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
});
export type PeriodChange = z.output<typeof change>;

const trend = z.discriminatedUnion('state', [
  z.object({ state: z.literal('no_days') }),
  z.object({ state: z.literal('needs_days'), needs: z.number() }),
  /** There are days enough, and no campaign ran on four of them in both halves. */
  z.object({ state: z.literal('other_campaigns') }),
  z.object({
    state: z.literal('shown'),
    /** `before`: with the days just before this report; `halves`: its second half with its first. */
    compared: z.enum(['before', 'halves']),
    /** With delivery in both periods: these alone are compared. Null: the rows name no campaigns, so their mix is unknown. */
    campaigns: z.nullable(z.number()),
    /** With delivery in one of them only, and their part of this period's spend (of impressions where none is known), 0..1. */
    leftOut: z.object({ campaigns: z.number(), share: z.number() }),
    before: period,
    now: period,
    changes: z.array(change),
  }),
]);

const carrier = z.object({
  key: z.string(),
  name: z.string(),
  /** The analysed creative it shows. */
  fileName: z.nullable(z.string()),
  impressions: z.number(),
  clicks: z.nullable(z.number()),
  /** Of the rows that state them, as is the cost of one: blank is unknown. */
  conversions: z.nullable(z.number()),
  spend: z.nullable(z.number()),
  /** Of the spend in the report's main currency; of impressions where nothing says what was spent. 0..1. */
  share: z.number(),
  costPerConversion: z.nullable(z.number()),
  /** How far it lies from what the other creatives foretell, in standard deviations; null: within 3. */
  outlier: z.nullable(z.object({ z: z.number(), cause: z.nullable(z.string()) })),
});
export type Carrier = z.output<typeof carrier>;

const interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

const breakdown = z.object({
  by: z.string(),
  /** By impressions, the most first; at most 12. */
  groups: z.array(
    z.object({
      label: z.string(),
      impressions: z.number(),
      /** As counted, 0..1. */
      counted: z.number(),
      /** As it would be had each group shown the same ads alike, with its 90 % interval; null where that cannot be said. */
      standardised: z.nullable(interval),
    }),
  ),
  /** Two groups that change places once both show the same ads; null: no two do for sure. */
  reversed: z.nullable(z.object({ better: z.string(), worse: z.string() })),
});
export type Breakdown = z.output<typeof breakdown>;

const findings = z.object({
  /** Of all money below: the one with the most spend. Null: the file does not say. */
  currency: z.nullable(z.string()),
  clickKind: z.enum(['link_clicks', 'clicks']),
  /** Of all conversions below: the kind with the most. Null without any. */
  conversionKind: z.nullable(z.string()),
  days: z.array(
    z.object({
      day: z.string(),
      impressions: z.number(),
      clicks: z.nullable(z.number()),
      spend: z.nullable(z.number()),
      /** Null also where a row of the day leaves them blank. */
      conversions: z.nullable(z.number()),
    }),
  ),
  trend,
  /** By share, the largest first; at most 20. */
  ads: z.array(carrier),
  adsTotal: z.number(),
  rowsWithoutAd: z.number(),
  breakdowns: z.array(breakdown),
  /** Campaigns or groups the file divides by that are not compared, because it names no ads. */
  uncompared: z.array(z.string()),
});
export type Findings = z.output<typeof findings>;

export const findingsRoutes = defineRoutes('perf-reports', {
  getFindings: {
    method: 'GET',
    path: '/api/performance-reports/{id}/findings',
    summary: 'What changed in a report, which ads carry it, and how its campaigns and groups compare.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: findings },
    errors: [ERRORS.not_found, ERRORS.plan_required],
    gate: { feature: 'reports.performance' },
  },
});
