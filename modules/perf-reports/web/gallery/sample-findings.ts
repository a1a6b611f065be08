import type { Findings } from '../../contract/findings.ts';

const days = Array.from({ length: 25 }, (_, day) => ({
  day: `2026-06-${String(day + 1).padStart(2, '0')}`,
  impressions: 11_000 + 400 * ((day * 7) % 5),
  clicks: Math.round(340 + 60 * Math.sin(day * 1.3) - day * 2),
  spend: 150 + 12 * ((day * 3) % 7),
  conversions: (day * 5) % 4,
}));
const key = (index: number): string => String(index).padStart(32, 'a');

export const sampleFindings: Findings = {
  currency: 'AUD',
  clickKind: 'link_clicks',
  conversionKind: 'Purchases',
  days,
  trend: {
    state: 'shown',
    compared: 'before',
    campaigns: 2,
    leftOut: { campaigns: 1, share: 0.12 },
    before: { from: '2026-05-07', to: '2026-05-31', days: 22 },
    now: { from: '2026-06-01', to: '2026-06-25', days: 25 },
    changes: [
      { name: 'spend', before: 142.1, now: 161.41, change: { value: 0.136, low: 0.04, high: 0.24 } },
      { name: 'impressions', before: 11_902, now: 11_273, change: { value: -0.053, low: -0.12, high: 0.02 } },
      { name: 'clicks', before: 371.5, now: 316.2, change: { value: -0.149, low: -0.21, high: -0.08 } },
      { name: 'conversions', before: 0, now: 1.4, change: null },
      { name: 'click_rate', before: 0.0312, now: 0.028, change: { value: -0.103, low: -0.17, high: -0.03 } },
      { name: 'cost_per_conversion', before: 94.2, now: 122.28, change: { value: 0.298, low: -0.09, high: 0.85 } },
    ],
  },
  ads: [
    ['Price first', 0.46, null],
    ['DE | fig bowl photo | feed', 0.24, { z: -3.4, cause: null }],
    ['Orchard, wide shot with the harvest crew and a very long name that somebody typed', 0.17, null],
    ['Market morning', 0.08, null],
    ['Retargeting test', 0.05, null],
  ].map(([name, share, outlier], index) => ({
    key: key(index),
    name: name as string,
    fileName: index < 2 ? (['price-first.png', 'fig-bowl-photo.png'][index] as string) : null,
    impressions: Math.round(281_828 * (share as number)),
    clicks: Math.round(8_790 * (share as number) * (1 - index * 0.1)),
    conversions: index < 3 ? 15 - 5 * index : 0,
    spend: 4_035.16 * (share as number),
    share: share as number,
    costPerConversion: index < 3 ? (4_035.16 * (share as number)) / (15 - 5 * index) : null,
    outlier: outlier as Findings['ads'][number]['outlier'],
  })),
  adsTotal: 5,
  rowsWithoutAd: 3,
  breakdowns: [
    {
      by: 'Placement',
      groups: [
        {
          label: 'Feed',
          impressions: 182_000,
          counted: 0.0261,
          standardised: { value: 0.0318, low: 0.0297, high: 0.0341 },
        },
        {
          label: 'Stories',
          impressions: 81_000,
          counted: 0.0302,
          standardised: { value: 0.0249, low: 0.023, high: 0.027 },
        },
        { label: 'Search', impressions: 18_000, counted: 0.041, standardised: null },
      ],
      reversed: { better: 'Feed', worse: 'Stories' },
    },
    {
      by: 'Campaign',
      groups: [
        { label: 'Summer | Bundles', impressions: 160_000, counted: 0.029, standardised: null },
        { label: 'Summer | Single', impressions: 121_000, counted: 0.033, standardised: null },
      ],
      reversed: null,
    },
  ],
  uncompared: [],
};

export const bareFindings: Findings = {
  ...sampleFindings,
  days: [],
  trend: { state: 'no_days' },
  ads: [],
  adsTotal: 0,
  rowsWithoutAd: 88,
  breakdowns: [],
  uncompared: ['Campaign', 'Age'],
};

export const fewDays: Findings = {
  ...sampleFindings,
  days: days.slice(0, 5),
  trend: { state: 'needs_days', needs: 3 },
  breakdowns: [],
};
