/** Days as YYYY-MM-DD, both included; an empty string: not chosen yet. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const named = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** What is wrong with a range and how to correct it; null when nothing is. */
export function dateRangeProblem({ from, to }: DayRange, min?: string, max?: string): string | null {
  if (!from || !to) return 'Please choose both days.';
  if (from > to) return `The first day is after the last. Please choose one up to ${named(to)}.`;
  if (min && from < min) return `Please choose a first day from ${named(min)} on.`;
  if (max && to > max) return `Please choose a last day up to ${named(max)}.`;
  return null;
}

/** The `days` days that end with `last` (YYYY-MM-DD), which counts as one of them. */
export function lastDays(days: number, last: string): DayRange {
  const from = new Date(`${last}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - (days - 1));
  return { from: from.toISOString().slice(0, 10), to: last };
}
