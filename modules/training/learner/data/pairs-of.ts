import { type Creative, type Example, SOURCES, type TrainingData } from '../types.ts';
import type { PairRow, Pairs } from './pairs.ts';
import { softLabel } from './soft-label.ts';
import { capDegradations, capOwners, shareAmongPairs } from './source-weights.ts';
import { originalOf } from './split.ts';

/** Each creative of a group is compared with at most twice so many others: pairs grow with creatives, not with their square. */
const NEIGHBOURS = 10;

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

type Comparable = Exclude<Example, { source: 'degradation' }>;

/** Examples of one pot are compared with each other. */
const potOf = (example: Comparable, { owner, group }: Creative): string =>
  JSON.stringify([owner, group, example.source, example.source === 'outcome' ? example.reportGroup : null]);

const labelOf = (a: Comparable, b: Comparable): number => {
  if (a.source === 'outcome' || b.source === 'outcome') {
    return a.source === 'outcome' && b.source === 'outcome' ? softLabel(a, b) : 0.5;
  }
  return a.value > b.value ? 1 : a.value < b.value ? 0 : 0.5;
};

/** The newest example of each creative: a rating given again replaces the one before. */
const newestOf = (pot: readonly Comparable[]): Comparable[] => {
  const newest = new Map<string, Comparable>();
  for (const example of pot) {
    const known = newest.get(example.creative);
    if (!known || example.at > known.at || (example.at === known.at && example.id > known.id)) {
      newest.set(example.creative, example);
    }
  }
  return [...newest.values()].sort(byId);
};

/**
 * Pairs within one owner and group, with their weights: 1/m from each side of a creative with m pairs, an owner and all degradations
 * capped (see source-weights). The order of the input does not matter. Labels that say nothing (ties) are left out.
 */
export const pairsOf = (data: TrainingData): Pairs => {
  const creatives = [...data.creatives].sort(byId);
  const placeOf = new Map(creatives.map(({ id }, place) => [id, place]));
  const rows: PairRow[] = [];
  const add = (a: string, b: string, label: number, example: Pick<PairRow, 'source' | 'at'>): void => {
    const [first, second] = [placeOf.get(a), placeOf.get(b)];
    if (first === undefined || second === undefined || label === 0.5) return;
    const [one, other] = [creatives[first] as Creative, creatives[second] as Creative];
    if (example.source !== 'degradation' && originalOf(one) === originalOf(other)) return;
    rows.push({ first, second, label, source: example.source, at: example.at });
  };

  const pots = new Map<string, Comparable[]>();
  for (const example of [...data.examples].sort(byId)) {
    if (example.source === 'degradation') {
      add(example.better, example.worse, 1, example);
      continue;
    }
    const creative = creatives[placeOf.get(example.creative) ?? -1];
    if (!creative) continue;
    const pot = potOf(example, creative);
    const others = pots.get(pot);
    if (others) others.push(example);
    else pots.set(pot, [example]);
  }
  for (const [, pot] of [...pots].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ring = newestOf(pot);
    const reach = Math.min(NEIGHBOURS, Math.floor(ring.length / 2));
    for (let i = 0; i < ring.length; i++) {
      for (let step = 1; step <= reach; step++) {
        // In an even ring the two at opposite ends would meet twice.
        if (2 * step === ring.length && 2 * i >= ring.length) continue;
        const [a, b] = [ring[i] as Comparable, ring[(i + step) % ring.length] as Comparable];
        add(a.creative, b.creative, labelOf(a, b), { source: a.source, at: Math.max(a.at, b.at) });
      }
    }
  }
  return weighted(creatives, rows);
};

const weighted = (creatives: readonly Creative[], rows: readonly PairRow[]): Pairs => {
  const owners = [...new Set(creatives.map(({ owner }) => owner))].sort();
  const placeOfOwner = new Map(owners.map((owner, place) => [owner, place]));
  const owner = Int32Array.from(rows, ({ first }) => placeOfOwner.get(creatives[first]?.owner ?? '') ?? 0);
  const source = Uint8Array.from(rows, (row) => SOURCES.indexOf(row.source));
  const weight = shareAmongPairs(rows, creatives.length);
  capOwners(weight, owner, owners.length);
  capDegradations(weight, source);
  return {
    creatives,
    owners,
    owner,
    source,
    weight,
    first: Int32Array.from(rows, ({ first }) => first),
    second: Int32Array.from(rows, ({ second }) => second),
    label: Float64Array.from(rows, ({ label }) => label),
    at: Float64Array.from(rows, ({ at }) => at),
  };
};
