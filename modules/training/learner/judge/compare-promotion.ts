import { type Pairs, pickPairs, placesWhere, reweighted } from '../data/pairs.ts';
import { gains, pairedMean } from '../fit/paired-gain.ts';
import { remembered } from '../fit/platform-training.ts';
import { logOddsBy } from '../model/creative-value.ts';
import {
  type PairwiseModel,
  type PromotionDecision,
  type PromotionRefusal,
  SEGMENTS,
  type SegmentResult,
} from '../types.ts';
import { accuracyOf, ceilingOf } from './accuracy.ts';
import { calibrationSlope } from './calibration.ts';
import { horizonOfPairs, unseenPairs } from './unseen-pairs.ts';

/** One-sided 99 %. */
const BOUND = 2.326;
/** Below so many pairs nothing is decided. */
const FEWEST = 50;
const LARGE_SEGMENT = 200;
const SEGMENT_LOSS = 0.02;
const CALIBRATED = { low: 0.8, high: 1.25 };

const segmentsOf = (pairs: Pairs, candidate: Float64Array, current: Float64Array): SegmentResult[] =>
  SEGMENTS.flatMap((segment) => {
    const valueAt = (k: number) => pairs.creatives[pairs.first[k] as number]?.segments?.[segment];
    const values = [...new Set(Array.from(pairs.first, (_, k) => valueAt(k)))].sort();
    return values.flatMap((value) => {
      if (value === undefined) return [];
      const places = placesWhere(pairs, (k) => valueAt(k) === value);
      if (places.length < LARGE_SEGMENT) return [];
      const own = pickPairs(pairs, places);
      const at = (logOdds: Float64Array) => Float64Array.from(places, (place) => logOdds[place] as number);
      const accuracyGain = accuracyOf(own, at(candidate)).mean - accuracyOf(own, at(current)).mean;
      return [{ segment, value, pairs: places.length, accuracyGain }];
    });
  });

/**
 * May the candidate take the place of the current model? Only if it foretells the labels of pairs that neither was trained on better,
 * with a one-sided 99 % bound over 0 (log score, each model at the sureness that suits it best, so that the order decides and not how
 * loudly it is said), if no large segment loses more than two points of accuracy, and if the 90 % interval of its calibration slope reaches into
 * 0.8..1.25.
 *
 * A personal model is not asked for its slope: it is drawn towards the platform's by so few labels that it says less than it knows, and
 * is used for its order.
 *
 * `pairs`: all of them, whoever's; `trust` per owner, 1 where absent; `looks`: how often this hold-out was used before.
 */
export const comparePromotion = (
  candidate: PairwiseModel,
  current: PairwiseModel,
  all: Pairs,
  {
    trust = {},
    looks = 0,
    isPersonal = false,
  }: {
    readonly trust?: Readonly<Record<string, number>>;
    readonly looks?: number;
    readonly isPersonal?: boolean;
  } = {},
): PromotionDecision => {
  const unseen = unseenPairs(all, [candidate, current]);
  const now = horizonOfPairs(all);
  const pairs = reweighted(
    unseen,
    (k) =>
      (trust[unseen.owners[unseen.owner[k] as number] ?? ''] ?? 1) *
      remembered(candidate.halfLife, now - (unseen.at[k] as number)),
  );
  const ours = logOddsBy(candidate, pairs);
  const theirs = logOddsBy(current, pairs);
  const calibration = calibrationSlope(pairs, ours);
  const scaled = (logOdds: Float64Array, slope: number) => logOdds.map((value) => slope * value);
  const { mean: gain, error } = pairedMean(
    pairs,
    gains(pairs, scaled(ours, calibration.mean), scaled(theirs, calibrationSlope(pairs, theirs).mean)),
  );
  const bound = Number.isFinite(error) ? gain - BOUND * error : -1;
  const segments = segmentsOf(pairs, ours, theirs);
  const count = pairs.first.length;
  const refusals: PromotionRefusal[] = [
    ...(count < FEWEST ? (['too_few_pairs'] as const) : []),
    ...(bound > 0 ? [] : (['not_better'] as const)),
    ...(segments.some(({ accuracyGain }) => accuracyGain < -SEGMENT_LOSS) ? (['segment_worse'] as const) : []),
    ...(!isPersonal && (calibration.high < CALIBRATED.low || calibration.low > CALIBRATED.high)
      ? (['badly_calibrated'] as const)
      : []),
  ];
  return {
    promote: refusals.length === 0,
    refusals,
    pairs: count,
    owners: new Set(pairs.owner).size,
    gain,
    error: Number.isFinite(error) ? error : 0,
    bound,
    candidateAccuracy: accuracyOf(pairs, ours),
    currentAccuracy: accuracyOf(pairs, theirs),
    ceiling: ceilingOf(pairs),
    calibration,
    segments,
    looks: looks + 1,
    needsPairs: needed(count, gain, error),
  };
};

/** The error shrinks with the root of the pairs; a gain that stays as it is needs so many more. */
const needed = (pairs: number, gain: number, error: number): number | null => {
  if (!(gain > 0) || !Number.isFinite(error)) return pairs < FEWEST ? FEWEST - pairs : null;
  const times = (BOUND * error) / gain;
  return Math.max(0, FEWEST - pairs, Math.ceil(pairs * (times * times - 1)));
};
