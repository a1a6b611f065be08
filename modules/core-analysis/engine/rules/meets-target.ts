import type { Assessment } from './rule.ts';

/** From this response on a rule is a strength where its target is met as well. */
const STRONG = 0.8;

/**
 * Whether a rule may be praised: the value shown reaches the target printed beside it, and of a video the rule as a whole is a
 * strength too.
 */
export function meetsTarget(a: Extract<Assessment, { kind: 'judged' }>): boolean {
  return !a.missed && a.response >= STRONG && a.evidence.response >= a.rule.praiseFrom;
}
