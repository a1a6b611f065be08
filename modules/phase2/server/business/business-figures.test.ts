import { describe, expect, it } from 'vitest';
import type { PerformanceRow } from '#modules/perf-reports/api.ts';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import {
  competitivePercentile,
  conversionImprovement,
  nextMonthProjection,
  revenueImpact,
  timeToValue,
} from './business-figures.ts';
import { type ReportedDay, reportedDays } from './reported-days.ts';

const dayAt = (i: number) => new Date(Date.UTC(2026, 8, 1 + i)).toISOString().slice(0, 10);

/** Days whose rate changes by `change` half way, with day-to-day noise beyond counting. */
function world(seed: number, change: number, days = 56): ReportedDay[] {
  const stream = new RandomStream(seed, ['business']);
  return Array.from({ length: days }, (_, i) => {
    const clicks = 150 + stream.integer(150);
    const rate = 0.06 * (i >= days / 2 ? 1 + change : 1) * Math.exp(0.15 * stream.normal());
    let conversions = 0;
    for (let click = 0; click < clicks; click++) conversions += stream.uniform() < rate ? 1 : 0;
    return { day: dayAt(i), clicks, conversions };
  });
}

describe('the change of the conversion rate', () => {
  // 300 worlds, seeds 1..300; nominal 80 %, bound less 2 sd and as much above.
  it('has an 80 % interval that holds the planted change in 74 to 88 % of worlds', () => {
    let held = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { estimate } = conversionImprovement(world(seed, 0.2));
      if (estimate && estimate.low <= 0.2 && 0.2 <= estimate.high) held += 1;
    }
    expect(held / 300).toBeGreaterThan(0.74);
    expect(held / 300).toBeLessThan(0.88);
  });

  it('says how many days or conversions are missing', () => {
    expect(conversionImprovement(world(1, 0, 10)).needs).toBe(
      'Not enough data: needs 4 more reported days with clicks and conversions.',
    );
    const rare = world(1, 0, 20).map((day, i) => ({ ...day, conversions: i < 10 ? 1 : 3 }));
    expect(conversionImprovement(rare).needs).toBe(
      'Not enough data: needs 10 more conversions in the half of the days that has fewer.',
    );
  });

  it('becomes money only with an order value', () => {
    const improvement = conversionImprovement(world(2, 0.3));
    const unknown = { orderValue: null, currency: null, monthlyOrders: null, updatedAt: null };
    expect(revenueImpact(unknown, improvement).needs).toContain('order value');
    const { estimate } = improvement;
    const money = revenueImpact({ orderValue: 50, currency: 'EUR', monthlyOrders: 400, updatedAt: null }, improvement);
    expect(money).toMatchObject({ currency: 'EUR', needs: null });
    expect(money.estimate?.value).toBeCloseTo(20_000 * (estimate?.value ?? 0), 6);
  });
});

describe('the next month', () => {
  it('is held by its 80 % interval in 72 to 90 % of worlds', () => {
    let held = 0;
    const now = new Date('2026-10-27T12:00:00Z');
    for (let seed = 1; seed <= 300; seed++) {
      const all = world(seed, 0, 86);
      const { estimate } = nextMonthProjection(all.slice(0, 56), now);
      const truth = all.slice(56).reduce((sum, { conversions }) => sum + conversions, 0);
      if (estimate && estimate.low <= truth && truth <= estimate.high) held += 1;
    }
    expect(held / 300).toBeGreaterThan(0.72);
    expect(held / 300).toBeLessThan(0.9);
  });

  it('says how many days are missing, and asks for newer ones where the newest is old', () => {
    const days = world(1, 0, 20);
    expect(nextMonthProjection(days, new Date('2026-09-25T12:00:00Z')).needs).toBe(
      'Not enough data: needs 8 more reported days.',
    );
    expect(nextMonthProjection(days, new Date('2026-10-27T12:00:00Z')).needs).toBe(
      'Not enough data: needs a report of the last 14 days; the newest day is 2026-09-20.',
    );
  });
});

describe('a place among published figures', () => {
  const range = { low: 0.9, high: 1.6, source: 'S', years: '2025' };
  it('is 10 at its lower end, 90 at its upper, and less sure with fewer clicks', () => {
    expect(competitivePercentile(9_000, 1_000_000, range).value).toBeCloseTo(10, 0);
    expect(competitivePercentile(16_000, 1_000_000, range).value).toBeCloseTo(90, 0);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(competitivePercentile(12, 1_000, range))).toBeGreaterThan(
      width(competitivePercentile(1_200, 100_000, range)),
    );
  });
});

describe('time to value', () => {
  it('counts to the first one above the level of the first five', () => {
    const at = (day: number, score: number) => ({ at: new Date(Date.UTC(2026, 0, day)), score });
    const five = [50, 60, 55, 45, 40].map((score, i) => at(1 + i, score));
    expect(timeToValue(five)).toEqual({ days: null, needs: 'Not enough data: needs 1 more finished analysis.' });
    expect(timeToValue([...five, at(9, 48), at(11, 70)])).toEqual({ days: 10, needs: null });
    expect(timeToValue([...five, at(9, 48)]).days).toBeNull();
  });
});

describe('the days of reports', () => {
  const row = (part: Partial<PerformanceRow>): PerformanceRow =>
    ({
      reportId: 'r',
      platform: 'meta',
      startDay: '2026-10-01',
      endDay: '2026-10-01',
      ad: 'a',
      adId: null,
      creativeId: null,
      impressions: 1000,
      clicks: 20,
      linkClicks: null,
      conversions: 2,
      conversionKind: 'purchase',
      ...part,
    }) as PerformanceRow;
  async function* batches(rows: PerformanceRow[]) {
    yield rows;
  }

  it('never add kinds of conversions, rows that state none, or sums of several days', async () => {
    const found = await reportedDays(
      batches([
        row({}),
        row({ conversions: 50, conversionKind: 'lead', clicks: 30 }),
        row({ conversions: null, clicks: 500 }),
        row({ startDay: '2026-09-01', endDay: '2026-10-01', conversions: 900, conversionKind: 'purchase' }),
        row({ platform: 'tiktok', impressions: 10, clicks: 1 }),
      ]),
    );
    expect(found.conversionKind).toBe('lead');
    expect(found.ofKind).toEqual([{ day: '2026-10-01', clicks: 30, conversions: 50 }]);
    expect(found.clickRate).toMatchObject({ platform: 'meta', impressions: 4000, clicks: 570 });
    expect(found.days).toBe(1);
  });
});
