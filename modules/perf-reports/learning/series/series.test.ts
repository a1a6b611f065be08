import { describe, expect, it } from 'vitest';
import { expit, logit } from '#platform/numeric/summaries.ts';
import { makeSeries } from '../testing/series-world.ts';
import { changePoint } from './change-point.ts';
import { commonMovement } from './common-movement.ts';
import type { DayNoise } from './daily.ts';
import { accountFatigue, fatigue, fatigueTrend } from './fatigue.ts';

const clear = { seed: 4, days: 28, impressions: 500_000, noise: 0.02 };

describe('fatigue', () => {
  it('finds what was planted, by the best exposure that was reported', () => {
    const { counts } = makeSeries({ ...clear, lambda: 0.3 });
    const byFrequency = fatigue(counts);
    expect(byFrequency).toMatchObject({ enough: true, basis: 'frequency', claimed: true, days: 28 });
    expect(byFrequency.enough && Math.abs(byFrequency.lambda.mean - 0.3)).toBeLessThan(0.05);

    const unreported = counts.map(({ day, impressions, clicks }) => ({ day, impressions, clicks }));
    const byWeeks = fatigue(unreported);
    // Frequency grows by 0.1 a day, hence by 0.7 a week.
    expect(byWeeks).toMatchObject({ basis: 'weeks', claimed: true });
    expect(byWeeks.enough && Math.abs(byWeeks.lambda.mean - 0.21)).toBeLessThan(0.05);
    expect(fatigue(unreported, { reach: 5_000_000 })).toMatchObject({
      basis: 'impressions per person reached',
      claimed: true,
    });
  });

  it('needs ten days and growing exposure', () => {
    const { counts } = makeSeries({ ...clear, days: 7 });
    expect(fatigue(counts)).toEqual({ enough: false, needs: 3, why: 'too few days' });
    const still = makeSeries({ ...clear, growth: 0.001 }).counts;
    expect(fatigue(still)).toEqual({ enough: false, needs: 0, why: 'exposure hardly grew' });
  });

  it('leaves days without impressions out and does not mind gaps', () => {
    const { counts } = makeSeries({ ...clear, lambda: 0.3 });
    const gaps = counts.map((row) => (row.day % 5 === 2 ? { ...row, impressions: 0, clicks: 0 } : row));
    const result = fatigue(gaps);
    expect(result).toMatchObject({ enough: true, claimed: true, days: 22 });
  });

  it('draws a line whose 90 % band holds the true rate of the last day: 60 worlds, seeds 1 to 60, ≥ 0.82; without day noise it fails', () => {
    const worlds = Array.from({ length: 60 }, (_, at) => {
      const { counts } = makeSeries({ seed: at + 1, days: 28, impressions: 10_000, lambda: 0.2 });
      const truth = expit(logit(0.012) - 0.2 * ((counts.at(-1)?.frequency ?? 1) - 1));
      const holds = (noises?: readonly DayNoise[]) => {
        const last = fatigueTrend(counts, noises ? { noises } : {}).at(-1);
        return last !== undefined && last.low <= truth && truth <= last.high ? 1 : 0;
      };
      return { own: holds(), naive: holds([{ sd: 0.001, carry: 0 }]) };
    });
    const share = (of: 'own' | 'naive') => worlds.reduce((sum, world) => sum + world[of], 0) / worlds.length;
    // 0.9 less two standard deviations of so few worlds.
    expect(share('own')).toBeGreaterThanOrEqual(0.82);
    expect(share('naive')).toBeLessThan(0.82);
  });

  it('draws no line where nothing can be said, and takes what the account did out of it', () => {
    expect(fatigueTrend(makeSeries({ ...clear, days: 7 }).counts)).toEqual([]);
    const common = Array.from({ length: 28 }, (_, day) => -0.03 * day);
    const { counts } = makeSeries({ ...clear, common });
    const others = [11, 12, 13, 14, 15, 16].map((seed) => makeSeries({ ...clear, seed, common }).counts);
    const fallOf = (line: readonly { rate: number }[]) => (line.at(-1)?.rate ?? 0) / (line[0]?.rate ?? 1);
    expect(fallOf(fatigueTrend(counts))).toBeLessThan(0.6);
    expect(Math.abs(fallOf(fatigueTrend(counts, { others })) - 1)).toBeLessThan(0.1);
  });

  it('learns the λ of an account from five creatives: near their mean, wider for a next one', () => {
    expect(accountFatigue([{ mean: 0.1, sd: 0.1 }])).toEqual({ enough: false, needs: 4 });
    const account = accountFatigue([0.2, 0.35, 0.28, 0.25, 0.31, 0.22].map((mean) => ({ mean, sd: 0.03 })));
    if (!account.enough) throw new Error('Six are enough');
    expect(Math.abs(account.mean - 0.267)).toBeLessThan(0.02);
    expect(account.next.sd).toBeGreaterThan(account.meanSd);
  });
});

describe('common movement', () => {
  it('is read off the other creatives whatever their own level and start', () => {
    const common = Array.from({ length: 28 }, (_, day) => (day >= 14 ? -0.4 : 0));
    const others = [1, 2, 3, 4, 5].map((seed) => makeSeries({ ...clear, seed, common }).counts.slice(seed));
    const levels = commonMovement(others);
    const at = (day: number) => levels.get(day)?.level ?? Number.NaN;
    expect(Math.abs(at(20) - at(6) + 0.4)).toBeLessThan(0.1);
    expect(levels.has(0)).toBe(false);
  });
});

describe('changePoint', () => {
  it('finds the day and the size of a drop', () => {
    const { counts, jumpDay } = makeSeries({ ...clear, jump: -0.6 });
    const result = changePoint(counts);
    if (!result.enough) throw new Error('28 days are enough');
    expect(result.verdict).toBe('change');
    expect(result.day).toBe(jumpDay);
    expect(Math.abs(result.jump.mean + 0.6)).toBeLessThan(0.1);
  });

  it('does not blame a creative for a drop of the whole account', () => {
    const common = Array.from({ length: 28 }, (_, day) => (day >= 14 ? -0.6 : 0));
    const { counts } = makeSeries({ ...clear, common });
    const others = [11, 12, 13, 14, 15, 16].map((seed) => makeSeries({ ...clear, seed, common }).counts);
    expect(changePoint(counts)).toMatchObject({ verdict: 'change' });
    expect(changePoint(counts, { others })).toMatchObject({ verdict: 'none' });
  });

  it('needs two weeks', () => {
    expect(changePoint(makeSeries({ ...clear, days: 12 }).counts)).toEqual({ enough: false, needs: 2 });
  });
});
