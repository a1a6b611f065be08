import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Insights } from '../../contract/insights.ts';
import { toInsights } from './insights-view.ts';
import type { LearningStore } from './learning-store.ts';

const PAGE = 200;

/** What was learned from an owner's reports, without what was deleted since. */
export class InsightReader {
  constructor(
    private readonly deps: { store: Pick<LearningStore, 'find'>; analyses: Pick<Analyses, 'list' | 'ruleTitles'> },
  ) {}

  async of(owner: string): Promise<Insights> {
    const state = await this.deps.store.find(owner);
    const scores = await this.scoresOf(owner, Object.keys(state?.result?.data.names ?? {}));
    return toInsights(state, scores, this.deps.analyses.ruleTitles());
  }

  /** General scores of those that are still there. */
  private async scoresOf(owner: string, ids: readonly string[]): Promise<Map<string, number>> {
    const scores = new Map<string, number>();
    for (let from = 0; from < ids.length; from += PAGE) {
      const { items } = await this.deps.analyses.list(owner, { ids: ids.slice(from, from + PAGE), limit: PAGE });
      for (const { id, generalScore } of items) if (generalScore !== null) scores.set(id, generalScore);
    }
    return scores;
  }
}
