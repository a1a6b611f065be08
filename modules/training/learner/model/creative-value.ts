import { stepsOf } from '../columns.ts';
import type { Pairs } from '../data/pairs.ts';
import { preferenceAt } from '../fit/likelihood.ts';
import type { Creative, PairwiseModel } from '../types.ts';

type Weighted = Pick<PairwiseModel, 'features' | 'centres' | 'weights'>;

/** What the model thinks of a creative: log-odds of being better than the average one; 0 is average. */
export const creativeValue = (
  { features, centres, weights }: Weighted,
  creative: Pick<Creative, 'features'>,
): number => {
  let value = 0;
  for (let j = 0; j < features.length; j++) {
    value += (weights[j] as number) * stepsOf(creative.features[features[j] as string], centres[j] as number);
  }
  return value;
};

/** P(a is better than b), 0.05..0.95. */
export const preferenceOf = (model: Weighted, a: Pick<Creative, 'features'>, b: Pick<Creative, 'features'>): number =>
  preferenceAt(creativeValue(model, a) - creativeValue(model, b));

/** Log-odds of each pair by a model. */
export const logOddsBy = (model: Weighted, pairs: Pairs): Float64Array => {
  const values = pairs.creatives.map((creative) => creativeValue(model, creative));
  return Float64Array.from(
    pairs.first,
    (first, k) => (values[first] as number) - (values[pairs.second[k] as number] as number),
  );
};
