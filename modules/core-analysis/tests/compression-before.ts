/** Scores of engine 2.23.0, by creative, in the order of the qualities. */
export const SCORES_BEFORE: Readonly<Record<string, readonly number[]>> = {
  figs: [86, 86, 86, 83, 78, 74, 68, 62, 84],
  coffee: [87, 87, 87, 86, 85, 79, 71, 64, 81],
  wine: [88, 88, 87, 82, 76, 70, 65, 64, 88],
  meadow: [89, 89, 87, 82, 75, 69, 59, 57, 88],
  dogs: [79, 78, 78, 72, 66, 61, 54, 54, 79],
  trail: [80, 80, 80, 80, 80, 77, 71, 57, 82],
};
