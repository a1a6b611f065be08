import { standardDeviation } from '#platform/numeric/summaries.ts';
import { type Pairs, pickPairs, placesWhere } from '../data/pairs.ts';
import { isDegradation } from '../data/source-weights.ts';
import { accuracyOf } from '../judge/accuracy.ts';
import type { SpecialistReliability } from '../types.ts';
import { deviationsAt, fitPairwise } from './fit-pairwise.ts';

const HIGHEST_WEIGHT = 3;
/** Prior sd of the log-odds per standard deviation of a specialist's score. */
const SLOPE_SD = 1;

interface Slope {
  readonly id: string;
  readonly slope: number;
  readonly error: number;
  readonly accuracy: SpecialistReliability['accuracy'];
  readonly pairs: number;
}

const slopeOf = (id: string, pairs: Pairs): Slope | null => {
  const scoreOf = (place: number) => pairs.creatives[place]?.specialists?.[id] ?? null;
  const places = placesWhere(
    pairs,
    (k) =>
      !isDegradation(pairs.source, k) &&
      scoreOf(pairs.first[k] as number) !== null &&
      scoreOf(pairs.second[k] as number) !== null,
  );
  const own = pickPairs(pairs, places);
  const differences = Float64Array.from(
    own.first,
    (first, k) => (scoreOf(first) ?? 0) - (scoreOf(own.second[k] as number) ?? 0),
  );
  // Differences have no direction of their own: their sd is around 0.
  const sd = standardDeviation(Float64Array.from([...differences, ...differences.map((value) => -value)]));
  if (!(sd > 0)) return null;
  const problem = {
    pairs: own,
    free: Int32Array.of(0),
    rows: Float64Array.from(own.creatives, (creative) => ((creative.specialists?.[id] ?? 50) - 50) / sd),
    offsets: new Float64Array(own.creatives.length),
    mean: Float64Array.of(0),
    sd: SLOPE_SD,
  };
  const weights = fitPairwise(problem);
  return {
    id,
    slope: weights[0] as number,
    error: deviationsAt(problem, weights)[0] as number,
    accuracy: accuracyOf(own, differences),
    pairs: places.length,
  };
};

/**
 * How far each specialist's score alone orders creatives as labels do: the pairwise model on that score, slopes drawn towards their
 * mean by how well each is known (empirical Bayes, DerSimonian & Laird 1986), then scaled to a mean of 1. A specialist without data has
 * weight 1; one that points the wrong way has 0.
 */
export const specialistReliability = (pairs: Pairs): SpecialistReliability[] => {
  const ids = [...new Set(pairs.creatives.flatMap(({ specialists }) => Object.keys(specialists ?? {})))].sort();
  const slopes = ids.flatMap((id) => slopeOf(id, pairs) ?? []);
  if (slopes.length === 0) return [];
  let precision = 0;
  let squares = 0;
  let sum = 0;
  for (const { slope, error } of slopes) {
    const weight = 1 / (error * error);
    precision += weight;
    squares += weight * weight;
    sum += weight * slope;
  }
  const mean = sum / precision;
  let spread = 0;
  for (const { slope, error } of slopes) spread += ((slope - mean) / error) * ((slope - mean) / error);
  const freedom = precision - squares / precision;
  const between = freedom > 0 ? Math.max(0, (spread - (slopes.length - 1)) / freedom) : 0;
  const drawn = slopes.map(({ slope, error }) => {
    const kept = between / (between + error * error);
    return Math.max(0, kept * slope + (1 - kept) * mean);
  });
  const average = drawn.reduce((total, value) => total + value, 0) / drawn.length;
  return slopes.map(({ id, accuracy, pairs: count }, place) => ({
    id,
    weight: average > 0 ? Math.min(HIGHEST_WEIGHT, (drawn[place] as number) / average) : 1,
    accuracy,
    pairs: count,
  }));
};
