import { normalCdf } from '#platform/numeric/distributions.ts';
import { mean } from '#platform/numeric/summaries.ts';
import { empiricalLogit } from './observations.ts';
import type { Units } from './units.ts';

/** Leaving one out says something of the spread from here on. */
const FEWEST = 3;

/** How often the prediction puts the better of two creatives first; 0.5 is guessing. */
export interface PairwiseAccuracy {
  readonly accuracy: number;
  /** 90 % interval, by leaving out one creative at a time. */
  readonly low: number;
  readonly high: number;
  /** What a perfect order would reach: the true rates are known only through counts. */
  readonly ceiling: number;
  readonly pairs: number;
  readonly creatives: number;
  /** False: there were too few pairs inside one group, so pairs across groups counted, less the groups' levels. */
  readonly withinGroups: boolean;
}

interface Pair {
  readonly a: number;
  readonly b: number;
  /** P(a is the better one), from the counts alone. */
  readonly better: number;
}

const pairsOf = (
  units: Units,
  inside: boolean,
  levels: Float64Array,
  included: (creative: number) => boolean,
): Pair[] => {
  const logits = Array.from(units.trials, (trials, i) => empiricalLogit(units.successes[i] as number, trials));
  const pairs: Pair[] = [];
  for (let a = 0; a < logits.length; a++) {
    if (!included(units.creative[a] as number)) continue;
    for (let b = a + 1; b < logits.length; b++) {
      if (units.creative[a] === units.creative[b] || !included(units.creative[b] as number)) continue;
      if (inside !== (units.group[a] === units.group[b])) continue;
      const one = logits[a] as { y: number; v: number };
      const other = logits[b] as { y: number; v: number };
      const lead =
        one.y - other.y - (levels[units.group[a] as number] as number) + (levels[units.group[b] as number] as number);
      pairs.push({ a, b, better: normalCdf(lead / Math.sqrt(one.v + other.v)) });
    }
  }
  return pairs;
};

/**
 * `predicted`: per unit, what is said of the creative alone; `levels`: per group; `included`: the creatives that count. Null where
 * fewer than three creatives have pairs.
 */
export const pairwiseAccuracy = (
  units: Units,
  predicted: Float64Array,
  levels: Float64Array,
  included: (creative: number) => boolean = () => true,
): PairwiseAccuracy | null => {
  const creatives = units.creatives.filter((_, creative) => included(creative)).length;
  const inside = pairsOf(units, true, levels, included);
  const withinGroups = inside.length >= creatives;
  const pairs = withinGroups ? inside : [...inside, ...pairsOf(units, false, levels, included)];
  let right = 0;
  let reachable = 0;
  const rightOf = new Float64Array(units.creatives.length);
  const pairsWith = new Float64Array(units.creatives.length);
  for (const { a, b, better } of pairs) {
    const lead = (predicted[a] as number) - (predicted[b] as number);
    const score = lead > 0 ? better : lead < 0 ? 1 - better : 0.5;
    right += score;
    reachable += Math.max(better, 1 - better);
    for (const unit of [a, b]) {
      const creative = units.creative[unit] as number;
      rightOf[creative] = (rightOf[creative] as number) + score;
      pairsWith[creative] = (pairsWith[creative] as number) + 1;
    }
  }
  const accuracy = right / pairs.length;
  const without = [...pairsWith].flatMap((count, c) =>
    count > 0 && count < pairs.length ? [(right - (rightOf[c] as number)) / (pairs.length - count)] : [],
  );
  if (without.length < FEWEST) return null;
  const middle = mean(without);
  const squares = without.reduce((sum, value) => sum + (value - middle) * (value - middle), 0);
  const sd = Math.sqrt(((without.length - 1) / without.length) * squares);
  return {
    accuracy,
    low: Math.max(0, accuracy - 1.645 * sd),
    high: Math.min(1, accuracy + 1.645 * sd),
    ceiling: reachable / pairs.length,
    pairs: pairs.length,
    creatives,
    withinGroups,
  };
};
