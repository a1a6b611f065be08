/** Why the score is not the mean of the areas. */
export const AREAS_NOTE =
  'By the rules of each area alone. What an ad cannot do without lowers the whole score, so it is not their mean.';
