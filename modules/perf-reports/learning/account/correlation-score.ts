import {
  expit,
  mean,
  mixtureMean,
  mixtureQuantile,
  normalisedWeights,
  standardDeviation,
} from '#platform/numeric/summaries.ts';
import { designOf } from '../model/design.ts';
import { statisticsOf } from '../model/equations.ts';
import type { ModelFeature } from '../model/features.ts';
import { empiricalLogit } from '../model/observations.ts';
import { fitRidge } from '../model/ridge.ts';
import { ENOUGH_CLICKS } from '../model/stage.ts';
import type { CreativeOutcomes, Outcome } from '../model/types.ts';
import { unitsOf } from '../model/units.ts';

const FEWEST = 8;
const SCALE_SD = 0.8;
const RHOS = Float64Array.from({ length: 99 }, (_, i) => (i - 49) * 0.02);
const SCALES = Float64Array.of(0.05, 0.1, 0.15, 0.2, 0.27, 0.35, 0.45, 0.57, 0.7, 0.85, 1.05, 1.3, 1.6, 2);

export type CorrelationScore =
  | { readonly enough: false; readonly needs: number; readonly why: 'too few creatives' | 'all scores are equal' }
  | {
      readonly enough: true;
      /** round(100 · max(0, E ρ)), 0..100. */
      readonly score: number;
      /** Correlation of general score and true log-odds, −1..1, with its 90 % interval. */
      readonly rho: { readonly mean: number; readonly low: number; readonly high: number };
      /** Which scores did better, as far as one can tell. */
      readonly better: 'higher' | 'lower';
      readonly creatives: number;
    };

export interface ScoredCreative {
  readonly score: number;
  /** Log-odds with counting variance. */
  readonly y: number;
  readonly v: number;
}

/** x where the distribution on the grid of ρ has probability p below it. */
const gridQuantile = (weights: Float64Array, p: number): number => {
  let below = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    if (below + weight >= p) return (RHOS[i] as number) + 0.02 * ((p - below) / weight - 0.5);
    below += weight;
  }
  return 1;
};

/**
 * Posterior of ρ in y = a + t (ρ z + √(1−ρ²) ε) + e with a flat prior on ρ and a, t half-normal(0.8), e ~ N(0, v): a creative
 * with few clicks says little instead of adding noise. Null where all scores are equal.
 */
export const latentCorrelation = (creatives: readonly ScoredCreative[]) => {
  const scores = creatives.map(({ score }) => score);
  const sd = standardDeviation(scores);
  if (!(sd > 0)) return null;
  const middle = mean(scores);
  const z = scores.map((score) => (score - middle) / sd);
  const logs = new Float64Array(RHOS.length * SCALES.length);
  RHOS.forEach((rho, r) => {
    SCALES.forEach((scale, k) => {
      const own = scale * scale * (1 - rho * rho);
      let logWeights = 0;
      let sum = 0;
      let first = 0;
      let second = 0;
      creatives.forEach(({ y, v }, i) => {
        const weight = 1 / (own + v);
        const off = y - scale * rho * (z[i] as number);
        logWeights += Math.log(weight);
        sum += weight;
        first += weight * off;
        second += weight * off * off;
      });
      const below = k === 0 ? 0 : (scale + (SCALES[k - 1] as number)) / 2;
      const above = k === SCALES.length - 1 ? 2 * scale - below : (scale + (SCALES[k + 1] as number)) / 2;
      logs[r * SCALES.length + k] =
        Math.log(above - below) -
        (0.5 * scale * scale) / (SCALE_SD * SCALE_SD) +
        0.5 * (logWeights - Math.log(sum) - second + (first * first) / sum);
    });
  });
  const joint = normalisedWeights(logs);
  const weights = RHOS.map((_, r) =>
    joint.subarray(r * SCALES.length, (r + 1) * SCALES.length).reduce((a, b) => a + b, 0),
  );
  return {
    mean: weights.reduce((sum, weight, r) => sum + weight * (RHOS[r] as number), 0),
    low: gridQuantile(weights, 0.05),
    high: gridQuantile(weights, 0.95),
  };
};

const SCORE_COLUMN = 'score';

/**
 * Each creative with its log-odds less its groups' levels. The levels come from a fit in which the score may have any effect, so
 * that what the score explains is not taken for a group's doing.
 */
