import { normalLogDensity } from '#platform/numeric/distributions.ts';
import { dot } from '#platform/numeric/matrix.ts';
import type { RandomStream } from '#platform/numeric/random-stream.ts';
import { ascending, expit, logSumExp, mean, standardDeviation } from '#platform/numeric/summaries.ts';
import { BOOK_MEAN, type Design } from './design.ts';
import { type FittedModels, fitModels } from './fit-models.ts';
import type { ChainState } from './horseshoe.ts';
import { empiricalLogit } from './observations.ts';
import { type PairwiseAccuracy, pairwiseAccuracy } from './pairwise-accuracy.ts';
import { type Posterior, projected } from './posterior.ts';
import type { GridPoint } from './ridge.ts';
import type { Units } from './units.ts';

const FOLDS = 10;
/** Fold chains start where the full one ended, so they need less. */
const FOLD_WARM_UP = 60;
const FOLD_DRAWS = 150;
/** One-sided 5 %. */
const GATE = 1.645;
const FEWEST = 8;

/** May the personal model be used? Only where it foretells creatives it has not seen better than the rule book does. */
export interface Gate {
  readonly passed: boolean;
  /** Mean gain of log score per creative against the rule book with the account's level, and gain ÷ its standard error. */
  readonly gain: number;
  readonly z: number;
  readonly threshold: number;
  readonly creatives: number;
}

export interface HoldOut {
  readonly gate: Gate;
  readonly personal: PairwiseAccuracy | null;
  readonly general: PairwiseAccuracy | null;
  /** The last third by start, foretold from the first two thirds; null: not all have a start, or fewer than eight are in a part. */
  readonly forward: PairwiseAccuracy | null;
}

/** A fold per creative: by campaign where there are ten or more, else by creative. */
const foldsOf = (units: Units, stream: RandomStream): Int32Array => {
  const campaigns = units.creatives.map((creative) => creative.campaign ?? `\u0000${creative.id}`);
  const named = new Set(units.creatives.flatMap((creative) => creative.campaign ?? []));
  const keys = named.size >= FOLDS ? campaigns : units.creatives.map((creative) => creative.id);
  const distinct = [...new Set(keys)].sort();
  const order = stream.shuffled(distinct.length);
  const foldOf = new Map(distinct.map((key, i) => [key, (order[i] as number) % FOLDS]));
  return Int32Array.from(keys, (key) => foldOf.get(key) ?? 0);
};

/** ln of the predictive density of a creative's counts under a normal belief about its log-odds. */
const logScore = (
  posterior: Posterior,
  design: Design,
  units: Units,
  rows: readonly number[],
  few: boolean,
): number => {
  const q = design.columns;
  const size = posterior.mean.length;
  const common = new Float64Array(size);
  const counts = rows.map((i) => ({
    i,
    ...empiricalLogit(units.successes[i] as number, units.trials[i] as number),
    trials: units.trials[i] as number,
    successes: units.successes[i] as number,
    center:
      dot(posterior.mean, design.rows, size, 0, i * q) +
      BOOK_MEAN * (design.rows[i * q + design.general - 1] as number),
  }));
  const precision = counts.reduce((sum, { v }) => sum + 1 / v, 0);
  let off = 0;
  for (const { i, y, v, center } of counts) {
    const weight = 1 / v / precision;
    off += weight * (y - center);
    for (let j = 0; j < size; j++) common[j] = (common[j] as number) + weight * (design.rows[i * q + j] as number);
  }
  const variance = projected(posterior, common).variance + posterior.spreadVariance;
  if (!few) {
    const sd = Math.sqrt(variance + 1 / precision);
    return normalLogDensity(off / sd) - Math.log(sd);
  }
  // Few counts: the binomial itself, over a grid of the creative's deviation (constants of the counts cancel in differences).
  const logs = Float64Array.from({ length: 81 }, (_, k) => {
    const t = (k - 40) * 0.15;
    return counts.reduce((sum, { center, trials, successes }) => {
      const eta = center + t * Math.sqrt(variance);
      return sum + successes * eta + trials * Math.log(expit(-eta));
    }, normalLogDensity(t));
  });
  return logSumExp(logs);
};

