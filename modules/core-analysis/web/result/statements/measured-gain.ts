import type { Placement } from '../../../contract/analysis.ts';
import type { Fix } from '../../../contract/fixes.ts';

/** Points that a rendered fix of this rule brought on a placement, measured; null where there is none. */
export function measuredGain(fixes: readonly Fix[], ruleId: string, placement: Placement): number | null {
  const gains = fixes
    .filter((fix) => fix.kind !== 'combined' && fix.placement === placement)
    .filter(({ changedRules }) =>
      changedRules.some((rule) => rule.ruleId === ruleId && (rule.after?.response ?? 0) > (rule.before?.response ?? 0)),
    )
    .map(({ scoreBefore, scoreAfter }) => Math.round(scoreAfter) - Math.round(scoreBefore));
  return gains.length > 0 ? Math.max(...gains) : null;
}
