import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Category } from '../../contract/vocabulary.ts';
import { creativesIn } from '../data/dataset.ts';
import type { StoredCard } from '../models/model-record.ts';
import type { RunRecord } from '../runs/run-record.ts';
import { PLATFORM } from '../scope.ts';
import type { Said } from './statements.ts';
import type { Material } from './trained.ts';
import type { Described } from './training-math.ts';

const SOURCE_NAMES = {
  outcome: 'Results of linked reports',
  rating: 'Ratings',
  feedback: 'Feedback',
  degradation: 'Versions made worse, and fixes',
} as const;

/** What the large team's members are called, by id. */
export const specialistNames = (analyses: Pick<Analyses, 'specialists'>): Map<string, string> =>
  new Map([...analyses.specialists().values()].map(({ id, name }) => [id, name]));

/** The card of a new version: what it is for, what it learned and from what. */
export function cardOf(
  analyses: Pick<Analyses, 'ruleTitles' | 'specialists'>,
  run: Pick<RunRecord, 'scope'>,
  { dataset }: Material,
  described: Described,
  said: Said,
): StoredCard {
  const titles = analyses.ruleTitles();
  const names = specialistNames(analyses);
  const areas = new Map<string, Category>(dataset.rules.map(({ id, area }) => [id, area]));
  const { evidence } = described.explanation;
  const visible = new Set(described.factors.filter((one) => one.visible).map(({ feature }) => feature));
  const pairs = Object.values(evidence.pairs).reduce((sum, count) => sum + count, 0);
  const value = ({ mean, low, high }: { mean: number; low: number; high: number }) => ({ value: mean, low, high });
  const whose = run.scope === PLATFORM ? 'everybody' : 'its owner';
  return {
    use: [
      `Judges new analyses of ${whose}: it changes how much a rule counts where the data speak for it, and each change is named in the result.`,
      'It orders creatives of one account, kind and placement. It does not foretell rates, and says nothing of what no rule measures.',
    ],
    ...said,
    weights: described.weights
      .map(({ ruleId, weight, book }) => ({
        ruleId,
        title: titles.get(ruleId) ?? ruleId,
        category: areas.get(ruleId) ?? null,
        weight: value(weight),
        book,
        isLearned: visible.has(ruleId),
      }))
      .sort((a, b) => Math.abs(b.weight.value) - Math.abs(a.weight.value) || (a.ruleId < b.ruleId ? -1 : 1)),
    factors: described.factors.map(({ feature, factor, visible: isVisible }) => ({
      ruleId: feature,
      factor,
      isVisible,
    })),
    specialists: described.specialists.map(({ id, accuracy, weight, pairs: count }) => ({
      id,
      name: names.get(id) ?? id,
      reliability: value(accuracy),
      weight,
      pairs: count,
    })),
    data: {
      owners: dataset.owners.length,
      sources: Object.entries(SOURCE_NAMES).map(([source, name]) => {
        const count = evidence.pairs[source as keyof typeof SOURCE_NAMES];
        return { source: name, pairs: count, weightShare: pairs > 0 ? count / pairs : 0 };
      }),
    },
    creatives: creativesIn(dataset).length,
    pairs,
  };
}
