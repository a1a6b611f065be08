import type { Analyses } from '#modules/core-analysis/api.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { testingRoutes } from '../../contract/testing.ts';
import { listDefinitions } from '../metrics/definitions.ts';
import type { EnhancedAnalyses } from './enhanced-analysis.ts';

/** What the test page calls beside the dashboards' own routes. */
export function createCheckRoutes({
  enhanced,
  analyses,
}: {
  readonly enhanced: EnhancedAnalyses;
  readonly analyses: Analyses;
}): ImplementedRoute[] {
  return implement(testingRoutes, {
    definitions: async () => listDefinitions(),
    async enhancedAnalysis({ body }, rc) {
      const user = requireUser(rc);
      return reply(202, { body: await enhanced.start(user, body), headers: {} });
    },
    async cacheStats(_, rc) {
      const { lookups, hits, ...rest } = await analyses.measurementCache(requireUser(rc).id);
      return { ...rest, lookups, hits, hitRate: lookups > 0 ? hits / lookups : null };
    },
  });
}
