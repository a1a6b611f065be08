import type { Findings, PeriodChange } from '../../contract/findings.ts';
import { type DayRatio, FEWEST_DAYS, periodChange } from '../../learning/account/period-change.ts';
import type { DaySum } from './day-store.ts';

const DAY_MS = 86_400_000;

/** The days just before a report, as many as it spans; undefined where its rows name no single days. */
export function rangeBefore(days: readonly DaySum[]): { from: string; to: string } | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const span = Math.round((Date.parse(last.day) - Date.parse(first.day)) / DAY_MS) + 1;
  return { from: shifted(first.day, -span), to: shifted(first.day, -1) };
}

/** What changed: against the days before where other reports have enough of them, else the second half against the first. */
export function trendOf(own: readonly DaySum[], earlier: readonly DaySum[]): Findings['trend'] {
  if (own.length === 0) return { state: 'no_days' };
  if (own.length >= FEWEST_DAYS && earlier.length >= FEWEST_DAYS) return shown('before', earlier, own);
  const half = Math.floor(own.length / 2);
  if (half < FEWEST_DAYS) return { state: 'needs_days', needs: 2 * FEWEST_DAYS - own.length };
  return shown('halves', own.slice(0, half), own.slice(-half));
}

function shown(compared: 'before' | 'halves', before: readonly DaySum[], now: readonly DaySum[]): Findings['trend'] {
  return {
    state: 'shown',
    compared,
    before: periodOf(before),
    now: periodOf(now),
    changes: CHANGES.flatMap(({ name, of }): PeriodChange[] => {
      const [first, second] = [before.flatMap(of), now.flatMap(of)];
      // A figure that only some days have would be compared with nothing on the others.
      if (first.length < before.length || second.length < now.length) return [];
      return [{ name, ...periodChange(first, second) }];
    }),
  };
}

const perDay = (value: number | null): DayRatio[] => (value === null ? [] : [{ over: value, under: 1 }]);
const ratio = (over: number | null, under: number | null): DayRatio[] =>
  over === null || under === null ? [] : [{ over, under }];

const CHANGES: readonly { name: PeriodChange['name']; of(day: DaySum): DayRatio[] }[] = [
  { name: 'spend', of: ({ spend }) => perDay(spend) },
  { name: 'impressions', of: ({ impressions }) => perDay(impressions) },
  { name: 'clicks', of: ({ clicks }) => perDay(clicks) },
  { name: 'conversions', of: ({ conversions }) => perDay(conversions) },
  { name: 'click_rate', of: ({ clicks, impressions }) => ratio(clicks, impressions) },
  {
    name: 'cost_per_conversion',
    of: ({ spendForConversions, conversions }) => ratio(spendForConversions, conversions),
  },
];

const periodOf = (days: readonly DaySum[]) => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
  days: days.length,
});
const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
