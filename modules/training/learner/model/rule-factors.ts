import { bookWeights } from '../columns.ts';
import type { PairwiseModel, RuleBook } from '../types.ts';

/** Bounds of a factor on what a rule weighs. */
const HIGHEST = 3;
/** A change of less than this share is not worth naming. */
const SMALLEST = 0.1;

export interface RuleFactor {
  readonly feature: string;
  /** 0..3; 1 would be the book's own weight. */
  readonly factor: number;
  /** The model's weight lies outside the 98 % interval around where it started: may be claimed, not only used. */
  readonly visible: boolean;
}

/**
 * The model as factors on the rule book's weights. Only the relation between rules counts in a score, so the factors are scaled to
 * leave the whole weight of the book as it is. Rules that the book gives no weight have none.
 */
export const ruleFactors = (model: PairwiseModel, book: RuleBook): RuleFactor[] => {
  const before = bookWeights(model.features, book);
  let whole = 0;
  let own = 0;
  before.forEach((weight, j) => {
    if (weight <= 0) return;
    whole += weight;
    own += Math.max(0, model.weights[j] as number);
  });
  if (!(own > 0)) return [];
  return model.features.flatMap((feature, j) => {
    const weight = before[j] as number;
    if (weight <= 0) return [];
    const factor = Math.min(HIGHEST, Math.max(0, ((model.weights[j] as number) / weight) * (whole / own)));
    const sd = model.deviations[j] as number;
    const visible = sd > 0 && Math.abs((model.weights[j] as number) - (model.prior[j] as number)) > 2.326 * sd;
    return Math.abs(factor - 1) < SMALLEST ? [] : [{ feature, factor, visible }];
  });
};
