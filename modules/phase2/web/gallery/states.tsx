import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession, testSession } from '#shell/sdk/testing/fake-api.ts';
import { businessRoutes } from '../../contract/business.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { engagementRoutes } from '../../contract/engagement.ts';
import { experimentRoutes, featureRoutes } from '../../contract/features.ts';
import AnalyticsPage from '../pages/analytics-page.tsx';
import EnhancedDashboardPage from '../pages/enhanced-dashboard-page.tsx';
import FeatureFlagsPage from '../pages/feature-flags-page.tsx';
import Phase2TestPage from '../pages/phase2-test-page.tsx';
import { analyticsPath, checksPath, enhancedPath, flagsPath } from '../paths.ts';
import { emptyBusiness, sampleBusiness } from './sample-business.ts';
import { checkAnswers, definitionsAnswer } from './sample-checks.ts';
import {
  emptyComprehensive,
  emptyMetrics,
  quietLive,
  sampleComprehensive,
  sampleLive,
  sampleMetrics,
  sampleRealtime,
  sampleRecommendations,
  sampleUsage,
} from './sample-dashboard.ts';
import { sampleExperiments, sampleFeatures, sampleOperations } from './sample-flags.ts';

type Answers = NonNullable<GalleryState['answers']>;

const refused = { code: 'internal', message: 'Something went wrong on our side.', requestId: 'req-1' };
const pro = planSession('pro', { tokensUsed: '431' });
const elite = planSession('elite', { tokensUsed: '431' });
const operator = testSession({ plan: 'elite', role: 'operator' });
const flagOff = (flag: 'NEW_DASHBOARD_UI' | 'DETAILED_ANALYTICS') => ({
  ...pro,
  gates: { ...pro.gates, flags: { ...pro.gates.flags, [flag]: false } },
});

const screens = {
  enhanced: { screen: <EnhancedDashboardPage />, path: enhancedPath, title: 'Enhanced dashboard' },
  analytics: { screen: <AnalyticsPage />, path: analyticsPath, title: 'Advanced analytics' },
  flags: { screen: <FeatureFlagsPage />, path: flagsPath, title: 'Feature flags' },
  checks: { screen: <Phase2TestPage />, path: checksPath, title: 'Phase 2 tests' },
} as const;

interface StateOptions {
  answers?: Answers;
  session?: GalleryState['session'];
  /** What stands behind the path: `?tab=performance`. */
  search?: string;
}

function state(screen: keyof typeof screens, id: string, title: string, options: StateOptions = {}): GalleryState {
  const { answers = [], session = pro, search = '' } = options;
  const page = screens[screen];
  return {
    id: `phase2-${screen}-${id}`,
    title: `${page.title}: ${title}`,
    at: `${page.path}${search}`,
    answers: [...answers, definitionsAnswer],
    session,
    screen: page.screen,
  };
}

const metrics = { route: dashboardRoutes.metrics, body: sampleMetrics };
const live = { route: dashboardRoutes.realtime, body: sampleRealtime };
const recommendations = { route: engagementRoutes.recommendations, body: sampleRecommendations };
const enhanced: Answers = [metrics, recommendations, live];
const analytics: Answers = [
  { route: dashboardRoutes.realtimePerformance, body: sampleLive },
  { route: dashboardRoutes.comprehensive, body: sampleComprehensive },
  { route: engagementRoutes.featureUsage, body: sampleUsage },
  { route: businessRoutes.business, body: sampleBusiness },
];
const quiet: Answers = [
  { route: dashboardRoutes.realtimePerformance, body: quietLive },
  { route: dashboardRoutes.comprehensive, body: emptyComprehensive },
  {
    route: engagementRoutes.featureUsage,
    body: {
      imageAnalysis: { count: 0, avgScore: null },
      videoAnalysis: { count: 0, avgScore: null },
      dashboard: { viewCount: 1, timeSpent: 0 },
      optimization: { recommendationsApplied: 0, avgImprovementScore: null },
    },
  },
  { route: businessRoutes.business, body: emptyBusiness },
];
const flags: Answers = [
  { route: featureRoutes.features, body: sampleFeatures },
  { route: featureRoutes.flagOperations, body: sampleOperations },
  {
    route: experimentRoutes.experiments,
    body: { experiments: sampleExperiments, computedAt: sampleOperations.countedAt },
  },
];

