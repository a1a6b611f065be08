import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';

export const linkErrors = defineErrors({
  ad_not_found: { status: 404, message: 'This ad is in none of your reports any more.' },
  creative_not_found: { status: 404, message: 'This analysis is not among yours, or is not finished yet.' },
});

/**
 * How an ad came to its creative: by its owner; because the export names the very file that was analysed (Meta's image hash is its MD5);
 * because the names are the same; because the export names the same image or video
 * (Meta's image hash, a video or pin id) as that of an ad that is linked; or since the whole report is of one creative.
 */
export const LINK_KINDS = ['owner', 'image_hash', 'file_name', 'creative_id', 'report'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const creative = z.object({
  analysisId: z.uuid(),
  fileName: z.string(),
  /** General score, 0..100. */
  score: z.number(),
});

export const adFigures = z.object({
  impressions: z.number(),
  /** All clicks, or link clicks where the reports have those: see `clickKind` of the list. Null where the file does not say. */
  clicks: z.nullable(z.number()),
  conversions: z.nullable(z.number()),
  /** One for each currency. */
  spend: z.array(z.object({ currency: z.nullable(z.string()), amount: z.number() })),
});

export const ad = z.object({
  /** Names the ad over all reports. */
  key: z.string(),
  platform: z.string(),
  name: z.string(),
  campaign: z.nullable(z.string()),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  figures: adFigures,
  link: z.nullable(z.extend(creative, { kind: z.enum(LINK_KINDS) })),
  /** Its owner said that it shows none of the analysed creatives. */
  isUnlinked: z.boolean(),
  /** Of an ad without a link: creatives whose names are like its own, the likest first, at most three. `likeness` is 0..1. */
  proposals: z.array(z.extend(creative, { likeness: z.number() })),
});
export type Ad = z.output<typeof ad>;

const ads = z.object({
  /** By impressions, the most first; at most 500. */
  ads: z.array(ad),
  total: z.number(),
  linked: z.number(),
  unlinked: z.number(),
  /** Rows that name no ad: they count in sums, and no creative can be learned from by them. */
  rowsWithoutAd: z.number(),
  clickKind: z.enum(['link_clicks', 'clicks']),
  /** What counts as a conversion here: the kind with the most; null without any. */
  conversionKind: z.nullable(z.string()),
});
export type AdList = z.output<typeof ads>;

const gate = { feature: 'reports.performance' } as const;
const params = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

export const creativeRoutes = defineRoutes('perf-reports', {
  listAds: {
    method: 'GET',
    path: '/api/performance-ads',
    summary: 'The ads of all reports with their sums, each with the creative it is linked to or proposals for one.',
    responses: { 200: ads },
    errors: [ERRORS.plan_required],
    gate,
  },
  linkAd: {
    method: 'PUT',
    path: '/api/performance-ads/{key}/link',
    summary: 'Say which analysed creative an ad shows; null: none, and it is not linked by its name again.',
    params,
    body: z.object({ analysisId: z.nullable(z.uuid()) }),
    responses: { 200: ad },
    errors: [ERRORS.plan_required, linkErrors.ad_not_found, linkErrors.creative_not_found],
    gate,
    limits: [{ name: 'perf-reports.link', points: 300, seconds: 600, by: 'user' }],
  },
});
