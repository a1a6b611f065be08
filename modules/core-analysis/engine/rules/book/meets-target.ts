import type { Judged } from './assessment.ts';
import { STRONG } from './is-short.ts';

/**
 * Whether a rule may be praised: the value shown reaches the target printed beside it, and of a video the rule as a whole is a
 * strength too, and no other measure says the contrary.
 */
export function meetsTarget(a: Judged): boolean {
  return !a.unmet && !a.contradicted && a.response >= STRONG && a.evidence.response >= a.rule.praiseFrom;
}
