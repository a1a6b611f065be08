import { describe, expect, it } from 'vitest';
import {
  betaCdf,
  betaQuantile,
  gammaCdf,
  gammaQuantile,
  normalCdf,
  normalQuantile,
  tCdf,
  tQuantile,
} from './distributions.ts';
import fixtures from './fixtures/distributions.json' with { type: 'json' };

const relative = (value: number, truth: number) => Math.abs(value - truth) / Math.max(Math.abs(truth), 1e-290);
const BOUND = 1e-10;

/** Referee: mpmath with 40 digits (`fixtures/make_fixtures.py`). */
describe('distribution functions, relative error at most 1e-10 against mpmath', () => {
  it('normal, to 37 standard deviations', () => {
    for (const [x = 0, p = 0] of fixtures.normal) expect(relative(normalCdf(x), p), `at ${x}`).toBeLessThan(BOUND);
  });

  it('beta, both tails, up to ten million trials', () => {
    for (const [a = 0, b = 0, x = 0, lower = 0, upper = 0] of fixtures.beta) {
      // The larger tail is one minus the smaller: the smaller one must carry its own digits.
      const [value, truth] = lower < upper ? [betaCdf(x, a, b), lower] : [betaCdf(x, a, b, 'upper'), upper];
      expect(relative(value, truth), `Beta(${a}, ${b}) at ${x}`).toBeLessThan(BOUND);
      expect(Math.abs(betaCdf(x, a, b) - lower), `Beta(${a}, ${b}) at ${x}`).toBeLessThan(BOUND);
    }
  });

  it('gamma, both tails, shapes from 0.1 to two million', () => {
    for (const [shape = 0, x = 0, lower = 0, upper = 0] of fixtures.gamma) {
      const [value, truth] = lower < upper ? [gammaCdf(x, shape), lower] : [gammaCdf(x, shape, 'upper'), upper];
      expect(relative(value, truth), `Gamma(${shape}) at ${x}`).toBeLessThan(BOUND);
      expect(Math.abs(gammaCdf(x, shape) - lower), `Gamma(${shape}) at ${x}`).toBeLessThan(BOUND);
    }
  });

  it("Student's t", () => {
    for (const [nu = 0, x = 0, p = 0] of fixtures.student) {
      expect(relative(tCdf(x, nu), p), `t(${nu}) at ${x}`).toBeLessThan(BOUND);
    }
  });
});

describe('quantiles lead back to where the referee says they come from', () => {
  it('normal', () => {
    // Near p = 1 a quantile is only as good as p itself.
    for (const [x = 0, p = 0] of fixtures.normal.filter(([at = 0]) => at < 3)) {
      expect(Math.abs(normalQuantile(p) - x), `at ${x}`).toBeLessThan(BOUND * Math.max(1, Math.abs(x)));
    }
  });

  it('beta', () => {
    for (const [a = 0, b = 0, x = 0, lower = 0] of fixtures.beta.filter((row) => (row[4] ?? 0) > 1e-3)) {
      if (lower < 1e-200) continue;
      expect(relative(betaQuantile(lower, a, b), x), `Beta(${a}, ${b}), p = ${lower}`).toBeLessThan(BOUND);
    }
  });

  it('gamma', () => {
    for (const [shape = 0, x = 0, lower = 0] of fixtures.gamma.filter((row) => (row[3] ?? 0) > 1e-3)) {
      expect(relative(gammaQuantile(lower, shape), x), `Gamma(${shape}), p = ${lower}`).toBeLessThan(BOUND);
    }
  });

  it("Student's t", () => {
    for (const [nu = 0, x = 0, p = 0] of fixtures.student.filter(([, , p = 1]) => p > 1e-100 && p < 0.999)) {
      expect(relative(tQuantile(p, nu), x), `t(${nu}), p = ${p}`).toBeLessThan(BOUND);
    }
  });
});
