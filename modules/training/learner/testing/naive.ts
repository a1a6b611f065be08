import { centresOf, featuresOf } from '../columns.ts';
import type { Pairs } from '../data/pairs.ts';
import { fitPairwise } from '../fit/fit-pairwise.ts';
import { pairProblem } from '../fit/pair-problem.ts';

/** Plain logistic regression: no rule book, no slips, every label counts as much as any other, whoever gave it. */
export const naiveWeights = (pairs: Pairs): Float64Array => {
  const features = featuresOf(pairs.creatives);
  const start = new Float64Array(features.length);
  const equal = { ...pairs, weight: pairs.weight.map(() => 1) };
  return fitPairwise(
    pairProblem(equal, { features, centres: centresOf(features, pairs.creatives), start, sd: 1 }),
    8,
    0,
  );
};
