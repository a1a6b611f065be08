/** Statements about one measure of one place, which may not both praise it and ask to change it. */

import { coveredBy } from '../../contract/covered-by.ts';
import type { Evidence, Finding } from '../../contract/evidence.ts';
import type { RuleId } from '../../contract/rule-ids.ts';

/** Rules of several themes that measure the same of a text: its contrast, its size. */
const SAME_MEASURE: readonly (readonly RuleId[])[] = [
  ['T-01', 'T-02', 'T-08C', 'B-06'],
  ['T-03', 'T-08', 'B-01', 'B-05'],
];
/** Boxes that share as much are of one text. */
const SAME_PLACE = 0.8;

const measuresSame = (a: Evidence, b: Evidence): boolean =>
  SAME_MEASURE.some((rules) => [a, b].every(({ ruleId }) => rules.some((id) => id === ruleId)));

const meet = (a: Evidence, b: Evidence): boolean =>
  a.regions.some((one) =>
    b.regions.some((other) => coveredBy(one, other) >= SAME_PLACE && coveredBy(other, one) >= SAME_PLACE),
  );

/** Whether what is praised and what is held against the creative, or asked to change, are the same measure of the same place. */
export function contradicts(
  { evidence: a }: Pick<Finding, 'evidence'>,
  { evidence: b }: Pick<Finding, 'evidence'>,
): boolean {
  return a.ruleId === b.ruleId || (measuresSame(a, b) && meet(a, b));
}
