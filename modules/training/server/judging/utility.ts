import { writeRow } from '../../learner/columns.ts';
import type { PairwiseModel } from '../../learner/types.ts';

type Features = Readonly<Record<string, number | null>>;

/** z of a 90 % interval. */
const Z90 = 1.645;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Chance that one creative does better than another, with what the weights leave open (each by itself). Where earlier predictions were
 * too sure or not sure enough, the model's correction says by how much.
 */
export function chanceOf(
  model: PairwiseModel,
  one: Features,
  other: Features,
): { value: number; low: number; high: number } {
  const [a, b] = [rowOf(model, one), rowOf(model, other)];
  let mean = 0;
  let variance = 0;
  for (let j = 0; j < a.length; j += 1) {
    const steps = (a[j] as number) - (b[j] as number);
    mean += steps * (model.weights[j] as number);
    const off = steps * (model.deviations[j] as number);
    variance += off * off;
  }
  const slope = model.correction?.slope ?? 1;
  const half = Z90 * Math.sqrt(variance);
  return { value: logistic(slope * mean), low: logistic(slope * (mean - half)), high: logistic(slope * (mean + half)) };
}

/** Steps above the mean response, by the place of the rule in the model; 0 where it was not measured. */
function rowOf({ features, centres }: PairwiseModel, responses: Features): Float64Array {
  const row = new Float64Array(features.length);
  writeRow(features, centres, { features: responses }, row, 0);
  return row;
}
