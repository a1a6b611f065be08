import { RandomStream } from '#platform/numeric/random-stream.ts';
import { ascending, expit, quantileOfSorted } from '#platform/numeric/summaries.ts';
import { type Design, GROUP_VARIANCE } from '../model/design.ts';
import { statisticsOf } from '../model/equations.ts';
import { projected } from '../model/posterior.ts';
import { fitGeneral } from '../model/ridge.ts';
import type { CreativeOutcomes } from '../model/types.ts';
import { unitsOf } from '../model/units.ts';

/** A belief about a logarithm (of money) or log-odds: normal. */
export interface NormalBelief {
  readonly mean: number;
  readonly sd: number;
}

/**
 * What a click of a new creative will cost: ln(spend ÷ clicks) with levels of the groups and differences between creatives.
 * `group` absent: the account's mix by clicks. Null: no row has both spend and clicks.
 */
export const costPerClick = (creatives: readonly CreativeOutcomes[], group?: string): NormalBelief | null => {
  const paid = creatives.map((creative) => ({
    ...creative,
    groups: creative.groups.filter((row) => row.spend > 0 && row.clicks > 0),
  }));
  const units = unitsOf(paid, 'ctr');
  if (units.trials.length === 0) return null;
  const columns = units.groups.length + 2;
  const rows = new Float64Array(units.trials.length * columns);
  const y = new Float64Array(units.trials.length);
  const v = new Float64Array(units.trials.length);
  for (let i = 0; i < y.length; i++) {
    const clicks = units.successes[i] as number;
    rows[i * columns] = 1;
    rows[i * columns + 1 + (units.group[i] as number)] = 1;
    y[i] = Math.log((units.spend[i] as number) / clicks);
    v[i] = 1 / clicks;
  }
  const design: Design = {
    units: y.length,
    creatives: units.creatives.length,
    groups: units.groups.length,
    general: columns,
    columns,
    rows,
    creative: units.creative,
  };
  const { posterior } = fitGeneral(statisticsOf(design, { y, v }));
  const clicks = units.successes.reduce((sum, count) => sum + count, 0);
  const row = new Float64Array(columns);
  row[0] = 1;
  for (let i = 0; i < y.length; i++) {
    const place = 1 + (units.group[i] as number);
    if (group === undefined) row[place] = (row[place] as number) + (units.successes[i] as number) / clicks;
    else row[place] = units.groups[units.group[i] as number] === group ? 1 : 0;
  }
  const isNew = group !== undefined && !units.groups.includes(group);
  const { mean, variance } = projected(posterior, row);
  return { mean, sd: Math.sqrt(variance + posterior.spreadVariance + (isNew ? GROUP_VARIANCE : 0)) };
};

export interface CostPrediction {
  /** In the currency of spend, per conversion; 80 % interval. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const DRAWS = 5000;

/**
 * Cost per conversion = cost per click ÷ conversion rate, by draws. Median and quantiles, never a mean: a ratio has a long tail.
 * `conversionRate`: `logOdds` of a prediction with outcome 'cvr'. The same seed gives the same draws for every variant.
 */
export const cpaPrediction = (click: NormalBelief, conversionRate: NormalBelief, seed: number): CostPrediction => {
  const stream = new RandomStream(seed, ['cpa']);
  const draws = ascending(
    Float64Array.from({ length: DRAWS }, () => {
      const cost = Math.exp(click.mean + click.sd * stream.normal());
      return cost / expit(conversionRate.mean + conversionRate.sd * stream.normal());
    }),
  );
  return {
    median: quantileOfSorted(draws, 0.5),
    low: quantileOfSorted(draws, 0.1),
    high: quantileOfSorted(draws, 0.9),
  };
};
