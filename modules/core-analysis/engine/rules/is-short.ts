import type { Assessment } from './assessment.ts';

/** From this response on a rule is a strength and asks for no change. */
export const STRONG = 0.8;

/** Short of its target: by its response, or by a part of the creative that is not much of it. */
export const isShort = (a: Extract<Assessment, { kind: 'judged' }>): boolean =>
  a.response < STRONG || a.missed === true;
