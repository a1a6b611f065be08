import type { Period, PeriodQuery } from '../../contract/period.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The period that is asked for, and as many days right before it. */
export function periodOf({ from, to }: PeriodQuery, now: Date): { period: Period; previous: Period } {
  const today = dayOf(now);
  const period = from && to ? { from, to } : { from: addDays(today, 1 - DEFAULT_DAYS), to: today };
  const days = lengthOf(period);
  return { period, previous: { from: addDays(period.from, -days), to: addDays(period.from, -1) } };
}

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, i) => addDays(period.from, i));
