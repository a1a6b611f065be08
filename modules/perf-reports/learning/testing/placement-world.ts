import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, logit } from '#platform/numeric/summaries.ts';
import type { CreativeOutcomes } from '../model/types.ts';
import { SPREAD } from './world.ts';

export interface PlacementPlan {
  readonly seed: number;
  readonly creatives: number;
  /** The feature's true slope inside placements, log-odds per sd there. */
  readonly slope: number;
  /** Placements differ in the feature by so many sd a step, and in level by `levelStep` against it. */
  readonly featureStep: number;
  readonly levelStep: number;
}

/** Three placements; where the feature is common the level is low, so the pooled slope turns round. */
export const makePlacements = (plan: PlacementPlan): CreativeOutcomes[] => {
  const stream = new RandomStream(plan.seed, ['placements', plan.creatives]);
  return Array.from({ length: plan.creatives }, (_, i) => {
    const placement = stream.integer(3);
    const z = plan.featureStep * (placement - 1) + stream.normal();
    const level = logit(0.012) - plan.levelStep * (placement - 1) + plan.slope * z + SPREAD * stream.normal();
    const impressions = Math.max(50, Math.round(10_000 * Math.exp(1.2 * stream.normal())));
    const clicks = stream.binomial(impressions, expit(level));
    return {
      id: `p${String(i).padStart(4, '0')}`,
      score: 50,
      features: { feature: 0.5 + 0.1 * z },
      groups: [{ group: `placement ${placement}`, impressions, clicks, conversions: 0, spend: 1 }],
    };
  });
};
