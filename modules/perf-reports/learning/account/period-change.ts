import { tQuantile } from '#platform/numeric/distributions.ts';

/** Sums of one day: `over` is counted per `under` (1 for a figure per day). */
export interface DayRatio {
  readonly over: number;
  readonly under: number;
}

export interface Change {
  readonly before: number;
  readonly now: number;
  /** `now / before − 1` with its 90 % interval; null where one of them is 0. */
  readonly change: { readonly value: number; readonly low: number; readonly high: number } | null;
}

/** With fewer days nothing can be said of how much days differ. */
export const FEWEST_DAYS = 4;
const MOST_ALIKE = 0.8;

/**
 * How a figure per day, a rate or a price changed between two periods, in which days are counted as they come: sums over unequal
 * numbers of days are never compared. The interval follows from how much days differ (variance of a ratio estimator by the delta
 * method, Cochran ch. 6), widened where one day is like the day before (lag-1 correlation).
 */
export function periodChange(before: readonly DayRatio[], now: readonly DayRatio[]): Change {
  const [first, second] = [ratioOf(before), ratioOf(now)];
  if (!(first.value > 0) || !(second.value > 0)) return { before: first.value, now: second.value, change: null };
  const alike = Math.min(MOST_ALIKE, Math.max(0, lagOne([first.off, second.off])));
  const sd = Math.sqrt((first.variance + second.variance) * ((1 + alike) / (1 - alike)));
  const quantile = tQuantile(0.95, before.length + now.length - 2);
  const log = Math.log(second.value / first.value);
  const change = (shift: number) => Math.exp(log + shift) - 1;
  return {
    before: first.value,
    now: second.value,
    change: { value: change(0), low: change(-quantile * sd), high: change(quantile * sd) },
  };
}

/** @returns the ratio, the variance of its logarithm, and each day's difference from it */
function ratioOf(days: readonly DayRatio[]) {
  const over = days.reduce((sum, day) => sum + day.over, 0);
  const under = days.reduce((sum, day) => sum + day.under, 0);
  const value = under > 0 ? over / under : 0;
  const off = days.map((day) => day.over - value * day.under);
  const squares = off.reduce((sum, one) => sum + one * one, 0);
  return { value, off, variance: (days.length / (days.length - 1)) * (squares / (over * over)) };
}

/** Pooled over periods; a short series looks less alike than it is by about (1 + 3ρ)/n, which is added back. */
function lagOne(series: readonly (readonly number[])[]): number {
  let product = 0;
  let squares = 0;
  let days = 0;
  for (const off of series)
    off.forEach((one, at) => {
      product += at > 0 ? one * (off[at - 1] as number) : 0;
      squares += one * one;
      days += 1;
    });
  const raw = squares > 0 ? product / squares : 0;
  const perSeries = days / series.length;
  return (raw + 1 / perSeries) / (1 - 3 / Math.max(perSeries, 6));
}
