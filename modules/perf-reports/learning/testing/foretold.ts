import { BOOK_MEAN, type Design, designOf } from '../model/design.ts';
import type { ModelFeature } from '../model/features.ts';
import { type Posterior, projected } from '../model/posterior.ts';
import type { CreativeOutcomes } from '../model/types.ts';
import { type Units, unitsOf } from '../model/units.ts';

/** The rows of fresh creatives in the columns of a fitted design (a group the account has not used stays at 0). */
export const rowsOf = (fresh: readonly CreativeOutcomes[], units: Units, features: readonly ModelFeature[]): Design => {
  const own = unitsOf(fresh, 'ctr');
  return designOf(
    { ...own, groups: units.groups, group: own.group.map((g) => groupPlace(own.groups[g], units)) },
    features,
  );
};
const groupPlace = (name: string | undefined, units: Units): number => Math.max(0, units.groups.indexOf(name ?? ''));

/** Mean and sd of the log-odds of each row's own rate. */
export const foretold = (posterior: Posterior, rows: Design) => {
  const size = posterior.mean.length;
  const mean = new Float64Array(rows.units);
  const sd = new Float64Array(rows.units);
  for (let i = 0; i < rows.units; i++) {
    const row = rows.rows.slice(i * rows.columns, i * rows.columns + size);
    const belief = projected(posterior, row);
    mean[i] = belief.mean + BOOK_MEAN * (row[rows.general - 1] as number);
    sd[i] = Math.sqrt(belief.variance + posterior.spreadVariance);
  }
  return { mean, sd };
};

/** Share of truths inside the 90 % interval. */
export const coverage = (truth: Float64Array, belief: { mean: Float64Array; sd: Float64Array }): number => {
  const inside = truth.filter((x, i) => Math.abs(x - (belief.mean[i] as number)) <= 1.645 * (belief.sd[i] as number));
  return inside.length / truth.length;
};
