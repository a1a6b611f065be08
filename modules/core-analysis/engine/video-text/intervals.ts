import type { Interval } from '../video/video-measurements.ts';

/** Intervals in order, those that touch made one. */
export function unionOf(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  for (const { start, end } of [...intervals].sort((p, q) => p.start - q.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** A text begins and ends within so many seconds of what its samples say. */
const SLACK_S = 0.3;

/** Whether a text stands at a moment, as far as its samples tell. */
export const standsAt = ({ start, end }: Interval, at: number): boolean => start - SLACK_S <= at && at < end + SLACK_S;

/** Whether two intervals share a moment: one that begins as the other ends does not. */
export const overlaps = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** Seconds that lie in at least one interval of each list. */
export function overlapSeconds(ones: readonly Interval[], others: readonly Interval[]): number {
  const second = unionOf(others);
  return unionOf(ones).reduce(
    (sum, one) =>
      second.reduce(
        (total, two) => total + Math.max(0, Math.min(one.end, two.end) - Math.max(one.start, two.start)),
        sum,
      ),
    0,
  );
}

/** Seconds that the intervals cover together. */
export function totalSeconds(intervals: readonly Interval[]): number {
  return unionOf(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}

/** What of the first stretches lies in none of the others, in order of time. */
export function without(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  return unionOf(others).reduce<Interval[]>(
    (left, { start, end }) =>
      left.flatMap((one) =>
        end <= one.start || start >= one.end
          ? one
          : [
              { start: one.start, end: start },
              { start: end, end: one.end },
            ].filter((part) => part.end > part.start),
      ),
    unionOf(intervals),
  );
}
