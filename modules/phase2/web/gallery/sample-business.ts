import type { BusinessIntelligence } from '../../contract/business.ts';

const missing = (needs: string) => ({ estimate: null, needs });

export const sampleBusiness: BusinessIntelligence = {
  settings: { orderValue: 64, currency: 'EUR', monthlyOrders: 1200, updatedAt: '2026-11-20T08:00:00.000Z' },
  basis: { reports: 3, creatives: 24, conversionKind: 'Purchases', conversions: 812, days: 84 },
  performanceMetrics: {
    revenueImpact: { estimate: { value: 5900, low: 1400, high: 11200, level: 0.8 }, needs: null, currency: 'EUR' },
    conversionImprovement: { estimate: { value: 0.08, low: 0.02, high: 0.15, level: 0.8 }, needs: null },
    timeToValue: { days: 12, needs: null },
    competitiveAdvantage: {
      estimate: { value: 64, low: 51, high: 77, level: 0.8 },
      needs: null,
      benchmark: { name: 'Facebook ads, all industries', source: 'WordStream', year: 2025 },
    },
  },
  predictiveAnalytics: {
    nextMonthProjection: {
      estimate: { value: 296, low: 221, high: 380, level: 0.8 },
      needs: null,
      unit: 'purchases',
    },
    upsellOpportunity: {
      title: 'Link more creatives to their ads',
      because: '9 ads of your reports have no analysed creative yet.',
      href: '/performance-reports?view=creatives',
      gain: null,
    },
  },
  strategicRecommendations: [
    {
      title: 'Move spend to “spring-sale-square.png”',
      because: 'It is the best of 6 creatives in one campaign with a probability of 94 %.',
      figures: [
        { label: 'Conversion rate', value: '3.1 % (2.6 to 3.7 %)' },
        { label: 'Rate of the others', value: '2.2 % (1.9 to 2.5 %)' },
      ],
    },
  ],
  computedAt: '2026-11-28T06:00:00.000Z',
};

export const emptyBusiness: BusinessIntelligence = {
  settings: { orderValue: null, currency: null, monthlyOrders: null, updatedAt: null },
  basis: { reports: 0, creatives: 0, conversionKind: null, conversions: null, days: 0 },
  performanceMetrics: {
    revenueImpact: {
      ...missing('Not enough data: needs your order value and orders a month, and one performance report'),
      currency: null,
    },
    conversionImprovement: missing('Not enough data: needs one performance report with conversions'),
    timeToValue: { days: null, needs: 'Not enough data: needs one performance report' },
    competitiveAdvantage: {
      ...missing('Not enough data: needs one performance report with clicks'),
      benchmark: null,
    },
  },
  predictiveAnalytics: {
    nextMonthProjection: { ...missing('Not enough data: needs conversions on 14 days'), unit: null },
    upsellOpportunity: null,
  },
  strategicRecommendations: [],
  computedAt: '2026-11-28T06:00:00.000Z',
};
