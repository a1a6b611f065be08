import { describe, expect, it } from 'vitest';
import type { CampaignDay, CoveredDays } from './day-store.ts';
import { daysOf, trendOf } from './trend-of.ts';

const dayOf = (month: number, day: number) => `2026-0${month}-${String(day).padStart(2, '0')}`;

/** Days of one campaign, alike but for a little noise that is the same each time. */
function run(
  campaign: string,
  month: number,
  days: number,
  shown: number,
  rate: number,
  more: Partial<CampaignDay> = {},
) {
  return Array.from({ length: days }, (_, at): CampaignDay => {
    const impressions = shown + (at % 3) * 10;
    return {
      day: dayOf(month, at + 1),
      campaign,
      impressions,
      clickImpressions: impressions,
      clicks: Math.round(impressions * rate),
      spend: impressions / 100,
      conversions: null,
      blankConversions: 0,
      spendForConversions: null,
      ...more,
    };
  });
}

const byDay = (rows: CampaignDay[]) => rows.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
const MAY = { from: '2026-05-01', to: '2026-05-31' };
const all = (days: CampaignDay[]) =>
  [...new Set(days.map(({ campaign }) => campaign))].map((campaign) => ({ campaign, ...MAY }));
function compared(before: CampaignDay[], now: CampaignDay[], covered: CoveredDays[] = all(before)) {
  const trend = trendOf(byDay(now), byDay(before), covered);
  if (trend.state !== 'shown') throw new Error(trend.state);
  return { ...trend, of: (name: string) => trend.changes.find((one) => one.name === name) };
}

describe('a comparison of two periods', () => {
  it('is of campaigns that ran in both: one that began or ended is no change of the others', () => {
    const before = [...run('Steady', 5, 10, 1_000, 0.02), ...run('Ended', 5, 10, 500, 0.02)];
    const now = [...run('Steady', 6, 10, 1_000, 0.02), ...run('New', 6, 10, 3_000, 0.08)];
    const trend = compared(before, now);
    expect(trend).toMatchObject({ compared: 'before', campaigns: 1, leftOut: { campaigns: 2 } });
    expect(trend.leftOut.share).toBeCloseTo(0.75, 2);
    for (const name of ['spend', 'impressions', 'clicks', 'click_rate'])
      expect(trend.of(name)?.change?.value).toBeCloseTo(0, 6);
  });

  it('takes no notice of money that moved to a campaign with another rate', () => {
    const before = [...run('Low', 5, 10, 8_000, 0.01), ...run('High', 5, 10, 2_000, 0.05)];
    const now = [...run('Low', 6, 10, 2_000, 0.01), ...run('High', 6, 10, 8_000, 0.05)];
    const sums = (rows: CampaignDay[]) =>
      rows.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0) / rows.reduce((sum, one) => sum + one.impressions, 0);
    // As counted, the rate more than doubles.
    expect(sums(now) / sums(before)).toBeGreaterThan(2);
    expect(compared(before, now).of('click_rate')?.change?.value).toBeCloseTo(0, 2);
  });

  it('holds the mix of money equal for the cost of a conversion', () => {
    const paid = (spend: number, conversions: number) => ({ spend, spendForConversions: spend, conversions });
    const before = [...run('Dear', 5, 10, 1_000, 0.02, paid(80, 4)), ...run('Cheap', 5, 10, 1_000, 0.02, paid(20, 10))];
    const now = [...run('Dear', 6, 10, 1_000, 0.02, paid(20, 1)), ...run('Cheap', 6, 10, 1_000, 0.02, paid(80, 40))];
    expect(compared(before, now).of('cost_per_conversion')?.change?.value).toBeCloseTo(0, 6);
  });

  it('takes the days on which reports of every campaign say something, and knows a day without rows from one without a report', () => {
    const now = [...run('A', 6, 10, 1_000, 0.02), ...run('B', 6, 10, 1_000, 0.02)];
    const a = run('A', 5, 10, 1_000, 0.02);
    const b = run('B', 5, 10, 1_000, 0.02).slice(5);
    const from = (campaign: string, day: number) => ({ campaign, from: dayOf(5, day), to: MAY.to });
    // The report of B begins on the sixth: the five days before hold A alone.
    const missing = compared([...a, ...b], now, [from('A', 1), from('B', 6)]);
    expect(missing).toMatchObject({ campaigns: 2, before: { from: '2026-05-06', days: 5 } });
    expect(missing.of('spend')?.change?.value).toBeCloseTo(0, 1);
    // It covers them: B did not run, and now costs more a day.
    const paused = compared([...a, ...b], now, [from('A', 1), from('B', 1)]);
    expect(paused).toMatchObject({ before: { from: '2026-05-01', days: 10 } });
    expect(paused.of('spend')?.change?.value).toBeCloseTo(1 / 3, 1);
  });

  it('finds a change inside the campaigns', () => {
    const before = [...run('A', 5, 10, 8_000, 0.01), ...run('B', 5, 10, 2_000, 0.05)];
    const now = [...run('A', 6, 10, 2_000, 0.015), ...run('B', 6, 10, 8_000, 0.075)];
    expect(compared(before, now).of('click_rate')?.change?.value).toBeCloseTo(0.5, 2);
  });

  it('splits a lone report in halves by the same rule, and says so where no campaign is in both', () => {
    const first = run('First', 6, 5, 1_000, 0.02);
    const second = run('Second', 6, 10, 1_000, 0.02).slice(5);
    expect(trendOf(byDay([...first, ...second]), [], [])).toEqual({ state: 'other_campaigns' });
    expect(compared([], [...first, ...second, ...run('Both', 6, 10, 500, 0.03)])).toMatchObject({
      compared: 'halves',
      campaigns: 1,
      leftOut: { campaigns: 2 },
    });
  });

  it('does not compare counts of conversions that some rows leave blank, and says where campaigns are not named', () => {
    const counted = { conversions: 3, spendForConversions: 10 };
    const before = run('', 5, 10, 1_000, 0.02, counted);
    const now = run('', 6, 10, 1_000, 0.02, counted);
    expect(compared(before, now).of('conversions')?.change?.value).toBeCloseTo(0, 6);
    expect(compared(before, now).campaigns).toBeNull();
    const gaps = now.map((day, at) => ({ ...day, blankConversions: at === 3 ? 1 : 0 }));
    expect(compared(before, gaps).of('conversions')).toBeUndefined();
    expect(compared(before, gaps).of('cost_per_conversion')?.change?.value).toBeCloseTo(0, 6);
    expect(daysOf(gaps)[3]).toMatchObject({ conversions: null, impressions: 1_000 });
  });
});
