import { CUSTOMER_FLAGS } from '#flags/catalog.ts';
import { activityRoutes } from '../../contract/activity.ts';
import { businessRoutes } from '../../contract/business.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { engagementRoutes } from '../../contract/engagement.ts';
import { featureRoutes } from '../../contract/features.ts';
import { healthRoutes } from '../../contract/health-route.ts';
import { testingRoutes } from '../../contract/testing.ts';
import { defineCheck } from './check.ts';

const features = defineCheck({
  id: 'features',
  title: 'Flags of this account',
  call: 'GET /api/v2/features',
  run: (api) => api.call(featureRoutes.features),
  problem: (answer) =>
    CUSTOMER_FLAGS.every((name) => name in answer.features) ? null : 'One of the five flags is missing.',
});

export const FLAG_CHECKS = [
  features,
  ...CUSTOMER_FLAGS.map((name) =>
    defineCheck({
      id: `flag-${name}`,
      title: `Try ${name}`,
      call: `POST /api/v2/features/${name}/test`,
      run: (api) => api.call(featureRoutes.testFeature, { params: { name } }),
      problem: (answer) => (answer.result ? null : 'The answer says nothing.'),
    }),
  ),
];

const metrics = defineCheck({
  id: 'metrics',
  title: 'Metrics of this account',
  call: 'GET /api/v2/dashboard/metrics',
  run: (api) => api.call(dashboardRoutes.metrics, {}),
  problem: ({ totalAnalyses, days }) =>
    days.reduce((sum, day) => sum + day.analyses, 0) === totalAnalyses ? null : 'The days do not add up to the total.',
});

export const DASHBOARD_CHECKS = [
  metrics,
  defineCheck({
    id: 'comprehensive',
    title: 'Everything in one answer',
    call: 'GET /api/v2/dashboard/comprehensive',
    run: (api) => api.call(dashboardRoutes.comprehensive, {}),
  }),
  defineCheck({
    id: 'usage',
    title: 'Feature usage',
    call: 'GET /api/v2/analytics/feature-usage',
    run: (api) => api.call(engagementRoutes.featureUsage, {}),
  }),
  defineCheck({
    id: 'recommendations',
    title: 'Recommendations',
    call: 'GET /api/v2/optimization/recommendations',
    run: (api) => api.call(engagementRoutes.recommendations),
  }),
  defineCheck({
    id: 'business',
    title: 'Business intelligence',
    call: 'GET /api/v2/business-intelligence',
    run: (api) => api.call(businessRoutes.business),
  }),
];

const health = defineCheck({
  id: 'health',
  title: 'State of the service',
  call: 'GET /api/health',
  run: (api) => api.call(healthRoutes.health),
  problem: ({ status }) => (status === 'ok' ? null : `The service says “${status}”.`),
});

export const PERFORMANCE_CHECKS = [
  health,
  defineCheck({
    id: 'realtime',
    title: 'Real-time analytics',
    call: 'GET /api/v2/dashboard/realtime',
    run: (api) => api.call(dashboardRoutes.realtime),
  }),
  defineCheck({
    id: 'realtime-performance',
    title: 'Real-time performance',
    call: 'GET /api/v2/dashboard/realtime-performance',
    run: (api) => api.call(dashboardRoutes.realtimePerformance),
  }),
  defineCheck({
    id: 'cache',
    title: 'Measurement cache',
    call: 'GET /api/v2/cache/stats',
    run: (api) => api.call(testingRoutes.cacheStats),
    problem: ({ hits, lookups }) => (hits <= lookups ? null : 'There are more hits than lookups.'),
  }),
];

/** One after the other, as a client goes through them: who am I, what do I send, what is made of it. */
export const INTEGRATION_CHECKS = [
  health,
  features,
  defineCheck({
    id: 'activity',
    title: 'Send an event',
    call: 'POST /api/v2/activity',
    note: 'It is counted, like any other.',
    run: (api) =>
      api.call(activityRoutes.activity, {
        body: { type: 'feature_used', feature: 'phase2_test', action: 'run' },
      }),
    problem: ({ success }) => (success ? null : 'The event was not taken.'),
  }),
  defineCheck({
    id: 'conversion',
    title: 'Track a conversion step',
    call: 'POST /api/v2/analytics/track-conversion',
    note: 'It is counted, like any other.',
    run: (api) =>
      api.call(activityRoutes.trackConversion, {
        body: { eventType: 'phase2_integration_test_used', eventData: { page: 'phase2_test' } },
      }),
    problem: ({ success }) => (success ? null : 'The step was not taken.'),
  }),
  metrics,
];
