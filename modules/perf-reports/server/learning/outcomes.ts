import type { PerformanceOutcomes } from '../../api.ts';
import { hasReached } from '../../learning/model/stage.ts';
import type { LinkService } from '../linking/link-service.ts';
import { accountData } from './account-data.ts';
import type { LearningStore } from './learning-store.ts';

/** What creatives brought and what was learned from it, for other modules. */
export function createOutcomes(deps: { links: LinkService; learned: LearningStore }): PerformanceOutcomes {
  return {
    async linked(owner) {
      const { creatives, converting } = accountData(await deps.links.linked(owner), [], []);
      const stated = new Map(
        converting.map(({ id, groups }) => [id, new Map(groups.map(({ group, conversions }) => [group, conversions]))]),
      );
      return creatives.map(({ id, groups }) => ({
        analysisId: id,
        groups: groups.map(({ group, impressions, clicks }) => ({
          group,
          impressions,
          clicks,
          conversions: stated.get(id)?.get(group) ?? null,
        })),
      }));
    },
    async model(owner) {
      const state = await deps.learned.find(owner);
      const ctr = state?.result?.ctr;
      if (!state?.learnedAt || !ctr) return null;
      const held = ctr.holdOut?.personal;
      return {
        learnedAt: state.learnedAt,
        bytes: Buffer.from(JSON.stringify(state.result)),
        creatives: ctr.progress.creatives,
        accuracy:
          held && hasReached(ctr.progress, 'accuracy')
            ? { value: held.accuracy, low: held.low, high: held.high }
            : null,
        isUsed: ctr.holdOut?.gate.passed ?? false,
      };
    },
  };
}
