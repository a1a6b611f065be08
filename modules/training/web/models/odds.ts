/** Chance of winning against an equal creative, 0..1, by a difference in log-odds. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
