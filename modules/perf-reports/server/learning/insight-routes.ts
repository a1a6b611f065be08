import type { Analyses } from '#modules/core-analysis/api.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { insightRoutes } from '../../contract/insights.ts';
import type { InsightReader } from './insight-reader.ts';
import { toPrediction } from './insights-view.ts';
import type { LearningService } from './learning-service.ts';
import type { LearningStore } from './learning-store.ts';

const NEEDED = 8;

export function createInsightRoutes(deps: {
  reader: InsightReader;
  store: Pick<LearningStore, 'find'>;
  learning: Pick<LearningService, 'predict'>;
  analyses: Pick<Analyses, 'find' | 'ruleTitles'>;
}): ImplementedRoute[] {
  const { reader, store, learning, analyses } = deps;

  return implement(insightRoutes, {
    getInsights: (_, rc) => reader.of(requireUser(rc).id),
    async getPrediction({ params }, rc) {
      const owner = requireUser(rc).id;
      const item = await analyses.find(owner, params.id);
      if (!item) throw new AppError(ERRORS.not_found);
      const made = await learning.predict(owner, item);
      if (made) return toPrediction(made, analyses.ruleTitles());
      const have = (await store.find(owner))?.result?.ctr?.progress.creatives ?? 0;
      return { prediction: null, needs: have >= NEEDED ? null : NEEDED - have };
    },
  });
}
