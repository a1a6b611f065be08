import { type Pairs, pickPairs, placesWhere } from '../data/pairs.ts';
import { isDegradation } from '../data/source-weights.ts';
import { isHeldOut } from '../data/split.ts';
import type { PairwiseModel } from '../types.ts';

/** Where a model has looked. */
export type Sight = Pick<PairwiseModel, 'epoch' | 'horizon'>;

/**
 * Pairs that none of these models was trained on: for each of them, at least one of the two creatives is in its held-out fifth or was
 * added after it was trained. Degradations are never among them.
 */
export const unseenPairs = (pairs: Pairs, models: readonly Sight[]): Pairs => {
  const seen = models.map(({ epoch, horizon }) =>
    pairs.creatives.map((creative) => creative.addedOn <= horizon && !isHeldOut(creative, epoch)),
  );
  return pickPairs(
    pairs,
    placesWhere(
      pairs,
      (k) =>
        !isDegradation(pairs.source, k) &&
        seen.every((known) => !(known[pairs.first[k] as number] && known[pairs.second[k] as number])),
    ),
  );
};

/** The latest day of any pair. */
export const horizonOfPairs = ({ at }: Pairs): number => at.reduce((latest, day) => Math.max(latest, day), -Infinity);
