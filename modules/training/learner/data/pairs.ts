import type { Creative, Source } from '../types.ts';

/** Comparisons of two creatives. Places point into `creatives` and `owners`; arrays run over pairs. */
export interface Pairs {
  readonly creatives: readonly Creative[];
  readonly owners: readonly string[];
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** P(the first is the better one), by the label alone. */
  readonly label: Float64Array;
  readonly weight: Float64Array;
  readonly owner: Int32Array;
  /** Place in SOURCES. */
  readonly source: Uint8Array;
  /** When both halves of the label were known, in days. */
  readonly at: Float64Array;
}

export interface PairRow {
  readonly first: number;
  readonly second: number;
  readonly label: number;
  readonly source: Source;
  readonly at: number;
}

/** The pairs at these places, in this order. */
export const pickPairs = (pairs: Pairs, places: Int32Array): Pairs => ({
  creatives: pairs.creatives,
  owners: pairs.owners,
  first: places.map((place) => pairs.first[place] as number),
  second: places.map((place) => pairs.second[place] as number),
  label: Float64Array.from(places, (place) => pairs.label[place] as number),
  weight: Float64Array.from(places, (place) => pairs.weight[place] as number),
  owner: places.map((place) => pairs.owner[place] as number),
  source: Uint8Array.from(places, (place) => pairs.source[place] as number),
  at: Float64Array.from(places, (place) => pairs.at[place] as number),
});

/** The same pairs with each weight multiplied by `factor`. */
export const reweighted = (pairs: Pairs, factor: (place: number) => number): Pairs => ({
  ...pairs,
  weight: pairs.weight.map((weight, place) => weight * factor(place)),
});

export const placesWhere = (pairs: Pairs, holds: (place: number) => boolean): Int32Array => {
  const places: number[] = [];
  for (let place = 0; place < pairs.first.length; place++) if (holds(place)) places.push(place);
  return Int32Array.from(places);
};

/** The same pairs over only the creatives that are in them. */
export const withoutIdle = (pairs: Pairs): Pairs => {
  const places = new Int32Array(pairs.creatives.length).fill(-1);
  for (const ends of [pairs.first, pairs.second]) for (const creative of ends) places[creative] = 0;
  let used = 0;
  for (let i = 0; i < places.length; i++) if (places[i] === 0) places[i] = used++;
  const moved = (creative: number) => places[creative] as number;
  return {
    ...pairs,
    creatives: pairs.creatives.filter((_, i) => places[i] !== -1),
    first: pairs.first.map(moved),
    second: pairs.second.map(moved),
  };
};
