import type {
  Comprehensive,
  DashboardMetrics,
  DayFigures,
  Realtime,
  RealtimePerformance,
} from '../../contract/dashboard.ts';
import type { FeatureUsage, Recommendation } from '../../contract/engagement.ts';

const LAST_DAY = Date.UTC(2026, 10, 28);
const DAY_MS = 86_400_000;
const day = (back: number): string => new Date(LAST_DAY - back * DAY_MS).toISOString().slice(0, 10);
const id = (n: number): string => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A month with weekends off; `shift` moves the score. */
function days(first: number, shift: number, step: number): DayFigures[] {
  return Array.from({ length: 30 }, (_, index) => {
    const at = first + 29 - index;
    const analyses = index % 7 > 4 ? 0 : 1 + ((index * step) % 4);
    const avgScore = analyses === 0 ? null : 58 + shift + 8 * Math.sin(index / 4) + index * 0.2;
    return {
      day: day(at),
      analyses,
      avgScore,
      scoreLow: avgScore === null || analyses < 2 ? null : avgScore - 9 / analyses - 2,
      scoreHigh: avgScore === null || analyses < 2 ? null : avgScore + 9 / analyses + 2,
      minutesSaved: analyses * 22,
      cacheHitRate: analyses === 0 ? null : ((index * 3) % 5) / 10,
      processingTime: analyses === 0 ? null : 2.1 + ((index * 7) % 9) / 5,
    };
  });
}

const now = days(0, 4, 5);
const before = days(30, 0, 3);
const total = (of: readonly DayFigures[]): number => of.reduce((sum, each) => sum + each.analyses, 0);

export const sampleMetrics: DashboardMetrics = {
  period: { from: day(29), to: day(0) },
  previous: {
    period: { from: day(59), to: day(30) },
    totalAnalyses: total(before) - 9,
    avgConversionScore: 60.2,
    scoreInterval: { value: 60.2, low: 57.4, high: 63, level: 0.9 },
    totalSavings: (total(before) - 9) * 22,
    cacheHitRate: 0.27,
    cacheLookups: total(before) - 9,
    processingTime: 3.1,
    processingTimeP95: 6.8,
    activeDays: 18,
  },
  totalAnalyses: total(now),
  avgConversionScore: 66.4,
  scoreInterval: { value: 66.4, low: 63.9, high: 68.9, level: 0.9 },
  totalSavings: total(now) * 22,
  cacheHitRate: 0.22,
  cacheLookups: total(now),
  processingTime: 2.8,
  processingTimeP95: 5.9,
  activeDays: 22,
  improvementTrend: 'improving',
  trendDifference: { value: 6.2, low: 2.5, high: 9.9, level: 0.9 },
  trendNeeds: null,
  planUtilization: { tokensUsed: 431, tokensLimit: 500, percentage: 86.2 },
  recentActivity: [
    {
      type: 'image_analysis',
      date: '2026-11-28T09:12:00.000Z',
      title: 'spring-sale-square.png',
      analysisId: id(1),
      score: 74,
      improvement: 6.5,
    },
    {
      type: 'fix',
      date: '2026-11-28T09:05:00.000Z',
      title: 'spring-sale-square.png',
      analysisId: id(1),
      score: null,
      improvement: 4.1,
    },
    {
      type: 'video_analysis',
      date: '2026-11-27T15:40:00.000Z',
      title: 'unboxing-15s.mp4',
      analysisId: id(2),
      score: 58,
      improvement: -1.2,
    },
    {
      type: 'report',
      date: '2026-11-27T15:02:00.000Z',
      title: 'Quick Wins for unboxing-15s.mp4',
      analysisId: id(2),
      score: null,
      improvement: null,
    },
    { type: 'plan', date: '2026-11-20T08:00:00.000Z', title: 'Pro', analysisId: null, score: null, improvement: null },
  ],
  performanceInsights: {
    bestPerforming: {
      analysisId: id(1),
      fileName: 'spring-sale-square.png',
      score: 81,
      date: '2026-11-24T09:12:00.000Z',
    },
    needsImprovement: {
      analysisId: id(3),
      fileName: 'brand-story-long-cut.mp4',
      score: 41,
      date: '2026-11-19T11:30:00.000Z',
    },
    recommendation: 'Show the product in the first two seconds: it appears after 6.4 s, when most viewers are gone.',
  },
  savingsModel: { imageMinutes: 15, videoMinutes: 40, source: 'Stated by the operator' },
  days: now,
  previousDays: before,
  countedUntil: '2026-11-28T09:20:00.000Z',
  isCurrent: true,
};

/** Nothing was analysed yet. */
export const emptyMetrics: DashboardMetrics = {
  ...sampleMetrics,
  previous: null,
  totalAnalyses: 0,
  avgConversionScore: null,
  scoreInterval: null,
  totalSavings: 0,
  cacheHitRate: null,
  cacheLookups: 0,
  processingTime: null,
  processingTimeP95: null,
  activeDays: 0,
  improvementTrend: null,
  trendDifference: null,
  trendNeeds: 'Not enough data: needs 2 analyses in each period',
  planUtilization: { tokensUsed: 0, tokensLimit: 500, percentage: 0 },
  recentActivity: [],
  performanceInsights: { bestPerforming: null, needsImprovement: null, recommendation: null },
  days: now.map((each) => ({
    ...each,
    analyses: 0,
    avgScore: null,
    scoreLow: null,
    scoreHigh: null,
    minutesSaved: 0,
    cacheHitRate: null,
    processingTime: null,
  })),
  previousDays: [],
};

