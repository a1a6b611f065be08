import { RandomStream } from '#platform/numeric/random-stream.ts';
import { pickPairs, placesWhere } from '../../learner/data/pairs.ts';
import { pairsOf } from '../../learner/data/pairs-of.ts';
import { originalOf } from '../../learner/data/split.ts';
import { type PersonalPlan, placesAfter, type Rival, trainPersonal } from '../../learner/fit/train-personal.ts';
import { accuracyOf } from '../../learner/judge/accuracy.ts';
import { logOddsBy } from '../../learner/model/creative-value.ts';
import type { Interval, TrainingData } from '../../learner/types.ts';

const FOLDS = 5;

/** How often the better of two creatives was named, where one of them was not learned from. */
export interface FoldAccuracy {
  readonly pairs: number;
  readonly personal: Interval;
  readonly rival: Interval;
}

/** Trains once without each fifth of the creatives, copies together, and asks for the comparisons the rival has not seen either. */
export function foldAccuracy(data: TrainingData, plan: Omit<PersonalPlan, 'data'>, rival: Rival): FoldAccuracy {
  const labelled = pairsOf({ ...data, examples: data.examples.filter(({ source }) => source !== 'degradation') });
  const all = pickPairs(labelled, placesAfter(labelled, rival.after));
  const foldOf = (place: number): number => {
    const creative = all.creatives[place];
    return creative ? new RandomStream(1, ['accuracy', originalOf(creative)]).integer(FOLDS) : 0;
  };
  const folds = all.creatives.map((_, place) => foldOf(place));
  const personal = new Float64Array(all.first.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    // Each comparison is asked once: in the fold of its first creative.
    const places = placesWhere(all, (k) => folds[all.first[k] as number] === fold);
    if (places.length === 0) continue;
    const out = new Set(all.creatives.filter((_, place) => folds[place] === fold).map(originalOf));
    const creatives = data.creatives.filter((creative) => !out.has(originalOf(creative)));
    const known = new Set(creatives.map(({ id }) => id));
    const examples = data.examples.filter((example) =>
      example.source === 'degradation'
        ? known.has(example.better) && known.has(example.worse)
        : known.has(example.creative),
    );
    const model = trainPersonal({ ...plan, data: { creatives, examples } });
    const odds = logOddsBy(model, pickPairs(all, places));
    places.forEach((place, k) => {
      personal[place] = odds[k] as number;
    });
  }
  return {
    pairs: all.first.length,
    personal: accuracyOf(all, personal),
    rival: accuracyOf(all, logOddsBy(rival.model, all)),
  };
}
