import type { Statement } from '../../contract/vocabulary.ts';
import { counted, percent } from '../../contract/words.ts';
import type { Interval, PairwiseModel } from '../../learner/types.ts';
import type { Trained } from './trained.ts';
import type { Described } from './training-math.ts';

const MOST = 5;

type Titles = ReadonlyMap<string, string>;
type Names = ReadonlyMap<string, string>;

const change = (share: number): string => `${Math.abs(100 * share).toFixed(0)} % ${share < 0 ? 'lower' : 'higher'}`;
const between = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;
const title = (titles: Titles, rule: string): string => `“${titles.get(rule) ?? rule}”`;

const DIRECTIONS = {
  more: 'matters more than we expected',
  less: 'matters less than we expected',
  reversed: 'works the other way round',
} as const;

export interface Said {
  readonly learned: Statement[];
  readonly unknown: Statement[];
}

/** What a model learned and what it cannot tell, each sentence from figures that were computed and stand beside it. */
export function modelStatements(described: Described, trained: Trained, titles: Titles, names: Names): Said {
  return {
    learned: [
      ...featureStatements(described, titles),
      ...specialistStatements(described.specialists, names),
      ...residualStatements(trained),
      ...ecosystemStatements(trained),
    ],
    unknown: [...openStatements(described, titles), ...missingStatements(trained)],
  };
}

function featureStatements({ explanation }: Described, titles: Titles): Statement[] {
  return explanation.learned.slice(0, MOST).map(({ feature, direction, change: odds, before }) => ({
    text: `${title(titles, feature)} ${DIRECTIONS[direction]}: a step up goes with ${change(odds.mean)} odds of being the better ad. It is an association, not a proof of cause.`,
    figures: [
      { label: 'Change of the odds per step', value: percent(odds.mean) },
      { label: '90 % interval', value: between(odds) },
      { label: 'Expected before', value: percent(before) },
    ],
  }));
}

function specialistStatements(specialists: PairwiseModel['specialists'], names: Names): Statement[] {
  const sorted = [...specialists].sort((a, b) => b.accuracy.mean - a.accuracy.mean || (a.id < b.id ? -1 : 1));
  const [best] = sorted;
  if (!best || best.pairs === 0) return [];
  return [
    {
      text: `The ${names.get(best.id) ?? best.id} was right most often: its score alone put ${percent(best.accuracy.mean)} of comparisons in the right order.`,
      figures: sorted.map(({ id, accuracy, pairs }) => ({
        label: names.get(id) ?? id,
        value: `${percent(accuracy.mean)} (${between(accuracy)}) of ${counted(pairs, 'comparison')}`,
      })),
    },
  ];
}

function residualStatements({ residuals }: Trained): Statement[] {
  if (!residuals || residuals.needs > 0) return [];
  const { slope, predictions, correction } = residuals;
  const how =
    slope.high < 1
      ? 'Creatives differed less than predicted'
      : slope.low > 1
        ? 'Creatives differed more than predicted'
        : 'Creatives differed about as much as predicted';
  return [
    {
      text: `${how}, in ${counted(predictions, 'earlier prediction')} whose results have come since.${correction ? ' The new model’s chances are corrected by that.' : ''}`,
      figures: [
        { label: 'Result per predicted difference', value: slope.mean.toFixed(2) },
        { label: '90 % interval', value: `${slope.low.toFixed(2)} to ${slope.high.toFixed(2)}` },
      ],
    },
  ];
}

function ecosystemStatements({ ecosystem }: Trained): Statement[] {
  if (!ecosystem || ecosystem.owners === 0) return [];
  const { owners, better } = ecosystem;
  return [
    {
      text: `Of ${counted(owners, 'account')} with enough creatives, ${better} would be judged better with a model of their own.`,
      figures: [{ label: 'Own model better', value: `${better} of ${owners}` }],
    },
  ];
}

function openStatements({ explanation }: Described, titles: Titles): Statement[] {
  return explanation.open
    .filter(({ needsPairs }) => needsPairs !== null)
    .slice(0, MOST)
    .map(({ feature, needsPairs }) => ({
      text: `It is too early to say whether ${title(titles, feature)} matters here: that needs about ${counted(needsPairs ?? 0, 'more comparison')}.`,
      figures: [{ label: 'Comparisons missing', value: (needsPairs ?? 0).toLocaleString('en-US') }],
    }));
}

function missingStatements({ residuals, tests, suspects }: Trained): Statement[] {
  const gate = tests?.general.gate;
  const found: Statement[] = [];
  if (residuals && residuals.needs > 0)
    found.push({
      text: `It is too early to say how right earlier predictions were: that needs ${counted(residuals.needs, 'more prediction')} whose results have come.`,
      figures: [{ label: 'Predictions with results', value: String(residuals.predictions) }],
    });
  if (gate && !gate.passed && gate.needsCreatives !== null && gate.needsCreatives > 0)
    found.push({
      text: `It is too early to say whether a model of your own is better than the general one: that needs about ${counted(gate.needsCreatives, 'more creative')} with results or ratings.`,
      figures: [{ label: 'Creatives so far', value: String(gate.creatives) }],
    });
  if (suspects > 0)
    found.push({
      text: `${counted(suspects, 'result')} far from all others of the same group ${suspects === 1 ? 'was' : 'were'} left out until somebody has looked: check the report for doubled rows, currency and clicks of bots.`,
      figures: [{ label: 'Results left out', value: String(suspects) }],
    });
  return found;
}