export const sampleRealtime: Realtime = {
  activeUsers: 37,
  avgResponseTime: 0.042,
  responseTimeP95: 0.31,
  errorRate: 0.0004,
  requests: 2481,
  at: '2026-11-28T09:20:05.000Z',
};

export const sampleLive: RealtimePerformance = {
  activeUsers: 37,
  averageResponseTime: 0.042,
  responseTimeP95: 0.31,
  cacheHitRate: 0.31,
  analysesLastHour: 64,
  errorRate: 0.0004,
  requests: 2481,
  userSpecific: { engagementScore: 87 },
  at: '2026-11-28T09:20:05.000Z',
};

export const quietLive: RealtimePerformance = {
  activeUsers: 1,
  averageResponseTime: null,
  responseTimeP95: null,
  cacheHitRate: null,
  analysesLastHour: 0,
  errorRate: null,
  requests: 0,
  userSpecific: { engagementScore: null },
  at: '2026-11-28T09:20:05.000Z',
};

export const sampleRecommendations: Recommendation[] = [
  {
    id: 'hook',
    title: 'Show the product in the first two seconds',
    description: 'On 3 videos the product appears after 6.4 s in the mean, when most viewers are gone.',
    priority: 'high',
    impact: 'high',
    effort: 'medium',
    actionRequired: 'Move the first shot with the product to the front and analyse the new cut.',
    timeEstimate: '30 minutes',
    expectedGain: 7.8,
    href: `/dashboard?analysis=${id(3)}`,
  },
  {
    id: 'contrast',
    title: 'Give the price more contrast',
    description: 'On 5 images the price has a contrast of 2.6 to 1 against what it stands on.',
    priority: 'medium',
    impact: 'medium',
    effort: 'low',
    actionRequired: 'Take the fix that is offered with the result.',
    timeEstimate: '5 minutes',
    expectedGain: 4.1,
    href: `/dashboard?analysis=${id(1)}`,
  },
  {
    id: 'report',
    title: 'Import a performance report',
    description: 'None of your 58 creatives has outcomes yet, so nothing can be learned from them.',
    priority: 'low',
    impact: 'medium',
    effort: 'low',
    actionRequired: 'Upload an export of your ad platform.',
    timeEstimate: '10 minutes',
    expectedGain: null,
    href: '/performance-reports',
  },
];

export const sampleComprehensive: Comprehensive = {
  metrics: sampleMetrics,
  engagement: {
    engagementScore: 87,
    parts: [
      { label: 'Active days', counted: 22, points: 34.1, most: 35 },
      { label: 'Analyses', counted: 58, points: 25, most: 25 },
      { label: 'Features used', counted: 3, points: 7.9, most: 15 },
      { label: 'Findings acted on', counted: 8, points: 20, most: 25 },
    ],
    isPredictive: false,
    behaviorSegment: 'power',
    segmentReason: 'Active on 22 days of the last 28.',
    conversionFunnelStage: 'Outcome',
    nextActions: [
      {
        title: 'Compare the plans',
        because: 'You act on what you find. A higher plan includes more checks and reports.',
        href: '/subscribe?from=dashboard',
      },
      {
        title: 'unboxing-15s.mp4: Show the product earlier (+4.6)',
        because: 'It applies to 3 creatives and would gain about 7.8 points.',
        href: `/dashboard?analysis=${id(3)}`,
      },
    ],
  },
  conversion: {
    conversionRate: { value: 0.19, low: 0.12, high: 0.29, level: 0.9 },
    counted: { acted: 11, of: 58 },
    conversionNeeds: null,
    behaviorSegment: 'power',
    optimizationOpportunities: [
      {
        category: 'Hook',
        impact: 'medium',
        description:
          'First look at the product: short of its aim on 3 creatives, most on unboxing-15s.mp4 (after 6.4 s; aim: within 2 s).',
        expectedGain: 7.8,
        creatives: 3,
        actionItems: [
          'unboxing-15s.mp4: Show the product earlier (+4.6)',
          'summer-teaser.mp4: Show the product earlier (+2)',
        ],
        analysisId: id(3),
      },
      {
        category: 'Readability',
        impact: 'low',
        description:
          'Contrast of the text: short of its aim on 5 creatives, most on spring-sale-square.png (2.6 to 1; aim: 4.5 to 1).',
        expectedGain: 4.1,
        creatives: 5,
        actionItems: ['spring-sale-square.png: Raise the contrast of the text (+1.9)'],
        analysisId: id(1),
      },
    ],
  },
  recommendations: sampleRecommendations,
};

export const emptyComprehensive: Comprehensive = {
  metrics: emptyMetrics,
  engagement: {
    engagementScore: 0,
    parts: sampleComprehensive.engagement.parts.map((part) => ({ ...part, counted: 0, points: 0 })),
    isPredictive: false,
    behaviorSegment: 'new',
    segmentReason: 'Nothing was counted yet.',
    conversionFunnelStage: 'Interest',
    nextActions: [],
  },
  conversion: {
    conversionRate: null,
    counted: { acted: 0, of: 0 },
    conversionNeeds: 'Not enough data: needs 1 finished analysis with advice.',
    behaviorSegment: 'new',
    optimizationOpportunities: [],
  },
  recommendations: [],
};

export const sampleUsage: FeatureUsage = {
  imageAnalysis: { count: 46, avgScore: 68.1 },
  videoAnalysis: { count: 12, avgScore: 59.8 },
  dashboard: { viewCount: 31, timeSpent: 2520 },
  optimization: { recommendationsApplied: 11, avgImprovementScore: 5.2 },
};
