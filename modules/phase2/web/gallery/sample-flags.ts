import type { Experiment, Features, FlagOperations } from '../../contract/features.ts';

export const sampleFeatures: Features = {
  features: {
    NEW_DASHBOARD_UI: {
      enabled: true,
      rolloutPercentage: 100,
      deploymentGroup: 'stable',
      reason: 'in_group',
      description: 'The enhanced dashboard, on plans that include it.',
      availableFrom: 'free',
    },
    ADVANCED_AI_ANALYSIS: {
      enabled: true,
      rolloutPercentage: 50,
      deploymentGroup: 'finer-map',
      reason: 'in_group',
      description: 'A second attention pass with four times as many cells, on new analyses.',
      availableFrom: 'pro',
    },
    DETAILED_ANALYTICS: {
      enabled: false,
      rolloutPercentage: 25,
      deploymentGroup: 'stable',
      reason: 'outside_rollout',
      description: 'The real-time part of the enhanced dashboard.',
      availableFrom: 'pro',
    },
    ENHANCED_VIDEO_PROCESSING: {
      enabled: false,
      rolloutPercentage: 100,
      deploymentGroup: 'stable',
      reason: 'not_in_plan',
      description: 'Up to three keyframes per shot are measured, in new analyses of videos.',
      availableFrom: 'elite',
    },
    BETA_FEATURES_ACCESS: {
      enabled: false,
      rolloutPercentage: 0,
      deploymentGroup: 'stable',
      reason: 'off_for_all',
      description: 'Pages marked as beta.',
      availableFrom: 'elite',
    },
  },
  userContext: { userId: '01935b2e-7c00-7000-8000-00000000000a', plan: 'pro', deploymentGroup: 'finer-map' },
  lastAnswer: '2026-11-28T09:20:00.000Z',
  isCurrent: true,
};

const exposures = Array.from({ length: 14 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 10, 15 + index)).toISOString().slice(0, 10),
  index,
}));

export const sampleOperations: FlagOperations = {
  countedAt: '2026-11-28T09:18:00.000Z',
  flags: [
    {
      name: 'ADVANCED_AI_ANALYSIS',
      description: 'A second attention pass with four times as many cells, on new analyses.',
      kind: 'experiment',
      owner: 'core-analysis',
      rolloutPercentage: 50,
      share: { enabled: 2461, of: 4980 },
      variants: [
        { name: 'finer-map', people: 1229 },
        { name: 'control', people: 1232 },
      ],
      exposures: exposures.flatMap(({ day, index }) => [
        { day, variant: 'finer-map', people: 40 + ((index * 13) % 22) },
        { day, variant: 'control', people: 38 + ((index * 17) % 25) },
      ]),
      removeBy: '2027-06-30',
      overdue: false,
    },
    {
      name: 'DETAILED_ANALYTICS',
      description: 'The real-time part of the enhanced dashboard.',
      kind: 'release',
      owner: 'phase2',
      rolloutPercentage: 25,
      share: { enabled: 310, of: 4980 },
      variants: [],
      exposures: exposures.map(({ day, index }) => ({ day, variant: 'on', people: 8 + ((index * 5) % 9) })),
      removeBy: '2026-10-31',
      overdue: true,
    },
    {
      name: 'module.phase2',
      description: 'Usage dashboards, feature flags and experiments.',
      kind: 'ops',
      owner: 'phase2',
      rolloutPercentage: 100,
      share: { enabled: 4980, of: 4980 },
      variants: [],
      exposures: [],
      removeBy: null,
      overdue: false,
    },
  ],
  changes: [
    {
      id: '912',
      at: '2026-11-28T08:55:00.000Z',
      by: 'grace@example.com',
      flag: 'ADVANCED_AI_ANALYSIS',
      what: 'Rollout changed from 25 % to 50 %',
    },
    {
      id: '907',
      at: '2026-11-26T14:02:00.000Z',
      by: 'ada@example.com',
      flag: 'BETA_FEATURES_ACCESS',
      what: 'Switched off',
    },
  ],
  changesProblem: null,
};

export const sampleExperiments: Experiment[] = [
  {
    flag: 'ADVANCED_AI_ANALYSIS',
    startedAt: '2026-11-15T00:00:00.000Z',
    control: 'control',
    arms: [
      { variant: 'control', people: 640, conversions: 84, conversionRate: 0.131, engagement: 41.2 },
      { variant: 'finer-map', people: 652, conversions: 116, conversionRate: 0.178, engagement: 42.9 },
    ],
    split: {
      isBroken: false,
      p: 0.74,
      sentence: 'The sizes of the groups fit their settings (1292 people, p = 0.74).',
    },
    effects: [
      {
        variant: 'finer-map',
        metric: 'conversion',
        difference: { value: 0.047, low: 0.004, high: 0.09, level: 0.95 },
        varianceReduced: 0.22,
        verdict: 'better',
        needs: null,
      },
      {
        variant: 'finer-map',
        metric: 'engagement',
        difference: { value: 1.7, low: -2.4, high: 5.8, level: 0.95 },
        varianceReduced: 0.38,
        verdict: 'undecided',
        needs: 'About 4,600 more people would decide a difference of this size.',
      },
    ],
  },
  {
    flag: 'ENHANCED_VIDEO_PROCESSING',
    startedAt: '2026-11-20T00:00:00.000Z',
    control: 'control',
    arms: [
      { variant: 'control', people: 210, conversions: 30, conversionRate: 0.143, engagement: 50.1 },
      { variant: 'keyframes', people: 131, conversions: 21, conversionRate: 0.16, engagement: 51.4 },
    ],
    split: {
      isBroken: true,
      p: 0.00002,
      sentence:
        'The groups are not as large as they were set to be (chance alone does this in less than 0.01 % of tests). Find out why before you read any result.',
    },
    effects: [],
  },
];
