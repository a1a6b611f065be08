import type { Judged } from './assessment.ts';
import { STRONG } from './is-short.ts';

/**
 * Whether a rule may be praised: the value shown reaches the target printed beside it, and of a video the rule as a whole is a
 * strength too, and no other measure says the contrary.
 */
export function meetsTarget(a: Judged): boolean {
  return !a.unmet && !a.contradicted && a.response >= STRONG && a.evidence.response >= a.rule.praiseFrom;
}

/**
 * Whether the value shown lies where the target printed beside it asks for it: then nothing is held against it and no change is
 * asked for, however many marks are left. False where a part of the creative misses the target, and where the value is no scale.
 */
export function isOnTarget(a: Judged): boolean {
  if (a.unmet || a.contradicted) return false;
  const { value, zones = [] } = a.evidence;
  return zones.some(({ from = -Infinity, to = Infinity }) => value >= from && value <= to);
}
