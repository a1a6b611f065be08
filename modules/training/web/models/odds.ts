/** Chance of winning against an equal creative, 0..1. @param change of the odds: exp(w) − 1 of a weight w */
export const chanceOf = (change: number): number => (1 + change) / (2 + change);
