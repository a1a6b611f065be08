import { betaCdf, betaQuantile } from '#platform/numeric/distributions.ts';
import { expit, logit } from '#platform/numeric/summaries.ts';

/** Stop: so likely the best, and so little lost if it is not. */
const SURE = 0.95;
const SMALL_LOSS = 0.01;
/** Keep all: whichever is taken, less than this share of the rate is lost. */
const EQUAL_LOSS = 0.025;
/** Sd between creatives on log-odds where the caller knows none. */
const USUAL_SPREAD = 0.35;
const POINTS = 501;

export interface Contender {
  readonly id: string;
  /** Impressions, or clicks. */
  readonly trials: number;
  readonly successes: number;
}

export interface ContenderStanding {
  readonly id: string;
  /** Posterior mean of the rate, 0..1. */
  readonly rate: number;
  readonly probabilityBest: number;
  /** Mean of (best rate − its rate): what choosing it now costs, in the unit of the rate. */
  readonly expectedLoss: number;
}

export interface BestCreative {
  /**
   * 'stop': P(best) ≥ 95 % and expected loss ≤ 1 % of the leader's rate: choose the leader.
   * 'keep': whichever is taken, the expected loss is ≤ 2.5 % of the leader's rate: keep all, the choice hardly matters.
   * 'more data': neither yet.
   */
  readonly answer: 'stop' | 'keep' | 'more data';
  readonly leader: string;
  /** In the order of expected loss, smallest first. */
  readonly standings: readonly ContenderStanding[];
  readonly thresholds: { readonly probabilityBest: number; readonly loss: number; readonly equalLoss: number };
}

/**
 * Which of several creatives of one group is best, by beta-binomial posteriors and quadrature (no draws). The prior is Beta with the
 * pooled rate and sd `spread` on log-odds. Platforms give impressions to what already does well: only random assignment proves.
 * Null: fewer than two contenders with trials.
 */
export const bestCreative = (contenders: readonly Contender[], spread = USUAL_SPREAD): BestCreative | null => {
  const used = contenders.filter(({ trials }) => trials > 0);
  if (used.length < 2) return null;
  const pooled =
    (used.reduce((sum, { successes }) => sum + successes, 0) + 0.5) /
    (used.reduce((sum, { trials }) => sum + trials, 0) + 1);
  // Var(logit p) of Beta(a, b) is about 1/a + 1/b = 1 / (s m (1 − m)) for a + b = s.
  const strength = 1 / (spread * spread * pooled * (1 - pooled));
  const shapes = used.map(({ trials, successes }) => ({
    a: strength * pooled + successes,
    b: strength * (1 - pooled) + trials - successes,
  }));
  const low = logit(Math.min(...shapes.map(({ a, b }) => betaQuantile(1e-9, a, b))));
  const high = logit(Math.max(...shapes.map(({ a, b }) => betaQuantile(1 - 1e-9, a, b))));
  const grid = Float64Array.from({ length: POINTS }, (_, i) => expit(low + ((high - low) * i) / (POINTS - 1)));
  const cdfs = shapes.map(({ a, b }) => Float64Array.from(grid, (p) => betaCdf(p, a, b)));
  const best = new Float64Array(used.length);
  let meanOfBest = grid[0] as number;
  for (let i = 1; i < POINTS; i++) {
    const width = (grid[i] as number) - (grid[i - 1] as number);
    const allBelow = (at: number) => cdfs.reduce((product, cdf) => product * (cdf[at] as number), 1);
    meanOfBest += width * (1 - (allBelow(i) + allBelow(i - 1)) / 2);
    cdfs.forEach((cdf, k) => {
      const mass = (cdf[i] as number) - (cdf[i - 1] as number);
      const others = (at: number) =>
        cdfs.reduce((product, other, j) => (j === k ? product : product * (other[at] as number)), 1);
      best[k] = (best[k] as number) + (mass * (others(i) + others(i - 1))) / 2;
    });
  }
  const standings = used
    .map(({ id }, k): ContenderStanding => {
      const { a, b } = shapes[k] as { a: number; b: number };
      const rate = a / (a + b);
      return { id, rate, probabilityBest: best[k] as number, expectedLoss: Math.max(0, meanOfBest - rate) };
    })
    .sort((one, other) => one.expectedLoss - other.expectedLoss || (one.id < other.id ? -1 : 1));
  const leader = standings[0] as ContenderStanding;
  const last = standings.at(-1) as ContenderStanding;
  const sure = leader.probabilityBest >= SURE && leader.expectedLoss <= SMALL_LOSS * leader.rate;
  const equal = last.expectedLoss <= EQUAL_LOSS * leader.rate;
  return {
    answer: equal ? 'keep' : sure ? 'stop' : 'more data',
    leader: leader.id,
    standings,
    thresholds: { probabilityBest: SURE, loss: SMALL_LOSS, equalLoss: EQUAL_LOSS },
  };
};
