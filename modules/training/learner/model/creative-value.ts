import { dot } from '#platform/numeric/matrix.ts';
import { writeRow } from '../columns.ts';
import type { Pairs } from '../data/pairs.ts';
import { preferenceAt } from '../fit/likelihood.ts';
import type { Creative, PairwiseModel } from '../types.ts';

type Weighted = Pick<PairwiseModel, 'features' | 'centres' | 'weights'>;

/** What the model thinks of a creative: log-odds of being better than the average one; 0 is average. */
export const creativeValue = (
  { features, centres, weights }: Weighted,
  creative: Pick<Creative, 'features'>,
): number => {
  const row = new Float64Array(features.length);
  writeRow(features, centres, creative, row, 0);
  return dot(row, weights, row.length);
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
