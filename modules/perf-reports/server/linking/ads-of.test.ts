import { describe, expect, it } from 'vitest';
import type { AdSum } from './ad-store.ts';
import { accountOf } from './ads-of.ts';

const part = (more: Partial<AdSum>): AdSum => ({
  key: 'a',
  platform: 'meta',
  name: 'Blue',
  campaign: 'Spring',
  breakdown: null,
  currency: 'EUR',
  conversionKind: 'Purchases',
  creativeId: null,
  reportAnalysisId: null,
  impressions: 1_000,
  clickImpressions: 1_000,
  linkClickImpressions: 1_000,
  clicks: null,
  linkClicks: 20,
  conversions: null,
  spend: 10,
  firstDay: '2026-06-01',
  lastDay: '2026-06-02',
  ...more,
});

describe('sums of an ad', () => {
  it('count conversions per click of the rows that state them: blank is unknown', () => {
    const { ads } = accountOf([
      part({ conversions: 4 }),
      part({ conversionKind: null, linkClicks: 80 }),
      part({ key: 'b', conversionKind: null }),
    ]);
    expect(ads.find(({ key }) => key === 'a')).toMatchObject({
      clicks: 100,
      conversions: 4,
      groups: [{ clicks: 100, conversions: 4, conversionClicks: 20 }],
    });
    expect(ads.find(({ key }) => key === 'b')).toMatchObject({
      conversions: null,
      groups: [{ clicks: 20, conversions: null, conversionClicks: null }],
    });
  });
});
