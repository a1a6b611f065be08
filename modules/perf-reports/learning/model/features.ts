import { mean, median, standardDeviation } from '#platform/numeric/summaries.ts';
import type { CreativeOutcomes } from './types.ts';

/** One column of the model: a rule, or several that the account's creatives cannot tell apart. */
export interface ModelFeature {
  /** The rules in it, by name; more than one: "A or B, they cannot be told apart in your data". */
  readonly names: readonly string[];
  /** Per rule: mean and sd of the responses, and −1 where it runs against the first. */
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  readonly signs: readonly (1 | -1)[];
  /** Sd of the mean of the standardised members: the column is divided by it, so that it has sd 1. */
  readonly scale: number;
}

export interface DroppedFeature {
  readonly name: string;
  readonly why: 'measured on too few' | 'hardly varies' | 'too few on one side';
}

export interface FeatureChoice {
  readonly kept: readonly ModelFeature[];
  readonly dropped: readonly DroppedFeature[];
}

const MEASURED_SHARE = 0.8;
const SMALLEST_SD = 0.05;
const EACH_SIDE = 3;
const SAME = 0.9;

const isMeasured = (value: number | null | undefined): value is number => value !== null && value !== undefined;

/** Creatives on the thinner side of the median; those on it count with the side that is thinner without them. */
const thinnerSide = (values: readonly number[]): number => {
  const middle = median(values);
  const below = values.filter((value) => value < middle).length;
  const above = values.filter((value) => value > middle).length;
  return Math.max(Math.min(below, values.length - below), Math.min(above, values.length - above));
};

const whyDropped = (values: readonly number[], creatives: number): DroppedFeature['why'] | null => {
  if (values.length < MEASURED_SHARE * creatives) return 'measured on too few';
  if (standardDeviation(values) < SMALLEST_SD) return 'hardly varies';
  if (thinnerSide(values) < EACH_SIDE) return 'too few on one side';
  return null;
};

/** A creative's value in a column: standardised, 0 (the mean) where nothing was measured. */
export const columnValue = (feature: ModelFeature, features: CreativeOutcomes['features']): number => {
  let sum = 0;
  let measured = 0;
  feature.names.forEach((name, i) => {
    const value = features[name];
    if (!isMeasured(value)) return;
    sum += ((feature.signs[i] ?? 1) * (value - (feature.means[i] ?? 0))) / (feature.deviations[i] ?? 1);
    measured++;
  });
  return measured === 0 ? 0 : sum / measured / feature.scale;
};

const correlation = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (let i = 0; i < a.length; i++) {
    sum += (a[i] as number) * (b[i] as number);
    squaresA += (a[i] as number) * (a[i] as number);
    squaresB += (b[i] as number) * (b[i] as number);
  }
  return sum / Math.sqrt(squaresA * squaresB);
};

/**
 * Which rules can be learned from: measured on at least 80 % of the creatives, sd at least 0.05, three creatives on each side of
 * the median; those with |r| over 0.9 are one column. Outcomes play no part, so nothing leaks into a hold-out.
 */
export const chooseFeatures = (creatives: readonly CreativeOutcomes[]): FeatureChoice => {
  const names = [...new Set(creatives.flatMap((creative) => Object.keys(creative.features)))].sort();
  const dropped: DroppedFeature[] = [];
  const single: { feature: ModelFeature; column: Float64Array }[] = [];
  for (const name of names) {
    const values = creatives.map((creative) => creative.features[name]).filter(isMeasured);
    const why = whyDropped(values, creatives.length);
    if (why !== null) {
      dropped.push({ name, why });
      continue;
    }
    const feature: ModelFeature = {
      names: [name],
      means: [mean(values)],
      deviations: [standardDeviation(values)],
      signs: [1],
      scale: 1,
    };
    single.push({
      feature,
      column: Float64Array.from(creatives, (creative) => columnValue(feature, creative.features)),
    });
  }
  const kept: ModelFeature[] = [];
  const taken = new Set<number>();
  single.forEach((first, i) => {
    if (taken.has(i)) return;
    const members = [{ ...first, sign: 1 as 1 | -1 }];
    for (let j = i + 1; j < single.length; j++) {
      const other = single[j];
      if (!other || taken.has(j)) continue;
      const r = correlation(first.column, other.column);
      if (Math.abs(r) <= SAME) continue;
      taken.add(j);
      members.push({ ...other, sign: r > 0 ? 1 : -1 });
    }
    const merged: ModelFeature = {
      names: members.map((member) => member.feature.names[0] as string),
      means: members.map((member) => member.feature.means[0] as number),
      deviations: members.map((member) => member.feature.deviations[0] as number),
      signs: members.map((member) => member.sign),
      scale: 1,
    };
    const spread = standardDeviation(creatives.map((creative) => columnValue(merged, creative.features)));
    kept.push({ ...merged, scale: spread });
  });
  return { kept, dropped };
};
