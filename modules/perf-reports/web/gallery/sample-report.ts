import type { Report, ReportSummary } from '../../contract/report.ts';

/** Shapes of real answers, for tests and the gallery. */
export const sampleSummary: ReportSummary = {
  id: '019aa000-0000-7000-8000-0000000000a1',
  fileName: 'Untitled-report-Jun-1-2026-to-Jun-25-2026.csv',
  campaignName: 'Summer sale',
  adPlatform: 'facebook',
  dateRange: null,
  analysisId: null,
  createdAt: '2026-06-26T09:00:00.000Z',
  status: 'completed',
  platform: 'meta',
  rows: 88,
  firstDay: '2026-06-01',
  lastDay: '2026-06-25',
  extractedMetrics: { impressions: 281828, clicks: 8790, spend: 4035.16, ctr: 3.1189, cpc: 0.4591 },
  correlationScore: null,
  error: null,
};

export const sampleReport: Report = {
  ...sampleSummary,
  learningInsights: {
    keyFindings: [],
    contentCorrelations: [],
    optimizationRecommendations: [],
    predictiveInsights: [],
    audiencePatterns: [],
    creativeFatigueIndicators: [],
  },
  figures: [
    { name: 'impressions', value: 281828, unit: 'count', currency: null, stated: null },
    { name: 'clicks', value: 8790, unit: 'count', currency: null, stated: 8795 },
    { name: 'spend', value: 4035.16, unit: 'money', currency: 'AUD', stated: 4035.16 },
    {
      name: 'ctr',
      value: 3.1189,
      unit: 'percent',
      currency: null,
      stated: null,
      range: { low: 0.9, high: 1.6, source: 'Reflex Agency, all objectives', years: '2025–26' },
    },
    { name: 'cpc', value: 0.4591, unit: 'money', currency: 'AUD', stated: 0.46, own: { agree: 87, tried: 88 } },
    { name: 'roas', value: 7.9472, unit: 'ratio', currency: 'AUD', stated: null },
  ],
  conversionKinds: [{ kind: 'Purchases', count: 33 }],
  lines: { total: 91, read: 88, preamble: 1, summary: 1, refused: 1 },
  refusals: [{ line: 40, lines: 1, message: 'Line 40 has 14 columns where the header has 15.' }],
  notes: [
    'Reach and frequency are kept per row and not added up: the same people are counted again on each day and in each group.',
  ],
  columns: [
    { column: 0, header: 'Day', field: 'day', examples: ['2026-06-25', '2026-06-24'], decimal: null },
    { column: 1, header: 'Campaign name', field: 'campaign', examples: ['Summer | Bundles'], decimal: null },
    { column: 2, header: 'Amount spent (AUD)', field: 'spend', examples: ['79.62', '10.52'], decimal: '.' },
    { column: 3, header: 'Impressions', field: 'impressions', examples: ['4457', '2431'], decimal: '.' },
    { column: 4, header: 'Views', field: 'other', examples: ['4424'], decimal: null },
    { column: 5, header: 'Our own score', field: null, examples: ['12'], decimal: null },
  ],
  doubts: [],
  uncountedRows: 12,
};

export const askingReport: Report = {
  ...sampleReport,
  status: 'needs_mapping',
  figures: [],
  lines: null,
  refusals: [],
  notes: [],
  uncountedRows: 0,
  doubts: [
    {
      kind: 'number',
      column: 2,
      example: '1,000',
      readings: [
        { decimal: '.', value: 1000 },
        { decimal: ',', value: 1 },
      ],
      proposed: '.',
    },
    {
      kind: 'dates',
      column: 0,
      example: '01/02/2026',
      readings: [
        { order: 'day-first', day: '2026-02-01' },
        { order: 'month-first', day: '2026-01-02' },
      ],
      proposed: 'month-first',
    },
  ],
};
