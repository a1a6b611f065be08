import type { Ad, AdList } from '../../contract/creatives.ts';
import type { CreativePrediction, Insights } from '../../contract/insights.ts';

const id = (end: number): string => `019aa000-0000-7000-8000-0000000001${String(end).padStart(2, '0')}`;
const NAMES = ['fig-bowl-panel.png', 'fig-bowl-photo.png', 'market-morning.mp4', 'orchard-wide.jpg', 'price-first.png'];

const rates = NAMES.flatMap((name, index) =>
  [0, 1].map((again) => {
    const value = 0.0092 + index * 0.0018 + again * 0.0007;
    return {
      analysisId: id(index * 2 + again),
      fileName: again ? name.replace('.', '-2.') : name,
      score: 42 + index * 8 + again * 3,
      impressions: 18_000 + index * 7_300 + again * 900,
      raw: value * (again ? 1.06 : 0.95),
      rate: { value, low: value * 0.86, high: value * 1.17 },
    };
  }),
);

const timelines = NAMES.slice(0, 3).map((name, index) => ({
  analysisId: id(index * 2),
  fileName: name,
  days: Array.from({ length: 28 }, (_, day) => {
    const value = (0.013 + index * 0.002) * Math.exp(-0.012 * index * day) * (1 + 0.12 * Math.sin(day * 2.1 + index));
    return {
      day: `2026-09-${String(day + 1).padStart(2, '0')}`,
      rate: value,
      low: value * 0.85,
      high: value * 1.17,
    };
  }),
  trend: Array.from({ length: index === 2 ? 0 : 28 }, (_, day) => {
    const value = (0.013 + index * 0.002) * Math.exp(-0.012 * index * day);
    const reach = 0.04 + 0.003 * Math.abs(day - 13);
    return {
      day: `2026-09-${String(day + 1).padStart(2, '0')}`,
      rate: value,
      low: value * (1 - reach),
      high: value * (1 + reach),
    };
  }),
  fall: [
    { value: 0.01, low: -0.03, high: 0.05, isClear: false },
    { value: 0.08, low: 0.03, high: 0.13, isClear: true },
    null,
  ][index] as Insights['timelines'][number]['fall'],
  needs: index === 2 ? 3 : 0,
}));

export const sampleInsights: Insights = {
  state: 'current',
  learnedAt: '2026-11-28T12:00:00.000Z',
  creatives: 24,
  stage: 'accuracy',
  next: { what: 'what works for you', needs: 6 },
  correlationScore: 31,
  correlation: { value: 0.31, low: 0.02, high: 0.57 },
  accuracy: {
    personal: { value: 0.64, low: 0.55, high: 0.73 },
    general: { value: 0.56, low: 0.47, high: 0.65 },
    isUsed: true,
  },
  decision: {
    answer: 'more data',
    where: 'Autumn harvest, Feed',
    standings: rates
      .slice(-4)
      .toReversed()
      .map(({ analysisId, fileName, rate }, index) => ({
        analysisId,
        fileName,
        rate: rate.value,
        probabilityBest: [0.71, 0.2, 0.07, 0.02][index] ?? 0,
        expectedLoss: index * 0.0009 + 0.0002,
      })),
  },
  rates,
  scatter: {
    points: rates.map(({ analysisId, fileName, score, raw }) => ({ analysisId, fileName, score, rate: raw })),
    line: Array.from({ length: 13 }, (_, step) => {
      const score = 42 + step * 3;
      const value = 0.0096 * Math.exp(step * 0.045);
      const reach = 1 + 0.08 + 0.004 * (step - 6) ** 2;
      return { score, rate: value, low: value / reach, high: value * reach };
    }),
  },
  timelines,
  insights: [
    {
      list: 'keyFindings',
      text: 'In your data higher scores went with more clicks: correlation 0.31 over 24 creatives.',
      figures: [
        { label: 'Correlation of score and click rate', value: '0.31' },
        { label: '90 % interval', value: '0.02 to 0.57' },
        { label: 'Creatives', value: '24' },
      ],
      analyses: [],
    },
    {
      list: 'optimizationRecommendations',
      text: 'Keep testing: price-first-2.png leads with a probability of 71 %, which is not enough to stop the others.',
      figures: [{ label: 'price-first-2.png', value: '1.71 %, best with 71 %' }],
      analyses: [id(9)],
    },
    {
      list: 'creativeFatigueIndicators',
      text: 'market-morning.mp4 is wearing out: its click rate falls by about 9 % per week, beyond what your other creatives did.',
      figures: [
        { label: 'Fall per week, 80 % interval', value: '4 % to 14 %' },
        { label: 'Days', value: '28' },
      ],
      analyses: [id(4)],
    },
  ],
};

export const fewInsights: Insights = {
  ...sampleInsights,
  creatives: 3,
  stage: 'sums',
  next: { what: 'click rates drawn to your level, trends and fatigue', needs: 2 },
  correlationScore: null,
  correlation: null,
  accuracy: null,
  decision: null,
  rates: [],
  scatter: null,
  timelines: [],
  insights: [],
};

const ad = (index: number, more: Partial<Ad>): Ad => ({
  key: String(index).padStart(32, '0'),
  platform: 'meta',
  name: `Ad ${index}`,
  campaign: 'Autumn harvest',
  firstDay: '2026-09-01',
  lastDay: '2026-09-28',
  figures: { impressions: 42_310, clicks: 611, conversions: 31, spend: [{ currency: 'EUR', amount: 512.4 }] },
  link: null,
  isUnlinked: false,
  proposals: [],
  ...more,
});

export const sampleAds: AdList = {
  ads: [
    ad(1, {
      name: 'Price first',
      link: { analysisId: id(8), fileName: 'price-first.png', score: 74, kind: 'file_name' },
    }),
    ad(2, {
      name: 'DE | fig bowl photo | feed',
      link: { analysisId: id(2), fileName: 'fig-bowl-photo.png', score: 50, kind: 'owner' },
    }),
    ad(3, {
      name: 'Orchard, wide shot with the harvest crew and a very long name that somebody typed',
      proposals: [{ analysisId: id(6), fileName: 'orchard-wide.jpg', score: 66, likeness: 0.52 }],
    }),
    ad(4, {
      name: 'Retargeting test',
      campaign: null,
      figures: { impressions: 0, clicks: null, conversions: null, spend: [] },
    }),
  ],
  total: 4,
  linked: 2,
  unlinked: 2,
  rowsWithoutAd: 12,
  clickKind: 'link_clicks',
  conversionKind: 'Purchases',
};

export const noAds: AdList = { ...sampleAds, ads: [], total: 0, linked: 0, unlinked: 0 };

export const samplePrediction: CreativePrediction = {
  level: 'personal',
  isEarly: false,
  clickRate: { value: 0.0142, low: 0.0087, high: 0.0231 },
  conversionRate: { value: 0.051, low: 0.022, high: 0.108 },
  costPerConversion: { value: 11.8, low: 5.1, high: 27.4, currency: 'EUR' },
  isMeasuredOtherwise: false,
  because: [
    { rules: ['One headline leads'], effect: 0.21 },
    { rules: ['Text stands out from its background', 'Lines are easy to read'], effect: -0.12 },
    { rules: ['A face looks at the viewer'], effect: 0.08 },
  ],
  accuracy: { value: 0.64, low: 0.55, high: 0.73 },
  creatives: 34,
};
