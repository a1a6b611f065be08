import type {
  AdjustableRuleId,
  JudgedFor,
  JudgingChange,
  JudgingLens,
  RuleId,
  Tone,
  Trade,
} from '#modules/core-analysis/api.ts';
import type { Choices, ContentGoal, Industry } from '../../contract/profile.ts';
import { benchmarksOf } from './benchmark-table.ts';
import { BY_AUDIENCE, BY_GOAL, BY_INDUSTRY, type ChangeRow } from './change-table.ts';

type Goal = JudgedFor['goal'];

/** The goal of an analysis that says the same. */
export const GOAL_OF: Readonly<Record<ContentGoal, Goal>> = {
  increase_sales: 'sales',
  brand_awareness: 'awareness',
  engagement: 'engagement',
  lead_generation: 'leads',
  community_building: 'community',
};

/** Industries that all but say what is sold; of the others it may be many things. */
const SOLD_IN: Readonly<Partial<Record<Industry, Trade>>> = { travel: 'stays', education: 'courses' };

/** However many choices speak for the same: a profile leans, it does not turn the book around. */
const BOUNDS = { weight: { least: 0.5, most: 2 }, target: { least: 0.7, most: 1.4 } } as const;

/** All that a profile changes for an analysis made for `goal`: factors on the same multiply, within bounds, and keep their reasons. */
export function changesOf(choices: Choices, goal: Goal): ChangeRow[] {
  const rows = [
    ...((choices.industry && BY_INDUSTRY[choices.industry]) ?? []),
    ...choices.contentGoals.filter((own) => GOAL_OF[own] !== goal).flatMap((own) => BY_GOAL[own]),
    ...choices.targetAudience.flatMap((own) => BY_AUDIENCE[own] ?? []),
  ];
  const merged = new Map<string, ChangeRow>();
  for (const row of rows) {
    const key = `${row.kind} ${row.ruleId}`;
    const before = merged.get(key);
    merged.set(key, before ? both(before, row) : row);
  }
  return [...merged.values()];
}

function both(one: ChangeRow, other: ChangeRow): ChangeRow {
  const { least, most } = BOUNDS[one.kind];
  return {
    ...one,
    factor: Math.min(most, Math.max(least, one.factor * other.factor)),
    reason: `${one.reason} ${other.reason}`,
    source: one.source === other.source ? one.source : `${one.source}; ${other.source}`,
  };
}

/** How a profile changes the judging; null where it changes nothing and has nothing to hold against. */
export function lensOf(choices: Choices, goal: Goal): JudgingLens | null {
  const changes = changesOf(choices, goal);
  const benchmarks = benchmarksOf(choices.industry);
  if (changes.length + benchmarks.length === 0) return null;
  const sells = choices.industry && SOLD_IN[choices.industry];
  const of = <Id extends RuleId>(kind: ChangeRow['kind']) =>
    changes.filter((row) => row.kind === kind) as unknown as JudgingChange<Id>[];
  return {
    by: 'Your profile',
    weights: of<RuleId>('weight').map(asked),
    targets: of<AdjustableRuleId>('target').map(asked),
    benchmarks,
    ...(sells && { sells }),
  };
}

function asked<Id extends RuleId>({ ruleId, factor, reason, source }: JudgingChange<Id>): JudgingChange<Id> {
  return { ruleId, factor, reason, ...(source && { source }) };
}

/** Values of the profile that change nothing, for whatever goal an analysis is made. */
export function silentOf({ industry, targetAudience }: Choices): string[] {
  return [
    ...(industry && !BY_INDUSTRY[industry] ? [industry] : []),
    ...targetAudience.filter((own) => !BY_AUDIENCE[own]),
  ];
}

export function toneOf({ aiPersonality, preferredFeedbackStyle }: Choices): Tone {
  return { style: aiPersonality, length: preferredFeedbackStyle };
}
