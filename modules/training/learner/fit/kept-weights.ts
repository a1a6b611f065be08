import type { PairwiseModel } from '../types.ts';
import { carriedWeights } from './platform-problem.ts';

/** What a run begins with beside its weights. */
export interface Kept {
  readonly kept: readonly string[];
  readonly deviations: Float64Array;
  readonly prior: Float64Array;
}

/** Of a restricted run, deviations and priors of the features it leaves alone come from the parent too; otherwise none and the start. */
export const keptOf = (
  features: readonly string[],
  start: Float64Array,
  restricted: { readonly to: ReadonlySet<string>; readonly parent: PairwiseModel } | undefined,
): Kept => {
  const none = new Float64Array(features.length);
  if (!restricted) return { kept: [], deviations: none, prior: start.slice() };
  const { to, parent } = restricted;
  const carried = (weights: Float64Array, fallback: Float64Array) =>
    carriedWeights(features, { features: parent.features, weights }, fallback);
  const prior = carried(parent.prior, start);
  features.forEach((name, j) => {
    if (to.has(name)) prior[j] = start[j] as number;
  });
  return { kept: features.filter((name) => !to.has(name)), deviations: carried(parent.deviations, none), prior };
};
