import type { CreativeOutcomes, Outcome } from './types.ts';

/** A row that was left out, and why, in words for people. */
export interface LeftOut {
  readonly id: string;
  readonly group: string;
  readonly why: string;
}

/** Creatives × groups with their counts, in the order of ids: the input's order does not matter. */
export interface Units {
  readonly creatives: readonly CreativeOutcomes[];
  /** In the order of their names. */
  readonly groups: readonly string[];
  /** Place of the creative and of the group, per unit; units of one creative are neighbours. */
  readonly creative: Int32Array;
  readonly group: Int32Array;
  readonly trials: Float64Array;
  readonly successes: Float64Array;
  /** In the input's currency. */
  readonly spend: Float64Array;
  readonly leftOut: readonly LeftOut[];
  /** How many creatives were near-duplicates of others. */
  readonly duplicates: number;
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The creative others are duplicates of; chains are followed, circles end at their first id. */
const originalOf = (creative: CreativeOutcomes, all: ReadonlyMap<string, CreativeOutcomes>): string => {
  const seen = [creative.id];
  let at = creative;
  while (at.duplicateOf !== undefined) {
    if (seen.includes(at.duplicateOf)) return seen.sort(byName)[0] as string;
    seen.push(at.duplicateOf);
    const next = all.get(at.duplicateOf);
    if (!next) return at.duplicateOf;
    at = next;
  }
  return at.id;
};

const isCount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** Why a row cannot be used for this outcome; null: it can. */
const whyLeftOut = (trials: number, successes: number, outcome: Outcome): string | null => {
  if (!isCount(trials) || !isCount(successes)) return 'a count is missing or negative';
  if (trials === 0) return outcome === 'ctr' ? 'no impressions' : 'no clicks';
  if (successes > trials) return outcome === 'ctr' ? 'more clicks than impressions' : 'more conversions than clicks';
  return null;
};

/** Sums rows to creative × group, near-duplicates counted as one creative; names rows that cannot be used. */
export const unitsOf = (input: readonly CreativeOutcomes[], outcome: Outcome): Units => {
  const sorted = [...input].sort((a, b) => byName(a.id, b.id));
  const all = new Map(sorted.map((creative) => [creative.id, creative]));
  const leftOut: LeftOut[] = [];
  const sums = new Map<string, Map<string, { trials: number; successes: number; spend: number }>>();
  const representatives = new Map<string, CreativeOutcomes>();
  for (const creative of sorted) {
    const original = originalOf(creative, all);
    for (const row of creative.groups) {
      const [trials, successes] = outcome === 'ctr' ? [row.impressions, row.clicks] : [row.clicks, row.conversions];
      const why = whyLeftOut(trials, successes, outcome);
      if (why !== null) {
        leftOut.push({ id: creative.id, group: row.group, why });
        continue;
      }
      const rows = sums.get(original) ?? new Map();
      const sum = rows.get(row.group) ?? { trials: 0, successes: 0, spend: 0 };
      rows.set(row.group, {
        trials: sum.trials + trials,
        successes: sum.successes + successes,
        spend: sum.spend + row.spend,
      });
      sums.set(original, rows);
      if (!representatives.has(original)) representatives.set(original, all.get(original) ?? creative);
    }
  }
  const keys = [...sums.keys()].sort(byName);
  const groups = [...new Set([...sums.values()].flatMap((rows) => [...rows.keys()]))].sort(byName);
  const rows = keys.flatMap((key, creative) =>
    [...(sums.get(key) ?? [])]
      .sort(([a], [b]) => byName(a, b))
      .map(([group, sum]) => ({ creative, group: groups.indexOf(group), ...sum })),
  );
  return {
    creatives: keys.map((key) => representatives.get(key) as CreativeOutcomes),
    groups,
    creative: Int32Array.from(rows, (row) => row.creative),
    group: Int32Array.from(rows, (row) => row.group),
    trials: Float64Array.from(rows, (row) => row.trials),
    successes: Float64Array.from(rows, (row) => row.successes),
    spend: Float64Array.from(rows, (row) => row.spend),
    leftOut,
    duplicates: input.length - new Set(sorted.map((creative) => originalOf(creative, all))).size,
  };
};
