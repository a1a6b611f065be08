import type { Analyses } from '#modules/core-analysis/api.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { insightRoutes } from '../../contract/insights.ts';
import { toInsights, toPrediction } from './insights-view.ts';
import type { LearningStore } from './learning-store.ts';

const NEEDED = 8;

export function createInsightRoutes(deps: {
  store: LearningStore;
  analyses: Pick<Analyses, 'find' | 'list' | 'ruleTitles'>;
}): ImplementedRoute[] {
  const { store, analyses } = deps;
  return implement(insightRoutes, {
    async getInsights(_, rc) {
      const owner = requireUser(rc).id;
      const state = await store.find(owner);
      const ids = (state?.result?.ctr?.rates ?? []).map(({ id }) => id);
      const page = ids.length > 0 ? await analyses.list(owner, { ids, limit: 200 }) : { items: [] };
      const scores = new Map(page.items.map(({ id, score }) => [id, score ?? 0]));
      return toInsights(state, scores, analyses.ruleTitles());
    },
    async getPrediction({ params }, rc) {
      const owner = requireUser(rc).id;
      if (!(await analyses.find(owner, params.id))) throw new AppError(ERRORS.not_found);
      const [made, state] = await Promise.all([store.prediction(owner, params.id), store.find(owner)]);
      if (made) return toPrediction(made.prediction, state?.result ?? null, analyses.ruleTitles());
      const have = state?.result?.ctr?.progress.creatives ?? 0;
      return { prediction: null, needs: have >= NEEDED ? null : NEEDED - have };
    },
  });
}