/**
 * What a model foretells of a unit's creative, its levels left out: the level of a fold is low exactly where a high creative was
 * taken out of it, so pairs across folds would look worse than guessing.
 */
const foretell = (posterior: Posterior, design: Design, unit: number, into: Float64Array): void => {
  const at = unit * design.columns;
  const from = design.general - 1;
  const size = posterior.mean.length - from;
  into[unit] = dot(posterior.mean, design.rows, size, from, at + from) + BOOK_MEAN * (design.rows[at + from] as number);
};

/** The later third of the creatives, by the day they started; null where that makes no two parts. */
const laterOnes = (units: Units): ReadonlySet<number> | null => {
  const starts = units.creatives.map(({ startedOn }) => startedOn ?? Number.NaN);
  if (starts.some(Number.isNaN)) return null;
  const cut = ascending(starts)[Math.ceil((2 * starts.length) / 3)];
  if (cut === undefined) return null;
  const later = new Set(starts.flatMap((start, c) => (start >= cut ? [c] : [])));
  return later.size >= FEWEST && starts.length - later.size >= FEWEST ? later : null;
};

/** Ten folds: every creative is foretold by a model that has not seen it. Null below eight creatives. */
export const holdOut = (
  design: Design,
  units: Units,
  options: {
    readonly few: boolean;
    readonly stream: RandomStream;
    /** Where the fit of all creatives ended; only its hyperparameters matter, and the warm-up forgets them. */
    readonly start: ChainState | null;
    readonly at: GridPoint;
    /** The rule book's fit to all creatives: levels of the groups, for pairs across them. */
    readonly general: Posterior;
  },
): HoldOut | null => {
  const creatives = units.creatives.length;
  if (creatives < FEWEST) return null;
  const folds = foldsOf(units, options.stream.fork('folds'));
  const rowsOf = Array.from({ length: creatives }, (): number[] => []);
  for (const [i, creative] of units.creative.entries()) rowsOf[creative]?.push(i);
  const personal = new Float64Array(design.units);
  const general = new Float64Array(design.units);
  const gains = new Float64Array(creatives);
  for (let fold = 0; fold < FOLDS; fold++) {
    if (!folds.includes(fold)) continue;
    const models: FittedModels = fitModels(design, units, {
      few: options.few,
      at: options.at,
      stream: options.stream.fork('fold', fold),
      chain: { warmUp: FOLD_WARM_UP, draws: FOLD_DRAWS, ...(options.start && { start: options.start }) },
      included: (creative) => folds[creative] !== fold,
    });
    for (let c = 0; c < creatives; c++) {
      if (folds[c] !== fold) continue;
      const rows = rowsOf[c] as number[];
      for (const i of rows) {
        foretell(models.personal, design, i, personal);
        foretell(models.general, design, i, general);
      }
      gains[c] =
        logScore(models.personal, design, units, rows, options.few) -
        logScore(models.general, design, units, rows, options.few);
    }
  }
  const forward = new Float64Array(design.units);
  const later = laterOnes(units);
  if (later) {
    const { personal: earlier } = fitModels(design, units, {
      few: options.few,
      at: options.at,
      stream: options.stream.fork('forward'),
      chain: { warmUp: FOLD_WARM_UP, draws: FOLD_DRAWS, ...(options.start && { start: options.start }) },
      included: (creative) => !later.has(creative),
    });
    for (let i = 0; i < design.units; i++) foretell(earlier, design, i, forward);
  }
  const levels = options.general.mean.slice(1, design.general - 1);
  const gain = mean(gains);
  const error = standardDeviation(gains) / Math.sqrt(creatives);
  const z = error > 0 ? gain / error : 0;
  return {
    gate: { passed: z > GATE, gain, z, threshold: GATE, creatives },
    personal: pairwiseAccuracy(units, personal, levels),
    general: pairwiseAccuracy(units, general, levels),
    forward: later && pairwiseAccuracy(units, forward, levels, (creative) => later.has(creative)),
  };
};
