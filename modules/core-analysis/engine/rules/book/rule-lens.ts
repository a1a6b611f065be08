import type { AdjustableRuleId, RuleId } from '../../../contract/rule-ids.ts';

/** How one owner's creatives are judged otherwise than by the book alone: factors by rule, 1 where a rule is not named. */
export interface RuleLens {
  /** On what the rule weighs, and on what it takes of the whole where an ad cannot do without it. */
  readonly weights: Readonly<Partial<Record<RuleId, number>>>;
  /** On the values its target asks for. */
  readonly targets: Readonly<Partial<Record<AdjustableRuleId, number>>>;
}

/** How many times what the book asks for is asked for: 1, but for adjustable rules that a lens names. */
export function scaleOf(id: RuleId, lens: RuleLens | undefined): number {
  return (lens?.targets as Partial<Record<RuleId, number>> | undefined)?.[id] ?? 1;
}
