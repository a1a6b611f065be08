import type {
  AppliedLens,
  Benchmark,
  DismissedFinding,
  JudgingChange,
  JudgingLens,
  LensChange,
} from '../../contract/lens.ts';
import { ADJUSTABLE_RULE_IDS, type AdjustableRuleId, RULE_IDS, type RuleId } from '../../contract/rule-ids.ts';
import type { Trade } from '../../contract/trade.ts';
import type { Assessment } from '../rules/book/assessment.ts';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import type { RuleLens } from '../rules/book/rule-lens.ts';

/** Bounds of a factor, of one change and of all changes of a rule together. */
export const LENS_BOUNDS = { weight: { least: 0, most: 3 }, target: { least: 0.5, most: 2 } } as const;

/** A finding its owner dismissed, as it is kept. */
export type Dismissal = Omit<DismissedFinding, 'title' | 'points'>;

export interface CombinedLens {
  readonly rules: RuleLens;
  readonly changes: readonly LensChange[];
  readonly benchmarks: readonly Benchmark[];
  readonly dismissed: readonly Dismissal[];
  /** Null: no lens says. */
  readonly sells: Trade | null;
  /** Changes that name no rule of the book, or a target that cannot be adjusted: left out. */
  readonly ignored: readonly { readonly by: string; readonly ruleId: string }[];
}

/**
 * All lenses as one: factors on the same rule multiply, within bounds. What changes nothing is left out. A check that was
 * dismissed as intended has no weight, whatever the lenses say.
 */
export function combineLenses(lenses: readonly JudgingLens[], dismissed: readonly Dismissal[] = []): CombinedLens {
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
  const out = new Set(dismissed.filter(({ reason }) => reason === 'intended').map(({ ruleId }) => ruleId));
  for (const ruleId of RULE_IDS) if (out.has(ruleId)) weights[ruleId] = 0;
  return {
    rules: { weights, targets },
    changes: changes.filter(({ ruleId }) => !out.has(ruleId)),
    benchmarks: lenses.flatMap(({ benchmarks = [] }) => benchmarks),
    dismissed,
    sells: lenses.find((lens) => lens.sells !== undefined)?.sells ?? null,
    ignored,
  };
}

/** The lens as the result names it: only what touched a rule that was measured here, what moves the score most first. */
export function appliedLens(
  { changes, benchmarks, dismissed }: CombinedLens,
  {
    book,
    here,
    scoreWithout,
    pointsOf,
    pointsOfDismissal,
  }: {
    book: readonly Assessment[];
    here: readonly Assessment[];
    scoreWithout: number;
    /** What one change alone does to the exact score. */
    pointsOf: (change: LensChange) => number;
    /** The same of a dismissal; null where it touches nothing of this creative. */
    pointsOfDismissal: (dismissal: Dismissal) => number | null;
  },
): AppliedLens {
  const targetIn = (all: readonly Assessment[], id: string): string | undefined => {
    const found = all.find((a) => a.rule.id === id);
    return found?.kind === 'judged' ? found.evidence.target : undefined;
  };
  const counts = new Set(book.filter((a) => a.kind === 'judged' || a.kind === 'lost_with').map((a) => a.rule.id));
  const named = dismissed.flatMap((one) => {
    const points = one.reason === 'intended' && !counts.has(one.ruleId as RuleId) ? null : pointsOfDismissal(one);
    return points === null ? [] : [{ ...one, title: titleOf(one.ruleId), points: toTenth(points) }];
  });
  return {
    scoreWithout,
    benchmarks: [...benchmarks],
    ...(named.length > 0 && { dismissed: named }),
    changes: changes
      .filter(({ ruleId }) => counts.has(ruleId as RuleId))
      .map((change) => {
        const before = targetIn(book, change.ruleId);
        const after = targetIn(here, change.ruleId);
        const named = { ...change, points: toTenth(pointsOf(change)) };
        return change.kind === 'target' && before !== undefined && after !== undefined
          ? { ...named, target: { book: before, here: after } }
          : named;
      })
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
  };
}

const toTenth = (points: number): number => Math.round(points * 10) / 10 || 0;

/** A change by itself, as the rules take it. */
export function alone({ kind, ruleId, factor }: LensChange): RuleLens {
  return kind === 'weight'
    ? { weights: { [ruleId]: factor }, targets: {} }
    : { weights: {}, targets: { [ruleId]: factor } };
}

function titleOf(id: string): string {
  return ALL_RULES.find((rule) => rule.id === id)?.title ?? id;
}
