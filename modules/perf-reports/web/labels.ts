import type { Field } from '../contract/fields.ts';
import type { AdPlatform, Figure } from '../contract/report.ts';

export const AD_PLATFORM_LABELS: Readonly<Record<AdPlatform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  google: 'Google Ads',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  other: 'Other',
};

export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  day: 'Day',
  start: 'First day of the period',
  end: 'Last day of the period',
  account: 'Account',
  accountId: 'Account ID',
  campaign: 'Campaign',
  campaignId: 'Campaign ID',
  adSet: 'Ad set or ad group',
  adSetId: 'Ad set ID',
  ad: 'Ad',
  adId: 'Ad ID',
  creativeId: 'Creative ID',
  breakdown: 'Breakdown (age, placement, …)',
  impressions: 'Impressions',
  clicks: 'Clicks',
  linkClicks: 'Link clicks',
  spend: 'Spend',
  conversions: 'Conversions',
  revenue: 'Revenue',
  reach: 'Reach',
  frequency: 'Frequency',
  videoPlays: 'Video plays (2–3 s)',
  videoViews: 'Video views',
  video25: 'Video played to 25%',
  video50: 'Video played to 50%',
  video75: 'Video played to 75%',
  video100: 'Video played to 100%',
  ctr: 'CTR',
  linkCtr: 'Link CTR',
  cpc: 'CPC',
  linkCpc: 'Link CPC',
  cpm: 'CPM',
  conversionRate: 'Conversion rate',
  costPerConversion: 'Cost per conversion',
  roas: 'ROAS',
  currency: 'Currency',
  conversionKind: 'Kind of conversion',
  attribution: 'Attribution setting',
  other: 'Known, not kept',
};

const FIGURE_LABELS: Readonly<Record<string, string>> = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  link_clicks: 'Link clicks',
  conversions: 'Conversions',
  spend: 'Spend',
  revenue: 'Revenue',
  video_plays: 'Video plays (2–3 s)',
  video_views: 'Video views',
  video_25: 'Played to 25%',
  video_50: 'Played to 50%',
  video_75: 'Played to 75%',
  video_100: 'Played to 100%',
  ctr: 'CTR',
  link_ctr: 'Link CTR',
  cpc: 'CPC',
  link_cpc: 'Link CPC',
  cpm: 'CPM',
  conversion_rate: 'Conversion rate',
  cost_per_conversion: 'Cost per conversion',
  roas: 'ROAS',
};

export function figureLabel({ name }: Pick<Figure, 'name'>): string {
  return FIGURE_LABELS[name] ?? name.replaceAll('_', ' ');
}

/** With its unit; money without a currency stays a bare number. */
export function figureText({ unit, currency }: Pick<Figure, 'unit' | 'currency'>, value: number): string {
  if (unit === 'percent') return `${number(value, 2)}%`;
  if (unit === 'ratio') return `${number(value, 2)}×`;
  if (unit === 'count') return number(value, 2);
  if (currency === null) return number(value, 2);
  try {
    return value.toLocaleString('en-US', { style: 'currency', currency });
  } catch {
    return `${number(value, 2)} ${currency}`;
  }
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

/** `2026-06-01` and `2026-06-25` as `1 Jun – 25 Jun 2026`. */
export function daysText(first: string | null, last: string | null): string | null {
  if (first === null || last === null) return null;
  const text = (day: string, withYear: boolean) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(withYear && { year: 'numeric' }),
    });
  if (first === last) return text(first, true);
  return `${text(first, first.slice(0, 4) !== last.slice(0, 4))} – ${text(last, true)}`;
}
