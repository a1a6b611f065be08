import { describe, expect, it } from 'vitest';
import { betaCdf } from '#platform/numeric/distributions.ts';
import type { CreativeOutcomes } from '../model/types.ts';
import { bestCreative } from './best-creative.ts';
import { correlationScore, latentCorrelation } from './correlation-score.ts';
import { costPerClick, cpaPrediction } from './cost-per-action.ts';
import { creativesNeeded } from './creatives-needed.ts';
import { simpson } from './simpson.ts';

const creative = (id: number, score: number, clicks: number, spend = 10): CreativeOutcomes => ({
  id: `c${100 + id}`,
  score,
  features: { x: score / 100 },
  groups: [{ group: 'feed', impressions: 10_000, clicks, conversions: 3, spend }],
});

describe('creativesNeeded', () => {
  it('gives the figures of its table: 52, 95 and 220 creatives for 0.4, 0.25 and 0.15 at σ_u 0.35', () => {
    const total = (effect: number) =>
      creativesNeeded({ spread: 0.35, countingVariance: 0.01, creatives: 0, effect }).total;
    expect([total(0.4), total(0.25), total(0.15)]).toEqual([53, 95, 220]);
  });

  it('counts what is there, reads a yes/no difference, and says which data help', () => {
    const asked = { spread: 0.35, countingVariance: 0.01, creatives: 90 };
    expect(creativesNeeded(asked)).toMatchObject({ total: 95, more: 5, helps: 'more creatives' });
    expect(creativesNeeded({ ...asked, creatives: 400 }).more).toBe(0);
    expect(creativesNeeded({ ...asked, yesNo: { difference: -0.5, share: 0.5 } }).effect).toBeCloseTo(0.25, 12);
    expect(creativesNeeded({ ...asked, countingVariance: 0.2 }).helps).toBe('more clicks per creative');
  });
});

describe('correlationScore', () => {
  it('needs eight creatives with twenty clicks each, and scores that differ', () => {
    const some = Array.from({ length: 9 }, (_, i) => creative(i, 40 + i, i < 5 ? 100 : 3));
    expect(correlationScore(some, 'ctr')).toEqual({ enough: false, needs: 3, why: 'too few creatives' });
    const equal = Array.from({ length: 9 }, (_, i) => creative(i, 50, 100));
    expect(correlationScore(equal, 'ctr')).toEqual({ enough: false, needs: 0, why: 'all scores are equal' });
  });

  it('is high where the order is plain, 0 with the sign said where it is turned round', () => {
    const order = (sign: number) =>
      Array.from({ length: 20 }, (_, i) => creative(i, 50 + sign * (i - 10), Math.round(100 * Math.exp(i / 10))));
    const plain = correlationScore(order(1), 'ctr');
    expect(plain).toMatchObject({ enough: true, better: 'higher' });
    expect(plain.enough && plain.score).toBeGreaterThan(85);
    expect(correlationScore(order(-1), 'ctr')).toMatchObject({ score: 0, better: 'lower' });
  });

  it('says little where there are hardly any clicks', () => {
    const posterior = latentCorrelation(Array.from({ length: 12 }, (_, i) => ({ score: i, y: i, v: 400 })));
    expect(Math.abs(posterior?.mean ?? 1)).toBeLessThan(0.1);
    expect((posterior?.high ?? 0) - (posterior?.low ?? 0)).toBeGreaterThan(1.6);
  });
});

describe('simpson', () => {
  it('needs eight creatives on which the feature differs', () => {
    const some = Array.from({ length: 6 }, (_, i) => creative(i, 40 + i, 100));
    expect(simpson(some, 'x', 'ctr')).toEqual({ enough: false, needs: 2 });
    expect(simpson(some, 'never measured', 'ctr')).toEqual({ enough: false, needs: 8 });
  });
});

