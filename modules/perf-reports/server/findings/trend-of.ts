import type { Findings, PeriodChange } from '../../contract/findings.ts';
import { type DayRatio, FEWEST_DAYS, periodChange } from '../../learning/account/period-change.ts';
import type { CampaignDay, CoveredDays } from './day-store.ts';
import { onCoveredDays, type SharedCampaigns, sharedCampaigns, withEqualMix } from './same-campaigns.ts';

const DAY_MS = 86_400_000;

type DaySum = Findings['days'][number];

/** All campaigns together, day by day. */
export function daysOf(rows: readonly CampaignDay[]): DaySum[] {
  const days = new Map<string, DaySum>();
  // Where some rows leave conversions blank, the others' are no sum of the day.
  const blank = new Set(rows.filter(({ blankConversions }) => blankConversions > 0).map(({ day }) => day));
  for (const { day, impressions, clicks, spend, conversions } of rows) {
    const sum = days.get(day);
    days.set(day, {
      day,
      impressions: impressions + (sum?.impressions ?? 0),
      clicks: plus(sum?.clicks, clicks),
      spend: plus(sum?.spend, spend),
      conversions: blank.has(day) ? null : plus(sum?.conversions, conversions),
    });
  }
  return [...days.values()];
}

const plus = (sum: number | null | undefined, value: number | null): number | null =>
  value === null ? (sum ?? null) : (sum ?? 0) + value;

/** The days just before a report, as many as it spans; undefined where its rows name no single days. */
export function rangeBefore(days: readonly Pick<CampaignDay, 'day'>[]): { from: string; to: string } | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const span = Math.round((Date.parse(last.day) - Date.parse(first.day)) / DAY_MS) + 1;
  return { from: shifted(first.day, -span), to: shifted(first.day, -1) };
}

/**
 * What changed in the campaigns that ran in both periods: against the days before where other reports have enough of them, else the
 * second half against the first.
 * @param own in the order of days
 * @param covered what reports say anything of in the days before
 */
export function trendOf(
  own: readonly CampaignDay[],
  earlier: readonly CampaignDay[],
  covered: readonly CoveredDays[],
): Findings['trend'] {
  const days = [...new Set(own.map(({ day }) => day))];
  if (days.length === 0) return { state: 'no_days' };
  const before = sharedCampaigns(onCoveredDays(earlier, sharedCampaigns(earlier, own), covered), own);
  if (hasEnoughDays(before)) return shown('before', before);
  const half = Math.floor(days.length / 2);
  if (half < FEWEST_DAYS) return { state: 'needs_days', needs: 2 * FEWEST_DAYS - days.length };
  const [first, second] = [new Set(days.slice(0, half)), new Set(days.slice(-half))];
  const halves = sharedCampaigns(
    own.filter(({ day }) => first.has(day)),
    own.filter(({ day }) => second.has(day)),
  );
  return hasEnoughDays(halves) ? shown('halves', halves) : { state: 'other_campaigns' };
}

const countDays = (days: readonly CampaignDay[]): number => new Set(days.map(({ day }) => day)).size;
const hasEnoughDays = ({ before, now }: SharedCampaigns): boolean =>
  countDays(before) >= FEWEST_DAYS && countDays(now) >= FEWEST_DAYS;

function shown(compared: 'before' | 'halves', shared: SharedCampaigns): Findings['trend'] {
  const [before, now] = [daysOf(shared.before), daysOf(shared.now)];
  const perDay = PER_DAY.flatMap((name): PeriodChange[] => {
    const [first, second] = [before, now].map((days) => days.flatMap((day) => perDayOf(day[name])));
    // A figure that only some days have would be compared with nothing on the others.
    if (!first || !second || first.length < before.length || second.length < now.length) return [];
    return [{ name, ...periodChange(first, second) }];
  });
  const rates = RATES.flatMap(({ name, pair, weight }): PeriodChange[] => {
    const [first, second] = withEqualMix([shared.before, shared.now], pair, weight);
    if (first.length < FEWEST_DAYS || second.length < FEWEST_DAYS) return [];
    return [{ name, ...periodChange(first, second) }];
  });
  return {
    state: 'shown',
    compared,
    campaigns: shared.now.every(({ campaign }) => campaign === '') ? null : shared.campaigns,
    leftOut: { campaigns: shared.leftOut, share: shared.leftOutShare },
    before: periodOf(before),
    now: periodOf(now),
    changes: [...perDay, ...rates],
  };
}

const perDayOf = (value: number | null): DayRatio[] => (value === null ? [] : [{ over: value, under: 1 }]);

const PER_DAY = ['spend', 'impressions', 'clicks', 'conversions'] as const;

interface Rate {
  readonly name: PeriodChange['name'];
  readonly weight: keyof DayRatio;
  pair(day: CampaignDay): DayRatio | undefined;
}

const RATES: readonly Rate[] = [
  {
    name: 'click_rate',
    weight: 'under',
    pair: ({ clicks, clickImpressions }) => (clicks === null ? undefined : { over: clicks, under: clickImpressions }),
  },
  {
    name: 'cost_per_conversion',
    weight: 'over',
    pair: ({ spendForConversions, conversions }) =>
      spendForConversions === null || conversions === null
        ? undefined
        : { over: spendForConversions, under: conversions },
  },
];

const periodOf = (days: readonly DaySum[]) => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
  days: days.length,
});
const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
