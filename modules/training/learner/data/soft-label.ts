import { normalCdf } from '#platform/numeric/distributions.ts';

/** Counts of one creative. */
export interface Counts {
  readonly successes: number;
  readonly trials: number;
}

/** Log-odds of a rate and their variance, from the posterior Beta(k + ½, n − k + ½). */
export const logOddsOf = ({ successes, trials }: Counts): { readonly y: number; readonly v: number } => {
  const hits = successes + 0.5;
  const misses = trials - successes + 0.5;
  return { y: Math.log(hits / misses), v: 1 / hits + 1 / misses };
};

/** P(p_a > p_b) by the counts of both: normal on the scale of log-odds, within 0.02 of the beta posteriors from 3 successes. */
export const softLabel = (a: Counts, b: Counts): number => {
  const one = logOddsOf(a);
  const other = logOddsOf(b);
  return normalCdf((one.y - other.y) / Math.sqrt(one.v + other.v));
};
