import { choleskyInPlace, forwardSolve } from '#platform/numeric/matrix.ts';

/** Counts of one stratum (an ad in what else the file divides by) inside one group. */
export interface GroupCell {
  readonly group: string;
  readonly stratum: string;
  readonly trials: number;
  readonly successes: number;
}

export interface StandardisedGroup {
  readonly group: string;
  readonly trials: number;
  /** Successes ÷ trials as counted, 0..1. */
  readonly counted: number;
  /** With the same mix of strata in each group, and its 90 % interval; null where it shares none with the largest others. */
  readonly standardised: { readonly value: number; readonly low: number; readonly high: number } | null;
}

const ROUNDS = 500;
const CLOSE = 1e-9;

/**
 * Rates of groups as they would be had each shown the same ads: `successes ~ trials · a(stratum) · b(group)`, fitted by maximum
 * likelihood (iterative proportional fitting), so that a group that got the better ads is not taken for the better group (Simpson).
 * The interval has the spread of the cells in it (quasi-Poisson), since ads differ from place to place by more than luck. Only
 * groups joined by common strata can be compared: of several such sets, the one with the most trials is.
 */
export function standardise(cells: readonly GroupCell[]): StandardisedGroup[] {
  const used = cells.filter(({ trials }) => trials > 0);
  const joined = largestJoined(used);
  const inside = used.filter(({ group }) => joined.has(group));
  const rates = joined.size >= 2 ? equalMix(inside, [...joined].sort()) : new Map();
  const sums = new Map<string, { trials: number; successes: number }>();
  for (const { group, trials, successes } of used) {
    const sum = sums.get(group) ?? { trials: 0, successes: 0 };
    sums.set(group, { trials: sum.trials + trials, successes: sum.successes + successes });
  }
  return [...sums]
    .map(([group, { trials, successes }]) => ({
      group,
      trials,
      counted: successes / trials,
      standardised: rates.get(group) ?? null,
    }))
    .sort((a, b) => b.trials - a.trials || (a.group < b.group ? -1 : 1));
}

/** Two groups whose order turns round once the mix is the same, for sure; undefined where none do. */
export function reversal(groups: readonly StandardisedGroup[]): { better: string; worse: string } | undefined {
  for (const one of groups)
    for (const other of groups) {
      if (!one.standardised || !other.standardised) continue;
      if (one.counted < other.counted && one.standardised.low > other.standardised.high)
        return { better: one.group, worse: other.group };
    }
  return undefined;
}

function equalMix(cells: readonly GroupCell[], groups: readonly string[]) {
  const strata = [...new Set(cells.map(({ stratum }) => stratum))].sort();
  const placeOf = new Map(groups.map((group, at) => [group, at]));
  const stratumOf = new Map(strata.map((stratum, at) => [stratum, at]));
  const rows = cells.map((cell) => ({
    ...cell,
    g: placeOf.get(cell.group) as number,
    s: stratumOf.get(cell.stratum) as number,
  }));
  const b = new Float64Array(groups.length).fill(1);
  const a = new Float64Array(strata.length);
  const level = (into: Float64Array, at: 'g' | 's', by: Float64Array, of: 'g' | 's'): number => {
    const counted = new Float64Array(into.length);
    const expected = new Float64Array(into.length);
    for (const row of rows) {
      counted[row[at]] = (counted[row[at]] as number) + row.successes;
      expected[row[at]] = (expected[row[at]] as number) + row.trials * (by[row[of]] as number);
    }
    let moved = 0;
    for (let i = 0; i < into.length; i += 1) {
      const next = (expected[i] as number) > 0 ? (counted[i] as number) / (expected[i] as number) : 0;
      moved = Math.max(moved, Math.abs(next - (into[i] as number)));
      into[i] = next;
    }
    return moved;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    level(a, 's', b, 'g');
    if (level(b, 'g', a, 's') < CLOSE) break;
  }
  const trials = rows.reduce((sum, row) => sum + row.trials, 0);
  const overall = rows.reduce((sum, row) => sum + row.trials * (a[row.s] as number), 0) / trials;
  const variances = logVariances(rows, a, b);
  return new Map(
    groups.map((group, g) => {
      const value = overall * (b[g] as number);
      const reach = Math.exp(1.645 * Math.sqrt(variances[g] as number));
      return [group, value > 0 ? { value, low: value / reach, high: value * reach } : null] as const;
    }),
  );
}

/** Of ln b, against the mean of all groups: the inverse of the information with the strata taken out, times the spread of cells. */
function logVariances(
  rows: readonly { g: number; s: number; trials: number; successes: number }[],
  a: Float64Array,
  b: Float64Array,
): Float64Array {
  const n = b.length;
  const perStratum = Array.from(a, () => new Float64Array(n));
  let squares = 0;
  let cells = 0;
  for (const { g, s, trials, successes } of rows) {
    const mean = trials * (a[s] as number) * (b[g] as number);
    if (mean <= 0) continue;
    const row = perStratum[s] as Float64Array;
    row[g] = (row[g] as number) + mean;
    squares += (successes - mean) ** 2 / mean;
    cells += 1;
  }
  const information = new Float64Array(n * n);
  for (const means of perStratum) {
    const all = means.reduce((sum, mean) => sum + mean, 0);
    if (all === 0) continue;
    for (let i = 0; i < n; i += 1)
      for (let j = 0; j < n; j += 1) {
        const own = i === j ? (means[i] as number) : 0;
        information[i * n + j] =
          (information[i * n + j] as number) + own - ((means[i] as number) * (means[j] as number)) / all;
      }
  }
  // The level is free: it is held at the mean of the groups.
  const scale = information.reduce((most, one) => Math.max(most, one), 1e-9);
  for (let i = 0; i < n * n; i += 1) information[i] = (information[i] as number) + scale;
  for (let i = 0; i < n; i += 1) information[i * n + i] = (information[i * n + i] as number) + scale * 1e-9;
  choleskyInPlace(information, n);
  const freedom = cells - a.length - n + 1;
  const spread = freedom > 0 ? Math.max(1, squares / freedom) : 1;
  return Float64Array.from({ length: n }, (_, at) => {
    const unit = new Float64Array(n);
    unit[at] = 1;
    const half = forwardSolve(information, n, unit);
    // Less what holding the level added.
    const own = half.reduce((sum, one) => sum + one * one, 0) - 1 / (scale * n * n);
    return spread * Math.max(0, own);
  });
}

function largestJoined(cells: readonly GroupCell[]): Set<string> {
  const groupsOf = new Map<string, Set<string>>();
  const trialsOf = new Map<string, number>();
  for (const { group, stratum, trials } of cells) {
    groupsOf.set(stratum, (groupsOf.get(stratum) ?? new Set()).add(group));
    trialsOf.set(group, (trialsOf.get(group) ?? 0) + trials);
  }
  let sets = [...trialsOf.keys()].map((group) => new Set([group]));
  for (const groups of groupsOf.values()) {
    const touched = sets.filter((set) => [...groups].some((group) => set.has(group)));
    sets = [...sets.filter((set) => !touched.includes(set)), new Set(touched.flatMap((set) => [...set]))];
  }
  const weight = (set: Set<string>) => [...set].reduce((sum, group) => sum + (trialsOf.get(group) ?? 0), 0);
  return sets.sort((one, other) => weight(other) - weight(one))[0] ?? new Set();
}