describe('bestCreative', () => {
  it('agrees with the closed form for two: P(best) = Σ of beta functions, here against a fine sum of one cdf', () => {
    const result = bestCreative([
      { id: 'a', trials: 1000, successes: 30 },
      { id: 'b', trials: 1000, successes: 20 },
    ]);
    // The same prior, written out: Beta(s m, s (1 − m)).
    const m = 50.5 / 2001;
    const s = 1 / (0.35 * 0.35 * m * (1 - m));
    let truth = 0;
    for (let i = 0; i < 20_000; i++) {
      const [low, high] = [(i / 20_000) * 0.1, ((i + 1) / 20_000) * 0.1];
      const mass = betaCdf(high, s * m + 30, s * (1 - m) + 970) - betaCdf(low, s * m + 30, s * (1 - m) + 970);
      truth += mass * betaCdf((low + high) / 2, s * m + 20, s * (1 - m) + 980);
    }
    const a = result?.standings.find(({ id }) => id === 'a');
    const b = result?.standings.find(({ id }) => id === 'b');
    expect(a?.probabilityBest).toBeCloseTo(truth, 4);
    expect((a?.probabilityBest ?? 0) + (b?.probabilityBest ?? 0)).toBeCloseTo(1, 4);
    expect((b?.expectedLoss ?? 0) - (a?.expectedLoss ?? 0)).toBeCloseTo((a?.rate ?? 0) - (b?.rate ?? 0), 9);
  });

  it('says stop, keep or more data by its stated thresholds', () => {
    const of = (...counts: [trials: number, successes: number][]) =>
      bestCreative(counts.map(([trials, successes], i) => ({ id: `${i}`, trials, successes })))?.answer;
    expect(of([50_000, 900], [50_000, 500])).toBe('stop');
    expect(of([5_000_000, 60_000], [5_000_000, 60_010])).toBe('keep');
    expect(of([1_000, 14], [1_000, 11])).toBe('more data');
    expect(bestCreative([{ id: 'alone', trials: 10, successes: 1 }])).toBeNull();
  });
});

describe('cost per conversion', () => {
  it('is known in closed form where the rate is small: a log-normal', () => {
    const cost = cpaPrediction({ mean: Math.log(0.5), sd: 0.3 }, { mean: -6, sd: 0.4 }, 1);
    const middle = 0.5 * Math.exp(6);
    expect(Math.abs(Math.log(cost.median / middle))).toBeLessThan(0.03);
    expect(Math.abs(Math.log(cost.high / cost.median) - 1.2816 * 0.5)).toBeLessThan(0.04);
    expect(Math.abs(Math.log(cost.median / cost.low) - 1.2816 * 0.5)).toBeLessThan(0.04);
    expect(cpaPrediction({ mean: 0, sd: 0.1 }, { mean: -3, sd: 0.1 }, 5)).toEqual(
      cpaPrediction({ mean: 0, sd: 0.1 }, { mean: -3, sd: 0.1 }, 5),
    );
  });

  it('learns what a click costs, per group, and more loosely for a new one', () => {
    const creatives = Array.from(
      { length: 20 },
      (_, i): CreativeOutcomes => ({
        ...creative(i, 50, 200),
        groups: [
          {
            group: i % 2 ? 'feed' : 'story',
            impressions: 10_000,
            clicks: 200,
            conversions: 3,
            spend: i % 2 ? 100 : 200,
          },
        ],
      }),
    );
    expect(costPerClick(creatives, 'feed')?.mean).toBeCloseTo(Math.log(0.5), 1);
    expect(costPerClick(creatives, 'story')?.mean).toBeCloseTo(0, 1);
    expect(costPerClick(creatives)?.mean).toBeCloseTo(Math.log(0.5) / 2, 1);
    expect(costPerClick(creatives, 'new')?.sd).toBeGreaterThan(costPerClick(creatives, 'feed')?.sd ?? 9);
    expect(costPerClick([creative(1, 50, 0)])).toBeNull();
  });
});
