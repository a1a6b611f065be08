import type { Goal, Placement } from '../../../contract/analysis.ts';
import type { Grade } from '../../../contract/evidence.ts';
import type { RuleId } from '../../../contract/rule-ids.ts';
import type { RuleLens } from './rule-lens.ts';

/**
 * The most a rule may weigh, by the strength of the evidence for its direction. A guideline (D) may refuse delivery, which its
 * cap on the score expresses; as persuasion it counts half.
 */
export const GRADE_CAPS: Record<Grade, number> = { A: 1, B: 0.8, C: 0.6, D: 0.5, E: 0.3 };

interface Weighted {
  id: RuleId;
  grade: Grade;
  importance: number;
  goals?: Partial<Record<Goal, number>>;
  placements?: Partial<Record<Placement, number>>;
}

interface WeightSettings {
  goal: Goal;
  placement: Placement;
  lens?: RuleLens;
}

/** How much the rule matters for this goal and placement and under this lens, 1 by default. */
export function settingFactor(
  rule: Pick<Weighted, 'id' | 'goals' | 'placements'>,
  { goal, placement, lens }: WeightSettings,
): number {
  return (rule.goals?.[goal] ?? 1) * (rule.placements?.[placement] ?? 1) * (lens?.weights[rule.id] ?? 1);
}

/** Weight = cap of the grade x importance x factor of the goal x factor of the placement x factor of the lens. */
export function ruleWeight(rule: Weighted, settings: WeightSettings): number {
  return GRADE_CAPS[rule.grade] * rule.importance * settingFactor(rule, settings);
}
