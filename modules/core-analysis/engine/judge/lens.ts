import type { AppliedLens, Benchmark, JudgingChange, JudgingLens, LensChange } from '../../contract/lens.ts';
import { ADJUSTABLE_RULE_IDS, type AdjustableRuleId, RULE_IDS, type RuleId } from '../../contract/rule-ids.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import type { RuleLens } from '../rules/book/rule-lens.ts';

/** Bounds of a factor, of one change and of all changes of a rule together. */
export const LENS_BOUNDS = { weight: { least: 0, most: 3 }, target: { least: 0.5, most: 2 } } as const;

export interface CombinedLens {
  readonly rules: RuleLens;
  readonly changes: readonly LensChange[];
  readonly benchmarks: readonly Benchmark[];
  /** Changes that name no rule of the book, or a target that cannot be adjusted: left out. */
  readonly ignored: readonly { readonly by: string; readonly ruleId: string }[];
}

/** All lenses as one: factors on the same rule multiply, within bounds. What changes nothing is left out. */
export function combineLenses(lenses: readonly JudgingLens[]): CombinedLens {
  const weights: Partial<Record<RuleId, number>> = {};
  const targets: Partial<Record<AdjustableRuleId, number>> = {};
  const changes: LensChange[] = [];
  const ignored: { by: string; ruleId: string }[] = [];
  const take = <Id extends string>(
    kind: LensChange['kind'],
    ids: readonly Id[],
    factors: Partial<Record<Id, number>>,
    { by }: JudgingLens,
    asked: JudgingChange<Id>,
  ) => {
    const ruleId = ids.find((id) => id === asked.ruleId);
    if (ruleId === undefined || !Number.isFinite(asked.factor)) {
      ignored.push({ by, ruleId: asked.ruleId });
      return;
    }
    const before: number = factors[ruleId] ?? 1;
    const { least, most } = LENS_BOUNDS[kind];
    const after = Math.min(most, Math.max(least, before * asked.factor));
    if (after === before) return;
    factors[ruleId] = after;
    const factor = before === 0 ? after : after / before;
    const { reason, source } = asked;
    changes.push({ by, kind, ruleId, title: titleOf(ruleId), factor, reason, ...(source && { source }) });
  };
  for (const lens of lenses) {
    for (const asked of lens.weights ?? []) take('weight', RULE_IDS, weights, lens, asked);
    for (const asked of lens.targets ?? []) take('target', ADJUSTABLE_RULE_IDS, targets, lens, asked);
  }
  return {
    rules: { weights, targets },
    changes,
    benchmarks: lenses.flatMap(({ benchmarks = [] }) => benchmarks),
    ignored,
  };
}

/** The lens as the result names it: only what touched a rule that was measured here, what moves the score most first. */
export function appliedLens(
  { changes, benchmarks }: CombinedLens,
  {
    book,
    here,
    scoreWithout,
    pointsOf,
  }: {
    book: readonly Assessment[];
    here: readonly Assessment[];
    scoreWithout: number;
    /** What one change alone does to the exact score. */
    pointsOf: (change: LensChange) => number;
  },
): AppliedLens {
  const targetIn = (all: readonly Assessment[], id: string): string | undefined => {
    const found = all.find((a) => a.rule.id === id);
    return found?.kind === 'judged' ? found.evidence.target : undefined;
  };
  const counts = new Set(book.filter((a) => a.kind === 'judged' || a.kind === 'lost_with').map((a) => a.rule.id));
  return {
    scoreWithout,
    benchmarks: [...benchmarks],
    changes: changes
      .filter(({ ruleId }) => counts.has(ruleId as RuleId))
      .map((change) => {
        const before = targetIn(book, change.ruleId);
        const after = targetIn(here, change.ruleId);
        const named = { ...change, points: Math.round(pointsOf(change) * 10) / 10 || 0 };
        return change.kind === 'target' && before !== undefined && after !== undefined
          ? { ...named, target: { book: before, here: after } }
          : named;
      })
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
  };
}

/** A change by itself, as the rules take it. */
export function alone({ kind, ruleId, factor }: LensChange): RuleLens {
  return kind === 'weight'
    ? { weights: { [ruleId]: factor }, targets: {} }
    : { weights: {}, targets: { [ruleId]: factor } };
}

function titleOf(id: string): string {
  return ALL_RULES.find((rule) => rule.id === id)?.title ?? id;
}