const withoutGroups = (input: readonly CreativeOutcomes[], outcome: Outcome) => {
  const units = unitsOf(input, outcome);
  const scores = units.creatives.map(({ score }) => score);
  const column: ModelFeature = {
    names: [SCORE_COLUMN],
    means: [mean(scores)],
    deviations: [standardDeviation(scores) || 1],
    signs: [1],
    scale: 1,
  };
  const creatives = units.creatives.map((creative) => ({
    ...creative,
    score: 50,
    features: { [SCORE_COLUMN]: creative.score },
  }));
  const design = designOf({ ...units, creatives }, [column]);
  const logits = Array.from(units.trials, (trials, i) => empiricalLogit(units.successes[i] as number, trials));
  const observed = { y: Float64Array.from(logits, ({ y }) => y), v: Float64Array.from(logits, ({ v }) => v) };
  const levels = fitRidge(statisticsOf(design, observed)).posterior.mean;
  const sums = units.creatives.map(({ id, score }) => ({ id, score, weight: 0, sum: 0, successes: 0, trials: 0 }));
  logits.forEach(({ y, v }, i) => {
    const sum = sums[units.creative[i] as number];
    if (!sum) return;
    sum.weight += 1 / v;
    sum.sum += (y - (levels[1 + (units.group[i] as number)] as number)) / v;
    sum.successes += units.successes[i] as number;
    sum.trials += units.trials[i] as number;
  });
  const clicks = (sum: (typeof sums)[number]) => (outcome === 'ctr' ? sum.successes : sum.trials);
  return {
    linked: sums.filter((sum) => clicks(sum) >= ENOUGH_CLICKS).length,
    scored: sums.map(({ id, score, weight, sum }) => ({ id, score, y: sum / weight, v: 1 / weight })),
  };
};

/** How well the general score orders this account's creatives; expect 15 to 35 for honest data. */
export const correlationScore = (creatives: readonly CreativeOutcomes[], outcome: Outcome): CorrelationScore => {
  const { linked, scored } = withoutGroups(creatives, outcome);
  if (linked < FEWEST) return { enough: false, needs: FEWEST - linked, why: 'too few creatives' };
  const rho = latentCorrelation(scored);
  if (!rho) return { enough: false, needs: 0, why: 'all scores are equal' };
  return {
    enough: true,
    score: Math.round(100 * Math.max(0, rho.mean)),
    rho,
    better: rho.mean >= 0 ? 'higher' : 'lower',
    creatives: scored.length,
  };
};

export interface ScoreLine {
  /** Each creative's rate at the account's mix of groups, as counted, 0..1. */
  readonly points: readonly { readonly id: string; readonly score: number; readonly rate: number }[];
  /** The mean rate of creatives by their score, with its 90 % interval. */
  readonly line: readonly {
    readonly score: number;
    readonly rate: number;
    readonly low: number;
    readonly high: number;
  }[];
}

const LINE_STEPS = 12;

/**
 * A straight line of log-odds over the general score: y = a + b·score + u + e with a flat prior on a and b, averaged over the sd of
 * what differs between creatives (u) by its likelihood, half-normal(0.8). Null below eight creatives or where all scores are equal.
 */
export const scoreLine = (creatives: readonly CreativeOutcomes[], outcome: Outcome): ScoreLine | null => {
  const { linked, scored } = withoutGroups(creatives, outcome);
  const scores = scored.map(({ score }) => score);
  const [first, last] = [Math.min(...scores), Math.max(...scores)];
  if (linked < FEWEST || !(last > first)) return null;
  const middle = mean(scores);
  const fits = Array.from(SCALES, (scale) => {
    let [w, wx, wxx, wy, wxy, wyy, logs] = [0, 0, 0, 0, 0, 0, 0];
    for (const { score, y, v } of scored) {
      const weight = 1 / (scale * scale + v);
      const x = score - middle;
      w += weight;
      wx += weight * x;
      wxx += weight * x * x;
      wy += weight * y;
      wxy += weight * x * y;
      wyy += weight * y * y;
      logs += Math.log(weight);
    }
    const determinant = w * wxx - wx * wx;
    const slope = (w * wxy - wx * wy) / determinant;
    const level = (wy - slope * wx) / w;
    const residual = wyy - level * wy - slope * wxy;
    return {
      slope,
      level,
      variance: (x: number) => (wxx - 2 * x * wx + x * x * w) / determinant,
      log: 0.5 * (logs - Math.log(determinant) - residual) - (0.5 * scale * scale) / (SCALE_SD * SCALE_SD),
    };
  });
  // The grid is not even: each point stands for what lies around it.
  const weights = normalisedWeights(
    fits.map(({ log }, k) => {
      const [below, above] = [SCALES[k - 1] ?? 0, SCALES[k + 1] ?? (SCALES[k] as number)];
      return log + Math.log((above - below) / 2);
    }),
  );
  return {
    points: scored.map(({ id, score, y }) => ({ id, score, rate: expit(y) })),
    line: Array.from({ length: LINE_STEPS + 1 }, (_, step) => {
      const score = first + ((last - first) * step) / LINE_STEPS;
      const x = score - middle;
      const mixture = {
        weights,
        means: fits.map(({ level, slope }) => level + slope * x),
        deviations: fits.map(({ variance }) => Math.sqrt(variance(x))),
      };
      return {
        score,
        rate: expit(mixtureMean(mixture)),
        low: expit(mixtureQuantile(mixture, 0.05)),
        high: expit(mixtureQuantile(mixture, 0.95)),
      };
    }),
  };
};
