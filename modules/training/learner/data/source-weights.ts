import { SOURCES } from '../types.ts';
import type { PairRow } from './pairs.ts';

/** No owner weighs more than this of the whole; with fewer than a hundred owners, than twice an equal share. */
const OWNER_SHARE = 0.02;
/** So many pairs an owner may always count for. */
const OWNER_PAIRS = 10;
/** All degradations together: they teach that measures react, not what people want. */
const DEGRADATION_SHARE = 0.2;
const DEGRADATION = SOURCES.indexOf('degradation');

/** A pair weighs 1/m from each side, m the pairs of that creative and kind of label; a pair on its own weighs 1. */
export const shareAmongPairs = (
  rows: readonly Pick<PairRow, 'first' | 'second' | 'source'>[],
  creatives: number,
): Float64Array => {
  const counts = new Int32Array(2 * creatives);
  const placeOf = (creative: number, row: Pick<PairRow, 'source'>) =>
    2 * creative + Number(row.source === 'degradation');
  for (const row of rows) {
    for (const creative of [row.first, row.second]) {
      const place = placeOf(creative, row);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  return Float64Array.from(rows, (row) =>
    Math.min(1, 1 / (counts[placeOf(row.first, row)] as number) + 1 / (counts[placeOf(row.second, row)] as number)),
  );
};

/** The largest weight an owner may have, given what each has: a fixed point, since the cap lowers the whole. */
export const ownerCap = (sums: Float64Array): number => {
  const present = sums.filter((sum) => sum > 0).length;
  const share = Math.max(OWNER_SHARE, 2 / present);
  let cap = Math.max(OWNER_PAIRS, ...sums);
  for (let round = 0; round < 200; round++) {
    let whole = 0;
    for (const sum of sums) whole += Math.min(sum, cap);
    cap = Math.max(OWNER_PAIRS, Math.min(cap, share * whole));
  }
  return cap;
};

/** Lowers, in place, what owners weigh beyond their cap. */
export const capOwners = (weight: Float64Array, owner: Int32Array, owners: number): void => {
  const sums = new Float64Array(owners);
  weight.forEach((value, place) => {
    sums[owner[place] as number] = (sums[owner[place] as number] as number) + value;
  });
  if (sums.filter((sum) => sum > 0).length < 2) return;
  const cap = ownerCap(sums);
  for (let place = 0; place < weight.length; place++) {
    const sum = sums[owner[place] as number] as number;
    if (sum > cap) weight[place] = ((weight[place] as number) * cap) / sum;
  }
};

/** Lowers, in place, what degradations weigh beyond a fifth of all. Where there is nothing else, they weigh nothing. */
export const capDegradations = (weight: Float64Array, source: Uint8Array): void => {
  let known = 0;
  let others = 0;
  weight.forEach((value, place) => {
    if (source[place] === DEGRADATION) known += value;
    else others += value;
  });
  const allowed = (DEGRADATION_SHARE / (1 - DEGRADATION_SHARE)) * others;
  if (known <= allowed) return;
  for (let place = 0; place < weight.length; place++) {
    if (source[place] === DEGRADATION) weight[place] = ((weight[place] as number) * allowed) / known;
  }
};

export const isDegradation = (source: Uint8Array, place: number): boolean => source[place] === DEGRADATION;
