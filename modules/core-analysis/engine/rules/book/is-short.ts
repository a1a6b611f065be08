import type { Judged } from './assessment.ts';

/** From this response on a rule is a strength and asks for no change. */
export const STRONG = 0.8;
/** Share of the score that a rule an ad cannot do without may cost beside its part in the mean, and still ask for nothing. */
const CHEAP = 0.02;

/** Whether what a rule is short of its target costs points that are told of it alone. */
const isDear = ({ rule, essential, response }: Judged): boolean =>
  rule.tellsNear && essential * (1 - response) >= CHEAP;

/** Short of its target by its response, or by a part of the creative that is not much of it. */
export const fallsShort = (a: Judged): boolean => a.response < STRONG || a.unmet === true;

/** Short of its target, or near it at a price that is worth a change. */
export const isShort = (a: Judged): boolean => fallsShort(a) || isDear(a);
