export type Interval = 'day' | 'week' | 'month' | 'year';

const DAY = 86_400;

/**
 * `count` intervals after `anchor`, in seconds. Months and years keep the anchor's day and time of day in UTC; where
 * the month is too short its last day stands in, and the day comes back afterwards: 31 January, 28 February, 31 March
 * (docs.stripe.com/billing/subscriptions/billing-cycle).
 */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  const at = new Date(anchor * 1000);
  const months = at.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(at.getUTCDate(), lastDay);
  const midnight = Date.UTC(at.getUTCFullYear(), months, day) / 1000;
  return midnight + (anchor % DAY);
}

/** The first boundary of the cycle that lies after `instant`, in seconds. */
export function nextBoundary(anchor: number, interval: Interval, every: number, instant: number): number {
  const approximate = { day: DAY, week: 7 * DAY, month: 28 * DAY, year: 365 * DAY }[interval] * every;
  // Starts below the right one, whatever the months' lengths, and steps up.
  let step = Math.max(0, Math.floor((instant - anchor) / (approximate * 1.12)) - 1);
  while (addIntervals(anchor, interval, step * every) <= instant) step += 1;
  return addIntervals(anchor, interval, step * every);
}