export const states: readonly GalleryState[] = [
  state('enhanced', 'overview', 'overview', { answers: enhanced }),
  state('enhanced', 'performance', 'performance', { answers: enhanced, search: '?tab=performance' }),
  state('enhanced', 'insights', 'AI insights', { answers: enhanced, search: '?tab=insights' }),
  state('enhanced', 'optimization', 'optimization', { answers: enhanced, search: '?tab=optimization' }),
  state('enhanced', 'custom', 'days of one’s own, not compared', {
    answers: [{ route: dashboardRoutes.metrics, body: { ...sampleMetrics, previous: null, previousDays: [] } }, live],
    search: '?from=2026-10-30&to=2026-11-28&compare=off',
  }),
  state('enhanced', 'no-realtime', 'without the real-time part', {
    answers: enhanced,
    session: flagOff('DETAILED_ANALYTICS'),
  }),
  state('enhanced', 'empty', 'nothing analysed yet', {
    answers: [
      { route: dashboardRoutes.metrics, body: emptyMetrics },
      { route: engagementRoutes.recommendations, body: [] },
      live,
    ],
  }),
  state('enhanced', 'loading', 'on its way'),
  state('enhanced', 'failed', 'could not be loaded', {
    answers: [{ route: dashboardRoutes.metrics, status: 500, body: refused }],
  }),
  state('enhanced', 'standard', 'standard dashboard on Starter', {
    answers: [metrics],
    session: planSession('starter'),
  }),
  state('enhanced', 'off', 'switched off', { answers: [metrics], session: flagOff('NEW_DASHBOARD_UI') }),
  state('analytics', 'overview', 'overview', { answers: analytics }),
  state('analytics', 'engagement', 'engagement', { answers: analytics, search: '?tab=engagement' }),
  state('analytics', 'conversion', 'conversion', { answers: analytics, search: '?tab=conversion' }),
  state('analytics', 'optimization', 'optimization', { answers: analytics, search: '?tab=optimization' }),
  state('analytics', 'business', 'business intelligence', {
    answers: analytics,
    session: elite,
    search: '?tab=business',
  }),
  state('analytics', 'business-asks', 'business intelligence asks', {
    answers: quiet,
    session: elite,
    search: '?tab=business',
  }),
  state('analytics', 'business-failed', 'business intelligence could not be loaded', {
    answers: [
      { route: dashboardRoutes.realtimePerformance, body: sampleLive },
      { route: businessRoutes.business, status: 500, body: refused },
    ],
    session: elite,
    search: '?tab=business',
  }),
  state('analytics', 'empty', 'nothing happened yet', { answers: quiet }),
  state('analytics', 'empty-engagement', 'no engagement yet', { answers: quiet, search: '?tab=engagement' }),
  state('analytics', 'empty-conversion', 'no conversion yet', { answers: quiet, search: '?tab=conversion' }),
  state('analytics', 'loading', 'on its way'),
  state('analytics', 'failed', 'could not be loaded', {
    answers: [
      { route: dashboardRoutes.realtimePerformance, status: 500, body: refused },
      { route: dashboardRoutes.comprehensive, status: 500, body: refused },
    ],
  }),
  state('analytics', 'locked', 'on Free', { session: planSession('free') }),
  state('flags', 'own', 'one’s own', { answers: flags }),
  state('flags', 'stale', 'the flag service does not answer', {
    answers: [{ route: featureRoutes.features, body: { ...sampleFeatures, isCurrent: false } }],
  }),
  state('flags', 'loading', 'on their way'),
  state('flags', 'failed', 'could not be loaded', {
    answers: [{ route: featureRoutes.features, status: 500, body: refused }],
  }),
  state('flags', 'rollouts', 'rollouts for operators', { answers: flags, session: operator, search: '?tab=rollouts' }),
  state('flags', 'rollouts-nolog', 'rollouts without the event log', {
    answers: [
      {
        route: featureRoutes.flagOperations,
        body: {
          ...sampleOperations,
          flags: sampleOperations.flags.slice(2),
          changes: null,
          changesProblem: 'No token for the event log is set up.',
        },
      },
    ],
    session: operator,
    search: '?tab=rollouts',
  }),
  state('flags', 'experiments', 'experiments', { answers: flags, session: operator, search: '?tab=experiments' }),
  state('flags', 'experiments-none', 'no experiment', {
    answers: [
      { route: experimentRoutes.experiments, body: { experiments: [], computedAt: sampleOperations.countedAt } },
    ],
    session: operator,
    search: '?tab=experiments',
  }),
  state('checks', 'flags', 'flags', { answers: checkAnswers }),
  state('checks', 'dashboard', 'dashboard', { answers: checkAnswers, search: '?tab=dashboard' }),
  state('checks', 'analysis', 'analysis', { answers: checkAnswers, search: '?tab=analysis' }),
  state('checks', 'performance', 'performance', { answers: checkAnswers, search: '?tab=performance' }),
  state('checks', 'integration', 'integration', { answers: checkAnswers, search: '?tab=integration' }),
];
