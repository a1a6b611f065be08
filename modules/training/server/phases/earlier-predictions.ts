import type { EarlierPrediction } from '../../learner/judge/learn-residuals.ts';
import type { CollectedCreative, Dataset, DatasetOwner } from '../data/dataset.ts';

/**
 * Log odds of being the better of two for one log odds of a rate: the logistic's slope over what differs between two creatives and
 * nothing explains (0.35 on the log odds of a click rate, learning rule 1): 1.7 / (0.35 √2).
 */
const PER_RATE = 3.43;
/** Of ratings: one standard deviation of an account's ratings counts as one on that scale, with as much noise. */
const RATING_VARIANCE = 1;

type Predicted = CollectedCreative & { readonly predicted: NonNullable<CollectedCreative['predicted']> };

/**
 * What was said of creatives when they were judged, beside what came since, on one scale: log odds of being the better of two, around
 * the middle of the account. Results go before ratings.
 */
export function earlierPredictions(data: Dataset, modelId: string): EarlierPrediction[] {
  return data.owners.flatMap((owner) => ofOwner(owner, modelId));
}

function ofOwner({ id: owner, creatives }: DatasetOwner, modelId: string): EarlierPrediction[] {
  const judged = creatives.filter((one): one is Predicted => one.predicted?.modelId === modelId);
  if (judged.length < 2) return [];
  const middle = mean(judged.map(({ predicted }) => predicted.utility));
  const rates = outcomes(creatives);
  const rated = judged.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const usual = mean(rated);
  const spread = Math.sqrt(mean(rated.map((rating) => (rating - usual) * (rating - usual))));
  return judged.flatMap(({ id, predicted, rating }) => {
    const about = { id, owner, predicted: predicted.utility - middle };
    const rate = rates.get(id);
    if (rate) return [{ ...about, observed: PER_RATE * rate.y, variance: PER_RATE * PER_RATE * rate.v }];
    if (rating === null || !(spread > 0)) return [];
    return [{ ...about, observed: (rating - usual) / spread, variance: RATING_VARIANCE }];
  });
}

/** Log odds of each creative's click rate over the mean of its group, in the group it was shown in most. */
function outcomes(creatives: readonly CollectedCreative[]): Map<string, { y: number; v: number }> {
  const groups = new Map<string, { id: string; y: number; v: number; impressions: number }[]>();
  for (const { id, outcomes: shown } of creatives)
    for (const { group, impressions, clicks } of shown) {
      if (impressions <= 0) continue;
      const hits = Math.min(clicks, impressions) + 0.5;
      const misses = impressions - Math.min(clicks, impressions) + 0.5;
      const row = { id, y: Math.log(hits / misses), v: 1 / hits + 1 / misses, impressions };
      groups.set(group, [...(groups.get(group) ?? []), row]);
    }
  const found = new Map<string, { y: number; v: number; impressions: number }>();
  for (const rows of groups.values()) {
    if (rows.length < 2) continue;
    const usual = mean(rows.map(({ y }) => y));
    for (const { id, y, v, impressions } of rows)
      if (impressions > (found.get(id)?.impressions ?? 0)) found.set(id, { y: y - usual, v, impressions });
  }
  return found;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
