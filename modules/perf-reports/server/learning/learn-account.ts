import { type BestCreative, bestCreative } from '../../learning/account/best-creative.ts';
import {
  type CorrelationScore,
  correlationScore,
  type ScoreLine,
  scoreLine,
} from '../../learning/account/correlation-score.ts';
import { costPerClick, type NormalBelief } from '../../learning/account/cost-per-action.ts';
import { type SimpsonCheck, simpson } from '../../learning/account/simpson.ts';
import { fitPersonalModel, type PersonalModel } from '../../learning/model/fit-personal-model.ts';
import { hasReached } from '../../learning/model/stage.ts';
import { type ChangePoint, changePoint } from '../../learning/series/change-point.ts';
import type { DayCounts } from '../../learning/series/daily.ts';
import { type Fatigue, fatigue, fatigueTrend, type TrendPoint } from '../../learning/series/fatigue.ts';
import type { AccountData } from './account-data.ts';

/** Fixed: the same rows and links come to the same bytes. */
export const SEED = 1;
/** Fewer conversions than this in all, and nothing is said of what they go with. */
const FEWEST_CONVERSIONS = 50;
/** Creatives whose days are kept to be shown: those with the most impressions. */
const MOST_SHOWN = 8;

/** Everything that was learned from one account, as it is stored. */
export interface Learned {
  readonly data: Pick<AccountData, 'clickKind' | 'conversionKind' | 'currency' | 'featureSet' | 'names'>;
  /** Null: no linked creative has counts. */
  readonly ctr: PersonalModel | null;
  /** Null: too few conversions. */
  readonly cvr: PersonalModel | null;
  readonly correlation: CorrelationScore;
  /** Null below eight creatives, and where all scores are equal. */
  readonly line: ScoreLine | null;
  /** ln of what a click of a new creative costs, in `data.currency`; null where nothing says what was spent. */
  readonly click: NormalBelief | null;
  /** Inside the placement and campaign with the most impressions; null: no two creatives share one. */
  readonly best: (BestCreative & { readonly group: string }) | null;
  /** By analysis: what its timeline is drawn from. */
  readonly days: Readonly<Record<string, readonly DayCounts[]>>;
  /** Of the same creatives: the line its fatigue is read from. */
  readonly trends: Readonly<Record<string, readonly TrendPoint[]>>;
  readonly fatigue: readonly { readonly id: string; readonly result: Fatigue }[];
  readonly changes: readonly { readonly id: string; readonly result: ChangePoint }[];
  /** Of each claimed feature: does it only look so because of where its creatives ran? */
  readonly simpson: readonly { readonly feature: string; readonly result: SimpsonCheck }[];
}

/** Some seconds to a minute of one core: for a thread of its own. */
export function learnAccount({ creatives, converting, paying, days, ...data }: AccountData): Learned {
  const counted = creatives.filter(({ groups }) => groups.some(({ impressions }) => impressions > 0));
  const conversions = converting.reduce(
    (sum, { groups }) => sum + groups.reduce((all, row) => all + row.conversions, 0),
    0,
  );
  const ctr = counted.length > 0 ? fitPersonalModel(counted, { outcome: 'ctr', seed: SEED }) : null;
  const cvr = conversions >= FEWEST_CONVERSIONS ? fitPersonalModel(converting, { outcome: 'cvr', seed: SEED }) : null;
  const series = Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1));
  const others = (id: string) => series.filter(([other]) => other !== id).map(([, counts]) => counts);
  const overDays = ctr !== null && hasReached(ctr.progress, 'rates') ? series : [];
  const drawn = overDays.toSorted((one, other) => shown(other[1]) - shown(one[1])).slice(0, MOST_SHOWN);
  return {
    data,
    ctr,
    cvr,
    correlation: correlationScore(counted, 'ctr'),
    line: scoreLine(counted, 'ctr'),
    click: costPerClick(paying),
    days: Object.fromEntries(drawn),
    trends: Object.fromEntries(drawn.map(([id, counts]) => [id, fatigueTrend(counts, { others: others(id) })])),
    best: bestOf(counted),
    fatigue: overDays.map(([id, counts]) => ({ id, result: fatigue(counts, { others: others(id) }) })),
    changes: overDays.map(([id, counts]) => ({ id, result: changePoint(counts, { others: others(id) }) })),
    simpson: (ctr?.claims ?? []).flatMap(({ names }) =>
      names.slice(0, 1).map((feature) => ({ feature, result: simpson(counted, feature, 'ctr') })),
    ),
  };
}

const shown = (days: readonly DayCounts[]): number => days.reduce((sum, { impressions }) => sum + impressions, 0);

/** Across placements and campaigns the question has no answer: who saw it differs too. What stands for the smaller groups is none. */
function bestOf(creatives: AccountData['creatives']): Learned['best'] {
  const groups = new Map<string, number>();
  for (const { groups: rows } of creatives)
    for (const { group, impressions } of rows) groups.set(group, (groups.get(group) ?? 0) + impressions);
  const ordered = [...groups].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [group] of ordered) {
    if (group.replaceAll('\u001f', '') === '') continue;
    const contenders = creatives.flatMap(({ id, groups: rows }) =>
      rows.filter((row) => row.group === group).map((row) => ({ id, trials: row.impressions, successes: row.clicks })),
    );
    const best = bestCreative(contenders);
    if (best) return { ...best, group };
  }
  return null;
}
