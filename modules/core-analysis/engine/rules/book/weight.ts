import type { Goal, Placement } from '../../../contract/analysis.ts';
import type { Grade } from '../../../contract/evidence.ts';

/**
 * The most a rule may weigh, by the strength of the evidence for its direction. A guideline (D) may refuse delivery, which its
 * cap on the score expresses; as persuasion it counts half.
 */
export const GRADE_CAPS: Record<Grade, number> = { A: 1, B: 0.8, C: 0.6, D: 0.5, E: 0.3 };

interface Weighted {
  grade: Grade;
  importance: number;
  goals?: Partial<Record<Goal, number>>;
  placements?: Partial<Record<Placement, number>>;
}

/** How much the rule matters for this goal and placement, 1 by default. */
export function settingFactor(
  rule: Pick<Weighted, 'goals' | 'placements'>,
  settings: { goal: Goal; placement: Placement },
): number {
  return (rule.goals?.[settings.goal] ?? 1) * (rule.placements?.[settings.placement] ?? 1);
}

/** Weight = cap of the grade x importance x factor of the goal x factor of the placement. */
export function ruleWeight(rule: Weighted, settings: { goal: Goal; placement: Placement }): number {
  return GRADE_CAPS[rule.grade] * rule.importance * settingFactor(rule, settings);
}
