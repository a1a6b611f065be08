/** One person's value in the experiment and the same measure in the period before it. */
export interface Measured {
  readonly value: number;
  /** Null: was not there before; taken as the mean of those who were. */
  readonly before: number | null;
}

export interface Reduced {
  /** In the order of the people given, arm by arm. */
  readonly arms: readonly Float64Array[];
  /** Share of the variance that the period before explains, 0..1. */
  readonly reduced: number;
}

/**
 * CUPED: takes out of each value what the person's own period before foretells, by one slope over all arms (Deng et al. 2013). The
 * difference of arms keeps its expectation, since the period before cannot know the arm.
 */
export function reduceVariance(arms: readonly (readonly Measured[])[]): Reduced {
  const people = arms.flat();
  const known = people.filter((one) => one.before !== null);
  const meanBefore = known.reduce((sum, one) => sum + (one.before as number), 0) / Math.max(1, known.length);
  const meanValue = people.reduce((sum, one) => sum + one.value, 0) / Math.max(1, people.length);
  let both = 0;
  let own = 0;
  let all = 0;
  for (const { value, before } of people) {
    const x = (before ?? meanBefore) - meanBefore;
    both += x * (value - meanValue);
    own += x * x;
    all += (value - meanValue) ** 2;
  }
  const slope = own > 0 ? both / own : 0;
  const adjusted = arms.map((arm) =>
    Float64Array.from(arm, ({ value, before }) => value - slope * ((before ?? meanBefore) - meanBefore)),
  );
  return { arms: adjusted, reduced: own > 0 && all > 0 ? (both * both) / (own * all) : 0 };
}
