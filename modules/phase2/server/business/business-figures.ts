import { normalCdf, normalQuantile, tQuantile } from '#platform/numeric/distributions.ts';
import type { BusinessSettings } from '../../contract/business.ts';
import type { Estimate, Interval } from '../../contract/period.ts';
import type { ReportedDay } from './reported-days.ts';

const LEVEL = 0.8;
const Z80 = normalQuantile(0.5 + LEVEL / 2);
/** Days and conversions that each half needs. */
const DAYS_A_HALF = 7;
const CONVERSIONS_A_HALF = 20;
const WEEKS = 8;
const LEAST_WEEKS = 4;
const MOST_DAYS_OLD = 14;
const DAY_MS = 86_400_000;

const needs = (sentence: string): Estimate => ({ estimate: null, needs: `Not enough data: ${sentence}` });
const plural = (count: number, one: string): string => `${count} more ${count === 1 ? one : `${one}s`}`;

/** Σ conversions / Σ clicks with the variance of its logarithm, days taken as the independent pieces. */
function rateOf(days: readonly ReportedDay[]): { rate: number; conversions: number; logVariance: number } {
  const clicks = days.reduce((sum, day) => sum + day.clicks, 0);
  const conversions = days.reduce((sum, day) => sum + day.conversions, 0);
  const rate = clicks > 0 ? conversions / clicks : 0;
  const squares = days.reduce((sum, day) => sum + (day.conversions - rate * day.clicks) ** 2, 0);
  const n = days.length;
  // Never under the counting noise alone.
  const logVariance =
    conversions > 0 ? Math.max((squares * n) / Math.max(1, n - 1) / conversions ** 2, 1 / conversions) : 0;
  return { rate, conversions, logVariance };
}

/** Relative change of the conversion rate from the earlier to the later half of the reported days. */
export function conversionImprovement(days: readonly ReportedDay[]): Estimate {
  const half = Math.floor(days.length / 2);
  const missingDays = 2 * DAYS_A_HALF - days.length;
  if (missingDays > 0) return needs(`needs ${plural(missingDays, 'reported day')} with clicks and conversions.`);
  const [earlier, later] = [rateOf(days.slice(0, half)), rateOf(days.slice(half))];
  const missing = CONVERSIONS_A_HALF - Math.min(earlier.conversions, later.conversions);
  if (missing > 0)
    return needs(`needs ${plural(Math.ceil(missing), 'conversion')} in the half of the days that has fewer.`);
  const log = Math.log(later.rate / earlier.rate);
  const spread = Z80 * Math.sqrt(earlier.logVariance + later.logVariance);
  const change = (x: number) => Math.exp(x) - 1;
  return {
    estimate: { value: change(log), low: change(log - spread), high: change(log + spread), level: LEVEL },
    needs: null,
  };
}

/** Money a month: orders × order value × the change of the rate of orders. @param improvement null: no conversion is known to be an order */
export function revenueImpact(
  { orderValue, monthlyOrders, currency }: BusinessSettings,
  improvement: Estimate | null,
): Estimate & { currency: string | null } {
  if (orderValue === null || monthlyOrders === null)
    return { ...needs('needs your order value and orders in a month.'), currency: null };
  if (!improvement)
    return { ...needs('needs a report that states revenue: it shows which conversions are orders.'), currency };
  if (!improvement.estimate) return { ...improvement, currency };
  const monthly = orderValue * monthlyOrders;
  const { value, low, high, level } = improvement.estimate;
  return {
    estimate: { value: monthly * value, low: monthly * low, high: monthly * high, level },
    needs: null,
    currency,
  };
}

/** Days of the calendar month after `now` (UTC). */
const daysOfNextMonth = (now: Date): number =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)).getUTCDate();

/** Every day from the first to the last that is reported: one that is not there brought nothing. */
function calendarOf(days: readonly ReportedDay[]): ReportedDay[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const known = new Map(days.map((day) => [day.day, day]));
  const all: ReportedDay[] = [];
  for (let at = Date.parse(first.day); at <= Date.parse(last.day); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push(known.get(day) ?? { day, clicks: 0, conversions: 0 });
  }
  return all;
}

/** Conversions of the next calendar month from whole weeks of the last eight; assumes that spend stays as it is. */
export function nextMonthProjection(days: readonly ReportedDay[], now: Date): Estimate {
  const last = calendarOf(days).slice(-7 * WEEKS);
  const newest = last.at(-1);
  if (newest && now.getTime() - Date.parse(newest.day) > MOST_DAYS_OLD * DAY_MS)
    return needs(`needs a report of the last ${MOST_DAYS_OLD} days; the newest day is ${newest.day}.`);
  const weeks: number[] = [];
  for (let end = last.length; end >= 7; end -= 7)
    weeks.push(last.slice(end - 7, end).reduce((sum, day) => sum + day.conversions, 0));
  if (weeks.length < LEAST_WEEKS) return needs(`needs ${plural(7 * LEAST_WEEKS - last.length, 'reported day')}.`);
  const n = weeks.length;
  const mean = weeks.reduce((sum, one) => sum + one, 0) / n;
  const variance = weeks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
  const ahead = daysOfNextMonth(now) / 7;
  const half = tQuantile(0.5 + LEVEL / 2, n - 1) * Math.sqrt(variance * (ahead + (ahead * ahead) / n));
  const value = mean * ahead;
  return { estimate: { value, low: Math.max(0, value - half), high: value + half, level: LEVEL }, needs: null };
}

export interface PublicRange {
  readonly low: number;
  readonly high: number;
  readonly source: string;
  readonly years: string;
}

/**
 * Percentile of a click rate in a published range, which is read as the middle 80 % of a log-normal distribution: a rough place,
 * since sources differ by a factor of two to four. The interval is that of the clicks alone.
 */
export function competitivePercentile(clicks: number, impressions: number, { low, high }: PublicRange): Interval {
  const middle = (Math.log(low) + Math.log(high)) / 2;
  const spread = (Math.log(high) - Math.log(low)) / (2 * Z80);
  const rate = Math.log((100 * (clicks + 0.5)) / (impressions + 1));
  const half = Z80 / Math.sqrt(clicks + 0.5);
  const percentile = (x: number) => 100 * normalCdf((x - middle) / spread);
  return { value: percentile(rate), low: percentile(rate - half), high: percentile(rate + half), level: LEVEL };
}

const FIRST = 5;

/** Days from the first analysis to the first one that scored above the mean of the first five. @param scored oldest first */
export function timeToValue(scored: readonly { readonly at: Date; readonly score: number }[]): {
  days: number | null;
  needs: string | null;
} {
  const missing = FIRST + 1 - scored.length;
  const [first] = scored;
  if (missing > 0 || !first)
    return {
      days: null,
      needs: `Not enough data: needs ${plural(missing, 'finished analysis').replace('analysiss', 'analyses')}.`,
    };
  const level = scored.slice(0, FIRST).reduce((sum, { score }) => sum + score, 0) / FIRST;
  const reached = scored.slice(FIRST).find(({ score }) => score > level);
  if (!reached)
    return { days: null, needs: 'None of your later creatives has scored above the mean of your first five yet.' };
  return { days: (reached.at.getTime() - first.at.getTime()) / DAY_MS, needs: null };
}
