import type { Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { centresOf } from '../columns.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { accuracyOf } from '../judge/accuracy.ts';
import { comparePromotion } from '../judge/compare-promotion.ts';
import { hasDropped } from '../judge/has-dropped.ts';
import { unseenPairs } from '../judge/unseen-pairs.ts';
import { logOddsBy } from '../model/creative-value.ts';
import { bookModel } from '../model/platform-model.ts';
import type { Interval, PairwiseModel, TrainingData } from '../types.ts';
import { train } from './train.ts';
import { drawOutcomes, drawPairs, joined, makeTastes, orderAccuracy, type TasteWorld } from './world.ts';

const RUNS = 20;
const PAIRS = 250;
const EPOCH = 1;

/** Who is promoted in run after run, each with a day's pairs more. */
interface Course {
  readonly run: number;
  readonly promoted: boolean;
  readonly naivePromoted: boolean;
  readonly before: PairwiseModel;
  readonly after: PairwiseModel;
  readonly naive: PairwiseModel;
  readonly naiveBefore: PairwiseModel;
  /** The current model on the pairs of this run alone, which it cannot have seen. */
  readonly today: Interval;
}

const firstModel = (world: TasteWorld): PairwiseModel => bookModel(world.names, centresOf(world.names, []), world.book);

/** `day`: the data of a run. The naive twin promotes whatever is more accurate by however little. */
function* courseOf(world: TasteWorld, runs: number, day: (run: number) => TrainingData): Generator<Course> {
  let current = firstModel(world);
  let naive = current;
  let data: TrainingData = { creatives: [], examples: [] };
  for (let run = 1; run <= runs; run++) {
    const fresh = day(run);
    data = joined([data, fresh]);
    const pairs = pairsOf(data);
    const { model: candidate } = train({ data, book: world.book, epoch: EPOCH });
    const freshPairs = pairsOf(fresh);
    const today = accuracyOf(freshPairs, logOddsBy(current, freshPairs));
    const { promote } = comparePromotion(candidate, current, pairs, { looks: run - 1 });
    const unseen = unseenPairs(pairs, [candidate, naive]);
    const better = (model: PairwiseModel) => accuracyOf(unseen, logOddsBy(model, unseen)).mean;
    const naivePromoted = better(candidate) > better(naive);
    const before = current;
    const naiveBefore = naive;
    if (promote) current = candidate;
    if (naivePromoted) naive = candidate;
    yield { run, promoted: promote, naivePromoted, before, after: current, naive, naiveBefore, today };
  }
}

/** Section b.2: nothing to learn (shift 0) or a taste that is not the book's. */
export const promotionFigures = (seed: number, shift: number): Figures => {
  const world = makeTastes({ seed, shift });
  const accuracy = (model: PairwiseModel) => orderAccuracy(model.weights, world.common, seed, 1000);
  let first: number | null = null;
  let harmful = 0;
  let naiveHarmful = 0;
  let promotions = 0;
  let last = firstModel(world);
  for (const course of courseOf(world, RUNS, (run) => drawPairs(world, { pairs: PAIRS, day: run }))) {
    const { run, promoted, naivePromoted, before, after, naive, naiveBefore } = course;
    if (promoted) {
      promotions++;
      first ??= run;
      if (accuracy(after) < accuracy(before)) harmful++;
    }
    if (naivePromoted && accuracy(naive) < accuracy(naiveBefore)) naiveHarmful++;
    last = after;
  }
  return {
    promotedByEnd: Number(first !== null),
    promotedBySeven: Number(first !== null && first <= 7),
    harmfulWorld: Number(harmful > 0),
    naiveHarmfulWorld: Number(naiveHarmful > 0),
    ...(promotions > 0 && { harmfulShare: harmful / promotions }),
    ...(first !== null && { firstRun: first }),
    gain: accuracy(last) - accuracy(firstModel(world)),
  };
};

const OUTCOME_RUNS = 8;
const OUTCOME_OWNERS = 30;

/** Reports of clicks where the rule book is right, and every creative has something of its own that no rule sees (0.35). */
export const outcomeNullFigures = (seed: number): Figures => {
  const world = makeTastes({ seed, shift: 0, owners: OUTCOME_OWNERS, taste: 0 });
  let promoted = 0;
  const day = (run: number) =>
    joined(world.owners.map((_, owner) => drawOutcomes(world, { owner, creatives: 4, day: run })));
  for (const course of courseOf(world, OUTCOME_RUNS, day)) promoted += Number(course.promoted);
  return { promoted: Number(promoted > 0) };
};

/** Section b.6: common taste turns at run 10, a run every week. */
export const driftFigures = (seed: number): Figures => {
  const turn = 10;
  const before = makeTastes({ seed, shift: 0.6 });
  const after = makeTastes({ seed: seed + 500_000, shift: 0.6 });
  let replaced: number | null = null;
  let alerted: number | null = null;
  let deployed: Interval | null = null;
  let stale: PairwiseModel | null = null;
  let last: PairwiseModel | null = null;
  for (const course of courseOf(before, turn + 5, (run) =>
    drawPairs(before, { pairs: PAIRS, day: 7 * run, ...(run > turn && { by: after.common }) }),
  )) {
    if (course.run <= turn) deployed = course.today;
    if (course.run === turn) stale = course.after;
    if (course.run > turn) {
      if (alerted === null && deployed && hasDropped(deployed, course.today)) alerted = course.run;
      if (course.promoted && replaced === null) replaced = course.run;
    }
    last = course.after;
  }
  const accuracy = (model: PairwiseModel | null) =>
    model ? orderAccuracy(model.weights, after.common, seed, 1000) : 0;
  return {
    replaced: Number(replaced !== null),
    alertedFirst: Number(alerted !== null && (replaced === null || alerted <= replaced)),
    regained: accuracy(last),
    staleAccuracy: accuracy(stale),
  };
};

export const PROMOTION_CELLS: readonly Cell[] = [
  {
    id: 'b.2 null world of outcomes, 8 runs',
    worlds: 100,
    run: outcomeNullFigures,
    asks: [{ figure: 'promoted', atMost: 0.05 }],
  },
  {
    id: 'b.2 null world, 20 runs of 250 pairs',
    run: (seed) => promotionFigures(seed, 0),
    asks: [
      { figure: 'promotedByEnd', atMost: 0.05 },
      { figure: 'harmfulWorld', atMost: 0.05, twin: 'naiveHarmfulWorld' },
    ],
  },
  {
    id: 'b.2 shift 0.6, 20 runs of 250 pairs',
    worlds: 100,
    run: (seed) => promotionFigures(seed, 0.6),
    asks: [
      { figure: 'promotedByEnd', atLeast: 0.95 },
      { figure: 'promotedBySeven', atLeast: 0.5 },
      { figure: 'gain', atLeast: 0.08 },
      { figure: 'harmfulShare', atMost: 0.08 },
    ],
  },
  {
    id: 'b.6 taste turns at run 10',
    worlds: 100,
    run: driftFigures,
    asks: [
      { figure: 'replaced', atLeast: 0.9 },
      { figure: 'alertedFirst', atLeast: 0.9 },
      { figure: 'regained', atLeast: 0.68, twin: 'staleAccuracy' },
    ],
  },
];
