import type { Analyses } from '#modules/core-analysis/api.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { insightRoutes } from '../../contract/insights.ts';
import { toInsights, toPrediction } from './insights-view.ts';
import type { LearningService } from './learning-service.ts';
import type { LearningStore } from './learning-store.ts';

const NEEDED = 8;
const PAGE = 200;

export function createInsightRoutes(deps: {
  store: LearningStore;
  learning: Pick<LearningService, 'predict'>;
  analyses: Pick<Analyses, 'find' | 'list' | 'ruleTitles'>;
}): ImplementedRoute[] {
  const { store, learning, analyses } = deps;

  /** General scores of those that are still there. */
  async function scoresOf(owner: string, ids: readonly string[]): Promise<Map<string, number>> {
    const scores = new Map<string, number>();
    for (let from = 0; from < ids.length; from += PAGE) {
      const { items } = await analyses.list(owner, { ids: ids.slice(from, from + PAGE), limit: PAGE });
      for (const { id, generalScore } of items) if (generalScore !== null) scores.set(id, generalScore);
    }
    return scores;
  }

  return implement(insightRoutes, {
    async getInsights(_, rc) {
      const owner = requireUser(rc).id;
      const state = await store.find(owner);
      const scores = await scoresOf(owner, Object.keys(state?.result?.data.names ?? {}));
      return toInsights(state, scores, analyses.ruleTitles());
    },
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
