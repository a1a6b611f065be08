import type { Interval } from '../../contract/period.ts';

/** What is needed of an arm: one value a person. */
export interface Arm {
  readonly people: number;
  readonly mean: number;
  /** Of one value, unbiased. */
  readonly variance: number;
}

export function armOf(values: ArrayLike<number>): Arm {
  const people = values.length;
  let sum = 0;
  for (let i = 0; i < people; i++) sum += values[i] as number;
  const mean = people > 0 ? sum / people : 0;
  let squares = 0;
  for (let i = 0; i < people; i++) squares += ((values[i] as number) - mean) ** 2;
  return { people, mean, variance: people > 1 ? squares / (people - 1) : 0 };
}

/** People in both arms together for which the intervals are narrowest; fixed before any experiment begins. */
export const PLANNED = 5000;
const LEVEL = 0.95;

/** Difference of means with its standard error (Welch). */
export function differenceOf(control: Arm, treated: Arm): { difference: number; error: number } {
  return {
    difference: treated.mean - control.mean,
    error: Math.sqrt(control.variance / control.people + treated.variance / treated.people),
  };
}

/** Mixture parameter of the sequence, from the planned number of people and the level (Waudby-Smith et al., arXiv 2103.06476). */
const mixtureScale = (alpha: number): number => {
  const twice = -2 * Math.log(alpha);
  return Math.sqrt((twice + Math.log(twice + 1)) / PLANNED);
};

/**
 * The difference with an asymptotic confidence sequence: it covers the truth at every look at once, so that reading it each day
 * fools nobody. Wider than an interval for one look.
 */
export function alwaysValid(control: Arm, treated: Arm, level = LEVEL): Interval {
  const { difference, error } = differenceOf(control, treated);
  const n = control.people + treated.people;
  const half = error * Math.sqrt(n) * widthOf(n, 1 - level);
  return { value: difference, low: difference - half, high: difference + half, level };
}

/** Half the width of the sequence at `n` people, for a standard error of 1/√n. */
function widthOf(n: number, alpha: number): number {
  const spread = n * mixtureScale(alpha) ** 2;
  return Math.sqrt(((2 * (spread + 1)) / (n * spread)) * Math.log(Math.sqrt(spread + 1) / alpha));
}

/** Beyond this nobody waits for a decision. */
const MOST_PEOPLE = 1_000_000;

/**
 * How many people more, of all arms together, until the sequence leaves out 0, if difference, spread and shares stay as they are;
 * 0 where it does already, null where a million are too few.
 */
export function peopleToDecide(control: Arm, treated: Arm, level = LEVEL): number | null {
  const { difference, error } = differenceOf(control, treated);
  const n = control.people + treated.people;
  const isDecided = (people: number) => error * Math.sqrt(n) * widthOf(people, 1 - level) < Math.abs(difference);
  if (!isDecided(MOST_PEOPLE)) return null;
  let [low, high] = [n, MOST_PEOPLE];
  if (isDecided(low)) return 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isDecided(middle)) high = middle;
    else low = middle;
  }
  return high - n;
}

/**
 * Likelihood ratio of the mixture sequential test (mSPRT): 1/α or more at any look rejects "no difference" at level α
 * (Johari et al., arXiv 1512.04922).
 * @param tau standard deviation of the differences expected beforehand
 */
export function likelihoodRatio(control: Arm, treated: Arm, tau: number): number {
  const { difference, error } = differenceOf(control, treated);
  const v = error * error;
  const t = tau * tau;
  if (v === 0) return 1;
  return Math.sqrt(v / (v + t)) * Math.exp((t * difference * difference) / (2 * v * (v + t)));
}

/** The plain interval for one look, fixed before the start; read every day it is wrong far too often. */
export function oneLook(control: Arm, treated: Arm): Interval {
  const { difference, error } = differenceOf(control, treated);
  const half = 1.959963984540054 * error;
  return { value: difference, low: difference - half, high: difference + half, level: LEVEL };
}
