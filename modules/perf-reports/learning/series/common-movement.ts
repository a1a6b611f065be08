import { type DailyLogits, type DayCounts, dailyLogits } from './daily.ts';

const ROUNDS = 20;
/** Noise of one creative on one day beyond its counts. */
const OWN_VARIANCE = 0.01;

/**
 * How the account's other creatives moved day by day: day levels of a two-way table (creative + day), weighted, their weighted mean
 * zero. Days the others did not run have no entry.
 */
export const commonMovement = (
  others: readonly (readonly DayCounts[])[],
): ReadonlyMap<number, { readonly level: number; readonly variance: number }> => {
  const all = others.map(dailyLogits).filter(({ days }) => days.length > 1);
  const weightOf = (series: DailyLogits, i: number) => 1 / ((series.v[i] as number) + OWN_VARIANCE);
  const levels = new Map<number, number>();
  const totals = new Map<number, number>();
  for (const series of all) {
    series.days.forEach((day, i) => {
      levels.set(day, 0);
      totals.set(day, (totals.get(day) ?? 0) + weightOf(series, i));
    });
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Map<number, number>();
    for (const series of all) {
      let weights = 0;
      let sum = 0;
      series.days.forEach((day, i) => {
        weights += weightOf(series, i);
        sum += weightOf(series, i) * ((series.y[i] as number) - (levels.get(day) ?? 0));
      });
      const own = sum / weights;
      series.days.forEach((day, i) => {
        sums.set(day, (sums.get(day) ?? 0) + weightOf(series, i) * ((series.y[i] as number) - own));
      });
    }
    for (const [day, sum] of sums) levels.set(day, sum / (totals.get(day) ?? 1));
  }
  let weights = 0;
  let sum = 0;
  for (const [day, level] of levels) {
    weights += totals.get(day) ?? 0;
    sum += (totals.get(day) ?? 0) * level;
  }
  const middle = weights > 0 ? sum / weights : 0;
  return new Map(
    [...levels].map(([day, level]) => [day, { level: level - middle, variance: 1 / (totals.get(day) ?? 1) }]),
  );
};

/** The series less the common movement, its uncertainty added; days the others did not run stay as they are. */
export const withoutCommon = (series: DailyLogits, others: readonly (readonly DayCounts[])[]): DailyLogits => {
  const common = commonMovement(others);
  return {
    days: series.days,
    y: series.y.map((y, i) => y - (common.get(series.days[i] as number)?.level ?? 0)),
    v: series.v.map((v, i) => v + (common.get(series.days[i] as number)?.variance ?? 0)),
  };
};
