import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { activityRoutes } from '../../contract/activity.ts';
import { dashboardRoutes } from '../../contract/dashboard.ts';
import { featureRoutes } from '../../contract/features.ts';
import { healthRoutes } from '../../contract/health-route.ts';
import { METRIC_IDS } from '../../contract/metric-ids.ts';
import { type MetricDefinition, testingRoutes } from '../../contract/testing.ts';
import { sampleLive, sampleMetrics, sampleRealtime } from './sample-dashboard.ts';
import { sampleFeatures } from './sample-flags.ts';

const accepted = { success: true, id: '019aa000-0000-7000-8000-000000000001', counted: true };

/** Answers to what the test page calls; what is not here stays under way. */
export const checkAnswers: NonNullable<GalleryState['answers']> = [
  { route: featureRoutes.features, body: sampleFeatures },
  { route: healthRoutes.health, body: { status: 'ok', version: '0.1.0', parts: [] } },
  { route: dashboardRoutes.metrics, body: sampleMetrics },
  { route: dashboardRoutes.realtime, body: sampleRealtime },
  { route: dashboardRoutes.realtimePerformance, body: sampleLive },
  {
    route: testingRoutes.cacheStats,
    body: { entries: 41, lookups: 58, hits: 13, hitRate: 0.224, engineVersion: '2.23' },
  },
  { route: activityRoutes.activity, status: 202, body: accepted },
  { route: activityRoutes.trackConversion, status: 202, body: accepted },
];

const definitions: MetricDefinition[] = METRIC_IDS.map((id) => ({
  id,
  title: id,
  unit: 'points of 100',
  formula: 'The mean of the scores of all analyses that ended in the period, with a 90 % interval by Student’s t.',
  source: 'Events “analysis ended”, one for each finished analysis.',
}));

export const definitionsAnswer = { route: testingRoutes.definitions, body: definitions };
