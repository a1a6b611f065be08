import type { Interval } from '../types.ts';

/** Standard deviations of a 90 % interval's half. */
const HALF = 1.645;
/** One-sided 1 %. */
const CLEARLY = 2.326;

/** Is the accuracy since then clearly below the one at deployment? By both intervals, one-sided 99 %. */
export const hasDropped = (atDeployment: Interval, since: Interval): boolean => {
  const error = (interval: Interval) => (interval.high - interval.low) / (2 * HALF);
  const both = Math.sqrt(error(atDeployment) * error(atDeployment) + error(since) * error(since));
  return since.mean < atDeployment.mean - CLEARLY * both;
};
