import { expit } from '#platform/numeric/summaries.ts';

/** Share of labels taken to be slips that say nothing: one wrong label cannot pull without bound. */
export const SLIP = 0.05;

/** P(the first is the better one) at these log-odds. */
export const preferenceAt = (logOdds: number, slip = SLIP): number => slip + (1 - 2 * slip) * expit(logOdds);

/** Log score of a soft label: its expected ln P. */
export const logScore = (label: number, logOdds: number): number => {
  const p = preferenceAt(logOdds);
  return label * Math.log(p) + (1 - label) * Math.log(1 - p);
};
