/**
 * From this complexity (1..10) an analysis counts as hard. Measured with engine
 * 2.0.0: 20 sound ads of the generator lie at 3 to 5, photographs without a word
 * at 6 and 7, cluttered versions of the ads at 5 to 9.
 */
export const HARD_COMPLEXITY = 6;
