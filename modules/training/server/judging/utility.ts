import { writeRow } from '../../learner/columns.ts';
import type { PairwiseModel } from '../../learner/types.ts';

type Features = Readonly<Record<string, number | null>>;

/** Steps above the mean response, by the place of the rule in the model; 0 where it was not measured. */
export function rowOf({ features, centres }: PairwiseModel, responses: Features): Float64Array {
  const row = new Float64Array(features.length);
  writeRow(features, centres, { features: responses }, row, 0);
  return row;
}

/** On the log odds of doing better; only differences between creatives mean something. */
export function utilityOf(model: PairwiseModel, responses: Features): number {
  const row = rowOf(model, responses);
  return row.reduce((sum, steps, j) => sum + steps * (model.weights[j] as number), 0);
}

/** z of a 90 % interval. */
const Z90 = 1.645;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Chance that one does better than another, with what the weights leave open (each by itself). */
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
    variance += (steps * (model.deviations[j] as number)) ** 2;
  }
  const half = Z90 * Math.sqrt(variance);
  return { value: logistic(mean), low: logistic(mean - half), high: logistic(mean + half) };
}
